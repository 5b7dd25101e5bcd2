import { describe, expect, test } from "vitest";
import { type Miss, missReason } from "./miss-reason.ts";

const PLAIN: Miss = {
  section: "Math",
  outcome: "wrong",
  manner: "thought",
  timeSpent: 60_000,
  slip: "sign-lost",
  chance: 0.5,
};

describe("the reason of a miss", () => {
  test.each<readonly [reason: string, why: string, miss: Partial<Miss>]>([
    ["gap", "nothing says another", {}],
    ["gap", "nothing is known of the learner", { chance: undefined }],
    ["gap", "no slip is known", { slip: null }],
    ["gap", "nothing is known of the time", { timeSpent: null }],
    ["careless", "such questions are mostly right", { chance: 0.8 }],
    ["misread", "another quantity was answered", { slip: "another-quantity" }],
    [
      "misread",
      "it was read wrongly by one who knows how",
      { slip: "figure-misread", chance: 0.9 },
    ],
    ["rushed", "hardly any time was taken", { timeSpent: 14_000, chance: 0.9 }],
    ["rushed", "time ran out", { outcome: "none", slip: null }],
    ["rushed", "nobody can have read it", { manner: "clicked", timeSpent: 1_000 }],
    ["guessed", "the learner says so", { manner: "guessed", timeSpent: 5_000, chance: 0.9 }],
  ])("is %s where %s", (reason, _, miss) => {
    expect(missReason({ ...PLAIN, ...miss })).toBe(reason);
  });

  test("is told by the exam's own pace, which is quicker in Reading and Writing", () => {
    const taken = { ...PLAIN, slip: null, timeSpent: 12_000 };
    expect(missReason(taken)).toBe("rushed");
    expect(missReason({ ...taken, section: "Writing" })).toBe("gap");
  });
});
