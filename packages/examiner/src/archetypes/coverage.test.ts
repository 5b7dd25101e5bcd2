import { expect, test } from "vitest";
import { loadModels } from "@sat/engine";
import { SKILLS, type SkillCode } from "@sat/item";
import { printCoverage } from "../cli/print-coverage.ts";
import { soundMath, soundReading } from "../testing/sound-models.ts";
import { ARCHETYPES } from "./archetypes.ts";
import { coverageOf } from "./coverage.ts";

const models = await loadModels();

const math = models.filter(({ skill }) => [...ARCHETYPES.keys()].some((each) => each === skill));

const coverage = coverageOf(math);

test("the fact sheet numbers 423 archetypes of mathematics", () => {
  const all = [...ARCHETYPES.values()].flat();
  expect(all).toHaveLength(423);
  expect(all).toContain("PC40");
});

test("every archetype is covered or missing, and every model makes what it declares", () => {
  const { skills, faults } = coverage;
  for (const { skill, covered, missing } of skills) {
    expect([...covered, ...missing].toSorted()).toEqual(ARCHETYPES.get(skill));
  }
  expect(faults).toEqual([]);
});

test("questions in context are worded as the exam's: long sentences, and not whole numbers alone", () => {
  const { wordsPerSentence, withDecimals, long } = coverage.contexts;
  expect(wordsPerSentence).toBeGreaterThan(18);
  expect(wordsPerSentence).toBeLessThan(24);
  expect(withDecimals).toBeGreaterThan(0.2);
  expect(long).toBeGreaterThan(0.1);
});

test("at least 30 archetypes are shown on the calculator", () => {
  expect(coverage.onCalculator.length).toBeGreaterThanOrEqual(30);
});

test("every official skill has models", () => {
  const met = new Set(models.map(({ skill }) => skill));
  expect(Object.keys(SKILLS).filter((skill) => !met.has(skill as SkillCode))).toEqual([]); // its keys are the codes
});

test("an archetype that is only declared does not count as covered", () => {
  const boaster = { ...soundMath, archetypes: [...soundMath.archetypes, "PC40"] };
  const { skills, faults } = coverageOf([boaster]);
  expect(skills.find(({ skill }) => skill === "P.C")?.missing).toContain("PC40");
  expect(faults).toEqual([`${soundMath.id} declares PC40 and makes no item of it`]);
});

test("a level that is only declared to be for a calculator is a fault", () => {
  const boaster = { ...soundReading, calculator: ["Easy"] as const };
  expect(coverageOf([boaster]).faults).toContain(
    `${soundReading.id} is for a calculator at Easy and never shows it`,
  );
});

test("the page names what is missing", () => {
  const page = printCoverage(coverageOf([soundMath]));
  expect(page).toMatch(/of 423 archetypes are covered/);
  expect(page).toContain("QG10");
});
