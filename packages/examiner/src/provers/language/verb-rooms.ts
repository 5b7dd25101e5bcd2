import type { VerbRoom } from "@sat/engine";
import type { GrammaticalNumber } from "./number.ts";
import type { Tense, VerbShape } from "./verb-readings.ts";

/** What a place in a sentence leaves open to a verb. */
export interface Demand {
  readonly shapes: readonly VerbShape[];
  readonly tenses?: readonly Tense[];
  readonly number?: GrammaticalNumber;
}

/** The words of a sentence before and after the blank. */
export interface Sentence {
  readonly before: string;
  readonly after: string;
}

export type RoomOf<Kind extends VerbRoom["kind"]> = Extract<VerbRoom, { readonly kind: Kind }>;
