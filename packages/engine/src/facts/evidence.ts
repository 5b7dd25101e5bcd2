/** What a question about a study claims; the examiner reads the printed passage, figure and options. */
export type EvidenceFacts = TableClaimFacts | FindingFacts | EliminationFacts;

/** The options cite two cells of one row of the figure, or how far they differ; right is the one that is true of it and bears on the claim. */
export interface TableClaimFacts {
  readonly kind: "table-claim";
  readonly claim: TableClaim;
  readonly rows: readonly string[];
  /** The first and the last column, as an option names them. */
  readonly columns: readonly [string, string];
  /** What each option says, by its text. */
  readonly citations: readonly Citation[];
}

export type TableClaim =
  /** That the columns differ clearly somewhere, or hardly. */
  | { readonly kind: "gap"; readonly size: "wide" | "narrow" }
  /** About the one row whose gap, or whose figure in a column, is the greatest or the least. */
  | {
      readonly kind: "extreme";
      readonly of: "gap" | "first" | "second";
      readonly most: boolean;
    }
  /** That in every row one of the columns holds more, which a row may support or weaken. */
  | {
      readonly kind: "hypothesis";
      readonly more: "first" | "second";
      readonly ask: "support" | "weaken";
    };

export type Citation = { readonly text: string; readonly row: string } & Cited;

export type Cited =
  | { readonly values: readonly [number, number] }
  /** By how much the first value exceeds the second. */
  | { readonly difference: number };

/** One link of a causal graph that leads to the effect, and who believes in it. */
export interface CausalLink {
  readonly cause: string;
  /** Beginnings of words by which a sentence speaks of the cause. */
  readonly words: readonly string[];
  /** Who proposes the link; absent for a link that nobody proposes. */
  readonly by?: string;
}

/** What is observed of the effect when one cause varies. */
export interface Finding {
  readonly text: string;
  readonly cause: string;
  readonly effect: "varies" | "stays";
}

/** The options are findings; right is the one that supports, or weakens, the link that one side proposes. */
export interface FindingFacts {
  readonly kind: "finding";
  readonly ask: "support" | "weaken";
  readonly by: string;
  readonly links: readonly CausalLink[];
  /** Beginnings of words by which a sentence speaks of the effect. */
  readonly effect: readonly string[];
  readonly findings: readonly Finding[];
}

/**
 * The passage lists three causes and what was observed of each, or, when it says that one of them is at work, of two;
 * each option names one of the causes, or none.
 */
export interface EliminationFacts {
  readonly kind: "elimination";
  /** Whether the options name the cause that is left, or the one that has fallen. */
  readonly names: "left" | "fallen";
  /** Which cause each option names; absent of the one that names none. */
  readonly claims: readonly { readonly text: string; readonly cause?: string }[];
  readonly links: readonly CausalLink[];
  readonly effect: readonly string[];
  readonly findings: readonly Finding[];
  /** The sentence that says that one of the three is at work. */
  readonly premise?: string;
}
