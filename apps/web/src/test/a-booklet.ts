import type { Booklet, BookletKey, SealedQuestion } from "@sat/contract";
import { aQuestion, anEntryQuestion } from "./a-question.ts";

const OPTIONS = { A: "$3$", B: "$4$", C: "$7$", D: "$8$" };

function sealed(id: string, kind: SealedQuestion["kind"]): SealedQuestion {
  const asked = { id, section: "Math" as const, question: `What is asked in ${id}?` };
  return kind === "entry" ? { ...asked, kind } : { ...asked, kind, options: OPTIONS };
}

/** A test on paper for page tests: two modules of three questions, the last of which is typed. */
export function aBooklet(change: Partial<Booklet> = {}): Booklet {
  const module = (number: number) => ({
    number,
    section: "Math" as const,
    minutes: 35,
    questions: [
      sealed(`q-${number}-1`, "choice"),
      sealed(`q-${number}-2`, "choice"),
      sealed(`q-${number}-3`, "entry"),
    ],
  });
  return {
    id: "sitting-1",
    test: { kind: "section", section: "Math" },
    startedAt: "2026-11-29T09:00:00.000Z",
    endedAt: null,
    form: "K7PX4M",
    keyOpened: false,
    modules: [module(1), module(2)],
    ...change,
  };
}

/** The key of that test's first module, of which the second question has no part here. */
export function aBookletKey(): BookletKey {
  const { difficulty, explanation, correctAnswer, rationales } = aQuestion();
  const { answerKey, why, slips, ...entry } = anEntryQuestion();
  return {
    id: "sitting-1",
    form: "K7PX4M",
    modules: [
      {
        number: 1,
        section: "Math",
        questions: [
          {
            number: 1,
            skill: "H.A",
            kind: "choice",
            difficulty,
            explanation,
            correctAnswer,
            rationales,
          },
          {
            number: 3,
            skill: "H.B",
            kind: "entry",
            difficulty,
            explanation: entry.explanation,
            answerKey,
            why,
            slips,
          },
        ],
      },
    ],
  };
}
