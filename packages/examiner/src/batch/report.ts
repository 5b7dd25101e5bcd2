import type { Model } from "@sat/engine";
import { TOPICS, TOPIC_IDS } from "@sat/item";
import { isBound } from "../gates/afterwards/bound.ts";
import { afterwardsGates } from "../gates/afterwards/index.ts";
import { type BatchFinding, judgeModel } from "./batch-gates.ts";
import { judgeBank } from "./judge-bank.ts";
import type { ModelReport } from "./model-report.ts";
import type { SeedRange } from "./tally.ts";
import { type Total, totalOf } from "./totals.ts";

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
  const byModel = [...Map.groupBy(math, ({ model }) => model)];
  const totals = afterwardsGates.map((gate) => {
    const failing = byModel.map(([, parts]) =>
      parts.reduce((sum, { afterwards }) => sum + (afterwards[gate.id]?.items ?? 0), 0),
    );
    const total: AfterwardsTotal = {
      bound: byModel.filter(([model]) => isBound(model, gate)).length,
      clean: failing.filter((items) => items === 0).length,
      items: failing.reduce((sum, items) => sum + items, 0),
    };
    return [gate.id, total] as const;
  });
  const clean = byModel.filter(([, parts]) => parts.every(({ read }) => read.clean === read.items));
  return { models: byModel.length, clean: clean.length, gates: Object.fromEntries(totals) };
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
