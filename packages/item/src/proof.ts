/**
 * What is held to be so of a question before anybody sees it: that a second program comes to the answer, or readers did;
 * what is printed, the options, the reasons and hints, the figure.
 */
export const CHECKS = ["answer", "readers", "print", "options", "reasons", "figure"] as const;
export type Check = (typeof CHECKS)[number];

/** That a question has passed every check there is for it, in short form. */
export interface Proof {
  readonly checks: readonly Check[];
  /** The second solution: how a program that never sees the key came to it, as prose. */
  readonly words: string;
}
