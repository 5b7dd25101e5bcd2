import type { Booklet } from "@sat/contract";
import { MATH, READING_AND_WRITING } from "../sit/module-directions.ts";

/** What a learner is told in front of a module on paper; a paragraph each. */
export function paperDirections({
  section,
  minutes,
  questions,
}: Booklet["modules"][number]): string[] {
  const hasBoxes = questions.some(({ kind }) => kind === "entry");
  return [
    ...(section === "Math" ? [] : READING_AND_WRITING),
    ...(section === "Reading and Writing" ? [] : MATH.slice(0, 1)),
    hasBoxes
      ? "On the answer sheet, fill one bubble for each question with options, and write the other answers into the boxes: only what stands there counts."
      : "Fill one bubble for each question on the answer sheet: only what stands there counts.",
    `Take ${minutes} minutes for this module, and keep the time yourself. You can go to any question of it until they are over. A wrong answer counts like none.`,
  ];
}
