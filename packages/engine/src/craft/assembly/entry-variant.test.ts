import { grade, type EntryItem } from "@sat/item";
import { expect, test } from "vitest";
import { generate } from "../../generate.ts";
import { type ChoiceModel, defineModel } from "../../model.ts";
import { rational } from "../../math/rational.ts";
import { entryVariant } from "./entry-variant.ts";
import { numeral, right, wrong } from "../options/option.ts";

interface Numbers {
  readonly key: number;
}

/** A model whose key is one of these numbers over three. */
function thirds(keys: readonly number[]): ChoiceModel {
  return defineModel<Numbers>({
    id: "thirds",
    version: 3,
    topic: "linear-equations",
    skill: "H.A",
    archetypes: ["HA01"],
    levels: ["Easy", "Hard"],
    space: { Easy: 4, Hard: 8 },
    optionDesign: "orbit",
    draw: (chance) => ({ key: chance.pick(keys) }),
    build: ({ key }) => ({
      question: "What is the value of $x$?",
      options: [
        right(numeral(rational(key, 3)), "It is."),
        wrong(numeral(rational(-key, 3)), "opposite-sign", "A sign is lost."),
        wrong(numeral(7), "stopped-early", "A step is missing."),
        wrong(numeral(1_234_567), "another-quantity", "It is another."),
      ],
      opening: "It is written there.",
      steps: [{ text: "Look." }],
      hint: "Read.",
      tip: "Read twice.",
    }),
    facts: ({ key }) => ({ kind: "value", given: [`3*x = ${key}`], ask: "x" }),
    signature: ({ key }) => `${key}`,
    features: () => ({ steps: 1 }),
  });
}

function anEntry(model: ChoiceModel): EntryItem {
  const { item } = generate(entryVariant(model), "Easy", 0);
  if (item.kind !== "entry") throw new TypeError("the variant makes entries");
  return item;
}

test("of the levels that it keeps, those in context are the model's", () => {
  const model = { ...thirds([2]), contexts: ["Easy", "Hard"] as const };
  expect(entryVariant(model, { levels: ["Hard"] }).contexts).toEqual(["Hard"]);
  expect(entryVariant(thirds([2])).contexts).toEqual([]);
});

test("of the levels that it keeps, those for a calculator are the model's", () => {
  const model = { ...thirds([2]), calculator: ["Easy", "Hard"] as const };
  expect(entryVariant(model, { levels: ["Hard"] }).calculator).toEqual(["Hard"]);
  const { item } = generate(entryVariant(model), "Easy", 0);
  expect(item.onCalculator?.rows).toEqual(["3x = 2"]);
});

test("the right option becomes the key, the wrong ones that can be typed the slips", () => {
  const item = anEntry(thirds([2]));
  expect(item.answerKey).toEqual({ kind: "values", values: [{ num: 2, den: 3 }] });
  expect(item.why).toBe("It is.");
  expect(item.slips).toEqual([
    { code: "opposite-sign", value: { num: -2, den: 3 }, reason: "A sign is lost." },
    { code: "stopped-early", value: { num: 7, den: 1 }, reason: "A step is missing." },
  ]);
  expect(grade(item, { kind: "entry", text: ".6667" })).toBe(true);
});

test("an entry has no options, no letter and no codes by letter", () => {
  for (const field of ["options", "correctAnswer", "rationales", "codes", "optionDesign"]) {
    expect(anEntry(thirds([2]))).not.toHaveProperty(field);
  }
});

test("a change of the model is one of its variant", () => {
  expect(anEntry(thirds([2]))).toMatchObject({ model: "thirds-entry", version: 3 });
});

test.each([
  ["that does not fit the space", 1_000_001],
  ["of zero", 0],
  ["of one", 3],
  ["that is a slip as well", 21],
])("an answer %s is never drawn", (_, unfit) => {
  const variant = entryVariant(thirds([unfit, 2]));
  for (let seed = 0; seed < 20; seed++) {
    const { item } = generate(variant, "Easy", seed);
    expect(item).toMatchObject({ answerKey: { values: [{ num: 2, den: 3 }] } });
  }
});

test("only the levels asked for are offered", () => {
  const variant = entryVariant(thirds([2]), { levels: ["Hard"] });
  expect(variant).toMatchObject({ levels: ["Hard"], space: { Hard: 8 } });
});
