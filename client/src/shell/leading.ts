/** After Enter has taken something in hand beside the board, the next Tab leads to what can be done with it, and Shift and Tab from there back. */

class Leading {
  #taken: HTMLElement | null = null;
  #from: HTMLElement | null = null;

  /** Something was taken by its button; only a key leads on. */
  took(event: MouseEvent): void {
    this.#taken = event.detail === 0 ? (event.currentTarget as HTMLElement) : null;
  }

  /** Tab on the button that took it goes to the first of what can be done; once, so that nobody is kept from the rest. */
  onward(event: KeyboardEvent, first: string): void {
    const button = event.currentTarget as HTMLElement;
    const goal = event.key === "Tab" && !event.shiftKey && button === this.#taken ? document.querySelector<HTMLElement>(first) : null;
    if (event.key !== "Enter" && event.key !== " ") this.#taken = null;
    if (goal === null) return;
    event.preventDefault();
    goal.focus();
    this.#from = button;
  }

  /** Shift and Tab goes back to the button, where one has just come from it. */
  back(event: KeyboardEvent): void {
    if (event.key === "Shift") return;
    const from = this.#from;
    this.#from = null;
    if (event.key !== "Tab" || !event.shiftKey || !from?.isConnected) return;
    event.preventDefault();
    from.focus();
    this.#taken = from;
  }
}

export const leading = new Leading();
