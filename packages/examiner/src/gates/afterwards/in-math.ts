import { TOPICS } from "@sat/item";
import type { Gate } from "../gate.ts";

/** A check of the questions of Math: numbers and formulas are read there alone. */
export function inMath(check: Gate["check"]): Gate["check"] {
  return (specimen, model) =>
    TOPICS[specimen.item.topic].section === "Math" ? check(specimen, model) : [];
}
