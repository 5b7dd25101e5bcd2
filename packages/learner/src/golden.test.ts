import { expect, test } from "vitest";
import { ABILITY_VERSION, UNKNOWN } from "./ability.ts";
import { estimateOf } from "./estimate.ts";
import { foldAll } from "./fold.ts";
import { anAnswer } from "./testing/an-answer.ts";
import { abilityByGrid } from "./testing/by-grid.ts";

const DIFFICULTIES = { Easy: -1.2, Medium: 0, Hard: 1.3 };
const LEVELS = ["Easy", "Medium", "Hard"] as const;

/** Answers of one skill on one day, right where the pattern has a 1, by turns easy, medium and hard. */
function answersOf(pattern: string, kind: "choice" | "entry") {
  return [...pattern].map((mark, at) =>
    anAnswer({
      kind,
      level: LEVELS[at % 3] ?? "Medium",
      outcome: mark === "1" ? "right" : "wrong",
    }),
  );
}

const PATTERNS = [
  ["1", "choice"],
  ["0", "choice"],
  ["1", "entry"],
  ["110110100110", "choice"],
  ["110110100110", "entry"],
  ["111111111111111111111111", "choice"],
  ["000100000010000001000000", "choice"],
  ["101110111011110111101111110111101111", "choice"],
] as const;

/** Mean and spread of systems of equations, and what they say of linear functions and of words in context. */
const GOLDEN = {
  version: 1,
  estimates: [
    [0.259837, 0.50608],
    [-0.08969, 0.80707],
    [-0.409593, 0.87848],
  ],
};

test("the same answers come to the same ability, or it has another version", () => {
  const history = Array.from({ length: 3 }, (_, day) =>
    answersOf("110110100110", day === 1 ? "entry" : "choice").map((answer) => ({ ...answer, day })),
  ).flat();
  const helped = anAnswer({ skill: "WIC", hints: 2, outcome: "wrong", day: 30 });
  const ability = foldAll([
    ...history,
    helped,
    anAnswer({ skill: "H.A", outcome: "none", day: 31 }),
  ]);
  const estimates = (["H.D", "H.B", "WIC"] as const).map((skill) => {
    const { mean, spread } = estimateOf(ability, skill);
    return [mean, spread].map((value) => Number(value.toFixed(6)));
  });
  expect({ version: ABILITY_VERSION, estimates }).toEqual(GOLDEN);
});

test.each(PATTERNS)(
  "the answers %s to questions by %s come to what a grid finds",
  (pattern, kind) => {
    const answers = answersOf(pattern, kind);
    const { mean, spread } = estimateOf(foldAll(answers), "H.D");
    const byGrid = abilityByGrid(
      { mean: 0, spread: estimateOf(UNKNOWN, "H.D").spread },
      { mean: 0.01, spread: 0.015 },
      answers.map(({ level, outcome }) => ({
        difficulty: DIFFICULTIES[level],
        luck: kind === "choice" ? 0.25 : 0,
        right: outcome === "right",
      })),
    );
    expect(Math.abs(mean - byGrid.mean)).toBeLessThan(0.1);
    expect(Math.abs(spread / byGrid.spread - 1)).toBeLessThan(0.12);
  },
);
