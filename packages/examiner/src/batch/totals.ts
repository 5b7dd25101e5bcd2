import { bestGuess } from "../guessers/one-line.ts";
import { BOUNDS } from "./bounds.ts";
import type { ModelReport } from "./model-report.ts";

/** The sums of several reports. */
export type Total = Pick<
  ModelReport,
  | "items"
  | "invalid"
  | "exhausted"
  | "distinct"
  | "bestGuesser"
  | "bestGuesserName"
  | "guessed"
  | "trainedGuesser"
  | "keyLetters"
  | "keyRanks"
  | "lengthBias"
  | "meanMs"
  | "proofMs"
>;

/** The reports together, each item counting alike. */
export function totalOf(reports: readonly ModelReport[]): Total {
  const sum = (of: (report: ModelReport) => number) =>
    reports.reduce((all, each) => all + of(each), 0);
  const mean = (of: (report: ModelReport) => number, weight: "items" | "guessed") =>
    sum((each) => of(each) * each[weight]) /
    Math.max(
      sum((each) => each[weight]),
      1,
    );
  const names = new Set(reports.flatMap(({ guessers }) => Object.keys(guessers)));
  const best = bestGuess(
    Object.fromEntries(
      [...names].map((name) => [name, mean((each) => each.guessers[name] ?? 0, "guessed")]),
    ),
  );
  return {
    items: sum((each) => each.items),
    invalid: sum((each) => each.invalid),
    exhausted: sum((each) => each.exhausted),
    distinct: sum((each) => each.distinct),
    bestGuesser: best.rate,
    bestGuesserName: best.name,
    guessed: sum((each) => each.guessed),
    trainedGuesser: trainedMean(reports).rate,
    keyLetters: {
      A: sum((each) => each.keyLetters.A),
      B: sum((each) => each.keyLetters.B),
      C: sum((each) => each.keyLetters.C),
      D: sum((each) => each.keyLetters.D),
    },
    keyRanks: [0, 1, 2, 3].map((rank) => sum((each) => each.keyRanks[rank] ?? 0)),
    lengthBias: {
      longest: mean((each) => each.lengthBias.longest, "guessed"),
      shortest: mean((each) => each.lengthBias.shortest, "guessed"),
    },
    meanMs: mean((each) => each.meanMs, "items"),
    proofMs: mean((each) => each.proofMs, "items"),
  };
}

/** The trained guesser over the models that promise to leak nothing, each counting alike; over all when none does. */
export function trainedMean(reports: readonly ModelReport[]) {
  const promising = reports.filter(({ optionDesign }) => BOUNDS.has(optionDesign));
  const held = promising.length > 0 ? promising : reports.filter(({ guessed }) => guessed > 0);
  const sum = held.reduce((rates, { trainedGuesser }) => rates + trainedGuesser, 0);
  return {
    rate: sum / Math.max(held.length, 1),
    models: held.length,
    tested: held.reduce((all, { trainedTested }) => all + trainedTested, 0),
  };
}
