import { generate, loadModels, makesChoices, type Specimen } from "@sat/engine";
import { type ChoiceItem, TOPICS } from "@sat/item";
import { expect, test } from "vitest";
import { solveOutside } from "./testing/outside-solver.ts";

const models = await loadModels();

/** Items of each level of each mathematical model. */
const SEEDS = 5;
/** Share of the items with equations that the outside system must be able to solve. */
const SOLVED = 0.9;

const specimens = models
  .filter(makesChoices)
  .filter(({ topic }) => TOPICS[topic].section === "Math")
  .flatMap((model) =>
    model.levels.flatMap((level) =>
      Array.from({ length: SEEDS }, (_, seed) => generate(model, level, seed)),
    ),
  );

test("an outside algebra system, reading the printed formulas, finds the key and no other option", () => {
  const disagreements: string[] = [];
  let [solved, unsolved] = [0, 0];
  for (const specimen of specimens) {
    const outcome = solveOutside(specimen.item, specimen.facts);
    if (outcome === "no formula") continue;
    if (outcome === "unsolved") unsolved++;
    else solved++;
    if (typeof outcome === "object" && outcome.right.join() !== specimen.item.correctAnswer) {
      disagreements.push(`${nameOf(specimen)} finds ${outcome.right.join(" and ")}`);
    }
  }
  expect(disagreements).toEqual([]);
  expect(solved / (solved + unsolved)).toBeGreaterThanOrEqual(SOLVED);
  expect(solved).toBeGreaterThanOrEqual(40);
});

test("the outside system sees a wrong key", () => {
  const solvable = specimens.find(
    ({ item, facts }) => typeof solveOutside(item, facts) === "object",
  );
  if (solvable === undefined) throw new Error("no item is solved outside");
  const { item, facts } = solvable;
  const { A, B, C, D } = item.options;
  const turned = { ...item, options: { A: B, B: C, C: D, D: A } };
  const outcome = solveOutside(turned, facts);
  expect(typeof outcome === "object" && outcome.right.join()).not.toBe(item.correctAnswer);
});

function nameOf({ item }: Specimen<ChoiceItem>): string {
  return `${item.model} ${item.level} ${item.seed}: key ${item.correctAnswer}`;
}
