import { describe, expect, test } from "vitest";
import { mannerOf } from "./manner.ts";

describe("the manner of an answer", () => {
  test("is thought when nothing says another", () => {
    expect(mannerOf({ section: "Math", timeSpent: 30_000 })).toBe("thought");
    expect(mannerOf({ section: "Math", timeSpent: 30_000, confidence: "sure" })).toBe("thought");
  });

  test("is thought, as far as is known, where nothing is known of the time", () => {
    expect(mannerOf({ section: "Reading", timeSpent: null })).toBe("thought");
  });

  test("is guessed by the learner's own word", () => {
    expect(mannerOf({ section: "Math", timeSpent: 30_000, confidence: "guess" })).toBe("guessed");
  });

  test.each([
    ["Reading", 4_999],
    ["Writing", 2_999],
    ["Math", 1_999],
  ] as const)(
    "is clicked when nobody can have read that much in %s, guess or not",
    (section, timeSpent) => {
      expect(mannerOf({ section, timeSpent })).toBe("clicked");
      expect(mannerOf({ section, timeSpent, confidence: "guess" })).toBe("clicked");
      expect(mannerOf({ section, timeSpent: timeSpent + 1 })).toBe("thought");
    },
  );
});
