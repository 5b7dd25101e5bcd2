import { generate, loadModels } from "@sat/engine";
import { OPTION_LETTERS } from "@sat/item";
import { expect, test } from "vitest";
import { POINT_ON_A_SIDE } from "../testing/point-on-a-side.ts";
import { soundMath } from "../testing/sound-models.ts";
import { EDIT_KINDS, type EditKind, editsOf } from "./edits.ts";
import { whyHarmless } from "./harmless.ts";
import { plantModel } from "./plant-model.ts";
import { makePlantReport } from "./plant-report.ts";

// The names of EDIT_KINDS, which TypeScript gives as plain strings.
const KINDS = Object.keys(EDIT_KINDS) as EditKind[];

test("every planted edit changes the item in one place", async () => {
  const few = (await loadModels()).filter((_, place) => place % 20 === 0);
  for (const model of few) {
    const [level = "Easy"] = model.levels;
    const specimen = generate(model, level, 3);
    for (const kind of KINDS) {
      for (const { item } of editsOf(kind, specimen)) {
        expect(item, `${model.id}, ${kind}`).not.toEqual(specimen.item);
      }
    }
  }
});

test("the key moves with its reason and its slip", () => {
  const specimen = generate(soundMath, "Easy", 0);
  const choices = editsOf("key letter", specimen).flatMap(({ item }) =>
    item.kind === "entry" ? [] : [item],
  );
  expect(choices).toHaveLength(3);
  for (const item of choices) {
    expect(item.correctAnswer).not.toBe(specimen.item.correctAnswer);
    expect(item.rationales[item.correctAnswer].mistake).toBeNull();
    expect(
      OPTION_LETTERS.filter((letter) => item.rationales[letter].mistake === null),
    ).toHaveLength(1);
  }
});

test("a formula that says the same in another form is no harm", () => {
  const specimen = generate(soundMath, "Easy", 0);
  const edited = (from: string, to: string) => {
    const before = { ...specimen.item, question: `Given $${from}$, what is $x$?` };
    const item = { ...before, question: `Given $${to}$, what is $x$?` };
    return whyHarmless(before, { kind: "swap", from, to, item });
  };
  expect(edited("3x + 5x = 16", "5x + 3x = 16")).toMatch("same");
  expect(edited("3x + 5 = 16", "5x + 3 = 16")).toBeUndefined();
});

test("edits that no gate catches bring the report below its bar", () => {
  const plants = plantModel(soundMath, 2);
  const uncaught = plants.survivors.filter(({ harmless }) => harmless === undefined);
  expect(uncaught.every(({ kind }) => plants.planted[kind] > 0)).toBe(true);
  const survivor = { level: "Easy", seed: 1, kind: "number", from: "3", to: "4" } as const;
  const caughtAll = makePlantReport(2, [{ ...plants, survivors: [] }]);
  const missedOne = makePlantReport(2, [{ ...plants, survivors: [survivor] }]);
  const excused = { ...survivor, harmless: "the formula says the same in another form" };
  expect(caughtAll).toMatchObject({ passed: true, misses: [] });
  expect(missedOne.passed).toBe(false);
  expect(makePlantReport(2, [{ ...plants, survivors: [excused] }]).passed).toBe(true);
});

test("two corners of a drawing may change places, a point on a side may not", () => {
  const specimen = generate(soundMath, "Easy", 0);
  const figure = POINT_ON_A_SIDE;
  const item = { ...specimen.item, figure };
  const reason = (first: string, second: string) =>
    editsOf("label", { ...specimen, item })
      .filter(({ from }) => from === `${first} … ${second}`)
      .map((edit) => whyHarmless(item, edit));
  expect(reason("A", "C")).toEqual([undefined]);
  expect(reason("A", "B")).toEqual([expect.stringMatching("change places")]);
  expect(reason("C", "D")).toEqual([undefined]);
});
