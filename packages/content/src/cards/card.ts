/** A field of knowledge that fact cards are sorted by. */
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

/** A noun phrase as it stands inside a sentence, in parts: "the record keepers" + "of the Inca empire". */
export interface NounPhrase {
  readonly head: string;
  readonly number: GrammaticalNumber;
  /** What follows the head; its last noun has the other number, to draw the eye from the head. */
  readonly after?: string;
  readonly pronoun: "it" | "they" | "he" | "she";
}

/** One true statement as a frame the realiser can word in several ways. */
export interface Fact {
  readonly id: string;
  readonly subject: NounPhrase;
  /** Base form: "spin". */
  readonly verb: string;
  readonly voice: "active" | "passive";
  readonly tense: "present" | "past";
  /** All that follows the verb, without a final mark: "from cotton or from alpaca hair". */
  readonly rest: string;
  /** A time that fixes the tense, as it stands in front: "By the 1400s". */
  readonly when?: string;
}

/** How one fact bears on another. */
export type RelationKind =
  | "addition"
  | "cause"
  | "concession"
  | "contrast"
  | "elaboration"
  | "example"
  | "result"
  | "sequence"
  | "similarity";

export interface FactRelation {
  readonly kind: RelationKind;
  /** Ids of two facts, in the order they are told. */
  readonly from: string;
  readonly to: string;
}

/** A full clause that announces a list, and what it announces. */
export interface AnnouncedList {
  readonly lead: string;
  readonly items: readonly [string, string, string];
}

/** Six to eight true facts about one thing, and how they hang together. */
export interface FactCard {
  readonly id: string;
  readonly field: Field;
  /** What it is about, for a reader who has never heard of it. */
  readonly topic: string;
  /** Where the facts are well established: reference works, not links. */
  readonly source: string;
  readonly facts: readonly Fact[];
  readonly relations: readonly FactRelation[];
  readonly list: AnnouncedList;
  /** One or two sentences of detail that need no keyed word. */
  readonly colour: readonly string[];
}
