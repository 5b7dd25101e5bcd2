/** What an item on usage claims; the examiner reads the printed text with each option in the blank. */
export type UsageFacts = PronounFormFacts | NounFormsFacts;

/** The options are pronouns; right is the one of the antecedent's number and of the part it plays. */
export interface PronounFormFacts {
  readonly kind: "pronoun-form";
  /** The noun phrase that it stands for, as it stands in the text. */
  readonly antecedent: string;
  readonly part: "owner" | "subject";
  /** The words right after the blank. */
  readonly follows: string;
}

/** The options are forms of a noun: plain or possessive, singular or plural. */
export interface NounFormsFacts {
  readonly kind: "noun-forms";
  /** The words that tell how many are meant, as they stand in the text. */
  readonly counted: string;
  /** The words right after the blank, and whether they name what belongs to the noun. */
  readonly follows: { readonly text: string; readonly role: "owned" | "predicate" };
}
