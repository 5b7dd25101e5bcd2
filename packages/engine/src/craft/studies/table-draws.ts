import type { StudyData } from "@sat/content";
import type { TableClaim } from "../../facts/evidence.ts";
import type { Chance } from "../../random/chance.ts";
import { type Pair, type Scale, oriented } from "./table-values.ts";

/** A row and two values that an option cites of it. */
export interface Cited {
  readonly row: number;
  readonly pair: Pair;
}

/** The data of the four groups, the claim made of them, and what the four options cite; one of these is the key. */
export interface TableDraw {
  readonly pairs: readonly Pair[];
  readonly claim: TableClaim;
  readonly members: readonly [Cited, Cited, Cited, Cited];
  readonly key: number;
  /** Whether the difference between two values says all that the claim is about. */
  readonly isOfDifferences: boolean;
}

/** Makes data and claim from a scale. The key is drawn first, so that the options are the same whichever it is. */
export type TableDrawer = (data: StudyData, scale: Scale, chance: Chance) => TableDraw;

/** Steps between two columns that differ somewhat; fewest of those that clearly differ, and that differ much. */
const SOME = 2;
const CLEAR = 3;
const MUCH = 5;

/**
 * The claim is about the one group that differs much between the columns, or about the one that hardly does. The
 * options cite two groups as differing much and two as hardly differing, one of each kind as it is. What is true of
 * the other two follows the claim, so that the group it speaks of stands alone; the options do not.
 */
export const drawContrast: TableDrawer = (data, scale, chance) =>
  contrastOf(data, scale, chance, (isWide) => ({ kind: "gap", size: isWide ? "wide" : "narrow" }));

function contrastOf(
  data: StudyData,
  scale: Scale,
  chance: Chance,
  claim: (isWide: boolean) => TableClaim,
): TableDraw {
  const { lowest, highest, at, below } = scale;
  const [one, two, three, four] = chance.shuffle([0, 1, 2, 3]);
  // What is cited rightly and what is cited wrongly come from the same ranges, so that they look alike.
  const start = chance.int(lowest, highest - MUCH);
  const low = at(start);
  const top = chance.int(start + MUCH, highest);
  const seemingTop = chance.int(start + MUCH, highest);
  const high = chance.int(lowest + MUCH, highest);
  const otherHigh = chance.int(lowest + MUCH, highest);
  const [seeming, narrowTop, otherTop] = [at(seemingTop), at(high), at(otherHigh)];
  // Among a group's own figures, too, the difference is to be large, or small, beside the others'.
  chance.require(
    (top - start) / top > SOME / otherHigh && 1 / high < CLEAR / Math.max(seemingTop, otherHigh),
    "another group differs as much for its size",
  );
  const otherLow = at(otherHigh - chance.int(CLEAR, MUCH));
  const [wide, narrow] = [
    oriented(data, at(top), low),
    oriented(data, narrowTop, below(narrowTop)),
  ];
  const key = chance.int(0, 1);
  const [seemingLow, ownLow] =
    key === 0
      ? [below(seeming), at(otherHigh - SOME)] // only the first group differs much
      : [at(seemingTop - CLEAR), otherLow]; // only the second hardly differs
  return {
    pairs: arranged([
      [one, wide],
      [two, narrow],
      [three, oriented(data, seeming, seemingLow)],
      [four, oriented(data, otherTop, ownLow)],
    ]),
    claim: claim(key === 0),
    isOfDifferences: true,
    members: [
      cite(one, wide),
      cite(two, narrow),
      cite(three, oriented(data, seeming, low)),
      cite(four, oriented(data, otherTop, below(otherTop))),
    ],
    key,
  };
}

/** Two groups go as the hypothesis says and two the other way; of either kind one is cited with its columns exchanged. */
export const drawTest: TableDrawer = (data, scale, chance) => {
  const [one, two, three, four] = chance.shuffle([0, 1, 2, 3]);
  const clear = () => clearPair(data, scale, chance);
  const [fits, fails, turnedFits, turnedFails] = [clear(), clear(), clear(), clear()];
  const key = chance.int(0, 1);
  return {
    pairs: arranged([
      [one, fits],
      [two, turned(fails)],
      [three, turnedFits],
      [four, turned(turnedFails)],
    ]),
    claim: { kind: "hypothesis", more: data.more, ask: key === 0 ? "support" : "weaken" },
    isOfDifferences: true,
    members: [
      cite(one, fits),
      cite(two, turned(fails)),
      cite(three, turned(turnedFits)),
      cite(four, turnedFails),
    ],
    key,
  };
};

/** The claim is about an extreme: of differences alone, or of differences and figures. */
export const drawExtreme: TableDrawer = (data, scale, chance) =>
  chance.flip()
    ? contrastOf(data, scale, chance, (isWide) => ({ kind: "extreme", of: "gap", most: isWide }))
    : drawExtremes(data, scale, chance);

/** Each group is extreme in one way, and the claim is about one of the ways. */
const drawExtremes: TableDrawer = (data, scale, chance) => {
  const { lowest, highest, at, below } = scale;
  const [widest, narrowest, top, bottom] = chance.shuffle([0, 1, 2, 3]);
  const middle = at(chance.int(lowest + CLEAR, highest - CLEAR - 1));
  const [high, low] = [highest - chance.int(1, 2), lowest + chance.int(1, 2)];
  const most = Math.min(CLEAR, Math.floor((high - low - 1) / 2));
  const pair = {
    widest: oriented(data, at(high), at(low)),
    narrowest: oriented(data, middle, below(middle)),
    top: oriented(data, at(highest), at(highest - chance.int(SOME, most))),
    bottom: oriented(data, at(lowest + chance.int(SOME, most)), at(lowest)),
  };
  const less = data.more === "first" ? "second" : "first";
  const claims: readonly [TableClaim, TableClaim, TableClaim, TableClaim] = [
    { kind: "extreme", of: "gap", most: true },
    { kind: "extreme", of: "gap", most: false },
    { kind: "extreme", of: data.more, most: true },
    { kind: "extreme", of: less, most: false },
  ];
  const key = chance.int(0, 3);
  const members = [
    cite(widest, pair.widest),
    cite(narrowest, pair.narrowest),
    cite(top, pair.top),
    cite(bottom, pair.bottom),
  ] as const;
  return {
    pairs: arranged(members.map(({ row, pair: own }) => [row, own])),
    isOfDifferences: false,
    claim: claims[key as 0], // the key is the place of one of the four
    members: [...members],
    key,
  };
};

function cite(row: number | undefined, pair: Pair): Cited {
  if (row === undefined) throw new RangeError("there are four rows");
  return { row, pair };
}

/** The pairs by their rows. */
function arranged(placed: readonly (readonly [number | undefined, Pair])[]): Pair[] {
  return placed.toSorted(([a = 0], [b = 0]) => a - b).map(([, pair]) => pair);
}

function turned([x, y]: Pair): Pair {
  return [y, x];
}

/** Two values that clearly but not strangely differ, more where the hypothesis expects more. */
function clearPair(
  data: StudyData,
  { lowest, highest, moderate, at }: Scale,
  chance: Chance,
): Pair {
  const gap = chance.int(CLEAR - 1, moderate);
  const top = chance.int(lowest + gap, highest);
  return oriented(data, at(top), at(top - gap));
}
