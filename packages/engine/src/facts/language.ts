export type LanguageFacts = BoundaryFacts | TransitionFacts;

/**
 * The options join two stretches of a sentence. Each stretch says what it is; which joints are standard
 * English between them is the examiner's own knowledge.
 */
export interface BoundaryFacts {
  readonly kind: "boundary";
  readonly before: Stretch;
  readonly after: Stretch;
}

export interface Stretch {
  readonly text: string;
  readonly role:
    | "independent"
    | "dependent"
    | "phrase"
    | "appositive"
    | "list"
    | "subject"
    | "predicate";
}

/** The options are transitions; the relation between the two ideas is declared on the card. */
export interface TransitionFacts {
  readonly kind: "transition";
  readonly relation: string;
}
