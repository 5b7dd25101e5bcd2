import type { TableClaim, TableClaimFacts } from "@sat/engine";
import { BLANK, type ShownChoice } from "@sat/item";
import { UnprovenError } from "../../solving/unproven.ts";
import type { Shown } from "./read-figure.ts";

export type Sides = readonly [number, number];

/** A gap of so small a part of the widest is hardly any. */
const HARDLY_ANY = 0.25;
/** How many times a gap must be another for a claim about one of the two to be plain. */
const PLAINLY = 1.6;

const WIDE = /\b(?:great(?:ly)?|far)\b/;
const NARROW = /\b(?:hardly|little|almost|nearly)\b/;
/** What a claim about an extreme is about: differences, or the figures of a column. */
const DIFFERENCE = /\b(?:difference|gap|together)\b/;
/** Superlatives at either end, of differences and of figures. */
const OF_DIFFERENCES = [/\b(?:greatest|widest)\b/, /\b(?:smallest|narrowest|closest)\b/] as const;
const OF_FIGURES = [
  /\b(?:greatest|largest|highest|longest|most|tallest|fastest|thickest|fullest|busiest|liveliest|deepest|sharpest|sweetest|best)\b/,
  /\b(?:smallest|lowest|shortest|least|fewest|lightest|slowest|thinnest|flattest|poorest|quietest|palest|worst)\b/,
] as const;
/** Stems about a hypothesis; whoever supports doubts of it weakens it. */
const STEMS: readonly (readonly [RegExp, "support" | "weaken"])[] = [
  [/ that support the hypothesis of the .+\?$/, "support"],
  [/ that weaken the hypothesis of the .+\?$/, "weaken"],
  [/ that support the doubts of the .+\?$/, "weaken"],
];

/** The claim of the facts, which must be what the passage and the stem say in their own words. */
export function readClaim({ claim, columns }: TableClaimFacts, item: ShownChoice): TableClaim {
  const passage = item.passage ?? "";
  const sentence = passage.split(/[.?] /).at(-1) ?? "";
  if (!says(claim, { sentence, passage, stem: item.question, columns })) {
    throw new UnprovenError(`the text does not make the claim: "${sentence}"`);
  }
  return claim;
}

interface Printed {
  /** The last sentence of the passage. */
  readonly sentence: string;
  readonly passage: string;
  readonly stem: string;
  readonly columns: TableClaimFacts["columns"];
}

function says(claim: TableClaim, { sentence, passage, stem, columns }: Printed): boolean {
  const isOpen = sentence.endsWith(`: ${BLANK}`);
  switch (claim.kind) {
    case "gap": {
      const [is, isNot] = claim.size === "wide" ? [WIDE, NARROW] : [NARROW, WIDE];
      return isOpen && is.test(sentence) && !isNot.test(sentence);
    }
    case "extreme": {
      const column = columns[claim.of === "second" ? 1 : 0].toLowerCase();
      const isAbout =
        DIFFERENCE.test(sentence) === (claim.of === "gap") &&
        (claim.of === "gap" || sentence.toLowerCase().includes(column));
      const [most, least] = claim.of === "gap" ? OF_DIFFERENCES : OF_FIGURES;
      const [is, isNot] = claim.most ? [most, least] : [least, most];
      return isOpen && isAbout && is.test(sentence) && !isNot.test(sentence);
    }
    case "hypothesis":
      return (
        STEMS.find(([wording]) => wording.test(stem))?.[1] === claim.ask &&
        /\bhypothes/.test(passage) &&
        (!/\bdoubts\b/.test(stem) || /\bdoubt/.test(passage))
      );
  }
}

/** Whether what the figure shows of a group is what the claim is about. */
export function bears(claim: TableClaim, row: string, data: Shown): boolean {
  const [x, y] = data.get(row) ?? [Number.NaN, Number.NaN];
  switch (claim.kind) {
    case "gap": {
      const share = gapOf([x, y]) / Math.max(...[...data.values()].map(gapOf));
      return claim.size === "wide"
        ? standsOut(row, data, true) && hasGreatestChange(row, data)
        : standsOut(row, data, false) && share <= HARDLY_ANY;
    }
    case "extreme":
      return claim.of === "gap" ? standsOut(row, data, claim.most) : isExtreme(claim, row, data);
    case "hypothesis": {
      const isMet = claim.more === "first" ? x > y : y > x;
      return x !== y && isMet === (claim.ask === "support");
    }
  }
}

function gapOf([x, y]: Sides): number {
  return Math.abs(x - y);
}

/** Whether its gap is plainly wider, or plainly narrower, than every other group's. */
function standsOut(row: string, data: Shown, isWider: boolean): boolean {
  const own = gapOf(data.get(row) ?? [Number.NaN, Number.NaN]);
  return [...data].every(([name, sides]) => {
    if (name === row) return true;
    const [wide, narrow] = isWider ? [own, gapOf(sides)] : [gapOf(sides), own];
    return wide >= PLAINLY * narrow - 1e-9;
  });
}

/** Whether no other group changes by a greater part of its own figures, so that the claim holds in either sense. */
function hasGreatestChange(row: string, data: Shown): boolean {
  const part = (sides: Sides) => gapOf(sides) / Math.max(...sides);
  const own = part(data.get(row) ?? [Number.NaN, Number.NaN]);
  return [...data.values()].every((sides) => part(sides) <= own);
}

/** Whether no other group comes up to its figure. */
function isExtreme(
  { of, most }: Extract<TableClaim, { kind: "extreme" }>,
  row: string,
  data: Shown,
): boolean {
  const amountOf = (sides: Sides) => sides[of === "first" ? 0 : 1];
  const own = amountOf(data.get(row) ?? [Number.NaN, Number.NaN]);
  return [...data].every(([name, sides]) => {
    if (name === row) return true;
    return most ? amountOf(sides) < own : amountOf(sides) > own;
  });
}
