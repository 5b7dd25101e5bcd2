import { readTex, type Tex, type TexPart } from "../tex.ts";
import {
  beginsValue,
  chainIn,
  endsValue,
  isArgument,
  isAttached,
  isBracketedDegrees,
  isMixedNumber,
  isOpen,
  isQuietAfter,
  isQuietBefore,
  isRelation,
  isSign,
  isSimple,
  isSimpleTerm,
  raisedName,
} from "./tex-roles.ts";
import { BRACKETS, PREFIXES, RAISED_UNITS, SIGN_WORDS, UNITS } from "./tex-words.ts";

/**
 * A formula in words, as a teacher would read it aloud: "3 over 4", "x squared", "negative 7". What is compound says
 * where it ends, so that formulas that differ sound different.
 */
export function spokenMath(tex: string): string {
  const words = wordsOf(readTex(tex));
  const said = new Set(words.split(" "));
  return words.replace(/\b[A-Z]\b/g, (letter) =>
    said.has(letter.toLowerCase()) ? `capital ${letter}` : letter,
  );
}

function wordsOf(tex: Tex): string {
  const parts = withUnits(tex.filter(({ kind }) => kind !== "space"));
  const chain = chainIn(parts);
  if (chain === undefined) return rowWords(parts);
  const [first, second] = chain;
  return `${rowWords(parts.slice(0, second))}, and ${wordsOf(parts.slice(first + 1))}`;
}

/** A raised unit as one word: square centimeters. */
function withUnits(parts: Tex): Tex {
  return parts.flatMap((part, at) => {
    if (raisedUnit(parts, at - 1) !== undefined) return [];
    const text = raisedUnit(parts, at);
    return text === undefined ? [part] : [{ kind: "words", text }];
  });
}

function raisedUnit(parts: Tex, at: number): string | undefined {
  const [part, after] = [parts[at], parts[at + 1]];
  if (part?.kind !== "words" || after?.kind !== "raised" || !isSimple(after.inner))
    return undefined;
  const [exponent] = after.inner;
  const unit = UNITS[part.text.trim()];
  const power = exponent?.kind === "number" ? RAISED_UNITS[exponent.text] : undefined;
  return unit && power && `${power} ${unit}`;
}

/** What is said one after the other. */
function rowWords(parts: Tex): string {
  return parts
    .map((part, at) => jointBefore(part, parts, at) + partWords(part, parts, at))
    .join("");
}

/** What is said between a part and the one before it: a pause, or a multiplication that no sign shows. */
function jointBefore(part: TexPart, parts: Tex, at: number): string {
  const before = parts[at - 1];
  if (before === undefined || isSign(part, ",")) return "";
  if (isArgument(parts, at)) return " of ";
  if (isMixedNumber(before, part)) return " and ";
  if (!endsValue(before) || isAttached(part)) return " ";
  const pause = isOpen(before) && !isRelation(part) ? ", " : " ";
  if (!beginsValue(part)) return pause;
  return isQuietBefore(before) && isQuietAfter(part) ? " " : `${pause}times `;
}

function partWords(part: TexPart, parts: Tex, at: number): string {
  switch (part.kind) {
    case "number":
      return part.text.replace(/^\./, "point ");
    case "letter":
      return part.text;
    case "words":
      return UNITS[part.text.trim()] ?? part.text.trim();
    case "space":
      return "";
    case "sign":
      return (
        (endsValue(parts[at - 1]) ? undefined : PREFIXES[part.name]) ??
        SIGN_WORDS[part.name] ??
        part.name
      );
    case "fenced":
      return part.open === "|"
        ? `the absolute value of ${ended(part.inner, "absolute value")}`
        : bracketed(part, parts, at);
    case "fraction":
      return isOpen(part)
        ? `${wordsOf(part.over)} over ${wordsOf(part.under)}`
        : `the fraction ${wordsOf(part.over)}, over ${wordsOf(part.under)}, end fraction`;
    case "root":
      return `the ${rootName(wordsOf(part.index))} root of ${ended(part.radicand, "root")}`;
    case "raised":
      return raisedName(part.inner) ?? `to the power ${ended(part.inner, "power")}`;
    case "lowered":
      return `sub ${ended(part.inner, "sub")}`;
    case "overlined":
      return `segment ${wordsOf(part.inner)}`;
    case "rows":
      return part.rows.map((row, place) => `row ${place + 1}: ${wordsOf(row)}`).join("; ");
  }
}

/** What stands in a place of its own, and where it ends unless that is plain. */
function ended(tex: Tex, name: string): string {
  return isSimpleTerm(tex) ? wordsOf(tex) : `${wordsOf(tex)}, end ${name}`;
}

/** What stands in brackets, which are said where they part what would be heard as one. */
function bracketed(part: TexPart & { kind: "fenced" }, parts: Tex, at: number): string {
  const { open, close, inner } = part;
  const said = listed(inner);
  return isPlain(inner, parts, at)
    ? said
    : [BRACKETS[open], said, BRACKETS[close]].filter((word) => word !== undefined).join(" ");
}

/** Whether what is in brackets can be told from what is around it without a word for them. */
function isPlain(inner: Tex, parts: Tex, at: number): boolean {
  if (isSimple(inner)) return true;
  if (isArgument(parts, at)) {
    const isCall = inner.length === 2 && isArgument(inner, 1);
    if (isCall || isBracketedDegrees(inner)) return true;
  }
  return isSimpleTerm(inner) && at > 0 && !isAttached(parts[at + 1]);
}

/** Members of a list or coordinates, with the comma between them said. */
function listed(inner: Tex): string {
  const members: TexPart[][] = [[]];
  for (const part of inner) {
    if (isSign(part, ",")) members.push([]);
    else members.at(-1)?.push(part);
  }
  return members.map(wordsOf).join(" comma ");
}

const ROOTS: Readonly<Record<string, string>> = { "": "square", "2": "square", "3": "cube" };

function rootName(index: string): string {
  return ROOTS[index] ?? `${index}th`;
}
