import type { Rational } from "@sat/item";

interface EntryExample {
  readonly value: Rational;
  /** What may be typed for it, and what may not though it is near. */
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

/** Answers, and how they are typed. */
export const ENTRY_EXAMPLES: readonly EntryExample[] = [
  { value: { num: 7, den: 2 }, right: ["3.5", "3.50", "7/2"], wrong: ["3 1/2", "31/2"] },
  {
    value: { num: 2, den: 3 },
    right: ["2/3", ".6666", ".6667", "0.666", "0.667"],
    wrong: [".66", "0.66", ".67", "0.67"],
  },
  { value: { num: -1, den: 3 }, right: ["-1/3", "-.3333", "-0.333"], wrong: ["-.33", "-0.33"] },
];
