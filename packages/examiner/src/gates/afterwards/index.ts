import type { Gate } from "../gate.ts";
import { keyAtEnd, ownEnds, shownCalculations } from "./ends.ts";
import { numberSources } from "./number-sources.ts";
import { decidedEquations, shownEquations } from "./shown-equations.ts";
import { shownLine, singleSlips } from "./worked-lines.ts";

/** What is read after answering, line by line. Each rejects the models that are bound to it, and is measured on the others. */
export const afterwardsGates: readonly Gate[] = [
  shownEquations,
  decidedEquations,
  numberSources,
  ownEnds,
  keyAtEnd,
  shownCalculations,
  shownLine,
  singleSlips,
];
