import type { Gate } from "../gate.ts";

/** Models that print numbers which their facts do not hold, or whose facts hold numbers that they do not print. */
const NUMBERS = {
  "quadratic-functions": `
    form-that-shows-a-feature
  `,
  "advanced-topics": `
    exponential-model
  `,
};

/** By gate, the models that it does not bind yet. A model leaves the list with the change that makes it pass. */
export const unread: Readonly<Record<string, ReadonlySet<string>>> = {
  "printed-numbers": idsIn(NUMBERS),
};

function idsIn(topics: Readonly<Record<string, string>>): ReadonlySet<string> {
  return new Set(Object.values(topics).flatMap((ids) => ids.trim().split(/\s+/)));
}

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
