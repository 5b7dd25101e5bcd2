import type { Model } from "@sat/engine";
import { TOPICS } from "@sat/item";
import { BOUNDS, luck, POOL, suspicion } from "./bounds.ts";
import { type Guess, withShunned } from "../guessers/one-line.ts";
import type { LevelReport, ModelReport } from "./model-report.ts";
import { mostRepeats } from "./space.ts";
import { percent } from "./percent.ts";
import { unevenness } from "./unevenness.ts";

/** A check on what many items of a model show together. */
interface BatchGate {
  readonly id: string;
  readonly check: (report: ModelReport, model: Model, again?: ModelReport) => readonly string[];
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
  check: (report, model, again) => leakFaults(together(oneLineGuesses, report, model, again)),
};

const trainedGuesser: BatchGate = {
  id: "trained-guesser",
  check: (report, model, again) => leakFaults(together(trainedGuess, report, model, again)),
};

interface Guessed extends Guess {
  readonly items: number;
  readonly limit: number;
  readonly innocent: number;
}

type Guesses = (report: ModelReport) => readonly Guessed[];

const oneLineGuesses: Guesses = ({ guessers, guessed: items, optionDesign }) => {
  const bounds = BOUNDS.get(optionDesign);
  if (bounds === undefined) return [];
  const { oneLine: limit, innocent } = bounds;
  return withShunned(guessers).map((guess) => ({ ...guess, items, limit, innocent }));
};

const trainedGuess: Guesses = ({ trainedGuesser: rate, trainedTested: items, optionDesign }) => {
  const bounds = BOUNDS.get(optionDesign);
  if (bounds === undefined) return [];
  const { trained: limit, innocent } = bounds;
  return [{ name: "the trained guesser", rate, items, limit, innocent }];
};

/** The guesses at both looks, each guesser's together. */
function together(of: Guesses, report: ModelReport, model: Model, again?: ModelReport): Guessed[] {
  const second = new Map(again === undefined ? [] : of(again).map((guess) => [guess.name, guess]));
  // Both looks at a closed stock may show the same items.
  const stock = Object.values(model.space).reduce((sum, size) => sum + size, 0);
  const most = model.closed === true ? Math.max(stock, report.guessed) : Infinity;
  return of(report).map(({ name, rate, items, ...bounds }) => {
    const other = second.get(name) ?? { rate: 0, items: 0 };
    const all = items + other.items;
    const right = rate * items + other.rate * other.items;
    return { ...bounds, name, rate: all === 0 ? 0 : right / all, items: Math.min(all, most) };
  });
}

function leakFaults(guesses: readonly Guessed[]): string[] {
  // Most rates are below the bound itself, and need no look at what luck may do.
  const over = guesses.filter(
    ({ rate, items, limit, innocent }) => rate > limit && rate > luck(items, innocent),
  );
  const [worst] = over.toSorted((a, b) => b.rate - a.rate);
  if (worst === undefined) return [];
  const { name, rate, items, limit, innocent } = worst;
  const allowed = Math.max(limit, luck(items, innocent));
  return [
    `"${name}" is right on ${percent(rate)} of ${items} items; ${percent(allowed)} is allowed`,
  ];
}

const keyLetters: BatchGate = {
  id: "key-letters",
  check: ({ keyLetters: counts, optionDesign }) => {
    if (optionDesign === "pool") return crowded("keys have one letter", Object.values(counts));
    const chi = unevenness(Object.values(counts));
    return chi === undefined
      ? []
      : [`key letters are uneven, ${JSON.stringify(counts)}: chi-square ${chi.toFixed(1)}`];
  },
};

const keyRanks: BatchGate = {
  id: "key-ranks",
  check: ({ keyRanks: counts, optionDesign }) => {
    if (optionDesign === "pool") return crowded("numeric keys have one rank", counts);
    const chi = unevenness(counts);
    return chi === undefined
      ? []
      : [`numeric keys stand unevenly, ${counts.join(", ")}: chi-square ${chi.toFixed(1)}`];
  },
};

/** Slips from a pool lie where they lie; no letter and no rank may have too many keys, and over all pools they are even. */
function crowded(what: string, counts: readonly number[]): string[] {
  const all = counts.reduce((sum, each) => sum + each, 0);
  const share = Math.max(...counts) / all;
  const { oneLine: limit, innocent } = POOL;
  return share > limit && share > luck(all, innocent) ? [`${percent(share)} of ${what}`] : [];
}

export const batchGates: readonly BatchGate[] = [
  exhausted,
  space,
  signature,
  oneLineGuesser,
  trainedGuesser,
  keyLetters,
  keyRanks,
];

/** What is wrong with a model as a whole, after one look at it or two. */
export function judgeModel(report: ModelReport, model: Model, again?: ModelReport): BatchFinding[] {
  return batchGates.flatMap((gate) =>
    gate
      .check(report, model, again)
      .map((complaint) => ({ model: model.id, gate: gate.id, complaint })),
  );
}

/** Whether a guesser did so well that the model deserves a second look. */
export function isSuspect(report: ModelReport): boolean {
  return [...oneLineGuesses(report), ...trainedGuess(report)].some(
    ({ rate, items, limit, innocent }) => rate > limit && rate > suspicion(items, innocent),
  );
}
