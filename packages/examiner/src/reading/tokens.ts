import { type Sign, UnreadableError } from "./tree.ts";

/** What both notations come down to before they are parsed. */
export type Token =
  | { readonly kind: "number"; readonly digits: string }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "function"; readonly name: string }
  | { readonly kind: "sign"; readonly sign: Sign }
  | { readonly kind: "mark"; readonly mark: Mark };

export type Mark = "+" | "-" | "*" | "/" | "^" | "(" | ")" | "," | "|" | "°";

/** Names that are functions wherever they stand. */
const FUNCTIONS = new Set(["sqrt", "root", "abs", "sin", "cos", "tan", "log", "ln"]);

export function isFunctionName(name: string): boolean {
  return FUNCTIONS.has(name);
}

export function mark(text: Mark): Token {
  return { kind: "mark", mark: text };
}

export function nameToken(name: string): Token {
  return { kind: FUNCTIONS.has(name) ? "function" : "name", name };
}

const SIGNS: Readonly<Record<string, Sign>> = {
  "<=": "<=",
  ">=": ">=",
  "!=": "!=",
  "=": "=",
  "<": "<",
  ">": ">",
};

const MARKS: Readonly<Record<string, Token>> = {
  "+": mark("+"),
  "-": mark("-"),
  "*": mark("*"),
  "/": mark("/"),
  "^": mark("^"),
  "(": mark("("),
  ")": mark(")"),
  ",": mark(","),
  "|": mark("|"),
};

/** White space, a number, a name, a sign or one character. */
const PIECES = /\s+|\d+(?:\.\d+)?|\.\d+|[A-Za-z][A-Za-z0-9_]*|[<>!]=|[^]/g;

/** Tokens of calculator syntax, such as `3*x^2 + sqrt(5) = 7`. */
export function codeTokens(code: string): Token[] {
  const tokens: Token[] = [];
  for (const piece of code.match(PIECES) ?? []) {
    const token = MARKS[piece] ?? tokenOf(piece);
    if (token !== undefined) tokens.push(token);
    else if (piece.trim() !== "") {
      throw new UnreadableError(`"${piece}" in "${code}" is not calculator syntax`);
    }
  }
  return tokens;
}

function tokenOf(piece: string): Token | undefined {
  if (isNumber(piece)) return { kind: "number", digits: piece };
  if (startsWithLetter(piece)) return nameToken(piece);
  const sign = SIGNS[piece];
  return sign && { kind: "sign", sign };
}

/** Whether a piece is a number: digits, with or without a point; a point alone is none. */
export function isNumber(piece: string): boolean {
  return isDigit(piece.charCodeAt(0)) || (piece.length > 1 && piece.startsWith("."));
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Whether a piece begins with one of the letters A to Z, small or capital. */
export function startsWithLetter(piece: string): boolean {
  // The two cases of a letter differ by this bit.
  const code = piece.charCodeAt(0) | 32;
  return code >= 97 && code <= 122;
}
