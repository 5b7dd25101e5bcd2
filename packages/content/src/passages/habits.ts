import type { FacetKind } from "./facet.ts";

/** A habit for each kind of question; a facet may have a better one of its own. */
export const habits = {
  "main-idea":
    "Say the point of the text in your own words before you look at the choices, and keep any *but* in it.",
  purpose: "Ask what the writer is doing, not only what the writer is talking about.",
  structure:
    "Name what each sentence does in two or three words, then match the order of those names.",
  function:
    "Read the sentence before and the sentence after: a part gets its job from its neighbors.",
  detail:
    "Find the sentence that answers, then look for its sense, not its words, among the choices.",
  implication: "Choose what the text obliges you to believe, not what it merely leaves possible.",
  quotation: "Split the claim into its parts and check that the quotation shows every one of them.",
  support: "Before reading the choices, say what you would expect to see if the claim were true.",
  weaken:
    "Before reading the choices, say what you would never expect to see if the claim were true.",
  data: "Ask first whether a choice is true of the table, then whether it is what the sentence is about.",
  response: "Put each author's position in one sentence before you compare the two.",
  agreement: "Hold a choice against each text by itself: both must grant it.",
  conclusion:
    "The conclusion goes exactly as far as the evidence does: beware of the choice that goes further.",
} as const satisfies Record<FacetKind, string>;
