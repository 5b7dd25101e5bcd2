import type { AnyGate } from "../gate.ts";
import bound from "./bound.json" with { type: "json" };

const lists: Readonly<Record<string, readonly string[]>> = bound;

const models: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([gate, ids]) => [gate, new Set(ids)]),
);

/** Whether a failure of the gate rejects what the model makes. Models are only ever added. */
export function isBound(model: string, { id }: Pick<AnyGate, "id">): boolean {
  return models.get(id)?.has(model) ?? false;
}

/** The ids of the models that are bound to a gate. */
export function boundTo({ id }: Pick<AnyGate, "id">): readonly string[] {
  return lists[id] ?? [];
}
