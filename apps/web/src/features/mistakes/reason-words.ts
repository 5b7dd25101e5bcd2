import type { MissReason } from "@sat/contract";

/** The reasons of a miss as a learner would say them, in the order in which they are offered. */
export const REASON_WORDS: Readonly<Record<MissReason, string>> = {
  gap: "I didn't know how",
  careless: "Careless slip",
  misread: "Misread it",
  rushed: "Rushed",
  guessed: "Guessed",
};
