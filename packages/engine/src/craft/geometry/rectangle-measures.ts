import { type Face, numeral } from "../options/option.ts";
import type { Chance } from "../../random/chance.ts";
import type { Triple } from "./pythagorean.ts";

export const UNITS = ["inches", "feet", "centimeters", "meters"];
export type FigureAsk = "side" | "perimeter" | "corner" | "half";
export type ConditionAsk = keyof typeof WORDS;
type Ask = FigureAsk | ConditionAsk;

/** What the rectangle with these sides and this diagonal measures. */
export function measure([a, b, c]: Triple, ask: Ask): number {
  const [shorter, longer] = [Math.min(a, b), Math.max(a, b)];
  return {
    side: b,
    perimeter: 2 * (a + b),
    corner: a + b,
    half: a + b + c,
    excess: c - shorter,
    over: c - longer,
    shorter,
    longer,
    difference: longer - shorter,
  }[ask];
}

export function faces(triple: Triple, asks: readonly Ask[]): Record<Ask, Face> {
  const entries = asks.map((ask) => [ask, numeral(measure(triple, ask))]);
  return Object.fromEntries(entries) as Record<Ask, Face>; // only the asks are read
}

/** Gives up a triangle two of whose measures are the same, or far from each other. */
export function requireLike(chance: Chance, triple: Triple, asks: readonly Ask[]): void {
  const measures = asks.map((ask) => measure(triple, ask));
  chance.require(new Set(measures).size === asks.length, "two options alike");
  chance.require(Math.max(...measures) < 10 * Math.min(...measures), "options far apart");
}

/** The measures in words, as far as no corner is named. */
export const WORDS = {
  excess: "the difference between the lengths of the diagonal and one of the shorter sides",
  over: "the difference between the lengths of the diagonal and one of the longer sides",
  shorter: "the length of one of the shorter sides",
  longer: "the length of one of the longer sides",
  difference: "the difference between the lengths of two adjacent sides",
};

/** A rectangle as it is drawn by chance. */
export interface Drawn {
  readonly triple: Triple;
  readonly letters: string;
  readonly unit: string;
}
