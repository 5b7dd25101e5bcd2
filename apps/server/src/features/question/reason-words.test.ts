import { type SkillCode, SKILLS } from "@sat/item";
import { expect, test } from "vitest";
import { type Grounds, reasonWords } from "./reason-words.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");

/** Answers of a skill, the newest first, the latest so many days ago: right or wrong. */
function answers(outcomes: string, days = 0): Grounds["latest"] {
  const answeredAt = new Date(NOW.getTime() - days * 86_400_000);
  return [...outcomes].map((outcome) => ({ correct: outcome === "r", answeredAt }));
}

function words(latest: Grounds["latest"], change: Partial<Grounds> = {}): string {
  return reasonWords({ skill: "BOU", answers: 20, latest, now: NOW, ...change });
}

test.each([
  ["wrwrr", "Chosen after two of your last five on boundaries went wrong."],
  ["rrwrr", "Chosen after one of your last five on boundaries went wrong."],
  ["rrr", "Chosen after your last three on boundaries went right."],
  ["ww", "Chosen after your last two on boundaries went wrong."],
  ["r", "Chosen after your last one on boundaries went right."],
])("after %s it tells how many went wrong", (outcomes, told) => {
  expect(words(answers(outcomes))).toBe(told);
});

test.each([
  [13, "Chosen after your last three on boundaries went right."],
  [14, "Chosen after two weeks without an answer on boundaries."],
  [27, "Chosen after three weeks without an answer on boundaries."],
  [62, "Chosen after eight weeks without an answer on boundaries."],
  [400, "Chosen after two months without an answer on boundaries."],
])("%i days after the latest answer it tells how long that is", (days, told) => {
  expect(words(answers("rrr", days))).toBe(told);
});

test("an answer by a clock that runs ahead is no pause", () => {
  expect(words(answers("www", -30))).toBe("Chosen after your last three on boundaries went wrong.");
});

test("of a skill with hardly an answer it says that", () => {
  const told = "Chosen while little was known about how you do on boundaries.";
  expect(words(answers("ww"), { answers: 2 })).toBe(told);
  expect(words([])).toBe(told);
});

test("every skill has its name in a sentence that fits the contract", () => {
  for (const skill of Object.keys(SKILLS) as SkillCode[]) {
    const told = words(answers("wwwww", 30), { skill });
    expect(told).toMatch(/^Chosen after four weeks without an answer on [a-z]/);
    expect(told).not.toMatch(/:|undefined/);
    expect(told.length).toBeLessThan(200);
  }
});
