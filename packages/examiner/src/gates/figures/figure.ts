import type { Figure } from "@sat/item";
import { type Gate, wordCount } from "../gate.ts";
import { leavesOf } from "../leaves-of.ts";
import { chartFaults } from "./charts.ts";
import { geometryFaults } from "./geometry.ts";
import { planeFaults } from "./plane.ts";

/** The figure is drawn from finite numbers inside its axes, tells the truth, and can be read aloud. */
export const figure: Gate = {
  id: "figure",
  kinds: "both",
  check: ({ item }) => {
    if (item.figure === undefined) return [];
    return [
      ...(wordCount(item.figure.alt) >= 4
        ? []
        : ["the figure has no text alternative to solve it from"]),
      ...(allFinite(item.figure) ? [] : ["the figure holds a number that is not finite"]),
      ...faultsOf(item.figure),
    ];
  },
};

function allFinite(drawn: Figure): boolean {
  return leavesOf(drawn).every((leaf) => typeof leaf === "string" || Number.isFinite(leaf));
}

function faultsOf(drawn: Figure): string[] {
  switch (drawn.kind) {
    case "plane":
      return planeFaults(drawn);
    case "geometry":
      return geometryFaults(drawn);
    case "solid":
      return Object.keys(drawn.labels).length > 0 ? [] : ["no dimension of the solid is labelled"];
    default:
      return chartFaults(drawn);
  }
}
