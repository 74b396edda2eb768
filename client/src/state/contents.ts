/** The rules as a reader finds his way in them: chapters, search, neighbours. */

export interface ClauseLike {
  readonly id: string;
  readonly title: string;
  readonly gist: string;
}

export interface RulingLike {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export interface Chapter<C> {
  readonly id: string;
  readonly clauses: readonly C[];
}

/** The chapter of a clause: its first number, or the letter of the manual. */
export function chapterOf(id: string): string {
  return /^[a-zA-Z]/.exec(id)?.[0] ?? id.split(".")[0] ?? id;
}

export function chapters<C extends ClauseLike>(clauses: readonly C[]): readonly Chapter<C>[] {
  const found = new Map<string, C[]>();
  for (const clause of clauses) {
    const chapter = chapterOf(clause.id);
    found.set(chapter, [...(found.get(chapter) ?? []), clause]);
  }
  return [...found].map(([id, inside]) => ({ id, clauses: inside }));
}

/** The ids whose texts hold every word sought, those with it in the title first; small letters and accents do not matter. */
export function searched(clauses: readonly ClauseLike[], rulings: readonly RulingLike[], sought: string): readonly string[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const texts = [
    ...clauses.map(({ id, title, gist }) => ({ id, head: `${id} ${title}`, body: gist })),
    ...rulings.map(({ id, question, answer }) => ({ id, head: `${id} ${question}`, body: answer })),
  ];
  const holds = (text: string) => words.every((word) => plain(text).includes(word));
  const found = texts.filter(({ head, body }) => holds(`${head} ${body}`));
  return [...found.filter(({ head }) => holds(head)), ...found.filter(({ head }) => !holds(head))].map(({ id }) => id);
}

/** The clauses before and after one. */
export function beside<C extends ClauseLike>(clauses: readonly C[], id: string): readonly [C | undefined, C | undefined] {
  const at = clauses.findIndex((clause) => clause.id === id);
  return at < 0 ? [undefined, undefined] : [clauses[at - 1], clauses[at + 1]];
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
