import type { BoxPlotFigure } from "@sat/item";

/** Minimum, first quartile, median, third quartile, maximum. */
export type Five = readonly [number, number, number, number, number];

interface Boxes {
  readonly label: string;
  readonly boxes: readonly { readonly name: string; readonly five: Five }[];
  readonly step: number;
}

const PLACES = ["minimum", "first quartile", "median", "third quartile", "maximum"];

/** Box plots over one axis, a tick at every step. */
export function boxPlots({ label, boxes, step }: Boxes): BoxPlotFigure {
  const all = boxes.flatMap(({ five }) => five);
  const told = boxes.map(({ name, five }) => {
    const numbers = five.map((value, at) => `${PLACES[at] ?? ""} ${value}`).join(", ");
    return `${name === "" ? "" : `${name}: `}${numbers}.`;
  });
  return {
    kind: "box-plot",
    axis: {
      min: step * (Math.ceil(Math.min(...all) / step) - 1),
      max: step * (Math.floor(Math.max(...all) / step) + 1),
      step,
      label,
    },
    boxes,
    alt: `${boxes.length === 1 ? "Box plot" : "Box plots"} of ${label.toLowerCase()}. ${told.join(" ")}`,
  };
}
