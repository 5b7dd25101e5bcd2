import type { DummyRuleMap } from "oxlint";

/** The ceilings of style: a file of 300 lines, a function of 60, four parameters, nesting of three. */
export const sizes: DummyRuleMap = {
  "max-lines": ["error", { max: 300 }],
  "max-lines-per-function": ["error", { max: 60 }],
  "max-params": ["error", { max: 4 }],
  "max-depth": ["error", { max: 3 }],
};

/** Tests may be longer, and a `describe` is as long as what it describes. */
export const testSizes: DummyRuleMap = {
  "max-lines": ["error", { max: 500 }],
  "max-lines-per-function": "off",
  "max-params": "off",
};
