import { faultOf, type Malformed } from "./entry-faults.ts";
import { ENTRY_LENGTH, gcd, tenTo } from "./entry-forms.ts";
import type { Rational } from "./rational.ts";

/** A typed answer that can be read. */
export interface Entry {
  readonly kind: "entry";
  /** As typed, without spaces around it and with the plain minus and slash. */
  readonly text: string;
  /** The number it is, exactly. */
  readonly value: Rational;
  /**
   * The digits after the point of a decimal that fills the space, so that no further digit would have fitted;
   * null for every other entry. Zeros in front of the number win no space.
   */
  readonly filledTo: number | null;
}

/**
 * Reads a typed answer by the exam's rules: digits, one point or one slash, a leading minus; five characters, six with
 * the minus. Spaces around it count for nothing, and a typographic minus or slash is taken for the plain one: a phone's
 * keyboard puts them there, and what is meant is clear.
 */
export function readEntry(typed: string): Entry | Malformed {
  const text = typed
    .trim()
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll(/[\u2044\u2215]/g, "/");
  return faultOf(text) ?? { kind: "entry", text, value: valueOf(text), filledTo: filledTo(text) };
}

/** Why a text will not become an entry, however it is typed on; null while it is one, or the beginning of one. */
export function faultSoFar(typed: string): Malformed | null {
  const read = readEntry(typed);
  if (read.kind === "entry") return null;
  // Where anything can follow that makes an entry, a digit does.
  return readEntry(`${typed.trim()}1`).kind === "entry" ? null : read;
}

/** The number of a well-formed text, whose few digits are safe integers. */
function valueOf(text: string): Rational {
  const [over = "", under = "1"] = text.split("/");
  const [whole = "", decimals = ""] = over.split(".");
  const num = BigInt(`${whole}${decimals}`);
  const den = BigInt(under) * tenTo(decimals.length);
  const divisor = gcd(num, den);
  return { num: Number(num / divisor), den: Number(den / divisor) };
}

function filledTo(text: string): number | null {
  const [, size = "", decimals = ""] = /^-?((?:0|[1-9]\d*)?\.(\d+))$/.exec(text) ?? [];
  return size.length === ENTRY_LENGTH ? decimals.length : null;
}
