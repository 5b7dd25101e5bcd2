import type { ShownChoice } from "@sat/item";

/** A writing item with the given text and options, for tests; provers never look at its key. */
export function writingItem(
  text: string,
  ...[A = "", B = "", C = "", D = ""]: string[]
): ShownChoice {
  const unsaid = { mistake: null, reason: "" };
  return {
    section: "Writing",
    difficulty: "Easy",
    topic: "grammar-fundamentals",
    question: `${text}\n\nWhich choice completes the text?`,
    options: { A, B, C, D },
    correctAnswer: "A",
    explanation: "",
    rationales: { A: unsaid, B: unsaid, C: unsaid, D: unsaid },
    hint: "",
    tip: "",
  };
}
