import { generate } from "@sat/engine";
import { expect, test } from "vitest";
import { soundEntry } from "../testing/sound-entries.ts";
import { soundMath, soundWriting } from "../testing/sound-models.ts";
import { hint } from "./hint.ts";
import { printedValues } from "./entries/printed-values.ts";

test.each([1, 2] as const)("the key in a further hint is found, at place %i", (place) => {
  const specimen = generate(soundMath, "Easy", 1);
  const { hints, options, correctAnswer } = specimen.item;
  const leaking = hints.map((text, at) =>
    at === place ? `It is ${options[correctAnswer]}.` : text,
  );
  const [nudge = "", strategy = "", step = ""] = leaking;
  const item = { ...specimen.item, hints: [nudge, strategy, step] as const };
  expect(hint.check(specimen, soundMath)).toEqual([]);
  expect(hint.check({ ...specimen, item }, soundMath)).toHaveLength(1);
});

test("a word of the key is found in a hint, but not as a part of a longer word", () => {
  const specimen = generate(soundWriting, "Easy", 1);
  const { item } = specimen;
  const fault = (step: string) => {
    const options = { ...item.options, [item.correctAnswer]: "begin" };
    const hinting = { ...item, options, hints: [item.hint, item.tip, step] as const };
    return hint.check({ ...specimen, item: hinting }, soundWriting);
  };
  expect(fault("The list begins with *boil*.")).toEqual([]);
  expect(fault("What does *begin* mean here?")).toHaveLength(1);
});

test("the value of an entry in the last hint is found", () => {
  const specimen = generate(soundEntry, "Easy", 1);
  const { item } = specimen;
  if (item.kind !== "entry") throw new TypeError("the model makes entries");
  const [value = ""] = printedValues(item.answerKey);
  const leaking = { ...item, hints: [item.hint, item.tip, `It is ${value}.`] as const };
  expect(hint.check(specimen, soundEntry)).toEqual([]);
  expect(hint.check({ ...specimen, item: leaking }, soundEntry)).not.toEqual([]);
});

test("hints that begin with another than the hint are found", () => {
  const specimen = generate(soundMath, "Easy", 1);
  const item = { ...specimen.item, hint: "Another." };
  expect(hint.check({ ...specimen, item }, soundMath)).toHaveLength(1);
});
