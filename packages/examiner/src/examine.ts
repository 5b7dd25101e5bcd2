import type { Model, Specimen } from "@sat/engine";
import { findingsOf } from "./findings-of.ts";
import { isBound } from "./gates/afterwards/bound.ts";
import { afterwardsGates } from "./gates/afterwards/index.ts";
import type { AnyGate, Finding } from "./gates/gate.ts";
import { gates } from "./gates/index.ts";

/** What the gates, but for one, find wrong with an item; nothing when it may ship. */
export function examine(specimen: Specimen, model: Model, except?: AnyGate): Finding[] {
  const bound = afterwardsGates.filter((gate) => isBound(model.id, gate));
  const from = [...gates, ...bound].filter((gate) => gate !== except);
  return findingsOf(from, specimen, model);
}

/** What the gates on the texts after the answer find, whether the model is bound to them or not. */
export function examineAfterwards(specimen: Specimen, model: Model): Finding[] {
  return findingsOf(afterwardsGates, specimen, model);
}
