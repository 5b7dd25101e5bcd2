import type { LineGraphFigure } from "@sat/item";
import { capitalized } from "../../language/noun.ts";
import { grouped } from "../../math/print.ts";
import type { SteadyChange } from "../scenarios/steady-changes.ts";

interface Steady {
  readonly scenario: SteadyChange;
  /** Distance between grid lines, and where the line ends, in grid lines. */
  readonly x: { readonly tick: number; readonly end: number };
  readonly y: { readonly step: number; readonly from: number; readonly until: number };
}

/** A straight line from the start of a steady change to its end. */
export function steadyGraph({ scenario, x, y }: Steady): LineGraphFigure {
  const { unit, thing, measure = "dollars" } = scenario;
  const [from, until] = [y.from * y.step, y.until * y.step];
  const last = x.end * x.tick;
  const name = capitalized(thing);
  return {
    kind: "line-graph",
    x: { min: 0, max: last, step: x.tick, label: `Time (${unit}s)` },
    y: {
      min: 0,
      max: (Math.max(y.from, y.until) + 1) * y.step,
      step: y.step,
      label: capitalized(measure),
    },
    series: [
      {
        name,
        points: [
          [0, from],
          [last, until],
        ],
      },
    ],
    alt: `Line graph of ${thing}, in ${measure}, by time, in ${unit}s. A straight line runs from (0, ${grouped(from)}) to (${last}, ${grouped(until)}).`,
  };
}
