import type { Clause, NounPhrase } from "./card.ts";

/** A sentence with a place for a pronoun: antecedent, aside, detail, middle, the place, after. */
export interface Pronoun {
  /** The noun phrase that the pronoun stands for. */
  readonly antecedent: string;
  /** Words of the other number that may stand after it: "of plain cords". */
  readonly aside: string;
  /** A nonessential clause that may stand after these, without its commas. */
  readonly detail: string;
  readonly middle: string;
  readonly after: string;
}

/** Material for one point of grammar or punctuation that plain facts do not offer. */
export type Drill =
  | Inversion
  | Practice
  | Pair
  | Kin
  | Counted
  | Group
  | Forecast
  | Modifiers
  | Comparison
  | Correlative
  | Decree
  | Named
  | Essential
  | Reveal
  | Series
  | Turnback
  | Question
  | Adjectives
  | Saying
  | Degree
  | Reflexive
  | Scene
  | Attempt
  | Reference;

export type DrillKind = Drill["kind"];
export type DrillOf<Kind extends DrillKind> = Extract<Drill, { readonly kind: Kind }>;

/** F02. "Among the finds from the wreck | is | a bronze gear": place, then be, then the subject. */
export interface Inversion {
  readonly kind: "inversion";
  /** Words that fix the tense and make sense in front of the place: "Today", "In 1900"; absent where none would. */
  readonly when?: string;
  /** Ends in a noun of the other number than the subject. */
  readonly place: string;
  readonly tense: "present" | "past";
  readonly subject: NounPhrase;
}

/** F03. "Drying | the leaves in the shade | takes | about three days". */
export interface Practice {
  readonly kind: "practice";
  /** An -ing form with a plural object: ["drying", "the leaves in the shade"]. */
  readonly doing: string;
  readonly what: string;
  /** Base form. */
  readonly verb: string;
  readonly rest: string;
}

/** F04. Two singulars: with "and" plural, with "as well as" or "or" singular: "the seller", "the buyer", "sign". */
export interface Pair {
  readonly kind: "pair";
  readonly first: string;
  readonly second: string;
  /** Base form of a verb in the present tense. */
  readonly verb: string;
  readonly rest: string;
}

/** F06. "The weaver ant is one of the few insects that | sew | their own nests"; also "the only …". */
export interface Kin {
  readonly kind: "kin";
  /** Singular noun phrase: "the weaver ant". */
  readonly member: string;
  /** Plural without article: "insects". */
  readonly group: string;
  /** Base form; true of the member and of a few others. */
  readonly verb: string;
  /** Without its, their or another word that shows number. */
  readonly rest: string;
}

/** F07. "The number of visitors | has grown | since 1990"; "a number of visitors | have camped | …". */
export interface Counted {
  readonly kind: "counted";
  /** Plural without article. */
  readonly things: string;
  /** Time in front, for the present perfect: "Since 1990". */
  readonly since: string;
  /** What the number has done: past participle and rest: ["fall", "by half"] in base form. */
  readonly number: readonly [verb: string, rest: string];
  /** What some of them have done. */
  readonly some: readonly [verb: string, rest: string];
}

/** F08. A collective noun in the singular: "the guild" "of silk dyers" + "set" + "the prices". */
export interface Group {
  readonly kind: "group";
  readonly noun: string;
  /** Ends in a plural. */
  readonly of: string;
  readonly verb: string;
  readonly rest: string;
  /** A word of time that fixes present or past tense. */
  readonly when: string;
  readonly tense: "present" | "past";
}

/** F14. "In 1858, the engineers predicted that | the canal | would open | within six years". */
export interface Forecast {
  readonly kind: "forecast";
  /** Ends in "that"; its verb is in the past tense. */
  readonly said: string;
  readonly subject: NounPhrase;
  readonly verb: string;
  readonly rest: string;
}

/**
 * F28, F29. Four full clauses that say the same, each about another of its nouns, and for each the opening
 * phrase that can modify that noun alone: "Woven from reeds," the boats … ; "Seated in two rows," twelve men ….
 * No two of the nouns are of one kind, and nothing of another noun's kind could be what the phrase says.
 */
