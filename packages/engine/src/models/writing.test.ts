import { TOPICS } from "@sat/item";
import fc from "fast-check";
import { expect, test } from "vitest";
import { generate } from "../generate.ts";
import { makesChoices } from "../model.ts";
import { loadModels } from "./index.ts";

const models = await loadModels();

const writing = models
  .filter(makesChoices)
  .filter(({ topic }) => TOPICS[topic].section === "Writing");
const cases = writing.flatMap((model) =>
  model.levels.map((level) => [model.id, level, model] as const),
);
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

test("each writing topic has at least two models at each level", () => {
  const perCell = Map.groupBy(cases, ([, level, { topic }]) => `${topic} ${level}`);
  expect(perCell.size).toBe(15);
  for (const list of perCell.values()) expect(list.length).toBeGreaterThanOrEqual(2);
});

test.each(cases)("%s at %s: the same words, the same signature", (_, level, model) => {
  const signatures = new Map<string, string>();
  fc.assert(
    fc.property(seeds, (seed) => {
      const { item, signature } = generate(model, level, seed);
      const known = signatures.get(signature) ?? item.id;
      signatures.set(signature, item.id);
      expect(item.id).toBe(known);
    }),
    { numRuns: 30 },
  );
});

test.each(cases)(
  "%s at %s: a text of the exam's length, without doubled words",
  (_, level, model) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { item } = generate(model, level, seed);
        const key = item.options[item.correctAnswer];
        const text = item.question.split("\n\n").slice(0, -1).join(" ").replace("______", key);
        const words = (text.match(/[\w’']+\S*/g) ?? []).length;
        expect(words).toBeGreaterThanOrEqual(item.skill === "SYN" ? 56 : 25);
        expect(words).toBeLessThanOrEqual(item.skill === "SYN" ? 125 : 78);
        expect(text).not.toMatch(/\b(\w+) \1\b(?<!had had)| {2}|\s[,;:.]/i);
      }),
      { numRuns: 30 },
    );
  },
);
