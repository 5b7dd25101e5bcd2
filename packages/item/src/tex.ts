/** The TeX that formulas are written in, read once, here, into what it says rather than how it is set. */

/** The parts of a formula from left to right. */
export type Tex = readonly TexPart[];

export type TexPart =
  | { readonly kind: "number" | "letter" | "words"; readonly text: string }
  /** A character such as `=`, or a command by its name, such as `le`. */
  | { readonly kind: "sign"; readonly name: string }
  | { readonly kind: "space" }
  /** What stands between brackets or bars; `close` is empty where nothing closes it. */
  | { readonly kind: "fenced"; readonly open: string; readonly close: string; readonly inner: Tex }
  | { readonly kind: "fraction"; readonly over: Tex; readonly under: Tex }
  /** The index is empty for a square root. */
  | { readonly kind: "root"; readonly index: Tex; readonly radicand: Tex }
  /** What stands raised or lowered after the part before it. */
  | { readonly kind: "raised" | "lowered"; readonly inner: Tex }
  | { readonly kind: "overlined"; readonly inner: Tex }
  /** Equations under each other. */
  | { readonly kind: "rows"; readonly rows: readonly Tex[] };

export function readTex(tex: string): Tex {
  return partsUntil({ tokens: tex.match(TOKENS) ?? [], at: 0 }, []).parts;
}

/** Commands with a text in braces; numbers with their groups of thousands; other commands; single characters. */
const TOKENS =
  /\\begin\{array\}\{[^{}]*\}|\\(?:begin|end|text|textrm|textbf|mathrm|mathbf|operatorname)\s*\{[^{}]*\}|\\(?:[a-zA-Z]+|[^])|\d+(?:(?:\{,\}|,)\d{3}(?!\d))*(?:\.\d+)?|\.\d+|\S/gu;

/** A place among the tokens; reading moves it on. */
interface Cursor {
  readonly tokens: string[];
  at: number;
}

interface Stretch {
  readonly parts: TexPart[];
  /** The token that ended it; empty at the end of the formula. */
  readonly end: string;
}

const FENCES: Readonly<Record<string, readonly string[]>> = {
  "(": [")", "]"],
  "[": ["]", ")"],
  "\\{": ["\\}"],
  "|": ["|"],
};

/** Commands that only size or set what follows. */
const SILENT =
  /^\\(?:left|right|displaystyle|textstyle|limits|[bB]igg?[lr]?|mathit|!|end\s*\{.*\})$/;
const SPACES = /^(?:~|\\(?:[\s,;:\\]|q?quad)?)$/;
const WITH_WORDS = /^\\(?:text|textrm|textbf|mathrm|mathbf|operatorname)\s*\{(.*)\}$/;
const FRACTION = /^\\[dt]?frac$/;

function partsUntil(cursor: Cursor, ends: readonly string[]): Stretch {
  const parts: TexPart[] = [];
  while (cursor.at < cursor.tokens.length) {
    const token = nextToken(cursor);
    // A bar closes nothing yet where it stands beside one that opens.
    const opens = token === "|" && parts.length === 0;
    if (ends.includes(token) && !opens) return { parts, end: token };
    parts.push(...partsAt(token, cursor));
  }
  return { parts, end: "" };
}

function nextToken(cursor: Cursor): string {
  const token = cursor.tokens[cursor.at] ?? "";
  cursor.at += 1;
  return token;
}

/** What begins with a token: one part as a rule, none of what is silent, all of a group. */
function partsAt(token: string, cursor: Cursor): readonly TexPart[] {
  if (/^[.\d]*\d/.test(token)) return [{ kind: "number", text: token.replaceAll("{,}", ",") }];
  if (/^\p{L}$/u.test(token)) return [{ kind: "letter", text: token }];
  if (SPACES.test(token)) return [{ kind: "space" }];
  if (token === "{") return partsUntil(cursor, ["}"]).parts;
  if (token === "}" || token === "&") return [];
  if (token === "^") return [{ kind: "raised", inner: argument(cursor) }];
  if (token === "_") return [{ kind: "lowered", inner: argument(cursor) }];
  const closes = FENCES[token];
  if (closes !== undefined) {
    const { parts, end } = partsUntil(cursor, closes);
    return [{ kind: "fenced", open: bare(token), close: bare(end), inner: parts }];
  }
  return token.length > 1 ? command(token, cursor) : [{ kind: "sign", name: token }];
}

function command(token: string, cursor: Cursor): readonly TexPart[] {
  if (SILENT.test(token)) {
    // A fence that is not drawn.
    if (cursor.tokens[cursor.at] === ".") cursor.at += 1;
    return [];
  }
  const words = WITH_WORDS.exec(token)?.[1];
  if (words !== undefined) return [{ kind: "words", text: words }];
  if (token.startsWith("\\begin")) return [{ kind: "rows", rows: rows(cursor) }];
  if (FRACTION.test(token)) {
    return [{ kind: "fraction", over: argument(cursor), under: argument(cursor) }];
  }
  if (token === "\\sqrt") {
    return [{ kind: "root", index: optional(cursor), radicand: argument(cursor) }];
  }
  if (token === "\\overline") return [{ kind: "overlined", inner: argument(cursor) }];
  return [{ kind: "sign", name: bare(token) }];
}

/** What a command takes: a group, or one part; of a number without braces its first digit alone. */
function argument(cursor: Cursor): Tex {
  const token = nextToken(cursor);
  if (!/^\d\d/.test(token)) return partsAt(token, cursor);
  cursor.at -= 1;
  cursor.tokens[cursor.at] = token.slice(1);
  return [{ kind: "number", text: token.charAt(0) }];
}

function optional(cursor: Cursor): Tex {
  if (cursor.tokens[cursor.at] !== "[") return [];
  cursor.at += 1;
  return partsUntil(cursor, ["]"]).parts;
}

function rows(cursor: Cursor): Tex[] {
  const out: Tex[] = [];
  for (let end = "\\\\"; end === "\\\\";) {
    const row = partsUntil(cursor, ["\\\\", ...cursor.tokens.filter(isEnd)]);
    if (row.parts.length > 0) out.push(row.parts);
    end = row.end;
  }
  return out;
}

function isEnd(token: string): boolean {
  return token.startsWith("\\end");
}

function bare(token: string): string {
  return token.replace(/^\\/, "");
}
