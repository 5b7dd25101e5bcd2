import { ENTRY_LENGTH, fitsTheSpace, formsOf, tenTo } from "./entry-forms.ts";

/** A typed answer that cannot be read. It is told before it is graded, so it costs nothing. */
export interface Malformed {
  readonly kind: "malformed";
  /** One sentence for the learner: what cannot be read, and what to type. */
  readonly reason: string;
  /** The entries that the reason offers instead; each of them can be read. */
  readonly instead: readonly string[];
}

type Fault = (text: string) => Malformed | undefined;

/** Nobody means a longer text as a number; past this it is not looked into. */
const LONGEST_LOOKED_INTO = 40;

/** What is wrong with a tidied text, the first that a reader would name; nothing when it is an entry. */
export function faultOf(text: string): Malformed | undefined {
  if (text.length > LONGEST_LOOKED_INTO) return malformed(TOO_LONG);
  return firstOf(FAULTS, text);
}

function firstOf(faults: readonly Fault[], text: string): Malformed | undefined {
  for (const fault of faults) {
    const found = fault(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

const TOO_LONG = `An answer has at most ${ENTRY_LENGTH} characters, not counting a minus sign`;
const ZERO_BELOW = "The number below the slash cannot be 0";
const FORMS = "type a whole number, a decimal or a fraction such as 3/4";

/** The complaint, and what to type instead: what is offered, as far as it can be read. */
function malformed(complaint: string, offered: readonly string[] = [], what = ""): Malformed {
  const instead = offered.filter((text) => faultOf(text) === undefined).slice(0, 2);
  const way = instead.length === 0 ? FORMS : `type ${what}${instead.join(" or ")}`;
  return { kind: "malformed", reason: `${complaint}: ${way}.`, instead };
}

function nothing(text: string): Malformed | undefined {
  return text === "" ? malformed("Nothing has been typed yet") : undefined;
}

function mixedNumber(text: string): Malformed | undefined {
  const match = /^(-?) ?(\d+)\s+(\d+) ?\/ ?(\d+)$/.exec(text);
  if (match === null) return undefined;
  const [, minus = "", whole = "", over = "", under = ""] = match;
  if (/^0+$/.test(under)) return malformed(ZERO_BELOW);
  const size = BigInt(whole) * BigInt(under) + BigInt(over);
  const forms = formsOf(minus === "" ? size : -size, BigInt(under));
  return malformed("A mixed number cannot be entered", forms, `${text} as `);
}

/** The characters that learners try, by what to call them. */
const FOREIGN: readonly (readonly [characters: RegExp, name: string])[] = [
  [/,/, "A comma"],
  [/%/, "A percent sign"],
  [/[$€£]/, "A currency sign"],
  [/°/, "A degree sign"],
  [/\+/, "A plus sign"],
  [/[()[\]{}]/, "A bracket"],
  [/[=<>≤≥≠]/, "A relation sign"],
  [/[*×·•^]/, "A sign of multiplication or of a power"],
  [/√/, "A root sign"],
  [/π/, "The sign π"],
  [/\p{L}/u, "A letter"],
  [/\s/, "A space"],
];

function foreignCharacter(text: string): Malformed | undefined {
  const [found] = /[^\d./-]/u.exec(text) ?? [];
  if (found === undefined) return undefined;
  const name = FOREIGN.find(([characters]) => characters.test(found))?.[1];
  return malformed(`${name ?? `The character ${found}`} cannot be entered`, meantBy(text));
}

/** What is plainly meant by a text with foreign characters; nothing where that would be a guess. */
function meantBy(text: string): readonly string[] {
  if (/[√π]|pi|\p{No}/iu.test(text)) return [];
  if (/^-?\d+,\d{3}$/.test(text)) return [text.replace(",", "")];
  if (/^-?\d*,\d+$/.test(text)) return [text.replace(",", ".")];
  if (/^[\d\s./-]+$/.test(text)) return /\d\s+\d/.test(text) ? [] : [text.replaceAll(/\s/g, "")];
  // Signs, units and names stand before the number or after it.
  const core = /^[^\d./-]*([\d./-]+)[^\d./-]*$/u.exec(text)?.[1];
  return core === undefined ? [] : [core];
}

function misplacedMinus(text: string): Malformed | undefined {
  if (text.lastIndexOf("-") <= 0) return undefined;
  const below = /^(-?)(\d+)\/-(\d+)$/.exec(text);
  const behind = /^([\d./]+)-$/.exec(text);
  const offered =
    below === null
      ? [behind === null ? "" : `-${behind[1]}`]
      : [`${below[1] === "" ? "-" : ""}${below[2]}/${below[3]}`];
  return malformed("One minus sign can stand, in front of the answer", offered);
}

function slashes(text: string): Malformed | undefined {
  return text.split("/").length > 2 ? malformed("An answer has at most one slash") : undefined;
}

function points(text: string): Malformed | undefined {
  return text.split("/").some((part) => part.split(".").length > 2)
    ? malformed("A number has at most one point")
    : undefined;
}

function missingDigits(text: string): Malformed | undefined {
  if (!/\d/.test(text)) return malformed("There is no digit in the answer");
  return text.split("/").every((part) => /\d/.test(part))
    ? undefined
    : malformed("A fraction has a number on both sides of its slash");
}

function zeroDenominator(text: string): Malformed | undefined {
  return /\/[0.]+$/.test(text) ? malformed(ZERO_BELOW) : undefined;
}

function pointInFraction(text: string): Malformed | undefined {
  return text.includes("/") && text.includes(".")
    ? malformed("A fraction is made of whole numbers", formsOfText(text))
    : undefined;
}

function tooLong(text: string): Malformed | undefined {
  return fitsTheSpace(text) ? undefined : malformed(TOO_LONG, formsOfText(text));
}

const FAULTS: readonly Fault[] = [
  nothing,
  mixedNumber,
  foreignCharacter,
  misplacedMinus,
  slashes,
  points,
  missingDigits,
  zeroDenominator,
  pointInFraction,
  tooLong,
];

/** What can be typed for the number that a text without other faults is. */
function formsOfText(text: string): readonly string[] {
  const [over, under] = text.split("/").map((part) => {
    const [whole = "", decimals = ""] = part.split(".");
    return { units: BigInt(`${whole}${decimals}`), unit: tenTo(decimals.length) };
  });
  if (over === undefined) return [];
  return formsOf(over.units * (under?.unit ?? 1n), over.unit * (under?.units ?? 1n));
}
