import type { LONGEST_TIME as BelievedTime } from "@sat/contract";
import { LONGEST_TIME } from "@sat/desk";
import { expect, it } from "vitest";

it("tells the server of no longer time on a question than it believes", () => {
  // The compiler compares them: the contract's schemas stay out of the browser.
  const believed: typeof BelievedTime = LONGEST_TIME;
  expect(believed).toBe(24 * 60 * 60 * 1_000);
});
