import { OPTION_LETTERS, type OptionLetter } from "@sat/item";
import { expect, test } from "vitest";
import { contentId, contentIdsByKey } from "./content-id.ts";
import { ExhaustedError, generate } from "./generate.ts";
import { type ChoiceModel, type Draft, type ModelDefinition, defineModel } from "./model.ts";

interface Numbers {
  readonly key: number;
}

function aDraft({ key }: Numbers, isNumeric: boolean): Draft {
  const values = [10, 20, 30, 40];
  return {
    question: `Which number is ${key}?`,
    options: values.map((value) => ({
      text: `$${value}$`,
      ...(isNumeric ? { order: value } : {}),
      code: value === key ? null : "opposite-sign",
      reason: `This is ${value}.`,
    })),
    opening: "It is written there.",
    steps: [{ text: "Look.", claim: "1 = 1" }, { text: "See." }],
    hint: "Read.",
    tip: "Read twice.",
  };
}

function aModel(changes: Partial<ModelDefinition<Numbers>> = {}): ChoiceModel {
  return defineModel<Numbers>({
    id: "a-number",
    version: 1,
    topic: "linear-equations",
    skill: "H.A",
    archetypes: ["HA01"],
    levels: ["Easy"],
    space: { Easy: 4 },
    optionDesign: "orbit",
    draw: (chance) => ({ key: chance.pick([10, 20, 30, 40]) }),
    build: (numbers) => aDraft(numbers, true),
    facts: ({ key }) => ({ kind: "value", given: [`x = ${key}`], ask: "x" }),
    signature: ({ key }) => `${key}`,
    features: () => ({ steps: 1 }),
    ...changes,
  });
}

const texts = aModel({ build: (numbers) => aDraft(numbers, false) });

function letterCounts(model: ChoiceModel, seeds: number): Record<OptionLetter, number> {
  const counts = { A: 0, B: 0, C: 0, D: 0 };
  for (let seed = 0; seed < seeds; seed++) {
    counts[generate(model, "Easy", seed).item.correctAnswer] += 1;
  }
  return counts;
}

test("the same model, level and seed make the same specimen", () => {
  expect(generate(texts, "Easy", 7)).toEqual(generate(texts, "Easy", 7));
});

test("another version draws anew", () => {
  const keys = (version: number) =>
    Array.from({ length: 30 }, (_, seed) => generate(aModel({ version }), "Easy", seed).item.id);
  expect(keys(1)).not.toEqual(keys(2));
});

test("an item has the four options, their rationales and one key", () => {
  const { item } = generate(aModel(), "Easy", 3);
  expect(item.options).toEqual({ A: "$10$", B: "$20$", C: "$30$", D: "$40$" });
  const keys = OPTION_LETTERS.filter((letter) => item.rationales[letter].mistake === null);
  expect(keys).toEqual([item.correctAnswer]);
  expect(item.rationales[item.correctAnswer].mistake).toBeNull();
  for (const letter of OPTION_LETTERS.filter((each) => each !== item.correctAnswer)) {
    expect(item.rationales[letter].mistake).toBe("opposite-sign");
  }
});

test("the explanation is the opening and the steps, each a paragraph", () => {
  const { item, steps } = generate(aModel(), "Easy", 0);
  expect(item.explanation).toBe("It is written there.\n\nLook.\n\nSee.");
  expect(steps.map(({ claim }) => claim)).toEqual(["1 = 1", undefined]);
});

test.each([
  ["numbers in order", aModel()],
  ["texts in random order", texts],
])("with %s the key has each letter as often", (_, model) => {
  for (const count of Object.values(letterCounts(model, 2_000))) {
    expect(Math.abs(count - 500)).toBeLessThan(90);
  }
});

test("texts come in every order, whichever is the key", () => {
  const orders = new Set(
    Array.from({ length: 600 }, (_, seed) =>
      Object.values(generate(texts, "Easy", seed).item.options).join(),
    ),
  );
  expect(orders.size).toBe(24);
});

