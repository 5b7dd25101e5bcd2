import { CONSTANTS, FUNCTIONS } from "./known-names.ts";
import { type Stretch, Trouble } from "./trouble.ts";

export interface Token extends Stretch {
  readonly kind: "number" | "name" | "sign";
  readonly text: string;
}

/** Texts longer than this are none that a person typed. */
const LONGEST_TEXT = 1000;

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻";

/** Signs that are written in several ways. */
const PLAIN: Readonly<Record<string, string>> = {
  "≤": "<=",
  "=<": "<=",
  "≥": ">=",
  "=>": ">=",
  "≠": "!=",
  "−": "-",
  "–": "-",
  "×": "*",
  "·": "*",
  "⋅": "*",
  "∗": "*",
  "÷": "/",
  "⁄": "/",
  "∣": "|",
  "…": "...",
  "**": "^",
};

const WORD_SIGNS: Readonly<Record<string, string>> = { of: "of", "√": "sqrt", π: "pi" };

/** Longer names first, or `sinx` would be read as s, i, n, x. */
const WORDS = [...FUNCTIONS, ...CONSTANTS.keys(), "of"]
  .filter((word) => word.length > 1)
  .toSorted((one, other) => other.length - one.length);

const LETTER = "[a-zA-Z\\u03b1-\\u03c9]";

const TOKEN = new RegExp(
  [
    "(?<space>\\s+)",
    "(?<number>\\d+(?:\\.(?!\\.)\\d*)?|\\.\\d+)",
    `(?<word>${WORDS.join("|")}|√|π)`,
    `(?<letter>${LETTER}(?:_\\{[a-zA-Z0-9]+\\}|_[a-zA-Z0-9]|\\d+)?)`,
    `(?<raised>[${SUPERSCRIPTS}]+)`,
    "(?<sign>\\.\\.\\.|<=|>=|=<|=>|!=|\\*\\*|[-+*/^=<>~!%°|()[\\]{},:_≤≥≠−–×·⋅∗÷⁄∣…])",
  ].join("|"),
  "uy",
);

/** Parts a text into tokens, each written in the one way that the reader knows. */
export function tokensOf(text: string): readonly Token[] {
  if (text.length > LONGEST_TEXT) {
    throw new Trouble("This is too long to read.", { from: LONGEST_TEXT, to: text.length });
  }
  const tokens: Token[] = [];
  for (let from = 0; from < text.length;) {
    TOKEN.lastIndex = from;
    const groups = TOKEN.exec(text)?.groups;
    const to = TOKEN.lastIndex;
    if (groups === undefined) {
      const sign = String.fromCodePoint(text.codePointAt(from) ?? 0);
      throw new Trouble(`“${sign}” has no meaning here.`, { from, to: from + sign.length });
    }
    tokens.push(...tokensFrom(groups, { from, to }));
    from = to;
  }
  return tokens;
}

function tokensFrom(groups: Record<string, string | undefined>, at: Stretch): Token[] {
  const { number, word, letter, raised, sign } = groups;
  const name = word === undefined ? letter : (WORD_SIGNS[word] ?? word);
  if (number !== undefined) return [{ kind: "number", text: number, ...at }];
  if (raised !== undefined) return raisedTokens(raised, at);
  if (name === "of") return [{ kind: "sign", text: "of", ...at }];
  if (name !== undefined) return [{ kind: "name", text: name.replaceAll(/[_{}]/g, ""), ...at }];
  return sign === undefined ? [] : [{ kind: "sign", text: PLAIN[sign] ?? sign, ...at }];
}

/** A raised number is a power in brackets. */
function raisedTokens(raised: string, at: Stretch): Token[] {
  const plain = [...raised]
    .map((sign) => "0123456789-".charAt(SUPERSCRIPTS.indexOf(sign)))
    .join("");
  const number = plain.replace(/^-/, "");
  if (number === "" || number.includes("-")) {
    throw new Trouble("This power cannot be read.", at);
  }
  const sign = (text: string): Token => ({ kind: "sign", text, ...at });
  const minus = plain.startsWith("-") ? [sign("-")] : [];
  return [sign("^"), sign("("), ...minus, { kind: "number", text: number, ...at }, sign(")")];
}
