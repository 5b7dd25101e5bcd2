import { OPTION_LETTERS } from "@sat/item";
import { expect, test } from "vitest";
import { generate } from "../../generate.ts";
import { type ChoiceModel, makesChoices } from "../../model.ts";
import { loadModels } from "../../models/index.ts";

const models = await loadModels();

const onStudies = models.filter(makesChoices).filter(({ deck }) => deck !== undefined);
const cases = onStudies.flatMap((model) =>
  model.levels.map((level) => [model.id, level, model] as const),
);
const SEEDS = Array.from({ length: 240 }, (_, seed) => seed);

test("nine models ask about studies, at every level of three topics", () => {
  expect(onStudies).toHaveLength(9);
  const cells = new Set(cases.map(([, level, { topic }]) => `${topic} ${level}`));
  expect(cells.size).toBe(9);
});

test.each(cases)("%s at %s: seeds go through all studies in turn", (_, level, model) => {
  const deck = model.deck ?? [];
  const sources = deck.map((__, seed) => generate(model, level, seed).item.source);
  expect(sources).toEqual(deck);
});

test.each(cases)("%s at %s: no two studies share a sentence of a passage", (_, level, model) => {
  const known = new Map<string, string | undefined>();
  for (const seed of SEEDS) {
    const { passage = "", source } = generate(model, level, seed).item;
    for (const sentence of passage.split(/(?<=[.?:]) /).filter((each) => each.includes(" "))) {
      expect(known.get(sentence) ?? source).toBe(source);
      known.set(sentence, source);
    }
  }
});

test.each(cases)("%s at %s: the same signature, the same words", (_, level, model) => {
  const known = new Map<string, string>();
  for (const seed of SEEDS) {
    const { item, signature } = generate(model, level, seed);
    expect(known.get(signature) ?? item.id).toBe(item.id);
    known.set(signature, item.id);
  }
});

/** The texts of the options, sorted, with every text that was the key of an item that had them. */
function keysByOptions(model: ChoiceModel, seeds: number): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (let seed = 0; seed < seeds; seed++) {
    const { item } = generate(model, "Easy", seed);
    const options = OPTION_LETTERS.map((letter) => item.options[letter]);
    const set = options.toSorted().join("|");
    keys.set(set, (keys.get(set) ?? new Set()).add(item.options[item.correctAnswer]));
  }
  return keys;
}

test("four findings serve four questions, each as the key of one", () => {
  const model = onStudies.find(({ id }) => id === "rival-hypotheses");
  if (model === undefined) throw new RangeError("the model is listed");
  const complete = [...keysByOptions(model, 1500).values()].filter(({ size }) => size === 4);
  expect(complete).toHaveLength(30);
});
