/** Clauses that are named inside a sentence. */

export type Part = { readonly text: string } | { readonly clause: string };

const NAMED = /(§?)\b([A-Za-z]{0,2}\d+(?:\.\d+)*[a-z]?)\b/g;

/** A sentence in parts: its words, and between them the clauses it names, by sign of section, number or letter. */
export function quoted(sentence: string, known: ReadonlySet<string>): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: whole, 1: sign, 2: clause = "", index } of sentence.matchAll(NAMED)) {
    if (!known.has(clause) || (sign === "" && !/\D/.test(clause))) continue;
    parts.push({ text: sentence.slice(from, index) }, { clause });
    from = index + whole.length;
  }
  parts.push({ text: sentence.slice(from) });
  return parts.filter((part) => "clause" in part || part.text !== "");
}
