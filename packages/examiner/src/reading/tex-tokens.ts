import { type Token, isFunctionName, mark, nameToken } from "./tokens.ts";
import { type Sign, UnreadableError } from "./tree.ts";

const SIGNS: Readonly<Record<string, Sign>> = {
  "=": "=",
  "<": "<",
  ">": ">",
  "\\le": "<=",
  "\\leq": "<=",
  "\\ge": ">=",
  "\\geq": ">=",
  "\\lt": "<",
  "\\gt": ">",
  "\\ne": "!=",
  "\\neq": "!=",
};

const MARKS: Readonly<Record<string, Token>> = {
  "+": mark("+"),
  "-": mark("-"),
  "\u2212": mark("-"),
  "*": mark("*"),
  "/": mark("/"),
  "^": mark("^"),
  "(": mark("("),
  ")": mark(")"),
  "[": mark("("),
  "]": mark(")"),
  ",": mark(","),
  "|": mark("|"),
  "\\cdot": mark("*"),
  "\\times": mark("*"),
  "\\div": mark("/"),
  "\\circ": mark("°"),
};

const GREEK = new Set(["pi", "theta", "alpha", "beta", "mu"]);

/** The names of the commands that stand for a sign, a mark or a letter. */
export const SIGN_COMMANDS: readonly string[] = [
  ...[...Object.keys(SIGNS), ...Object.keys(MARKS)].flatMap(
    (piece) => /^\\([a-z]+)$/i.exec(piece)?.[1] ?? [],
  ),
  ...GREEK,
];

/** Commands that set type without a meaning of their own. */
const SILENT = new Set([
  "\\left",
  "\\right",
  "\\,",
  "\\;",
  "\\!",
  "\\:",
  "\\ ",
  "\\quad",
  "\\displaystyle",
]);

/** A command, digits with commas in groups of three, or one character. */
const PIECES =
  /\\[A-Za-z]+|\\.|\d{1,3}(?:(?:\{,\}|,)\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?|\.\d+|\s+|./gsu;

/** Tokens of printed TeX, such as `\frac{3}{4}x \le 5`; every letter is a symbol of its own. */
export function texTokens(tex: string): Token[] {
  return new TexReader(tex.match(PIECES) ?? [], tex).all();
}

class TexReader {
  readonly #pieces: readonly string[];
  readonly #source: string;
  #at = 0;

  constructor(pieces: readonly string[], source: string) {
    this.#pieces = pieces.filter((piece) => piece.trim() !== "" && !SILENT.has(piece));
    this.#source = source;
  }

  all(): Token[] {
    const tokens: Token[] = [];
    while (this.#at < this.#pieces.length) tokens.push(...this.#next());
    return tokens;
  }

  #take(): string {
    const piece = this.#pieces[this.#at++];
    if (piece === undefined) throw new UnreadableError(`"${this.#source}" ends too early`);
    return piece;
  }

  #next(): Token[] {
    const piece = this.#take();
    if (piece === "{") return this.#group();
    if (piece === "\\frac" || piece === "\\dfrac") return this.#fraction();
    if (piece === "\\sqrt") return this.#root();
    if (piece === "^") return this.#superscript();
    if (/^[\d.]/.test(piece)) return [{ kind: "number", digits: piece.replaceAll(/[{},]/g, "") }];
    const sign = SIGNS[piece];
    if (sign !== undefined) return [{ kind: "sign", sign }];
    const symbol = MARKS[piece];
    if (symbol !== undefined) return [symbol];
    if (/^[A-Za-z]$/.test(piece)) return [nameToken(piece + this.#subscript())];
    return this.#command(piece);
  }

  #command(piece: string): Token[] {
    const name = piece.slice(1);
    if (isFunctionName(name)) return [nameToken(name)];
    if (/^\\[a-z]+$/i.test(piece) && GREEK.has(name)) return [nameToken(name)];
    throw new UnreadableError(
      `"${piece}" in "${this.#source}" is not a formula the examiner reads`,
    );
  }

  /** What stands in braces, or the one piece after the command. */
  #argument(): Token[] {
    return this.#next();
  }

  /** Tokens up to the closing brace, in brackets. */
  #group(): Token[] {
    const inside: Token[] = [];
    while (this.#pieces[this.#at] !== "}") inside.push(...this.#next());
    this.#take();
    if (inside.length === 0) throw new UnreadableError(`"${this.#source}" holds an empty group`);
    return inside.length === 1 ? inside : [mark("("), ...inside, mark(")")];
  }

  #fraction(): Token[] {
    const [over, under] = [this.#argument(), this.#argument()];
    return [mark("("), ...over, mark("/"), mark("("), ...under, mark(")"), mark(")")];
  }

  #root(): Token[] {
    if (this.#pieces[this.#at] !== "[") {
      return [nameToken("sqrt"), mark("("), ...this.#argument(), mark(")")];
    }
    this.#take();
    const index: Token[] = [];
    while (this.#pieces[this.#at] !== "]") index.push(...this.#next());
    this.#take();
    return [nameToken("root"), mark("("), ...index, mark(","), ...this.#argument(), mark(")")];
  }

  /** An exponent in brackets, or the degree sign. */
  #superscript(): Token[] {
    const exponent = this.#argument();
    const [only] = exponent;
    const isDegree = exponent.length === 1 && only?.kind === "mark" && only.mark === "°";
    return isDegree ? exponent : [mark("^"), mark("("), ...exponent, mark(")")];
  }

  #subscript(): string {
    if (this.#pieces[this.#at] !== "_") return "";
    this.#take();
    const piece = this.#take();
    if (piece !== "{") return `_${piece}`;
    let text = "";
    for (let next = this.#take(); next !== "}"; next = this.#take()) text += next;
    return `_${text}`;
  }
}
