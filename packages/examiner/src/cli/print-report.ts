import type { ModelReport } from "../batch/model-report.ts";
import type { Report } from "../batch/report.ts";
import type { GateCount } from "../batch/tally.ts";
import { printAfterwards } from "./print-afterwards.ts";
import { table } from "../print/table.ts";

const HEAD = [
  "model",
  "items",
  "invalid",
  "exhausted",
  "distinct",
  "best guess",
  "trained",
  "A/B/C/D",
  "longest",
  "make ms",
  "proof ms",
];

/** The report as a table, what is wrong below it, and the verdict last. */
export function printReport(report: Report): string {
  const rows = [
    ...report.models.map((model) => row(model.model, model)),
    ...Object.entries(report.designs).map(([design, total]) => row(`all ${design}`, total)),
    row("all", report.total),
  ];
  const range = `--seeds ${report.seeds} --from ${report.from}`;
  const verdict = report.passed
    ? `Everything passed at ${range}.`
    : `Rejected; npm run examine -- ${range} examines the same again.`;
  return [
    table(HEAD, rows),
    ...printAfterwards(report),
    ...report.models.flatMap(faultsOf),
    ...wholes(report),
    verdict,
  ].join("\n\n");
}

function row(name: string, of: Report["total"]): string[] {
  return [
    name,
    String(of.items),
    String(of.invalid),
    String(of.exhausted),
    String(of.distinct),
    ...guessesOf(of),
    of.meanMs.toFixed(3),
    of.proofMs.toFixed(3),
  ];
}

/** What the guessers made of the options; nothing could be guessed where there are none. */
function guessesOf(of: Report["total"]): string[] {
  if (of.guessed === 0) return ["no options", "-", "-", "-"];
  const letters = Object.values(of.keyLetters).map(
    (count) => `${((100 * count) / of.guessed).toFixed(0)}%`,
  );
  return [
    `${of.bestGuesser.toFixed(3)} ${of.bestGuesserName}`,
    of.trainedGuesser.toFixed(3),
    letters.join("/"),
    of.lengthBias.longest.toFixed(3),
  ];
}

function faultsOf({ model, gates }: ModelReport): string[] {
  return Object.entries(gates)
    .toSorted(([, a], [, b]) => b.items - a.items)
    .map(([gate, count]) => gateFault(`${model}, ${gate}`, count));
}

function gateFault(title: string, { items, offenders }: GateCount): string {
  const [worst] = offenders;
  return [
    `${title} rejects ${items} items:`,
    ...offenders.map(({ seed, complaint }) => `  seed ${seed}: ${complaint}`),
    ...(worst === undefined ? [] : [indented(sampleOf(worst))]),
  ].join("\n");
}

function sampleOf({ question, options, key }: GateCount["offenders"][number]): string {
  return [
    question,
    ...options.map((option, at) => `${"ABCD".charAt(at)}) ${option}`),
    `Key: ${key}`,
  ].join("\n");
}

function indented(text: string): string {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => `    | ${line}`)
    .join("\n");
}

function wholes({ findings }: Report): string[] {
  return findings.map(({ model, gate, complaint }) => `${model}, ${gate}: ${complaint}`);
}
