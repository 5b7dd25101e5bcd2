import { Chance, type Model } from "@sat/engine";
import { expect, test } from "vitest";
import { batchGates, isSuspect, judgeModel } from "./batch/batch-gates.ts";
import { reportModel } from "./batch/model-report.ts";
import { tallyLevel } from "./batch/tally-level.ts";
import { keyOf, withDraft, withOptions } from "./testing/changes.ts";
import { type Creation, changed, soundMath, soundReading } from "./testing/sound-models.ts";

/** Enough that luck cannot explain a leak, few enough for a test. */
const SEEDS = 400;

const ALL_SEEDS = Array.from({ length: SEEDS }, (_, seed) => seed);

/** A suspected leak is looked at again, as an examination does; as many seeds more are enough here. */
function gatesThatReject(model: Model): string[] {
  const report = reportModel(model, [tallyLevel(model, "Easy", SEEDS)]);
  const again = isSuspect(report)
    ? reportModel(model, [tallyLevel(model, "Easy", SEEDS, SEEDS)])
    : undefined;
  return [...new Set(judgeModel(report, model, again).map(({ gate }) => gate))].toSorted();
}

test.each([soundMath, soundReading])("the sound $topic model passes as a whole", (model) => {
  expect(gatesThatReject(model)).toEqual([]);
});

/** Makes the same item for twenty seeds in a row. */
const repeating: Model = {
  ...soundMath,
  create: (chance, level) => {
    const seed = chance.turn(ALL_SEEDS);
    return soundMath.create(new Chance(`seed and index ${Math.floor(seed / 20)}`), level);
  },
};

type Defect = readonly [name: string, gates: readonly string[], model: Model];

const defects: readonly Defect[] = [
  [
    "a key that is always the longest",
    ["one-line-guesser", "trained-guesser"],
    changed(soundMath, (made) =>
      withOptions(made, (option) =>
        option.code === null ? { ...option, text: `${option.text} units in all` } : option,
      ),
    ),
  ],
  [
    "a key that is never the smallest number",
    ["key-letters", "key-ranks", "one-line-guesser"],
    changed(soundMath, (made, chance) => {
      const options = made.draft.options.toSorted((a, b) => Number(a.order) - Number(b.order));
      return keyedAt(made, options, chance.int(1, 3));
    }),
  ],
  [
    "a ladder that always has its key on the second rung",
    ["key-letters", "one-line-guesser", "trained-guesser"],
    changed(soundMath, (made) => {
      const values = [-1, 0, 1, 2].map((step) => Number(keyOf(made).order) + step);
      return withDraft(made, {
        options: values.map((value, place) => ({
          text: `$${value}$`,
          order: value,
          code: place === 1 ? null : "off-by-one",
          reason: `One gets $${value}$.`,
        })),
      });
    }),
  ],
  [
    "a key that alone has its negation among the options",
    ["one-line-guesser", "trained-guesser"],
    changed(soundMath, (made) =>
      withOptions(made, (option) => {
        if (option.code !== "another-quantity") return option;
        const value = Number(option.order) + (Number(option.order) > 0 ? 40 : 50);
        return {
          ...option,
          text: `$${value}$`,
          order: value,
          reason: `A slip leads to $${value}$.`,
        };
      }),
    ),
  ],
  ["neighboring seeds that draw the same numbers", ["space"], repeating],
  [
    "a model that gives up on some of its seeds",
    ["exhausted"],
    changed(soundMath, (made, chance) => {
      chance.require(chance.turn(ALL_SEEDS) % 50 !== 7, "an unlucky seed");
      return made;
    }),
  ],
  ["a stock that is smaller than it says", ["space"], { ...soundReading, space: { Easy: 3 } }],
  [
    "a signature that tells apart what looks the same",
    ["signature"],
    changed(repeating, (made, chance) => ({
      ...made,
      signature: `${made.signature} ${chance.flip()}`,
    })),
  ],
  ["a model that declares no space", ["space"], { ...soundMath, space: {} }],
  ["an open model that soon repeats", ["space"], { ...soundMath, space: { Easy: 9_000 } }],
];

test.each(defects)("%s is caught by %j", (_, gates, model) => {
  expect(gatesThatReject(model)).toEqual(expect.arrayContaining([...gates]));
});

test("a model that throws is counted, and does not end the run", () => {
  const broken = changed(soundMath, () => {
    throw new RangeError("no such card");
  });
  const { invalid, gates } = tallyLevel(broken, "Easy", 5);
  expect(invalid).toBe(5);
  expect(gates.making?.offenders[0]?.complaint).toContain("no such card");
});

test("every gate on whole models has a defect that it is seen to catch", () => {
  const caught = defects.flatMap(([, by]) => by);
  expect(new Set(caught)).toEqual(new Set(batchGates.map(({ id }) => id)));
});

/** The options with the key moved to another place. */
function keyedAt(made: Creation, options: Creation["draft"]["options"], place: number): Creation {
  return withDraft(made, {
    options: options.map((option, at) => ({
      ...option,
      code: at === place ? null : (option.code ?? "another-quantity"),
    })),
  });
}
