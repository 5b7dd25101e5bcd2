/** A field of knowledge. */
export type Field =
  | "science"
  | "history"
  | "arts"
  | "literature"
  | "technology"
  | "geography"
  | "society"
  | "everyday";

export type GrammaticalNumber = "singular" | "plural";

/** What is so, what was so once, what has been so since then, what had been so before then. */
export type Tense = "present" | "past" | "perfect" | "past-perfect";

/** How one statement bears on another. */
export const RELATION_KINDS = [
  "cause",
  "contrast",
  "concession",
  "replacement",
  "sequence",
  "example",
  "restatement",
  "addition",
  "emphasis",
  "similarity",
  "alternative",
  "purpose",
  "evaluation",
  "summary",
] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/**
 * One original paragraph that develops one idea, and the places where it may be asked. A question shows it whole with a
 * blank at one place; everywhere else it reads as it stands here.
 */
export interface Paragraph {
  /** Kebab-case, unique over all paragraphs; the file has the same name. */
  readonly id: string;
  /** Raised by one whenever what it says or asks is changed; 1 when absent. Only what is made of it changes then. */
  readonly version?: number;
  readonly field: Field;
  /** Where its facts are well established: kinds of reference works, not links. */
  readonly source: string;
  /** 25 to 76 words, one to three sentences (now and then four or five), right in every mark and form. */
  readonly text: string;
  /** One more sentence, printed behind the text only where a noun in it is asked. */
  readonly coda?: string;
  readonly joints: readonly JointPlace[];
  readonly verbs: readonly VerbPlace[];
  readonly turns: readonly TurnPlace[];
  readonly pronouns?: readonly PronounPlace[];
  readonly modifiers?: readonly ModifierPlace[];
  readonly nouns?: readonly NounPlace[];
}

/**
 * A place between two words, named by the whole stretch that comes after it; what comes before runs from the start of
 * the sentence. All words are as they stand in the text, and what names a place stands there once.
 */
export type JointPlace =
  | ClausesPlace
  | OpenedPlace
  | AddedPlace
  | InsetPlace
  | EssentialPlace
  | UnbrokenPlace
  | SecondVerbPlace
  | ItemsPlace
  | GlossedPlace;

/** Two full clauses, the second after a period, a semicolon, a colon, or a comma and a conjunction. */
interface ClausesPlace {
  readonly kind:
    /** B01, B02: nothing but a period or a semicolon joins them, and the second does not explain the first. */
    | "clauses"
    /** B17: the second has an adverb such as "however" in front or inside. */
    | "turning-clauses"
    /** B14: a colon, and the second explains the first. */
    | "explanation"
    /** B03: a comma and a conjunction, which is not part of the stretch. */
    | "coordinated";
  readonly after: string;
  /** The finite verbs of the two. */
  readonly verbs: readonly [before: string, after: string];
}

/** B05, B07: what opens a sentence, and after its comma the main clause. */
interface OpenedPlace {
  readonly kind: "dependent-first" | "front";
  readonly after: string;
  /** Of the clause that opens, if it is one, and of the main clause. */
  readonly verbs: readonly [before: string, after: string] | readonly [after: string];
}

/** What a full clause is followed by. */
interface AddedPlace {
  readonly kind:
    /** B12: an -ing phrase behind a comma, about the whole clause. */
    | "outcome"
    /** B14, B16: a list of three behind a colon or a dash. */
    | "list";
  readonly after: string;
  /** The finite verb of the full clause. */
  readonly verbs: readonly [before: string];
}

/** B08, B10, B13: an interruption between a subject and its verb, in a pair of marks; no mark stands inside it. */
interface InsetPlace {
  readonly kind: "inset";
  readonly after: string;
  /** What follows it up to the end of its clause, which begins with the verb. */
  readonly next: string;
  readonly verb: string;
  /** A time or place in front of the subject, without its comma. */
  readonly front?: string;
}

/** B11, B19: a clause from "that" or "who" that says which one is meant, right behind its noun, then the verb. */
interface EssentialPlace {
  readonly kind: "essential";
  readonly after: string;
  readonly next: string;
  readonly verb: string;
}

/** What no mark may part. */
type UnbrokenPlace =
  /** B19: a subject, then its verb with all that completes it. */
  | { readonly kind: "subject-and-verb"; readonly after: string; readonly verb: string }
  /** B20: a subject with its verb, then what completes it. */
  | { readonly kind: "verb-and-complement"; readonly after: string; readonly verb: string }
  /** B20: a noun, then the prepositional phrase that belongs to it. */
  | { readonly kind: "noun-and-phrase"; readonly after: string }
  /** B20: a preposition, then its object. */
  | { readonly kind: "preposition-and-object"; readonly after: string }
  /** B09: a role, with its article if it has one, then the name of its bearer: "marine biologist", "the king". */
  | { readonly kind: "title-and-name"; readonly title: string; readonly after: string }
  /** B15: a verb, a preposition, "including" or "such as", then the list of three that completes it. */
  | { readonly kind: "lead-and-series"; readonly after: string };

