import type { Gate } from "../gate.ts";

/** By gate, the models that it does not bind yet: none. A model leaves the list with the change that makes it pass. */
export const unread: Readonly<Record<string, ReadonlySet<string>>> = {};

/** The gate for Math, and there for all models but those that are not read yet. */
export function binding({ id, severity, kinds, check }: Gate): Gate {
  return {
    id,
    severity,
    kinds,
    check: (specimen, model) =>
      specimen.item.section !== "Math" || unread[id]?.has(model.id) === true
        ? []
        : check(specimen, model),
  };
}
