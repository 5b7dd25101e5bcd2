import type { Gate } from "../gate.ts";
import { dataFaults } from "./data.ts";
import { formulaFaults } from "./formulas.ts";

/** What the learner reads is what is proven: printed formulas and data agree with the facts. */
export const printedFacts: Gate = {
  id: "printed-facts",
  kinds: "both",
  check: ({ item, facts }) => [...formulaFaults(facts, item), ...dataFaults(facts, item)],
};
