import type { Model } from "@sat/engine";
import { TOPICS, TOPIC_IDS } from "@sat/item";
import { isBound } from "../gates/afterwards/bound.ts";
import { afterwardsGates } from "../gates/afterwards/index.ts";
import { type BatchFinding, judgeModel } from "./batch-gates.ts";
import { BANK, BANK_BOUNDS, BOUNDS, luck } from "./bounds.ts";
import { bestGuess } from "../guessers/one-line.ts";
import type { ModelReport } from "./model-report.ts";
import type { SeedRange } from "./tally.ts";

/** The outcome of an examination: every model, the sums, and what is wrong with models as wholes. */
export interface Report extends SeedRange {
  readonly models: readonly ModelReport[];
  readonly total: Total;
  /** The sums by option design: authored options are measured, the others held to the bounds. */
  readonly designs: Readonly<Record<string, Total>>;
  readonly findings: readonly BatchFinding[];
  /** What the gates on the texts after the answer find in Math; it does not fail the run where a model is not bound. */
  readonly afterwards: AfterwardsReport;
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
  | "guessed"
  | "trainedGuesser"
  | "keyLetters"
  | "keyRanks"
  | "lengthBias"
  | "meanMs"
  | "proofMs"
>;

export interface AfterwardsReport {
  /** Models of Math, and those whose every item passes every gate. */
  readonly models: number;
  readonly clean: number;
  readonly gates: Readonly<Record<string, AfterwardsTotal>>;
}

/** Of one gate: models that are bound to it, models whose every item passes it, and items that fail it. */
interface AfterwardsTotal {
  readonly bound: number;
  readonly clean: number;
  readonly items: number;
}

/** What was found of a model, and at a second look, which a model with a suspected leak gets. */
export interface Looks {
  readonly report: ModelReport;
  readonly again?: ModelReport;
}

export function makeReport(
  range: SeedRange,
  models: readonly Model[],
  looks: readonly Looks[],
): Report {
  const reports = looks.map(({ report }) => report);
  const total = totalOf(reports);
  const findings = [
    ...looks.flatMap(({ report, again }) => {
      const model = models.find(({ id }) => id === report.model);
      return model === undefined ? [] : judgeModel(report, model, again);
    }),
    ...judgeBank(reports),
  ];
  const passed = total.invalid === 0 && findings.length === 0;
  const [designs, afterwards] = [byDesign(reports), afterwardsOf(reports)];
  return { ...range, models: reports, total, designs, findings, afterwards, passed };
}

function afterwardsOf(reports: readonly ModelReport[]): AfterwardsReport {
  const math = reports.filter(({ topic }) => MATH_TOPICS.has(topic));
  const totals = afterwardsGates.map((gate) => {
    const failing = math.map(({ afterwards }) => afterwards[gate.id]?.items ?? 0);
    const total: AfterwardsTotal = {
      bound: math.filter(({ model }) => isBound(model, gate)).length,
      clean: failing.filter((items) => items === 0).length,
      items: failing.reduce((sum, items) => sum + items, 0),
    };
    return [gate.id, total] as const;
  });
  const clean = math.filter(({ read }) => read.clean === read.items);
  return { models: math.length, clean: clean.length, gates: Object.fromEntries(totals) };
}

const MATH_TOPICS: ReadonlySet<string> = new Set(
  TOPIC_IDS.filter((topic) => TOPICS[topic].section === "Math"),
);

function byDesign(reports: readonly ModelReport[]): Record<string, Total> {
  const names = [...new Set(reports.map(({ optionDesign }) => optionDesign))];
  return Object.fromEntries(
    names.map((name) => [
      name,
      totalOf(reports.filter(({ optionDesign }) => optionDesign === name)),
    ]),
  );
}

function totalOf(reports: readonly ModelReport[]): Total {
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
function trainedMean(reports: readonly ModelReport[]) {
  const promising = reports.filter(({ optionDesign }) => BOUNDS.has(optionDesign));
  const held = promising.length > 0 ? promising : reports.filter(({ guessed }) => guessed > 0);
  const sum = held.reduce((rates, { trainedGuesser }) => rates + trainedGuesser, 0);
  return {
    rate: sum / Math.max(held.length, 1),
    models: held.length,
    tested: held.reduce((all, { trainedTested }) => all + trainedTested, 0),
  };
}

/** What is wrong with the models that are held to bounds, all together. */
function judgeBank(reports: readonly ModelReport[]): BatchFinding[] {
  const held = reports.filter(({ optionDesign }) => BOUNDS.has(optionDesign));
  if (held.length < BANK) return [];
  const { rate, models, tested } = trainedMean(held);
  const { bestGuesser, bestGuesserName, guessed, keyLetters, keyRanks } = totalOf(held);
  const fault = (gate: string, complaint: string) => ({ model: "all", gate, complaint });
  return [
    ...(rate > Math.max(BANK_BOUNDS.trained, luck(tested))
      ? [
          fault(
            "trained-mean",
            `the trained guesser is right on ${percent(rate)} over ${models} models`,
          ),
        ]
      : []),
    ...(bestGuesser > Math.max(BANK_BOUNDS.oneLine, luck(guessed))
      ? [
          fault(
            "one-line-mean",
            `"${bestGuesserName}" is right on ${percent(bestGuesser)} over ${models} models`,
          ),
        ]
      : []),
    ...uneven("key letters", Object.values(keyLetters)).map((each) => fault("bank-letters", each)),
    ...uneven("numeric keys", keyRanks).map((each) => fault("bank-ranks", each)),
  ];
}

function uneven(what: string, counts: readonly number[]): string[] {
  const all = counts.reduce((sum, each) => sum + each, 0);
  const isOff = counts.some((each) => Math.abs(each / all - 1 / 4) > BANK_BOUNDS.offEven);
  return isOff
    ? [`${what} stand unevenly: ${counts.map((each) => percent(each / all)).join(", ")}`]
    : [];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
