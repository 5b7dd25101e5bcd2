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
