import type { Difficulty } from "@sat/item";

/**
 * A study: an invented but plausible piece of research, with all that questions about its reasoning and its data
 * need, told in words of its own. Researchers are roles, places have no names, and nothing is claimed of the real
 * world but what a reader may take for one study's result.
 */
export interface Study {
  /** Kebab-case; the file has the same name. */
  readonly id: string;
  /** Raised by one whenever what it says is changed; 1 when absent. Only what is made of it changes then. */
  readonly version?: number;
  /** Nature and behavior, or people and their past. */
  readonly genre: "science" | "society";
  /** The discipline, such as "ecology". */
  readonly field: string;
  /** Plural roles: those who hold the first explanation, and test all of them, and those who hold the two others. */
  readonly scholars: string;
  readonly critics: string;
  readonly others: string;
  /** One or two sentences that say what is to be explained. */
  readonly scene: string;
  /** Beginnings of words by which a sentence speaks of the effect. */
  readonly words: readonly string[];
  /** Three explanations of the effect, each a link of the causal graph that leads to it. */
  readonly causes: readonly [Cause, Cause, Cause];
  /**
   * Who explains the effect in which way: at Easy two sides, told after the scene, later all three. Every sentence,
   * or part of one up to a semicolon, that names a side speaks of its cause and of no other.
   */
  readonly rivals: Readonly<Record<Difficulty, string>>;
  readonly tests: { readonly plain: Test; readonly dense: Test };
  /** That none of the causes is at work, in words of the study's own and about as many as their claims. */
  readonly none: string;
  readonly upshot: Upshot;
  /** That one of the three is at work, so that the last is left when two have failed; absent where the fallen are named. */
  readonly premise?: string;
  readonly data: StudyData;
}

/** One explanation: its cause, and what would speak for and against it. */
export interface Cause {
  /** A noun phrase. */
  readonly factor: string;
  /** A clause after "that". */
  readonly claim: string;
  /** A full sentence in which the effect goes with this cause, and one in which it does not. */
  readonly supports: string;
  readonly weakens: string;
  /** Beginnings of words by which a sentence speaks of this cause and of no other. */
  readonly words: readonly string[];
}

/** What stands around a finding on each cause: the causes named, and the beginning of a conclusion. A plain one follows the scene. */
export interface Test {
  readonly lead: string;
  readonly close: string;
}

/** What the tests of the causes come to: what to do, to expect or to believe, as the end of one sentence. */
export interface Upshot {
  /** Whether a choice names the one cause that is left, or the one that has fallen while two are left. */
  readonly names: "left" | "fallen";
  /** Beginning of the sentence; it names no cause. */
  readonly close: string;
  /** One for each cause. */
  readonly options: readonly [string, string, string];
  /** That none is left, or that none has fallen. */
  readonly other: string;
}

/** What is measured of four groups under two conditions, or at the first and the last of several. */
export interface StudyData {
  readonly design: "comparison" | "before-and-after" | "time-series" | "dose-steps";
  /** Two ways to tell what was done and why. */
  readonly leads: readonly [string, string];
  /** Why the scholars held a hypothesis and how they tested it, and the doubt of the critics that it holds for all groups. */
  readonly hypothesis: string;
  readonly doubt: string;
  readonly claims: Readonly<Record<DataClaim, string>>;
  readonly title: string;
  readonly rowHead: string;
  /** The four groups as a sentence names them. */
  readonly rows: readonly [string, string, string, string];
  /** What such a group is. */
  readonly kind: string;
  /** What is measured, with its unit. */
  readonly measure: string;
  /** Two conditions; for a series or doses, the first and the last of `points`. */
  readonly columns: readonly [Column, Column];
  /** The steps of a series or of doses, with what they are. */
  readonly points?: { readonly label: string; readonly at: readonly number[] };
  /** Ends without a period; holds ROW, X for the value of the first column and Y for that of the second. */
  readonly say: string;
  /**
   * Like `say`, of the difference alone: holds ROW, D for its size, and "more|less" or the like for its direction; the
   * column in which the hypothesis expects more comes first.
   */
  readonly differ: string;
  /** What sets the columns apart, as the subject of "made a difference". */
  readonly change: string;
  /** The column in which the hypothesis expects more. */
  readonly more: "first" | "second";
  /** Range of the values, distance of values that clearly differ, smallest difference. */
  readonly low: number;
  readonly high: number;
  readonly step: number;
  readonly grain: number;
}

/**
 * A claim about one group, up to the colon before its figures: that its columns differ much or hardly, the most or the
 * least of all, or that it has the highest figure of the column in which more is expected, or the lowest of the other.
 */
export type DataClaim = "wide" | "narrow" | "widest" | "narrowest" | "highest" | "lowest";

export interface Column {
  readonly head: string;
  /** As it stands in `say`. */
  readonly phrase: string;
}
