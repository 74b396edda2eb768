/** How a clause is cited: what has a letter by it, printed ones by the sign of a section. */

export function cited(clause: string): string {
  return /^[RKS]/.test(clause) ? clause : `§${clause}`;
}
