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
  ["a number word", "A", "rose by three feet,"],
  ["a unit", "A", "rose by two miles,"],
  ["a direction", "A", "fell by two feet,"],
  ["the order of words", "A", "two feet rose by,"],
  ["the place between words", "A", "rose bytwo feet"],
  ["all, for what another option says,", "C", "two rose"],
])("%s changed in an option is seen", (_, letter, A) => {
  expect(complaints({ ...OPTIONS, A })).toEqual([`${letter} says what the facts do not offer`]);
});

test("where the facts offer nothing, the options are left to other gates", () => {
  const { offered: _, ...facts } = specimen.facts;
  expect(printedOptions.check({ ...specimen, facts }, soundWriting)).toEqual([]);
});

test("every model of Writing whose options a program words says what they offer", async () => {
  const models = (await loadModels()).filter(
    ({ topic, skill }) => TOPICS[topic].section === "Writing" && skill !== "SYN",
  );
  const silent = models.filter(
    (model) => generate(model, model.levels[0] ?? "Easy", 0).facts.offered === undefined,
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});
