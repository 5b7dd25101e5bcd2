import type { Difficulty } from "@sat/item";
import { type BelievedDifficulty, cellKey, type Finding } from "@sat/learner";
import type { WeighedAnswers } from "./weigh-answers.ts";

/** What is of note in what answers say, by model; of most models that is nothing. */
export function printWeighed(weighed: WeighedAnswers): string {
  const { estimates, findings, accepted, openReports } = weighed;
  const models = new Set([...findings.map(({ model }) => model), ...Object.keys(openReports)]);
  const parts = [...models].toSorted().map((model) => printModel(model, weighed));
  const sum = [
    `${estimates.length} difficulties are known from thirty answers or more`,
    `${findings.length} faults are more than chance`,
    `${accepted.length} estimates count`,
  ].join("; ");
  return [...parts, `${sum}.`].join("\n\n");
}

function printModel(model: string, weighed: WeighedAnswers): string {
  const reports = weighed.openReports[model] ?? 0;
  const told = `${reports} open ${reports === 1 ? "report" : "reports"}`;
  const own = <Row extends { readonly model: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.model === model);
  const findings = own(weighed.findings);
  const faults = findings.map((finding) => `${finding.level}: ${tell(finding, weighed)}`);
  const counting = own(weighed.accepted).map(
    ({ version, level, difficulty, answers }) =>
      `${level} of version ${version} counts as ${inLogits(difficulty)}, from ${answers} answers`,
  );
  const known = own(weighed.estimates).reduce((sum, { answers }) => sum + answers, 0);
  const nothing = `nothing is of note in ${known} answers`;
  const lines = [...(faults.length === 0 ? [nothing] : faults), ...counting];
  return [`${model}, ${told}`, ...lines.map((line) => `    ${line}`)].map(printable).join("\n");
}

function tell(finding: Finding, { estimates }: WeighedAnswers): string {
  const estimateAt = (level: Difficulty) => {
    const key = cellKey({ ...finding, level });
    return estimates.find((each) => cellKey(each) === key);
  };
  const own = estimateAt(finding.level);
  switch (finding.fault) {
    case "off-level": {
      if (own === undefined) return "off its level";
      const { difficulty, declared, answers, learners } = own;
      const way = difficulty.mean > declared ? "harder" : "easier";
      const from = `from ${answers} answers of ${learners} learners`;
      return `${way} than declared, ${inLogits(difficulty)} in place of ${declared.toFixed(1)}, ${from}`;
    }
    case "levels-reversed": {
      const against = estimateAt(finding.harder);
      const figures = [own, against].map((each) => each && inLogits(each.observed));
      return `harder than ${finding.harder}, ${figures.join(" against ")}`;
    }
    case "dead-option": {
      const { taken, missed } = finding.tally;
      return `next to nobody takes ${optionOf(finding)}, ${taken} of ${missed} who were wrong with it on offer`;
    }
    case "losing-key": {
      const { takenByAbler, keyedByAbler } = finding.tally;
      return `the key loses to ${optionOf(finding)}, which ${takenByAbler} of the abler took, and ${keyedByAbler} the key`;
    }
  }
}

function optionOf({ slip, source }: { readonly slip: string; readonly source: string | null }) {
  return source === null ? `“${slip}”` : `“${slip}” where it is about ${source}`;
}

function inLogits({ mean, spread }: BelievedDifficulty): string {
  return `${mean.toFixed(1)} ± ${spread.toFixed(1)}`;
}

/** A terminal obeys control characters, and names may have come with an import. */
function printable(line: string): string {
  return line.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, " ");
}
