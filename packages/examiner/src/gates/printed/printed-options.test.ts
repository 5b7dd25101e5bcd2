import { generate, loadModels } from "@sat/engine";
import { TOPICS } from "@sat/item";
import { expect, test } from "vitest";
import { soundWriting } from "../../testing/sound-models.ts";
import { printedOptions } from "./printed-options.ts";

const specimen = generate(soundWriting, "Easy", 0);
const OPTIONS = { A: "rose by two feet,", B: "Rose by two feet;", C: "two rose", D: "feet" };
const OFFERED = ["feet", "two rose", "rose by two feet", "rose by two feet"];

function complaints(options: typeof OPTIONS): readonly string[] {
  const facts = { ...specimen.facts, offered: OFFERED };
  return printedOptions.check(
    { ...specimen, item: { ...specimen.item, options }, facts },
    soundWriting,
  );
}

test("options that say what is offered pass in any order, whatever their marks and capitals", () => {
  expect(complaints(OPTIONS)).toEqual([]);
});

test.each([
  ["a number word", "rose by three feet,"],
  ["a unit", "rose by two miles,"],
  ["a direction", "fell by two feet,"],
  ["the order of words", "two feet rose by,"],
  ["all, for what another option says,", "two rose"],
])("%s changed in an option is seen", (_, A) => {
  expect(complaints({ ...OPTIONS, A })).not.toEqual([]);
});

test("every model of Writing says what its options offer", async () => {
  const models = (await loadModels()).filter(({ topic }) => TOPICS[topic].section === "Writing");
  const silent = models.filter(
    (model) => generate(model, model.levels[0] ?? "Easy", 0).facts.offered === undefined,
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});
