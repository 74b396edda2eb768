/** The two sides of Croisades: the family's, one of them under its own name. */

import { LIVERIES as FAMILY } from "../crusades";
import type { Livery } from "../livery";
import type { Side } from "./view";

export const LIVERIES: Readonly<Record<Side, Livery>> = { crusader: FAMILY.crusader, saracen: FAMILY.muslim };
