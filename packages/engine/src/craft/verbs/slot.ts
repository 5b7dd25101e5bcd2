import type { FactCard, GrammaticalNumber } from "@sat/content";
import type { Difficulty } from "@sat/item";
import type { VerbRoom } from "../../facts/language.ts";
import type { Form, Verb } from "./forms.ts";

/** A sentence with a place for a verb, and the one form of it that may stand there. */
export interface Slot {
  /** Id of the point in the fact sheet. */
  readonly archetype: string;
  readonly form: Form;
  readonly verb: Verb;
  /** From the start of the sentence, without its capital, up to the blank. */
  readonly before: string;
  /** From the blank to the final mark, with the space or the comma before it. */
  readonly after: string;
  readonly room: VerbRoom;
}

/** The slots of one kind that a card offers at a level. */
export type Shape = (card: FactCard, level: Difficulty) => readonly Slot[];

/** A verb of which only the base form matters. */
export function active(base: string, number: GrammaticalNumber = "singular"): Verb {
  return { base, number, tense: "past" };
}

/** Words with a space before them and a period after; no words, the period alone. */
export function ending(words: string): string {
  return words === "" ? "." : ` ${words}.`;
}
