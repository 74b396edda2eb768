/** Where the choices of the board are found in the page. */

/** The first thing that those in hand can do, the best of them. */
export const FIRST_CHOICE = "[data-testid=choices] [data-choice]";
