import { acceptedEntries, grade, OPTION_LETTERS, type Response } from "@sat/item";
import type { Asked } from "./asked.ts";

/** How a student goes about a question: with nothing, once, or changing their mind. */
const MANNERS = ["blank", "wrong", "won", "cost", "neither"] as const;
/** Of so many questions in a row, one of each manner; the rest are right. */
const ROUND = 10;
/** The module that goes so badly that the easier one follows. */
const BAD_MODULE = 3;

/** What a student answers, first to last: something of everything, and each module in another order. */
export function intentFor({ number, question }: Asked, module: number): Response[] {
  const right = rightOf(question);
  const [wrong, other] = wrongOf(question);
  const place = (number * 7 + module * 3) % ROUND;
  const manner = MANNERS[place] ?? (module === BAD_MODULE && place < 9 ? "wrong" : "right");
  const byManner: Readonly<Record<typeof manner, readonly (Response | undefined)[]>> = {
    blank: [],
    wrong: [wrong],
    won: [wrong, right],
    cost: [right, wrong],
    neither: [wrong, other],
    right: [right],
  };
  return byManner[manner].filter((response): response is Response => response !== undefined);
}

function rightOf(question: Asked["question"]): Response | undefined {
  if (question.kind !== "entry") return { kind: "choice", letter: question.correctAnswer };
  const [text] = acceptedEntries(question.answerKey);
  return text === undefined ? undefined : { kind: "entry", text };
}

function wrongOf(question: Asked["question"]): Response[] {
  const all: Response[] =
    question.kind === "entry"
      ? ["17", "0.25", "981"].map((text) => ({ kind: "entry", text }))
      : OPTION_LETTERS.map((letter) => ({ kind: "choice", letter }));
  return all.filter((response) => !grade(question, response));
}
