import type { GrammaticalNumber } from "../cards/card.ts";

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

/** A noun phrase as it stands inside a sentence, in parts: "the record keepers" + "of the Inca empire". */
export interface NounPhrase {
  readonly head: string;
  readonly number: GrammaticalNumber;
  /** What follows the head; its last noun has the other number, to draw the eye from the head. */
  readonly after: string;
  /** Whether the head alone says too little: "the age" of what? */
  readonly bound?: true;
  readonly pronoun: "it" | "they" | "he" | "she";
}

/** One true statement as a frame the realiser can word in several ways. */
export interface StarterFact {
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
  /** A nonessential clause about the subject, without its commas: "which few visitors see". */
  readonly aside?: string;
}

/** A verb phrase about the subject of a fact. */
export interface Phrase {
  /** Id of the fact whose clause it is added to. */
  readonly to: string;
  /** Base form of its verb. */
  readonly verb: string;
  readonly rest: string;
  /** "in order to keep …", "by keeping …", or, of the subject itself, ", kept …,". */
  readonly use: "purpose" | "manner" | "trait";
}

/** How one fact bears on another. */
export type RelationKind = "contrast" | "result" | "example" | "similarity";

export interface FactRelation {
  readonly kind: RelationKind;
  /** Ids of two facts, in the order they are told. */
  readonly from: string;
  readonly to: string;
}

/** A full clause that announces a list, and what it announces. */
export interface AnnouncedList {
  /** A full clause, without capital at the front or mark at the end. */
  readonly lead: string;
  readonly items: readonly [string, string, string];
}

/** A sentence with a place for a pronoun: antecedent, aside, detail, middle, the place, after. */
export interface PronounSlot {
  /** The noun phrase that the pronoun stands for. */
  readonly antecedent: string;
  /** Words of the other number that may stand after it: "of plain cords". */
  readonly aside: string;
  /** A nonessential clause that may stand after these, without its commas. */
  readonly detail: string;
  readonly middle: string;
  readonly after: string;
}

/** Someone at work, alone or with another: "whenever one weaver repeated a pattern, the weaver's hands …". */
export interface Person {
  /** Regular noun in the singular: "weaver". */
  readonly noun: string;
  /** In the past tense, of one as of two: "repeated a pattern from memory". */
  readonly did: string;
  /** What belongs to them, in the plural, and what is said of it. */
  readonly owned: string;
  readonly verdict: string;
  /** What is said of themselves, in the past tense. */
  readonly act: string;
}

/** What a card is about, as a definition: "khipus", "are", "the knotted cords on which …". */
export interface Definition {
  readonly name: string;
  readonly number: GrammaticalNumber;
  readonly is: string;
}

/** Six to eight true facts about one thing, and how they hang together. */
export interface StarterCard {
  readonly id: string;
  readonly field: Field;
  /** What it is about, for a reader who has never heard of it. */
  readonly about: Definition;
  /** Where the facts are well established: reference works, not links. */
  readonly source: string;
  readonly facts: readonly StarterFact[];
  readonly relations: readonly FactRelation[];
  readonly phrases: readonly Phrase[];
  readonly list: AnnouncedList;
  /** One sentence for each form: its and their own what follows, it's and they're say it of the antecedent. */
  readonly slots: Readonly<Record<"its" | "it's" | "their" | "they're", PronounSlot>>;
  readonly person: Person;
  /** Full sentences that lead into the topic; any of them may stand before a sentence made of a fact. */
  readonly colour: readonly string[];
}
