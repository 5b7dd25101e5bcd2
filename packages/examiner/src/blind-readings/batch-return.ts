import { OPTION_LETTERS, type TopicId } from "@sat/item";
import type { Content } from "./batch.ts";
import type { BlindReading, Ledger, Verdict } from "./blind-reading.ts";
import { isNoticed } from "./controls/control.ts";

/** What a reader returned of one question; the letters are those of the page. */
export type Returned = Omit<BlindReading, "reader">;

/** A batch as it came back, kept so that anybody can count the ledger again. */
export interface BatchReturn {
  readonly reader: string;
  readonly commit: string;
  readonly places: readonly (Content & Returned)[];
}

/** How many controls there were. */
export function controlsIn({ places }: BatchReturn): number {
  return places.filter((place) => "control" in place).length;
}

/** How many of them the reader did not notice; with one missed, the batch does not count. */
export function controlsMissed({ places }: BatchReturn): number {
  return places.filter((place) => "control" in place && !isNoticed(place.control, place.answer))
    .length;
}

/** What the returns come to for the questions of a topic. A reader counts once for a question: the first time. */
export function countLedger(returns: readonly BatchReturn[], topic: TopicId): Ledger {
  const ledger = new Map<string, BlindReading[]>();
  for (const { reader, places } of returns.filter((each) => controlsMissed(each) === 0)) {
    for (const place of places) {
      if ("control" in place || place.topic !== topic) continue;
      const earlier = ledger.get(place.question) ?? [];
      if (earlier.some((reading) => reading.reader === reader)) continue;
      ledger.set(place.question, [...earlier, readingAt(place, reader)]);
    }
  }
  return Object.fromEntries([...ledger].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

type AskedPlace = Extract<Content, { readonly question: string }> & Returned;

/** The reading with its letters brought into canonical order. */
function readingAt(place: AskedPlace, reader: string): BlindReading {
  const { question: _, topic: __, order, guess, answer, ...opinion } = place;
  const shown = (letter: Verdict) => order[OPTION_LETTERS.findIndex((each) => each === letter)];
  return { reader, guess: shown(guess) ?? guess, answer: shown(answer) ?? answer, ...opinion };
}
