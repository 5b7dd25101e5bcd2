import { generate, loadModels } from "@sat/engine";
import { OPTION_LETTERS } from "@sat/item";
import { expect, test } from "vitest";
import { canonicalKey } from "../blind-readings/canonical-order.ts";
import { blindReadingsGate } from "../gates/blind-readings.ts";
import { POINT_ON_A_SIDE } from "../testing/point-on-a-side.ts";
import { soundMath, soundReading } from "../testing/sound-models.ts";
import { ALL_EDIT_KINDS, editsOf } from "./edits.ts";
import { whyHarmless } from "./harmless.ts";
import { plantModel } from "./plant-model.ts";
import { makePlantReport } from "./plant-report.ts";

test("every planted edit changes the item in one place", async () => {
  const few = (await loadModels()).filter((_, place) => place % 20 === 0);
  for (const model of few) {
    const [level = "Easy"] = model.levels;
    const specimen = generate(model, level, 3);
    for (const kind of ALL_EDIT_KINDS) {
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
  const [plants] = plantModel(soundMath, 2);
  if (plants === undefined) throw new RangeError("edits are planted");
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

const AUTHORED = generate(soundReading, "Easy", 0);

test("an edit of an authored question changes what it is known by, and with it loses its readers", () => {
  for (const kind of ["direction", "authored key"] as const) {
    const edits = editsOf(kind, AUTHORED, "readings");
    expect(edits.length).toBeGreaterThan(0);
    for (const { item } of edits) expect(item.id).not.toBe(AUTHORED.item.id);
  }
});

test("a distractor keyed in an authored question is caught by the readers of the question", () => {
  const answer = canonicalKey(AUTHORED.item);
  const readings = ["reader-1", "reader-2"].map((reader) => ({ reader, guess: answer, answer }));
  const gate = blindReadingsGate({ [AUTHORED.item.id]: readings }, []);
  expect(gate.check(AUTHORED, soundReading)).toEqual([]);
  for (const { item } of editsOf("authored key", AUTHORED, "readings")) {
    if (item.kind === "entry") throw new RangeError("an authored question has options");
    expect(gate.check({ ...AUTHORED, item }, soundReading)).toHaveLength(2);
  }
});

test("no key is planted in an authored question that nobody has read", () => {
  expect(editsOf("authored key", AUTHORED, "none")).toEqual([]);
});

test("edits of authored texts without readings are counted apart and hold no bar", () => {
  const [unread] = plantModel(soundReading, 2);
  if (unread === undefined) throw new RangeError("edits are planted");
  expect(unread.guard).toBe("none");
  const survivor = {
    level: "Easy",
    seed: 1,
    kind: "direction",
    from: "under",
    to: "over",
  } as const;
  const report = makePlantReport(2, [{ ...unread, survivors: [survivor, survivor] }]);
  expect(report).toMatchObject({ passed: true, misses: [], kinds: {}, awaitingReaders: 2 });
  const read = makePlantReport(2, [{ ...unread, guard: "readings", survivors: [survivor] }]);
  expect(read.awaitingReaders).toBe(0);
  expect(read.passed).toBe(false);
});

test("the report tells each kind of edit by section and by what vouches for the items", () => {
  const plants = plantModel(soundReading, 2);
  const generated = plants.map((of) => ({ ...of, guard: "facts" as const, survivors: [] }));
  const { sections } = makePlantReport(2, [...plants, ...generated]);
  const all = { planted: 2, caught: 2 };
  expect(sections["Reading, authored, without readings"]).toHaveProperty("direction");
  expect(sections["Reading, generated"]).toMatchObject({ direction: all });
  expect(sections["Writing, generated"]).toEqual({});
});
