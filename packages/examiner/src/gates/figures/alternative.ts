import type { Figure } from "@sat/item";
import type { Gate } from "../gate.ts";
import { angleFaults } from "./angles-as-told.ts";
import { dataFaults } from "./data-as-told.ts";
import { placeFaults } from "./drawn-as-said.ts";
import { inkFaults } from "./ink.ts";
import { labelFaults, numberFaults } from "./labels-as-told.ts";
import { planeFaults } from "./plane-as-told.ts";
import { solidFaults } from "./solid-as-told.ts";

/** What is read aloud for a figure tells the data that are drawn, in their order, at the places where they are drawn. */
export const alternative: Gate = {
  id: "alternative",
  kinds: "both",
  check: ({ item: { figure, question } }) =>
    figure === undefined ? [] : faultsOf(figure, question),
};

function faultsOf(figure: Figure, question: string): string[] {
  switch (figure.kind) {
    case "plane":
      return planeFaults(figure);
    case "solid":
      return solidFaults(figure);
    case "geometry":
      return [
        ...numberFaults(figure, question),
        ...labelFaults(figure),
        ...placeFaults(figure),
        ...inkFaults(figure),
        ...angleFaults(figure),
      ];
    default:
      return dataFaults(figure);
  }
}
