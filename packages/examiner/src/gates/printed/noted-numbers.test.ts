import { generate, loadModels } from "@sat/engine";
import { expect, test } from "vitest";
import { examine } from "../../examine.ts";
import { numberChanges } from "../../plant/text-edits.ts";
import { soundWriting } from "../../testing/sound-models.ts";
import { notedNumbers } from "./noted-numbers.ts";

const ofNotes = (await loadModels(["rhetoric-style"])).filter(({ skill }) => skill === "SYN");

test("a number changed in an option on notes is seen, in every model that takes notes", () => {
  expect(ofNotes.length).toBeGreaterThan(0);
  let planted = 0;
  for (const model of ofNotes) {
    for (let seed = 0; seed < 40; seed++) {
      const specimen = generate(model, model.levels[0] ?? "Easy", seed);
      const { item } = specimen;
      if (item.kind === "entry") throw new TypeError("notes are asked about with options");
      expect(notedNumbers.check({ ...specimen, item }, model)).toEqual([]);
      // What contradicts the notes may tell any number.
      if (item.rationales.A.mistake === "contradicts-the-text") continue;
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

const specimen = generate(soundWriting, "Easy", 0);
const QUESTION = `A student took notes on 40 lakes:

- Deep Lake was measured in 1990.
- The ferry crosses in 25 minutes, with four sailors.
- Its fare is \\$12.

The student wants to compare all 60. Which choice does so?`;

function edited(A: string, skill: "SYN" | "TRA" = "SYN") {
  const options = { A, B: "The ferry is fast.", C: "It is deep.", D: "It crosses." };
  return { ...specimen, item: { ...specimen.item, question: QUESTION, options, skill } };
}

test.each([
  "Deep water was found there in 1990.",
  "The fare of the ferry is \\$12, for 25 minutes.",
  "A fare costs one coin.",
])("%j tells the numbers of the notes", (option) => {
  expect(notedNumbers.check(edited(option), soundWriting)).toEqual([]);
});

test.each([
  ["a number that no note says", "The ferry crosses in 26 minutes.", ["26"]],
  ["a number of what is no note", "Of 40 lakes, the student took notes on 60.", ["40", "60"]],
])("%s is refused", (_, option, numbers) => {
  expect(notedNumbers.check(edited(option), soundWriting)).toEqual(
    numbers.map((number) => `A tells of ${number}, which no note says`),
  );
});

test("what contradicts the notes may tell any number", () => {
  const { item, ...made } = edited("The ferry crosses in 26 minutes.");
  const A = { mistake: "contradicts-the-text", reason: "It takes 25." } as const;
  const contradicting = { ...item, rationales: { ...item.rationales, A } };
  expect(notedNumbers.check({ ...made, item: contradicting }, soundWriting)).toEqual([]);
});

test("a question of another skill has no notes to ask", () => {
  expect(notedNumbers.check(edited("It was 1991.", "TRA"), soundWriting)).toEqual([]);
});

test("an option with a number of its own has its item refused", () => {
  expect(examine(edited("It was 1991."), soundWriting)).toContainEqual({
    gate: "noted-numbers",
    complaint: "A tells of 1991, which no note says",
  });
});
