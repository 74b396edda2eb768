/** How far a lesson has come, kept so that a reload goes on there. */

const shelf = (table: string) => `gonfalon-lesson-${table}`;

export function keptStep(table: string): number {
  try {
    return Number(localStorage.getItem(shelf(table)) ?? 0);
  } catch {
    return 0;
  }
}

export function keepStep(table: string, step: number): void {
  try {
    localStorage.setItem(shelf(table), String(step));
  } catch {
    return;
  }
}
