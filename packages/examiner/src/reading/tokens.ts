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

const PIECES =
  /\s*(?:(\d+(?:\.\d+)?|\.\d+)|([A-Za-z][A-Za-z0-9_]*)|(<=|>=|!=|=|<|>)|([-+*/^(),|]))/y;

/** Tokens of calculator syntax, such as `3*x^2 + sqrt(5) = 7`. */
export function codeTokens(code: string): Token[] {
  const tokens: Token[] = [];
  const text = code.trim();
  for (PIECES.lastIndex = 0; PIECES.lastIndex < text.length;) {
    const from = PIECES.lastIndex;
    const piece = PIECES.exec(text);
    if (piece === null) {
      throw new UnreadableError(`"${text.slice(from)}" in "${code}" is not calculator syntax`);
    }
    const [, digits, name, sign, symbol] = piece;
    if (digits !== undefined) tokens.push({ kind: "number", digits });
    else if (name !== undefined) tokens.push(nameToken(name));
    else if (sign !== undefined) tokens.push({ kind: "sign", sign: sign as Sign }); // as PIECES allows
    else tokens.push(mark(symbol as Mark)); // as PIECES allows
  }
  return tokens;
}
