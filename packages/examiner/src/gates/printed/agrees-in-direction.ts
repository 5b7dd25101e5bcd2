import type { Facts } from "@sat/engine";
import type { Direction } from "./directions.ts";
import { formulasOfFacts } from "./facts-formulas.ts";
import { figuresOf, magnitude } from "./magnitudes.ts";
import { type Standing, boundsOf, standingsOfFacts } from "./standing.ts";

/** Whether the facts say the same of the number; undefined where they have no sign for it. */
export function agreesInDirection(direction: Direction, facts: Facts): boolean | undefined {
  switch (direction.kind) {
    case "bound":
      return agreesWithBounds(direction, facts);
    case "change":
      return agreesWithSums(direction, facts);
    case "share":
      return isNoChange(direction, facts);
  }
}

function agreesWithBounds(
  { value, from, strict }: Extract<Direction, { kind: "bound" }>,
  facts: Facts,
): boolean | undefined {
  const bounds = formulasOfFacts(facts)
    .relations.flatMap(boundsOf)
    .filter((bound) => figuresOf(bound.value) === figuresOf(value));
  if (bounds.length === 0) return undefined;
  return bounds.some((bound) => bound.from === from && bound.strict === strict);
}

function agreesWithSums(
  { value, percent, sign }: Extract<Direction, { kind: "change" }>,
  facts: Facts,
): boolean | undefined {
  const all = standingsOfFacts(facts);
  const parts = standingsOf(value, percent, all);
  const signs = [
    ...(percent ? all.flatMap((standing) => signsOfFactor(standing, value)) : []),
    ...parts.map((part) => (part.value < 0 ? -part.sum : part.sum)),
  ];
  // A share that is a factor alone is a part of something, and no change of it.
  if (signs.every((each) => each === 0) && parts.some(isShareOf(value))) return false;
  // A number that also stands outside of every sum may be the one that print speaks of.
  return signs.length === 0 || signs.includes(0) ? undefined : signs.includes(sign);
}

function isShareOf(percent: number) {
  return (standing: Standing) => isAlike(standing.value, percent / 100);
}

/** 1.21 or 0.79 as it stands is a change by 21 %; worked out, as 79/100 is, it may be a part. */
function signsOfFactor({ value, leaf }: Standing, percent: number): number[] {
  return leaf ? [1, -1].filter((sign) => isAlike(value, 1 + (sign * percent) / 100)) : [];
}

/** A share of something stands as a factor, and not beside 1 alone as a change does. */
function isNoChange({ value }: Direction, facts: Facts): boolean | undefined {
  const parts = standingsOf(value, true, standingsOfFacts(facts));
  return parts.length === 0 ? undefined : parts.some(({ besideOne }) => !besideOne);
}

/** Where the number stands, or of a percent the share. */
function standingsOf(value: number, percent: boolean, all: readonly Standing[]): Standing[] {
  const forms = percent ? [value, value / 100] : [value];
  return all.filter((standing) => forms.some((form) => isAlike(standing.value, form)));
}

function isAlike(a: number, b: number): boolean {
  return magnitude(a) === magnitude(b);
}
