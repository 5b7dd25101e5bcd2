/** What would make an item depend on anything but its model, version, level and seed. */
import type { DummyRuleMap } from "oxlint";

const clockAndLocale = ["Date", "Intl", "performance", "Temporal"];
const outerWorld = [
  "console",
  "crypto",
  "document",
  "fetch",
  "globalThis",
  "localStorage",
  "navigator",
  "process",
  "queueMicrotask",
  "require",
  "setInterval",
  "setTimeout",
  "window",
  "XMLHttpRequest",
];

/** ECMA-262 leaves the last digits of these to the machine; `Math.sqrt` it does not. */
const inexact = ["acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cos"].concat(
  ["cosh", "exp", "expm1", "hypot", "log", "log10", "log1p", "log2", "pow", "sin", "sinh"],
  ["tan", "tanh"],
);

const localeMethods = [
  "localeCompare",
  "toLocaleDateString",
  "toLocaleLowerCase",
  "toLocaleString",
  "toLocaleTimeString",
  "toLocaleUpperCase",
];

const globalReason = "Pure packages know no clock, no locale and no world outside.";

/** What no pure package may touch. */
const worldless: DummyRuleMap = {
  "no-restricted-globals": [
    "error",
    ...[...clockAndLocale, ...outerWorld].map((name) => ({ name, message: globalReason })),
  ],
};

const noChanceNorLocale = [
  { object: "Math", property: "random", message: "Draw from the item's own seeded chance." },
  ...localeMethods.map((property) => ({ property, message: "The locale decides no digit." })),
];

export const purity: DummyRuleMap = {
  ...worldless,
  "no-restricted-properties": [
    "error",
    ...noChanceNorLocale,
    ...inexact.map((property) => ({
      object: "Math",
      property,
      message: "Its last digits differ by machine: use exact arithmetic.",
    })),
  ],
};

/** For a package that shows its numbers rounded, and whose last digits are neither kept nor compared. */
export const roundedPurity: DummyRuleMap = {
  ...worldless,
  "no-restricted-properties": ["error", ...noChanceNorLocale],
};
