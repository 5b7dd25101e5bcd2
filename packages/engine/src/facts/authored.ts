/** For texts that a writer keyed: the words of the passage that decide, which must stand in it. */
export interface AuthoredFacts {
  readonly kind: "authored";
  readonly evidence: readonly string[];
}
