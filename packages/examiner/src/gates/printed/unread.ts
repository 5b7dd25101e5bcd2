import type { Gate } from "../gate.ts";

/** Models that print numbers which their facts do not hold, or whose facts hold numbers that they do not print. */
const NUMBERS = {
  "linear-equations": `
    expression-from-words function-for-covering-area how-two-lines-lie inequality-from-graph
    line-through-given-point point-of-linear-graph point-on-line-with-constant system-from-graph
    unknown-in-table-of-function
  `,
  "quadratic-functions": `
    form-that-shows-a-feature
  `,
  "advanced-topics": `
    exponential-model
  `,
};

/** Models whose facts do not tell all that the answer turns on: directions, units, what is asked, in the order of print. */
const WORDS = {
  "linear-equations": `
    bound-on-all-solutions bounds-of-solution constants-of-linear-function constants-of-system
    expression-from-words function-for-covering-area function-from-slope-and-point
    function-from-table function-from-two-values graph-of-linear-function how-two-lines-lie
    inequality-from-table input-or-output-of-linear-function intercept-after-shift
    intercepts-of-line line-from-graph line-through-given-point lines-parallel-or-perpendicular
    member-of-growing-rows point-of-linear-graph point-on-line-with-constant ratio-of-intercepts
    rectangle-from-its-perimeter rule-from-table second-equation-of-system sharing-with-left-over
    slope-of-line-in-standard-form slope-through-points slope-through-points-entry
    standard-form-from-graph system-from-graph table-of-solutions unknown-in-table-of-function
    where-two-lines-meet
  `,
};

/** By gate, the models that it does not bind yet. A model leaves the list with the change that makes it pass. */
export const unread: Readonly<Record<string, ReadonlySet<string>>> = {
  "printed-numbers": idsIn(NUMBERS),
  "printed-words": idsIn(WORDS),
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
