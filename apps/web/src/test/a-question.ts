import type { ChoiceQuestion, EntryQuestion } from "@sat/contract";

/** A question for tests: a small sum whose key is B, with whatever the test is about put in. */
export function aQuestion(change: Partial<ChoiceQuestion> = {}): ChoiceQuestion {
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

/** A question for tests whose answer is typed: three quarters, with whatever the test is about put in. */
export function anEntryQuestion(change: Partial<EntryQuestion> = {}): EntryQuestion {
  return {
    id: "q-1",
    kind: "entry",
    section: "Math",
    difficulty: "Medium",
    topic: "linear-equations",
    question: "If $4x = 3$, what is the value of $x$?",
    answerKey: { kind: "values", values: [{ num: 3, den: 4 }] },
    why: "Here $4 \\cdot \\frac{3}{4} = 3$.",
    slips: [
      {
        code: "opposite-operation",
        value: { num: 4, den: 3 },
        reason: "Dividing $4$ by $3$ gives $\\frac{4}{3}$.",
      },
      {
        code: "opposite-sign",
        value: { num: -3, den: 4 },
        reason: "Losing the sign of $3$ gives this.",
      },
    ],
    explanation: "Divide both sides by the number before the unknown.\n\nSo $x = \\frac{3}{4}$.",
    hint: "What stands before the unknown?",
    tip: "Put the answer back into the equation.",
    seenBefore: false,
    ...change,
  };
}