export interface Modifiers {
  readonly kind: "modifiers";
  readonly wordings: readonly [Wording, Wording, Wording, Wording];
}
export interface Wording {
  /** Participial or descriptive phrase, capitalised, without its comma. */
  readonly opening: string;
  /** The subject of the clause as it begins the clause: "the boats". */
  readonly subject: string;
  readonly subjectKind: NounKind;
  readonly predicate: string;
}

/** What a noun is, as far as it decides what can be said of it: a ware is made and holds or shows something. */
export type NounKind =
  | "person"
  | "bird"
  | "beast"
  | "fish"
  | "insect"
  | "plant"
  | "food"
  | "powder"
  | "liquid"
  | "ice"
  | "stone"
  | "tool"
  | "ware"
  | "machine"
  | "instrument"
  | "cloth"
  | "cord"
  | "sheet"
  | "figure"
  | "film"
  | "craft"
  | "building"
  | "land"
  | "sky"
  | "body"
  | "sound"
  | "words"
  | "number"
  | "trait"
  | "deed";

/** F30. "The beak of the toucan is longer than | that of | the hornbill"; "a toucan is louder than | a hornbill". */
export interface Comparison {
  readonly kind: "comparison";
  /** The part compared; its number decides between that of and those of. */
  readonly part: NounPhrase;
  /** Singular with article: "a toucan". */
  readonly owner: string;
  readonly other: string;
  /** Of the parts: ["is", "longer"] → "is longer than". Finite verb as printed and a comparative phrase without "than". */
  readonly verb: string;
  readonly how: string;
  /** Of the owners themselves: ["eats", "more fruit"]. */
  readonly ownerVerb: string;
  readonly ownerHow: string;
}

/** F32. "The bark serves as | not only | fuel | but also | medicine". */
export interface Correlative {
  readonly kind: "correlative";
  /** Up to the first half of the pair; a full clause with verb. */
  readonly before: string;
  readonly opener: "both" | "either" | "neither" | "not only";
  readonly first: string;
  readonly second: string;
  /** What follows the second, or nothing. */
  readonly after: string;
}

/** F33. The same deed demanded, reported, noticed, foreseen: base form after a demand, the tense of the rest otherwise. */
export interface Decree {
  readonly kind: "decree";
  /** Ends in "that" after a verb such as required, insisted, proposed: "In 1621, the charter required that". */
  readonly demand: string;
  /** Ends in "that" after a verb in the past tense that reports: "A visitor in 1630 noticed that". */
  readonly report: string;
  /** Ends in "that" after a verb in the present tense: "Guides today say that". */
  readonly habit: string;
  /** Singular. */
  readonly subject: string;
  readonly verb: string;
  readonly rest: string;
}

/** B09. Title and name without a mark: "the botanist" + "Jane Colden" + "drew" + …. Real people, true facts. */
export interface Named {
  readonly kind: "named";
  /** A role with article, of which there are many bearers: "the Scottish inventor". */
  readonly title: string;
  readonly name: string;
  readonly verb: string;
  readonly rest: string;
}

/** B11. An essential clause with that or who: "the trees" + "that grow nearest the sea" + "have" + "the deepest roots". */
export interface Essential {
  readonly kind: "essential";
  readonly head: string;
  readonly clause: string;
  /** Finite, as printed. */
  readonly verb: string;
  readonly rest: string;
}

/** B14, B16. A full clause that makes the reader wait, and the noun phrase it waits for. */
export interface Reveal {
  readonly kind: "reveal";
  readonly lead: Clause;
  /** A noun phrase without commas: "the sound of running water". */
  readonly answer: string;
}

/** B22. A full clause up to its series, and three names each with a gloss: "Samarkand", "a city of markets". */
export interface Series {
  readonly kind: "series";
  /** Ends in a verb or preposition right before the series. */
  readonly lead: string;
  readonly items: readonly [Glossed, Glossed, Glossed];
}
export type Glossed = readonly [name: string, gloss: string];

