import type { Model } from "@sat/engine";
import { type BatchFinding, judgeModel } from "./batch-gates.ts";
import { BOUNDS, DESIGNS_WITHOUT_LEAK, luck } from "./bounds.ts";
import type { ModelReport } from "./model-report.ts";

/** The outcome of an examination: every model, the sums, and what is wrong with models as wholes. */
export interface Report {
  readonly seeds: number;
  readonly models: readonly ModelReport[];
  readonly total: Total;
  readonly findings: readonly BatchFinding[];
  /** Whether every item passed every rejecting gate and every model every gate on the whole. */
  readonly passed: boolean;
}

type Total = Pick<
  ModelReport,
  | "items"
  | "invalid"
  | "exhausted"
  | "distinct"
  | "bestGuesser"
  | "bestGuesserName"
  | "trainedGuesser"
  | "keyLetters"
  | "keyRanks"
  | "lengthBias"
  | "meanMs"
  | "proofMs"
>;

export function makeReport(
  seeds: number,
  models: readonly Model[],
  reports: readonly ModelReport[],
): Report {
  const total = totalOf(reports);
  const findings = [
    ...reports.flatMap((report) => {
      const model = models.find(({ id }) => id === report.model);
      return model === undefined ? [] : judgeModel(report, model);
    }),
    ...judgeMean(reports),
  ];
  const passed = total.invalid === 0 && findings.length === 0;
  return { seeds, models: reports, total, findings, passed };
}

function totalOf(reports: readonly ModelReport[]): Total {
  const sum = (of: (report: ModelReport) => number) =>
    reports.reduce((all, each) => all + of(each), 0);
  const mean = (of: (report: ModelReport) => number) =>
    sum((each) => of(each) * each.items) /
    Math.max(
      sum((each) => each.items),
      1,
    );
  const worst = reports.toSorted((a, b) => b.bestGuesser - a.bestGuesser)[0];
  return {
    items: sum((each) => each.items),
    invalid: sum((each) => each.invalid),
    exhausted: sum((each) => each.exhausted),
    distinct: sum((each) => each.distinct),
    bestGuesser: worst?.bestGuesser ?? 0,
    bestGuesserName: worst === undefined ? "none" : `${worst.bestGuesserName} (${worst.model})`,
    trainedGuesser: sum((each) => each.trainedGuesser) / Math.max(reports.length, 1),
    keyLetters: {
      A: sum((each) => each.keyLetters.A),
      B: sum((each) => each.keyLetters.B),
      C: sum((each) => each.keyLetters.C),
      D: sum((each) => each.keyLetters.D),
    },
    keyRanks: [0, 1, 2, 3].map((rank) => sum((each) => each.keyRanks[rank] ?? 0)),
    lengthBias: {
      longest: mean((each) => each.lengthBias.longest),
      shortest: mean((each) => each.lengthBias.shortest),
    },
    meanMs: mean((each) => each.meanMs),
    proofMs: mean((each) => each.proofMs),
  };
}

/** Over the models that promise to leak nothing, the trained guesser stays near chance on average. */
function judgeMean(reports: readonly ModelReport[]): BatchFinding[] {
  const held = reports.filter(({ optionDesign }) => DESIGNS_WITHOUT_LEAK.has(optionDesign));
  const tested = held.reduce((sum, { trainedTested }) => sum + trainedTested, 0);
  const mean =
    held.reduce((sum, { trainedGuesser }) => sum + trainedGuesser, 0) / Math.max(held.length, 1);
  if (mean <= Math.max(BOUNDS.trainedMean.limit, luck(tested))) return [];
  const complaint = `the trained guesser is right on ${(100 * mean).toFixed(1)}% over ${held.length} models`;
  return [{ model: "all", gate: "trained-mean", complaint }];
}
