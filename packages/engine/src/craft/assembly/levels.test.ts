import { expect, test } from "vitest";
import { generate } from "../../generate.ts";
import { defineLevels, level, type LevelDefinition } from "./levels.ts";
import { numeral, right, wrong } from "../options/option.ts";

const definition: LevelDefinition<{ readonly sum: number }> = {
  space: 9,
  steps: 2,
  draw: (chance) => ({ sum: chance.int(1, 9) }),
  build: ({ sum }) => ({
    question: `What is ${sum}?`,
    options: [
      right(numeral(sum), "So it is."),
      wrong(numeral(-sum), "opposite-sign", "No."),
      wrong(numeral(10 + sum), "off-by-one", "No."),
      wrong(numeral(20 + sum), "off-by-one", "No."),
    ],
    opening: "It is itself.",
    steps: [],
    hint: "Look.",
    tip: "Look twice.",
  }),
  facts: ({ sum }) => ({ kind: "value", given: [`x = ${sum}`], ask: "x" }),
};

const easy = level(definition);

const told = level({ ...definition, context: true });

const card = {
  id: "only-easy",
  version: 1,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA01"],
  optionDesign: "orbit",
} as const;

const model = defineLevels({ ...card, Easy: easy });

test("a model has the levels it was given, each with its space", () => {
  expect(model.levels).toEqual(["Easy"]);
  expect(model.space).toEqual({ Easy: 9 });
});

test("a model says which of its levels are in context", () => {
  expect(model.contexts).toEqual([]);
  expect(defineLevels({ ...card, Easy: easy, Hard: told }).contexts).toEqual(["Hard"]);
});

test("what a level drew tells its items apart", () => {
  const specimens = Array.from({ length: 200 }, (_, seed) => generate(model, "Easy", seed));
  const bySignature = new Map(specimens.map(({ signature, item }) => [signature, item.question]));
  expect(bySignature.size).toBe(9);
  expect(bySignature.get('{"sum":4}')).toBe("What is 4?");
  expect(specimens[0]?.features).toEqual({ steps: 2, context: 0 });
});

test("a level that was not given is refused", () => {
  expect(() => generate(model, "Hard", 0)).toThrow(RangeError);
});
