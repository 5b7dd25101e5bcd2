import { type ChoiceModel, generate, loadModels } from "@sat/engine";
import { expect, test } from "vitest";
import { authoredModels } from "../blind-readings/authored-stock.ts";
import type { BlindReading } from "../blind-readings/blind-reading.ts";
import { canonicalKey } from "../blind-readings/canonical-order.ts";
import { changed, soundMath, soundReading } from "../testing/sound-models.ts";
import { withOptions } from "../testing/changes.ts";
import { wholeStock } from "../whole-stock.ts";
import { blindReadings, blindReadingsGate } from "./blind-readings.ts";

const read = generate(soundReading, "Easy", 0);
const key = canonicalKey(read.item);
const agreeing: BlindReading = { reader: "reader-1", guess: "A", answer: key };
const other: BlindReading = { ...agreeing, reader: "reader-2" };

/** What the gate says of the sound question with these readings. */
function complaints(readings: readonly BlindReading[], readThroughout = false): readonly string[] {
  const gate = blindReadingsGate(
    { [read.item.id]: readings },
    readThroughout ? [read.item.topic] : [],
  );
  return gate.check(read, soundReading);
}

test("a question that all readers solve as keyed passes", () => {
  expect(complaints([agreeing, other], true)).toEqual([]);
});

test.each(["none", "several", "fault"] as const)(
  "a question of which one reader says %s is refused",
  (answer) => {
    const [complaint, ...more] = complaints([agreeing, { ...other, answer, note: "See line 2." }]);
    expect(complaint).toContain(`reader-2 answered ${answer}`);
    expect(complaint).toContain("See line 2.");
    expect(more).toEqual([]);
  },
);

test("a question is refused for a single reading that finds another option than the key", () => {
  const answer = key === "A" ? "B" : "A";
  expect(complaints([{ ...agreeing, answer }])).toHaveLength(1);
});

test("a wrong guess from the options alone is no dispute", () => {
  const guess = key === "A" ? "B" : "A";
  expect(complaints([{ ...agreeing, guess }])).toEqual([]);
});

test("a question with fewer readings than are due is refused only where all must be read", () => {
  expect(complaints([agreeing])).toEqual([]);
  expect(complaints([agreeing], true)).toEqual(["1 of 2 readers have solved it blind"]);
  expect(complaints([], true)).toEqual(["0 of 2 readers have solved it blind"]);
});

test("a changed option or key loses the readings, and those of the old key dispute the new", () => {
  const gate = blindReadingsGate({ [read.item.id]: [agreeing, other] }, [read.item.topic]);
  const reworded = changed(soundReading, (made) =>
    withOptions(made, (option, place) =>
      place === 1 ? { ...option, text: `${option.text} ` } : option,
    ),
  );
  const rekeyed = changed(soundReading, (made) =>
    withOptions(made, (option, place) => ({
      ...option,
      code: place === 1 ? null : "not-in-the-text",
    })),
  );
  const complaintsOn = (model: ChoiceModel) => gate.check(generate(model, "Easy", 0), model);
  const lost = "0 of 2 readers have solved it blind";
  expect(complaintsOn(reworded)).toEqual([lost]);
  expect(complaintsOn(rekeyed)).toEqual([
    expect.stringContaining(`reader-1 answered ${key}`),
    expect.stringContaining(`reader-2 answered ${key}`),
    lost,
  ]);
});

test("a question that a program proves needs no reader", () => {
  const specimen = generate(soundMath, "Easy", 0);
  const gate = blindReadingsGate({}, [specimen.item.topic]);
  expect(gate.check(specimen, soundMath)).toEqual([]);
});

test("no authored question of the stock is one that its readers refuse", async () => {
  const refused = authoredModels(await loadModels()).flatMap((model) =>
    wholeStock(model).flatMap((specimen) =>
      blindReadings.check(specimen, model).map((each) => `${specimen.item.id}: ${each}`),
    ),
  );
  expect(refused).toEqual([]);
});
