/** The drawings of Croisades: men, riders and horses from above, what they lie on, and their markers. */

import grounds from "../../art/croisades-grounds.svg?raw";
import men from "../../art/croisades-men.svg?raw";
import riders from "../../art/croisades-riders.svg?raw";

export const ART = [grounds, men, riders].join("");
