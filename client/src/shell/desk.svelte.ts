/** What lies open on the desk beside the board: the rules at a clause, one panel, the keys. */

export type Panel = "settings" | "about" | "keys" | "menu" | "import" | "options" | "quit";

class Desk {
  clause = $state<string | null>(null);
  isRulesOpen = $state(false);
  isSearching = $state(false);
  panel = $state<Panel | null>(null);
  /** The sheet over the map. */
  leaf = $state<string | null>(null);

  openRule(clause: string | null): void {
    this.panel = null;
    this.isRulesOpen = true;
    this.isSearching = false;
    if (clause !== null) this.clause = clause;
  }

  search(): void {
    this.isRulesOpen = true;
    this.isSearching = true;
  }

  closeRules(): void {
    this.isRulesOpen = false;
  }

  open(panel: Panel): void {
    this.panel = panel;
  }

  /** Lays a sheet over the map, or takes it away. */
  turnLeaf(id: string): void {
    this.leaf = this.leaf === id ? null : id;
  }

  /** Closes what lies on top; false when nothing does. */
  stepBack(): boolean {
    if (this.panel !== null) this.panel = null;
    else if (this.isRulesOpen) this.isRulesOpen = false;
    else if (this.leaf !== null) this.leaf = null;
    else return false;
    return true;
  }

  clear(): void {
    this.leaf = null;
    this.panel = null;
    this.isRulesOpen = false;
  }
}

export const desk = new Desk();
