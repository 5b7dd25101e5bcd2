import { expect, test } from "vitest";
import { abilityBars, figuresOf } from "./ability-figures.ts";
import { WORLDS } from "./world.ts";

// Few learners, for the sake of time: far wider than the bars of the whole simulation.
const figures = figuresOf(WORLDS.base, 30, 5);

test("the filter's estimates are nearer the truth than Elo's, and as sure as they say", () => {
  const [, stage] = figures.stages;
  expect(stage?.underPerSkill).toBeGreaterThan(0.15);
  expect(stage?.underAllAndSkill).toBeGreaterThan(0);
  expect(stage?.covered).toBeGreaterThan(0.84);
  expect(figures.calibrationError).toBeLessThan(0.04);
});

test("questions that are all easier than declared pass for ability", () => {
  const [, stage] = figuresOf(WORLDS.easier, 30, 5).stages;
  expect(stage?.bias).toBeGreaterThan(0.2);
});

test("the same seed gives the same figures, and another one others", () => {
  expect(figuresOf(WORLDS.still, 2, 5)).toEqual(figuresOf(WORLDS.still, 2, 5));
  expect(figuresOf(WORLDS.still, 2, 5)).not.toEqual(figuresOf(WORLDS.still, 2, 6));
});

test("a bar is missed by figures below it", () => {
  const missed = (told: Partial<typeof figures>) =>
    abilityBars([{ ...figures, ...told }])
      .filter(({ met }) => met !== true)
      .map(({ name }) => name);
  const unsure = figures.stages.map((stage) => ({ ...stage, covered: 0.87, underPerSkill: 0.19 }));
  expect(missed({ stages: unsure })).toEqual(
    expect.arrayContaining([
      "base, 1000 answers: covered",
      "base, 100 answers: under Elo per skill",
    ]),
  );
  expect(missed({ calibrationError: 0.031 })).toContain("base: calibration error");
});