/** B18. The second statement turns from the first; the third carries the second on. */
export interface Turnback {
  readonly kind: "turnback";
  readonly first: Clause;
  readonly second: Clause;
  readonly third: Clause;
}

/** B23, B24. "Where did the light come from?" and "Sailors wondered where the light came from." */
export interface Question {
  readonly kind: "question";
  /** Full clause up to the indirect question: "sailors wondered". */
  readonly asker: string;
  readonly word: "where" | "why" | "how" | "when";
  readonly subject: string;
  /** "did", "could", "was": stands before the subject in a direct question. */
  readonly auxiliary: string;
  /** After the subject of a direct question: "come from". */
  readonly asked: string;
  /** After the subject of an indirect question: "came from". */
  readonly told: string;
  /** The sentence after it, which answers or carries on. */
  readonly next: Clause;
}

/** B28. Two adjectives that "and" could join: "narrow", "winding", before a noun. */
export interface Adjectives {
  readonly kind: "adjectives";
  /** The clause up to the adjectives: "the path follows a". */
  readonly before: string;
  readonly first: string;
  readonly second: string;
  /** Noun and the rest of the clause. */
  readonly after: string;
}

/** B27. Who says, and the full sentence that is said: no real person's words, a sign or a rule of thumb. */
export interface Saying {
  readonly kind: "saying";
  /** Up to and with the reporting verb: "potters like to say". */
  readonly speaker: string;
  /** A full sentence without its final mark, capitalised. */
  readonly words: string;
}

/** F31. An adverb that belongs to the verb, or its adjective that belongs to a noun. */
export interface Degree {
  readonly kind: "degree";
  /** "slow" */
  readonly adjective: string;
  /** "slowly" */
  readonly adverb: string;
  /** A clause with ______ where the adverb stands: "the glaze ______ hardens in the kiln". */
  readonly withAdverb: string;
  /** A clause with ______ where the adjective stands: "the glaze hardens in one ______ step". */
  readonly withAdjective: string;
}

/**
 * F24. Someone does something to themselves, or replies to what another does to them. No part holds a pronoun that
 * could be an option.
 */
export interface Reflexive {
  readonly kind: "reflexive";
  /** Plural subject with its verb: "the young crabs bury". */
  readonly deed: string;
  readonly rest: string;
  /** A clause or phrase of time from "when", "whenever", "while", "before" or "after": "when the tide goes out". */
  readonly moment: string;
  /** What the same subject does, in the tense of the deed: "run for the water". */
  readonly reply: string;
  /** A clause of time up to its verb, of one who acts on the subject: "when a gull chases". */
  readonly others: string;
  readonly othersRest: string;
}

/** F11. What happens inside a work of literature: literary present. */
export interface Scene {
  readonly kind: "scene";
  /** The work, with its author if one is known: "In the Japanese tale of the bamboo cutter". */
  readonly work: string;
  readonly subject: NounPhrase;
  readonly verb: string;
  readonly rest: string;
  /** An event that the tale tells before, in the present: "after the moon rises". */
  readonly after: string;
}

/** F17, F18. What was tried, with the verb in every form: infinitive of purpose, after a preposition, after a modal. */
export interface Attempt {
  readonly kind: "attempt";
  /** Base form of the verb in question. */
  readonly verb: string;
  readonly rest: string;
  /** A full clause whose purpose it is: "divers carried stones". */
  readonly means: string;
  /** A full clause up to a preposition: "divers became known for". */
  readonly preposition: string;
  /** A full clause up to a modal: "with a stone, a diver could". */
  readonly modal: string;
}

/** F22, F25. A sentence whose whole event the next sentence takes up with "this" + noun, and two nouns that "it" might mean. */
export interface Reference {
  readonly kind: "reference";
  readonly first: Clause;
  /** The two singular nouns of the first clause that "it" might mean: "the mold", "the metal". */
  readonly candidates: readonly [string, string];
  /**
   * What follows "of the two, only …", said of the first candidate, then of the second; each could as well be
   * said of the other.
   */
  readonly ofFirst: string;
  readonly ofSecond: string;
  /** What follows the blank when the whole event is meant: "kept the bell from cracking". */
  readonly ofEvent: string;
}
