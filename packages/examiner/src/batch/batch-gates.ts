import type { Model } from "@sat/engine";
import { TOPICS } from "@sat/item";
import { DESIGNS_WITHOUT_LEAK, type Bound, BOUNDS, luck } from "./bounds.ts";
import type { LevelReport, ModelReport } from "./model-report.ts";
import { mostRepeats } from "./space.ts";
import { unevenness } from "./unevenness.ts";

/** A check on what many items of a model show together. */
interface BatchGate {
  readonly id: string;
  readonly check: (report: ModelReport, model: Model) => readonly string[];
}

export interface BatchFinding {
  readonly model: string;
  readonly gate: string;
  readonly complaint: string;
}

const exhausted: BatchGate = {
  id: "exhausted",
  check: ({ levels }) =>
    levels
      .filter((level) => level.exhausted > 0)
      .map((level) => `${level.exhausted} seeds of ${level.level} gave no item`),
};

/** Fewest items that an open model of mathematics makes at a level, so that months of practice meet none twice. */
const FEWEST_IN_MATH = 100_000;

/** An open model repeats no more than its declared space explains; a closed one shows all of its stock. */
const space: BatchGate = {
  id: "space",
  check: ({ levels }, { closed = false, topic }) => [
    ...levels.flatMap((level) => spaceFaults(level, closed)),
    ...levels
      .filter(
        ({ space: { declared } }) =>
          !closed && TOPICS[topic].section === "Math" && declared < FEWEST_IN_MATH,
      )
      .map(
        ({ level, space: { declared } }) =>
          `${level} is open and declares ${declared} items; ${FEWEST_IN_MATH} is the least`,
      ),
  ],
};

function spaceFaults(
  { level, items, distinct, space: { declared, estimate } }: LevelReport,
  closed: boolean,
): string[] {
  if (declared <= 0) return [`${level} declares no space`];
  if (closed) {
    const due = Math.min(items, declared);
    return distinct === due
      ? []
      : [`${level} is closed at ${declared}, but ${items} seeds show ${distinct} items`];
  }
  const repeats = items - distinct;
  if (repeats <= mostRepeats(declared, items)) return [];
  return [
    `${level} declares ${declared} items, but ${items} seeds show only ${distinct}` +
      (estimate === null ? "" : `, as from a space of ${estimate}`),
  ];
}

/** Items that look the same have one signature; dress may set items of one signature apart. */
const signature: BatchGate = {
  id: "signature",
  check: ({ levels }) =>
    levels
      .filter(({ distinct, distinctIds }) => distinct > distinctIds)
      .map(
        (level) =>
          `${level.distinct} signatures of ${level.level} stand for ${level.distinctIds} contents`,
      ),
};

const oneLineGuesser: BatchGate = {
  id: "one-line-guesser",
  check: ({ bestGuesser, bestGuesserName, guessed, optionDesign }) =>
    leakFaults(
      optionDesign,
      { name: bestGuesserName, rate: bestGuesser, items: guessed },
      BOUNDS.oneLine,
    ),
};

const trainedGuesser: BatchGate = {
  id: "trained-guesser",
  check: ({ trainedGuesser: rate, trainedTested: items, optionDesign }) =>
    leakFaults(optionDesign, { name: "the trained guesser", rate, items }, BOUNDS.trained),
};

interface Guessed {
  readonly name: string;
  readonly rate: number;
  readonly items: number;
}

function leakFaults(design: string, { name, rate, items }: Guessed, bound: Bound): string[] {
  const limit = Math.max(bound.limit, luck(items));
  if (!DESIGNS_WITHOUT_LEAK.has(design) || items === 0 || rate <= limit) return [];
  return [`"${name}" is right on ${percent(rate)} of ${items} items; ${percent(limit)} is allowed`];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

const keyLetters: BatchGate = {
  id: "key-letters",
  check: ({ keyLetters: counts }) => {
    const chi = unevenness(Object.values(counts));
    return chi === undefined
      ? []
      : [`key letters are uneven, ${JSON.stringify(counts)}: chi-square ${chi.toFixed(1)}`];
  },
};

const keyRanks: BatchGate = {
  id: "key-ranks",
  check: ({ keyRanks: counts }) => {
    const chi = unevenness(counts);
    return chi === undefined
      ? []
      : [`numeric keys stand unevenly, ${counts.join(", ")}: chi-square ${chi.toFixed(1)}`];
  },
};

export const batchGates: readonly BatchGate[] = [
  exhausted,
  space,
  signature,
  oneLineGuesser,
  trainedGuesser,
  keyLetters,
  keyRanks,
];

/** What is wrong with a model as a whole. */
export function judgeModel(report: ModelReport, model: Model): BatchFinding[] {
  return batchGates.flatMap((gate) =>
    gate.check(report, model).map((complaint) => ({ model: model.id, gate: gate.id, complaint })),
  );
}
