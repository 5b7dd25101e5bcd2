import type { Facts } from "@sat/engine";
import type { Figure, Item } from "@sat/item";

/** Data of the figure that are not those of the facts. */
export function dataFaults(facts: Facts, { figure }: Item): string[] {
  if (figure === undefined) return [];
  if (facts.kind === "statistic") return plottedFaults(facts, figure);
  return facts.kind === "probability" ? tableFaults(facts, figure) : [];
}

/** The dots of a dot plot are the data, one or the other of two lists. */
function plottedFaults(
  { data, minus }: Extract<Facts, { kind: "statistic" }>,
  figure: Figure,
): string[] {
  if (figure.kind !== "dot-plot") return [];
  const plotted = figure.counts.flatMap(({ value, count }) =>
    Array.from({ length: count }, () => value),
  );
  const lists = [data, ...(minus === undefined ? [] : [minus])].map(sortedText);
  return lists.includes(sortedText(plotted)) ? [] : ["the dots are not the data of the facts"];
}

function sortedText(values: readonly number[]): string {
  return values.toSorted((a, b) => a - b).join();
}

/** Every count of a table is one of the facts, or a sum of some of them, or left open. */
function tableFaults({ cells }: Extract<Facts, { kind: "probability" }>, figure: Figure): string[] {
  if (figure.kind !== "table") return [];
  const counts = new Set(sumsByLabels(cells));
  const printed = figure.rows.flat().map((cell) => cell.replaceAll(/[$,{}]/g, ""));
  return printed
    .filter((cell) => /^\d+$/.test(cell) && !counts.has(Number(cell)))
    .map((cell) => `the table says ${cell}, which no group of the facts counts`);
}

type Cells = Extract<Facts, { kind: "probability" }>["cells"];

/** The counts of the cells, of all cells of one label, and of all. */
function sumsByLabels(cells: Cells): number[] {
  const total = (of: Cells) => of.reduce((sum, { count }) => sum + count, 0);
  const labels = new Set(cells.flatMap((cell) => cell.labels));
  const marginals = [...labels].map((label) =>
    total(cells.filter((each) => each.labels.includes(label))),
  );
  return [...cells.map(({ count }) => count), ...marginals, total(cells)];
}
