import { type Facts, type Model, generate, loadModels } from "@sat/engine";
import type { ChoiceItem } from "@sat/item";
import { expect, test } from "vitest";
import { proveConstant } from "../provers/math/constant.ts";
import { readOption } from "../reading/read-option.ts";
import { secondSolution } from "./second-solution.ts";

type ConstantFacts = Extract<Facts, { kind: "constant" }>;

/** Seeds of each level. */
const SEEDS = 40;
/** As many whole numbers as the words speak of. */
const BEYOND = 200;

const models = (await loadModels()).filter((model) => told(model, 1).length > 0);

interface Told {
  readonly item: ChoiceItem;
  readonly facts: ConstantFacts;
  readonly words: string;
}

/** What is told of the model's items that ask for a constant. */
function told(model: Model, seeds: number): Told[] {
  return model.levels.flatMap((level) =>
    Array.from({ length: seeds }, (_, seed) => generate(model, level, seed)).flatMap(
      ({ item, facts }) =>
        facts.kind === "constant" && item.kind !== "entry"
          ? [{ item, facts, words: secondSolution(facts, item) }]
          : [],
    ),
  );
}

/** What the words say of the key: "has exactly one real solution with $k > 0$ when …". */
function saidOfKey(words: string): string {
  return / has (.+?)(?: with \$[^$]+\$)? when /.exec(words)?.[1] ?? "";
}

/** What they say of other options: "A and B lead to exactly two real solutions; …". */
function saidOfOthers(words: string): string[] {
  return [...words.matchAll(/ leads? to (.+?)(?=; |\. )/g)].map(([, said = ""]) => said);
}

/** The whole numbers that the words rule out but that have such solutions, under the conditions as they print them. */
function ruledOutWrongly({ item, facts, words }: Told): number[] {
  if (facts.extreme === undefined) return [];
  const [, way, , condition] =
    /none of the next 200 (greater|smaller) integers( with \$([^$]+)\$)?/.exec(words) ?? [];
  expect(way).toBeDefined();
  const { extreme: _, where: __, ...asked } = facts;
  const fits = proveConstant(condition === undefined ? asked : { ...asked, where: [condition] });
  const key = Number(item.options[item.correctAnswer].replaceAll("$", ""));
  const step = way === "greater" ? 1 : -1;
  const beyond = Array.from({ length: BEYOND }, (_each, at) => key + step * (at + 1));
  return beyond.filter((value) => fits(readOption(`$${value}$`)));
}

test("five models ask for a constant", () => {
  expect(models).toHaveLength(5);
});

test.each(models.map((model) => [model.id, model] as const))(
  "of %s no option but the key is said to do what the key does",
  (_, model) => {
    for (const { words } of told(model, SEEDS)) {
      expect(saidOfKey(words)).not.toBe("");
      expect({ words, others: saidOfOthers(words) }).toEqual({
        words,
        others: expect.not.arrayContaining([saidOfKey(words)]),
      });
    }
  },
);

test.each(models.map((model) => [model.id, model] as const))(
  "of %s no whole number is ruled out that has such solutions",
  (_, model) => {
    for (const each of told(model, SEEDS)) {
      const { words } = each;
      expect({ words, wrongly: ruledOutWrongly(each) }).toEqual({ words, wrongly: [] });
    }
  },
);