test("a content id does not depend on the order of the options, but on all that is read", () => {
  const { item } = generate(aModel(), "Easy", 0);
  const { A, B, C, D } = item.options;
  const turned: Record<OptionLetter, OptionLetter> = { A: "D", B: "C", C: "B", D: "A" };
  const reordered = {
    ...item,
    options: { A: D, B: C, C: B, D: A },
    correctAnswer: turned[item.correctAnswer],
  };
  expect(item.id).toMatch(/^[0-9a-f]{20}$/);
  expect(contentId(reordered)).toBe(item.id);
  expect(contentId({ ...item, question: `${item.question} ` })).not.toBe(item.id);
  expect(contentId({ ...item, correctAnswer: turned[item.correctAnswer] })).not.toBe(item.id);
});

test("the content ids by key are those of the question with each option as its key", () => {
  const { item } = generate(aModel(), "Easy", 0);
  const rekeyed = OPTION_LETTERS.map((correctAnswer) => contentId({ ...item, correctAnswer }));
  expect(contentIdsByKey(item)).toEqual(rekeyed);
  expect(new Set(rekeyed).size).toBe(4);
});

test("draws that are given up are counted with their reasons, and the next one serves", () => {
  const picky = aModel({
    draw: (chance) => {
      const key = chance.pick([10, 20, 30, 40]);
      chance.require(key === 40, "too small");
      return { key };
    },
  });
  const specimens = Array.from({ length: 50 }, (_, seed) => generate(picky, "Easy", seed));
  expect(specimens.every(({ item }) => item.correctAnswer === "D")).toBe(true);
  expect(specimens.some(({ rejections }) => rejections.length > 1)).toBe(true);
  expect(new Set(specimens.flatMap(({ rejections }) => rejections))).toEqual(
    new Set(["too small"]),
  );
});

test("a model that gives up seven draws in eight still makes an item of every seed", () => {
  const choosy = aModel({
    draw: (chance) => {
      chance.require(chance.int(1, 8) === 8, "too small");
      return { key: 40 };
    },
  });
  const most = Array.from(
    { length: 10_000 },
    (_, seed) => generate(choosy, "Easy", seed).rejections.length,
  );
  // So many draws are what some of the seeds take.
  expect(Math.max(...most)).toBeGreaterThan(60);
});

test("a model that never draws well is exhausted, and the error tells why", () => {
  const never = aModel({ draw: (chance) => chance.reject("no number will do") });
  expect(() => generate(never, "Easy", 5)).toThrow(ExhaustedError);
  expect(() => generate(never, "Easy", 5)).toThrow("a-number Easy 5");
  expect(() => generate(never, "Easy", 5)).toThrow("no number will do");
});

test("any other error of a model is not taken for a rejection", () => {
  const broken = aModel({
    draw: () => {
      throw new TypeError("a fault");
    },
  });
  expect(() => generate(broken, "Easy", 0)).toThrow(TypeError);
});

test.each([
  ["three options", (draft: Draft) => draft.options.slice(0, 3)],
  [
    "no key",
    (draft: Draft) =>
      draft.options.map((option) => ({ ...option, code: "opposite-sign" as const })),
  ],
  ["four keys", (draft: Draft) => draft.options.map((option) => ({ ...option, code: null }))],
])("an item with %s is refused", (_, options) => {
  const model = aModel({
    build: (numbers) => {
      const draft = aDraft(numbers, true);
      return { ...draft, options: options(draft) };
    },
  });
  expect(() => generate(model, "Easy", 0)).toThrow(RangeError);
});

test("the identity of an entry rests on its key, and no choice has the same", () => {
  const { id: _, ...choice } = generate(aModel(), "Easy", 0).item;
  const entry = {
    kind: "entry",
    section: choice.section,
    difficulty: choice.difficulty,
    topic: choice.topic,
    question: choice.question,
    explanation: choice.explanation,
    hint: choice.hint,
    tip: choice.tip,
    answerKey: { kind: "values", values: [{ num: 10, den: 1 }] },
    why: "It is.",
    slips: [],
  } as const;
  const other = { kind: "values", values: [{ num: 20, den: 1 }] } as const;
  expect(contentId(entry)).not.toBe(contentId(choice));
  expect(contentId({ ...entry, answerKey: other })).not.toBe(contentId(entry));
});

test("a choice says nothing of its kind, so that what is stored stays as it was", () => {
  expect(generate(aModel(), "Easy", 0).item).not.toHaveProperty("kind");
});
