import type { TableFigure } from "@sat/item";
import type { Facet, PairFacet } from "./facet.ts";

/** What kind of writing it is; with the kind of question it decides the topic (`topic-of.ts`). */
export type Genre =
  | "story"
  | "novel"
  | "poem"
  | "play"
  | "memoir"
  | "letter"
  | "speech"
  | "essay"
  | "history"
  | "society"
  | "arts"
  | "science";

interface Authored {
  /** Kebab-case, unique over all passages; the file has the same name. */
  readonly id: string;
  /** Raised by one whenever what it or one of its questions says is changed; 1 when absent. Only what is made of it changes then. */
  readonly version?: number;
  readonly genre: Genre;
  /** Where the facts about real people, places and works are well established; absent where all is invented. */
  readonly source?: string;
}

/** One original text of 25 to 150 words and the questions it carries. */
export interface Passage extends Authored {
  /**
   * The line above a literary text or a document, which says that it was written for SAT Practice;
   * one more sentence may set the scene.
   */
  readonly credit?: string;
  readonly text: string;
  /** Data that stand above the text in the questions that are about them. */
  readonly figure?: TableFigure;
  readonly facets: readonly Facet[];
}

/** Two texts on one question, each by an author of its own. */
export interface Pair extends Authored {
  readonly texts: readonly [string, string];
  readonly facets: readonly PairFacet[];
}
