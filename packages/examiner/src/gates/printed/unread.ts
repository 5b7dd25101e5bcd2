import type { Section } from "@sat/item";
import type { Gate } from "../gate.ts";

/** By gate, the models that it does not bind yet: none. A model leaves the list with the change that makes it pass. */
export const unread: Readonly<Record<string, ReadonlySet<string>>> = {};

/** The gate for the sections whose facts can tell what it asks, and there for all models but those that are not read yet. */
export function binding(
  { id, severity, kinds, check }: Gate,
  ...sections: readonly Section[]
): Gate {
  return {
    id,
    severity,
    kinds,
    check: (specimen, model) =>
      !sections.includes(specimen.item.section) || unread[id]?.has(model.id) === true
        ? []
        : check(specimen, model),
  };
}
