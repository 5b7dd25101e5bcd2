import { generate, loadModels } from "@sat/engine";
import { expect, test } from "vitest";
import { numberChanges } from "../../plant/text-edits.ts";
import { notedNumbers } from "./noted-numbers.ts";

const ofNotes = (await loadModels(["rhetoric-style"])).filter(
  (model) => generate(model, model.levels[0] ?? "Easy", 0).facts.kind === "goal",
);

test("a number changed in an option on notes is seen, in every model that takes notes", () => {
  expect(ofNotes.length).toBeGreaterThan(0);
  let planted = 0;
  for (const model of ofNotes) {
    for (let seed = 0; seed < 40; seed++) {
      const specimen = generate(model, model.levels[0] ?? "Easy", seed);
      const { item } = specimen;
      if (item.kind === "entry") throw new TypeError("notes are asked about with options");
      expect(notedNumbers.check({ ...specimen, item }, model)).toEqual([]);
      const unknown = numberChanges(item.options.A).filter(({ to }) => !item.question.includes(to));
      for (const { text } of unknown) {
        const wrong = { ...item, options: { ...item.options, A: text } };
        expect(notedNumbers.check({ ...specimen, item: wrong }, model)).not.toEqual([]);
        planted++;
      }
    }
  }
  expect(planted).toBeGreaterThan(0);
});
