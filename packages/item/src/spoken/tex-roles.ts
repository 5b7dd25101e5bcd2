import type { Tex, TexPart } from "../tex.ts";
import { AFTER_VALUES, FUNCTIONS, KINDS, ORDERS, RAISED, RELATIONS, VALUES } from "./tex-words.ts";

/** What a part of a formula is to the parts beside it: a formula is a row of values, with signs between them. */

/** Whether it ends a value, so that a sign after it works on two: `x` in `x - 2`. */
export function endsValue(part: TexPart | undefined): boolean {
  if (part?.kind !== "sign") return part !== undefined;
  return part.name in VALUES || part.name in AFTER_VALUES;
}

/** Whether it begins a value of its own. */
export function beginsValue(part: TexPart | undefined): boolean {
  if (part?.kind !== "sign") return part !== undefined && !isAttached(part);
  return part.name in VALUES || part.name in FUNCTIONS || part.name in KINDS;
}

/** Whether it belongs to the value before it, as an exponent does. */
export function isAttached(part: TexPart | undefined): boolean {
  if (part?.kind === "sign") return part.name in AFTER_VALUES;
  return part?.kind === "raised" || part?.kind === "lowered";
}

export function isRelation(part: TexPart | undefined): boolean {
  return part?.kind === "sign" && part.name in RELATIONS;
}

/** Where two orders meet in one value, as in `-1 < x < 3`: their places, if they do. */
export function chainIn(parts: Tex): readonly [first: number, second: number] | undefined {
  const [first, second] = parts.flatMap((part, at) =>
    part.kind === "sign" && part.name in ORDERS ? [at] : [],
  );
  if (first === undefined || second === undefined) return undefined;
  const isOneValue = parts
    .slice(first + 1, second)
    .every((part) => part.kind !== "words" && !isSign(part, ","));
  return isOneValue ? [first, second] : undefined;
}

/** Whether a whole number and a fraction of numbers stand side by side here, as in `1\frac{1}{2}`. */
export function isMixedNumber(before: TexPart, part: TexPart): boolean {
  if (before.kind !== "number" || before.text.includes(".") || part.kind !== "fraction")
    return false;
  return [part.over, part.under].every((tex) => isSimple(tex) && tex[0]?.kind === "number");
}

/** One number or letter, so that nobody can mistake where it ends. */
export function isSimple(tex: Tex): boolean {
  const [part] = tex;
  if (part === undefined || tex.length > 1) return false;
  if (part.kind === "sign") return part.name in VALUES;
  return part.kind === "number" || part.kind === "letter" || part.kind === "words";
}

/** One number or letter, perhaps with a sign before it. */
export function isSimpleTerm(tex: Tex): boolean {
  return isSimple(isSign(tex[0], "-") ? tex.slice(1) : tex);
}

export function isSign(part: TexPart | undefined, name: string): boolean {
  return part?.kind === "sign" && part.name === name;
}

/** The one word for what is raised, if there is one. */
export function raisedName(raised: Tex): string | undefined {
  const [part] = raised;
  if (raised.length > 1) return undefined;
  if (part?.kind === "sign") return RAISED[part.name];
  return part?.kind === "number" ? RAISED[part.text] : undefined;
}

/** Whether a letter after it needs no word between, as after `2` in `2x`. */
export function isQuietBefore(part: TexPart): boolean {
  if (part.kind === "raised") return raisedName(part.inner) !== undefined;
  return part.kind === "sign" || isSimple([part]);
}

/** Whether it needs no word between after a number, as `x` in `2x`, or a point's coordinates after its name. */
export function isQuietAfter(part: TexPart): boolean {
  if (part.kind === "fenced") return part.inner.some((each) => isSign(each, ","));
  return part.kind === "letter" || part.kind === "words" || part.kind === "sign";
}

/** Whether it is said without a word for its end, so that a pause must tell what comes after it apart. */
export function isOpen(part: TexPart): boolean {
  switch (part.kind) {
    case "fraction":
      return isSimple(part.over) && isSimple(part.under);
    case "root":
      return isSimpleTerm(part.radicand);
    case "raised":
      return raisedName(part.inner) === undefined && isSimpleTerm(part.inner);
    case "lowered":
      return isSimpleTerm(part.inner);
    case "fenced":
      return part.open === "|" && isSimpleTerm(part.inner);
    default:
      return false;
  }
}

/** The letters that name functions whatever their argument. */
const FUNCTION_LETTERS = /^[fgh]$/;

/** Whether the part here is what a function is of: `(x)` in `f(x)`, but not in `a(x - 1)` or `a(b)^x`. */
export function isArgument(parts: Tex, at: number): boolean {
  const [before, part, after] = [parts[at - 1], parts[at], parts[at + 1]];
  if (before === undefined || part === undefined || isAttached(part)) return false;
  if (isFunction(parts, at - 1)) return true;
  if (before.kind !== "letter" || part.kind !== "fenced" || part.open !== "(") return false;
  return (
    FUNCTION_LETTERS.test(before.text) || (isSimpleTerm(part.inner) && after?.kind !== "raised")
  );
}

/** Whether a function's name ends here, perhaps with an exponent of its own. */
function isFunction(parts: Tex, at: number): boolean {
  const part = parts[at];
  if (part?.kind === "sign") return part.name in FUNCTIONS;
  return isAttached(part) && isFunction(parts, at - 1);
}

/** A value in brackets that says degrees. */
export function isBracketedDegrees([value, degrees, ...rest]: Tex): boolean {
  if (value?.kind !== "fenced" || degrees?.kind !== "raised" || rest.length > 0) return false;
  return raisedName(degrees.inner) === RAISED["circ"];
}
