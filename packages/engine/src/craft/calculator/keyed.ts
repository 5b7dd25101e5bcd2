/** Letters that stand alone, and not in the name of a function. */
const LETTER = /(?<![a-z])[a-z](?![a-z])/gi;

/** A formula of the facts as a student types it: no signs of multiplication that are not needed, `x^2` for `x^(2)`. */
export function keyed(formula: string): string {
  return formula
    .replace(/\^\((\d+|[a-z])\)/g, "^$1")
    .replace(/(?<![a-z^])\((\d+|[a-z])\)(?=\/)/g, "$1")
    .replace(/\/\((\d+)\)(?![a-z(])/g, "/$1")
    .replace(/([\d)a-z])\*(?=[a-z(])/g, "$1")
    .replace(/abs\(([^()]*)\)/g, "|$1|");
}

/** The letters of a formula, each once. */
export function lettersIn(...formulas: readonly string[]): readonly string[] {
  return [...new Set(formulas.flatMap((formula) => formula.match(LETTER) ?? []))];
}

/** A formula with other letters. */
export function renamed(formula: string, names: Readonly<Record<string, string>>): string {
  return formula.replace(LETTER, (letter) => names[letter] ?? letter);
}
