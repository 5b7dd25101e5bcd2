import type { Question } from "@sat/contract";

/** A question for tests: a small sum whose key is B, with whatever the test is about put in. */
export function aQuestion(change: Partial<Question> = {}): Question {
  return {
    id: "q-1",
    section: "Math",
    difficulty: "Medium",
    topic: "linear-equations",
    question: "If $2x + 3 = 11$, what is the value of $x$?",
    options: { A: "$3$", B: "$4$", C: "$7$", D: "$8$" },
    correctAnswer: "B",
    explanation: "Undo the addition first, then the multiplication.\n\nSo $2x = 8$ and $x = 4$.",
    rationales: {
      A: { mistake: "Stopped one step early", reason: "This is the number that was added." },
      B: { mistake: null, reason: "Here $2(4) + 3 = 11$." },
      C: { mistake: "Sign slip", reason: "This adds $3$ to both sides and halves the result." },
      D: { mistake: "Answered another quantity", reason: "This is $2x$, not $x$." },
    },
    hint: "Take away the same number from both sides.",
    tip: "Work backwards from the number on its own.",
    seenBefore: false,
    ...change,
  };
}
