/** What an item on usage claims; the examiner reads the printed sentence with each option in the blank. */
export type UsageFacts =
  | VerbShapeFacts
  | PronounFormFacts
  | RelativeFacts
  | NounFormsFacts
  | LikenessFacts
  | VoiceFacts;

/** The options are shapes of one verb: open, to open, opening, opened; the words around the blank ask for one. */
export interface VerbShapeFacts {
  readonly kind: "verb-shape";
  /** The subject, as it stands in the text, when the blank is its finite verb. */
  readonly subject?: string;
  /** Another finite verb of the same subject, as it stands in the text, which shows its time. */
  readonly partner?: string;
}

/** The options are pronouns; right is the one of the antecedent's number and of the part it plays. */
export interface PronounFormFacts {
  readonly kind: "pronoun-form";
  /** The noun phrase that it stands for, as it stands in the text; absent for "there". */
  readonly antecedent?: string;
  readonly part:
    | "owner"
    | "subject"
    /** Subject and verb in one: it's, they're. */
    | "subject-and-is"
    | "object"
    /** The object of a deed that the antecedent itself does. */
    | "reflexive"
    | "place"
    /** Place and verb in one: there's. */
    | "place-and-is"
    | "relative-owner"
    | "relative-and-has";
  /** The words right after the blank. */
  readonly follows: string;
}

/** The options are this, these, which and what. */
export interface RelativeFacts {
  readonly kind: "relative";
  readonly part:
    /** Takes up a whole statement after a semicolon. */
    | "event"
    /** Determines a plural noun after a semicolon. */
    | "several"
    /** Opens a clause that interrupts. */
    | "inset"
    /** Opens a clause that is itself a subject. */
    | "subject-clause";
  readonly follows: string;
}

/** The options are forms of a noun, or of two: plain or possessive, singular or plural. */
export interface NounFormsFacts {
  readonly kind: "noun-forms";
  /** The words that tell how many are meant, as they stand in the text. */
  readonly counted: string;
  /** The words right after the blank: a thing owned, a finite verb, or neither. */
  readonly follows: { readonly text: string; readonly role: "owned" | "predicate" };
  /** The finite verb that tells the number of what is owned, when the option names it too. */
  readonly ownedVerb?: string;
}

/** The options are that of, those of, does and did, between "than" and one whose like is compared. */
export interface LikenessFacts {
  readonly kind: "likeness";
  /** What is compared, as it stands in the text. */
  readonly compared: string;
  /** Its verb. */
  readonly verb: string;
  readonly other: string;
}

/** The options are auxiliaries before a participle: passive or perfect, singular or plural. */
export interface VoiceFacts {
  readonly kind: "voice";
  /** The head of the subject, as it stands in the text. */
  readonly head: string;
  readonly participle: string;
}
