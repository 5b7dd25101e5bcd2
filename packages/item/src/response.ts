import type { OptionLetter } from "./sections.ts";

/** What a learner gives in answer to a question: an option chosen, or an entry typed. */
export type Response =
  | { readonly kind: "choice"; readonly letter: OptionLetter }
  | { readonly kind: "entry"; readonly text: string };

/** The response that chooses this option; null stands for time that ran out with nothing chosen. */
export function responseOf(letter: OptionLetter | null): Response | null {
  return letter === null ? null : { kind: "choice", letter };
}
