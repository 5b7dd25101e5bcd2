import type { Sitting, SittingModule } from "@sat/contract";
import { minutes, questions } from "../sitting-words.ts";

export const READING_AND_WRITING = [
  "Reading and Writing questions address reading and writing skills. Each has one or more texts, which may come with a table or a graph. Read each text and question carefully, and then choose the best answer to the question.",
  "All of them are multiple choice with four options, one of which is the best.",
];

export const MATH = [
  "Math questions address a number of math skills. Unless it is said otherwise, all variables and expressions stand for real numbers, figures are drawn to scale and lie in a plane, and a function has a value for every real number for which its expression is a real number.",
  "For questions with four options, choose one. For the others, type your answer: up to 5 characters, or 6 with a minus sign. Type a fraction as it is or as a decimal, not as a mixed number. If a decimal does not fit, round or cut it off at the last character. Leave out signs such as % or $.",
];

/** What a learner is told before a module and, whenever they ask, within it; a paragraph each. */
export function moduleDirections({ mode, timing }: Sitting, module: SittingModule): string[] {
  const time = module.limit === null ? "No time limit" : minutes(module.limit);
  return [
    `${questions(module.questions)}. ${time}.`,
    ...(module.section === "Math" ? [] : READING_AND_WRITING),
    ...(module.section === "Reading and Writing" ? [] : MATH),
    "You can go to any question, and change any answer, until the module ends. A wrong answer counts like none.",
    endOf(mode, timing),
  ];
}

function endOf(mode: Sitting["mode"], timing: Sitting["timing"]): string {
  if (timing === "untimed") return "The module ends when you hand it in.";
  return mode === "strict"
    ? "The module ends when its time is up. Everything is kept then, and its time does not carry over."
    : "The module ends when its time is up, or when you hand it in before. Everything is kept then.";
}
