import {
  type Token,
  isFunctionName,
  isNumber,
  mark,
  nameToken,
  startsWithLetter,
} from "./tokens.ts";
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
  return new TexReader(tex).all();
}

const [OPEN, CLOSE, OVER, RAISED, COMMA] = [mark("("), mark(")"), mark("/"), mark("^"), mark(",")];

class TexReader {
  readonly #pieces: readonly string[];
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#pieces = (source.match(PIECES) ?? []).filter(
      (piece) => !SILENT.has(piece) && piece.trim() !== "",
    );
    this.#source = source;
  }

  all(): Token[] {
    const tokens: Token[] = [];
    while (this.#at < this.#pieces.length) this.#next(tokens);
    return tokens;
  }

  #take(): string {
    const piece = this.#pieces[this.#at++];
    if (piece === undefined) throw new UnreadableError(`"${this.#source}" ends too early`);
    return piece;
  }

  /** Adds what comes next to the tokens. */
  #next(tokens: Token[]): void {
    const piece = this.#take();
    if (isNumber(piece)) {
      tokens.push({
        kind: "number",
        digits: piece.includes(",") ? piece.replaceAll(/[{},]/g, "") : piece,
      });
      return;
    }
    switch (piece) {
      case "{":
        return this.#group(tokens);
      case "\\frac":
      case "\\dfrac":
        return this.#fraction(tokens);
      case "\\sqrt":
        return this.#root(tokens);
      case "^":
        return this.#superscript(tokens);
      default:
        tokens.push(MARKS[piece] ?? this.#tokenOf(piece));
    }
  }

  #tokenOf(piece: string): Token {
    const sign = SIGNS[piece];
    if (sign !== undefined) return { kind: "sign", sign };
    if (startsWithLetter(piece)) return nameToken(piece + this.#subscript());
    const name = piece.slice(1);
    if (isFunctionName(name)) return nameToken(name);
    if (piece.startsWith("\\") && GREEK.has(name)) return nameToken(name);
    throw new UnreadableError(
      `"${piece}" in "${this.#source}" is not a formula the examiner reads`,
    );
  }

  /** What stands in braces, or the one piece after the command. */
  #argument(): Token[] {
    const tokens: Token[] = [];
    this.#next(tokens);
    return tokens;
  }

  /** Tokens up to the closing brace, in brackets. */
  #group(tokens: Token[]): void {
    const inside = this.#upTo("}");
    if (inside.length === 0) throw new UnreadableError(`"${this.#source}" holds an empty group`);
    if (inside.length === 1) tokens.push(...inside);
    else tokens.push(OPEN, ...inside, CLOSE);
  }

  #upTo(end: string): Token[] {
    const inside: Token[] = [];
    while (this.#pieces[this.#at] !== end) this.#next(inside);
    this.#take();
    return inside;
  }

  #fraction(tokens: Token[]): void {
    tokens.push(OPEN);
    this.#next(tokens);
    tokens.push(OVER, OPEN);
    this.#next(tokens);
    tokens.push(CLOSE, CLOSE);
  }

  #root(tokens: Token[]): void {
    if (this.#pieces[this.#at] !== "[") {
      tokens.push(nameToken("sqrt"), OPEN, ...this.#argument(), CLOSE);
      return;
    }
    this.#take();
    tokens.push(nameToken("root"), OPEN, ...this.#upTo("]"), COMMA, ...this.#argument(), CLOSE);
  }

  /** An exponent in brackets, or the degree sign. */
  #superscript(tokens: Token[]): void {
    const exponent = this.#argument();
    const [only] = exponent;
    const isDegree = exponent.length === 1 && only?.kind === "mark" && only.mark === "°";
    if (isDegree) tokens.push(only);
    else tokens.push(RAISED, OPEN, ...exponent, CLOSE);
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