/** B04: "and", then a second verb of the same subject; the stretch begins with the verb. */
interface SecondVerbPlace {
  readonly kind: "second-verb";
  readonly after: string;
  readonly verbs: readonly [before: string, after: string];
}

/** B21: three things in a row, "a, b, and c", none of which holds a comma. */
interface ItemsPlace {
  readonly kind: "items";
  readonly items: readonly [string, string, string];
}

/** B22: three names with a gloss each, "A, a; B, b; and C, c". */
interface GlossedPlace {
  readonly kind: "glossed";
  readonly items: readonly (readonly [name: string, gloss: string])[];
}

/** A verb, as it stands in the text with its auxiliary: "have lost", "was built", "revealing". */
export type VerbPlace = FiniteVerbPlace | RelativeVerbPlace | NonfiniteVerbPlace;

/** The verb of a clause. */
interface FiniteVerbPlace {
  readonly kind: "finite";
  readonly verb: string;
  /** Base form of the main verb: "lose", "build". */
  readonly base: string;
  /** The head of its subject with its article, as it stands in the text: "the marshes". */
  readonly subject: string;
  readonly number: GrammaticalNumber;
  readonly tense: Tense;
  /** What stands in front and fixes the tense, without its comma: "Since 1932". */
  readonly time?: string;
}

/** F06, F19: the verb right after "that", "which", or "who". */
interface RelativeVerbPlace {
  readonly kind: "relative";
  readonly verb: string;
  readonly base: string;
  /** What the pronoun stands for: "the stars". */
  readonly antecedent: string;
  readonly number: GrammaticalNumber;
}

/** F16: a form without tense. */
interface NonfiniteVerbPlace {
  readonly kind:
    /** An -ing form behind a full clause and its comma. */
    | "outcome"
    /** An -ing form right after a preposition. */
    | "preposition"
    /** An infinitive, "to" included, behind a verb or a noun that calls for one: "sought to map", "the ability to map". */
    | "infinitive";
  readonly verb: string;
  readonly base: string;
  /** The finite verb of the clause that it goes with; of an infinitive, the word right before it. */
  readonly beside: string;
}

/** A transition and the two statements that it joins. */
export interface TurnPlace {
  readonly relation: RelationKind;
  /** As it stands in the text: "By contrast". */
  readonly words: string;
  /** The clause before it, without capital or final mark of its own, and the clause that it stands in, without it. */
  readonly first: string;
  readonly second: string;
  /** Other relations whose transitions a strict reader could defend here: none of them is offered. */
  readonly also?: readonly RelationKind[];
  /** What each of the two says and so how they are related, in one or two sentences about this very text. */
  readonly why: string;
}

/** A pronoun for one noun phrase that stands before it, in the same sentence or in another. */
export interface PronounPlace {
  readonly word: "it" | "its" | "they" | "their";
  /** The pronoun with the words that follow it, as they stand in the text once: "its walls were built". */
  readonly at: string;
  /** The noun phrase that it stands for, as it stands in the text: "the fort". */
  readonly antecedent: string;
}

/** F28: a sentence that opens with a phrase about its subject; which clause follows is asked. */
export interface ModifierPlace {
  /** As it stands in the text at the start of its sentence, without its comma. */
  readonly opening: string;
  /** The main clause, as it stands behind that comma up to the final mark of its sentence. */
  readonly clause: string;
  /** Whom or what the opening describes: the first words of the clause. */
  readonly noun: string;
  readonly kind: NounKind;
  /** Clauses that tell the same, each with a noun in front that the opening cannot describe. */
  readonly wrong: readonly [MisplacedClause, MisplacedClause, MisplacedClause];
}

export interface MisplacedClause {
  readonly clause: string;
  readonly noun: string;
  readonly kind: NounKind;
  /** What the opening would say here, in one sentence. */
  readonly reason: string;
}

/** What a noun is, as far as that decides what may be said of it. */
export type NounKind =
  /** Someone, or some people. */
  | "person"
  /** An animal or a plant. */
  | "living"
  /** A book, a painting, a piece of music, a law. */
  | "work"
  /** A building, a bridge, a ship, a machine, an instrument. */
  | "building"
  /** Another object, a material, a body of water, a star. */
  | "thing"
  | "place"
  /** A deed, a study, a quality, an event, a time, a method. */
  | "idea"
  /** *It* or *there* without a meaning of its own. */
  | "none";

/** F26: a common noun whose number and possession are asked. */
export interface NounPlace {
  /** The noun with the words that follow it, as they stand in the text once. */
  readonly at: string;
  /** The noun alone, as it stands: one of the four forms. */
  readonly word: string;
  /** Singular, plural, and the possessives of both. */
  readonly forms: readonly [string, string, string, string];
  /** Words of the text, before or behind, that tell how many are meant. */
  readonly counted: string;
  /** Whether what follows belongs to it, or the noun is a subject or an object. */
  readonly role: "owned" | "predicate";
  /** The number, and whether something belongs to the noun, in one sentence about this very text. */
  readonly why: string;
}
