import type { OptionLetter } from "./sections.ts";

/** The ways of responding to a question, which are also the kinds of question. */
export const RESPONSE_KINDS = ["choice", "entry"] as const;
export type ResponseKind = (typeof RESPONSE_KINDS)[number];

/** What a learner gives in answer to a question: an option chosen, or an entry typed. */
export type Response =
  | { readonly kind: "choice"; readonly letter: OptionLetter }
  | { readonly kind: "entry"; readonly text: string };

/** The response that chooses this option, or else is this entry; null when time ran out with neither. */
export function responseOf(letter: OptionLetter | null, entry?: string | null): Response | null {
  if (letter !== null) return { kind: "choice", letter };
  return entry === undefined || entry === null ? null : { kind: "entry", text: entry };
}

/** The response of a text as it was typed; null where there is nothing but spaces. */
export function entryOf(text: string): Response | null {
  return text.trim() === "" ? null : { kind: "entry", text };
}
