/** How a clause is cited: rulings and the table's own clauses by their letter, printed ones by the sign of a section. */

export function cited(clause: string): string {
  return /^[RK]/.test(clause) ? clause : `§${clause}`;
}
