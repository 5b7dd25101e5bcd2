import type { PlaneFigure, Point } from "@sat/item";
import { REACH } from "./graph.ts";

/** Letters for four lines. */
export const LINE_LABELS = [
  ["j", "k", "m", "n"],
  ["p", "q", "r", "s"],
  ["a", "b", "c", "d"],
  ["t", "u", "v", "w"],
] as const;

interface LabeledLine {
  readonly label: string;
  readonly through: readonly [Point, Point];
}

/** Labeled lines in the xy-plane from -6 to 6 grid lines both ways, a grid line at every `step`. */
export function fourLines(step: number, lines: readonly LabeledLine[]): PlaneFigure {
  const axis = { min: -REACH * step, max: REACH * step, step };
  const told = lines
    .toSorted((a, b) => (a.label < b.label ? -1 : 1))
    .map(({ label, through }) => {
      const [one, other] = through.map(([x, y]) => `(${x}, ${y})`);
      return `Line ${label} passes through ${one} and ${other}.`;
    });
  return {
    kind: "plane",
    x: { ...axis, label: "$x$" },
    y: { ...axis, label: "$y$" },
    marks: lines.map(({ label, through }) => ({ kind: "line", through, label: `$${label}$` })),
    alt: `Four lines in the xy-plane. ${told.join(" ")}`,
  };
}
