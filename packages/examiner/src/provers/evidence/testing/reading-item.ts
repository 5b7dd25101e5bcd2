import type { ShownChoice } from "@sat/item";

interface Shown {
  readonly passage: string;
  readonly question?: string;
  readonly figure?: ShownChoice["figure"];
  readonly options: readonly [string, string, string, string];
}

/** A reading item with the given text and options, for tests; provers never look at its key. */
export function readingItem({ passage, question, figure, options }: Shown): ShownChoice {
  const [A, B, C, D] = options;
  const unsaid = { mistake: null, reason: "" };
  return {
    section: "Reading",
    difficulty: "Easy",
    topic: "scientific-articles",
    passage,
    question: question ?? "Which choice most logically completes the text?",
    ...(figure === undefined ? {} : { figure }),
    options: { A, B, C, D },
    correctAnswer: "A",
    explanation: "",
    rationales: { A: unsaid, B: unsaid, C: unsaid, D: unsaid },
    hint: "",
    tip: "",
  };
}
