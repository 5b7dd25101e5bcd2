import { Chance } from "@sat/engine";
import type { ChoiceItem, TopicId } from "@sat/item";
import { type Ledger, READINGS_DUE } from "./blind-reading.ts";

interface Wanted {
  readonly reader: string;
  readonly seed: string;
  readonly count: number;
  /** Any when absent. */
  readonly topic?: TopicId | undefined;
}

/**
 * The authored questions that lack readings and that this reader has not solved: first those begun by another, then
 * those nobody has read. Chance decides among them by the seed alone, so that two readers of one commit get the same.
 */
export function questionsToRead(
  stock: readonly ChoiceItem[],
  ledger: Ledger,
  wanted: Wanted,
): ChoiceItem[] {
  const { reader, seed, count, topic } = wanted;
  const readingsOf = ({ id }: ChoiceItem) => ledger[id] ?? [];
  const lacking = stock.filter(
    (item) =>
      (topic === undefined || item.topic === topic) &&
      readingsOf(item).length < READINGS_DUE &&
      !readingsOf(item).some((each) => each.reader === reader),
  );
  return new Chance(`blind-readings/${seed}`)
    .shuffle(lacking.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    .toSorted((a, b) => readingsOf(b).length - readingsOf(a).length)
    .slice(0, count);
}
