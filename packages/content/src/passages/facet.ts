import type { Difficulty, SlipCode } from "@sat/item";

/** A wrong option: the class of its fault, and in one sentence what in the text excludes it. */
export interface WrongChoice {
  readonly text: string;
  readonly code: SlipCode;
  readonly reason: string;
}

/** What every question about a text has, whatever it asks. */
interface Task {
  readonly level: Difficulty;
  readonly key: Pick<WrongChoice, "text" | "reason">;
  /** Of one form and nearly one length with the key; three different codes. */
  readonly wrong: readonly [WrongChoice, WrongChoice, WrongChoice];
  /** The words that decide, exactly as they stand in the text. */
  readonly evidence: readonly string[];
  /** First sentence of the explanation: at most 100 characters, no full stop but its last. */
  readonly opening: string;
  /** How the text leads to the key, a paragraph each. */
  readonly steps: readonly string[];
  /** Where to look, without saying what is there. */
  readonly hint: string;
  /** A habit that helps with every question of this kind; `habits.ts` has one for each. */
  readonly tip: string;
}

/** Asked by a sentence that never varies. */
interface FixedTask extends Task {
  readonly kind: "main-idea" | "purpose" | "structure";
}

/** What an underlined part does in the text. */
interface FunctionTask extends Task {
  readonly kind: "function";
  /** The part, as it stands in the text. */
  readonly underline: string;
}

interface DetailTask extends Task {
  readonly kind: "detail";
  readonly stem:
    | `According to the text, ${string}?`
    | `Based on the text, ${string}?`
    | `What does the text indicate about ${string}?`;
}

/** What the text lets a reader gather without saying it. */
interface ImplicationTask extends Task {
  readonly kind: "implication";
  readonly stem:
    | `Based on the text, ${string}?`
    | `What does the text most strongly suggest about ${string}?`;
}

/** How the text ends, when a reader has to draw the conclusion. */
interface ConclusionTask extends Task {
  readonly kind: "conclusion";
  /** The sentence with the blank that is added to the text. */
  readonly completion: `${string}______`;
}

/** Which further finding bears on a hypothesis. */
interface FindingTask extends Task {
  readonly kind: "support" | "weaken";
  readonly stem: `Which finding, if true, would most directly ${"support" | "weaken"} ${string}?`;
}

/** Which quotation shows what the text claims of a work; the options are quotations. */
interface QuotationTask extends Task {
  readonly kind: "quotation";
  readonly stem: `Which quotation from ${string} most effectively illustrates the claim?`;
}

/** What the figure has to say to the text. */
interface DataTask extends Task {
  readonly kind: "data";
  readonly stem:
    | `Which choice most effectively uses data from the table to complete the ${"statement" | "text"}?`
    | `Which choice best describes data from the table that ${"support" | "weaken"} ${string}?`;
  readonly completion?: `${string}______`;
}

export type Facet =
  | FixedTask
  | FunctionTask
  | DetailTask
  | ImplicationTask
  | ConclusionTask
  | FindingTask
  | QuotationTask
  | DataTask;

/** How one of two authors stands to the other. */
export interface PairFacet extends Task {
  readonly kind: "response" | "agreement";
  readonly stem:
    | `Based on the texts, how would ${string} most likely ${"respond to" | "describe" | "characterize"} ${string}?`
    | "Based on the texts, both authors would most likely agree with which statement?";
}

export type FacetKind = (Facet | PairFacet)["kind"];
