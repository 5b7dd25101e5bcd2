import type { AnyGate } from "../gate.ts";
import bound from "./bound.json" with { type: "json" };

const lists: Readonly<Record<string, readonly string[]>> = bound;

/** The ids of the models that are bound to a gate. */
export function boundTo({ id }: Pick<AnyGate, "id">): readonly string[] {
  return lists[id] ?? [];
}

/** Whether a failure of the gate rejects what the model makes. Models are only ever added. */
export function isBound(model: string, gate: Pick<AnyGate, "id">): boolean {
  return boundTo(gate).includes(model);
}
