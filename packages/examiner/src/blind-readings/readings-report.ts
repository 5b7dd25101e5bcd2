import type { ChoiceItem, TopicId } from "@sat/item";
import { type BatchReturn, controlsIn, controlsMissed } from "./batch-return.ts";
import { type BlindReading, type Ledger, READINGS_DUE } from "./blind-reading.ts";
import { canonicalKey } from "./canonical-order.ts";
import { disputesOf } from "./disputes.ts";
import { readingsOf } from "./readings-of.ts";

/** What readings of some questions come to. Shares and means are null where there is nothing to count. */
export interface Findings {
  readonly readings: number;
  /** Share of answers that are the key. */
  readonly right: number | null;
  /** Share of guesses from stem and options alone that are the key. */
  readonly guessed: number | null;
  readonly style: number | null;
  /** Share of readers' levels that are the question's. */
  readonly leveled: number | null;
}

export interface TopicReadings extends Findings {
  readonly topic: TopicId | "all";
  readonly questions: number;
  /** How many of them have no reading, some, and as many as are due. */
  readonly unread: number;
  readonly begun: number;
  readonly read: number;
  readonly disputed: number;
}

export interface ReaderReadings extends Findings {
  readonly reader: string;
  readonly batches: number;
  /** Batches in which no control was missed. */
  readonly counted: number;
  readonly controls: number;
  readonly missed: number;
}

/** A question that the gate refuses. */
export interface Dispute {
  readonly id: string;
  readonly model: string;
  readonly source: string;
  readonly question: string;
  readonly complaints: readonly string[];
}

export interface ReadingsReport {
  readonly topics: readonly TopicReadings[];
  readonly readers: readonly ReaderReadings[];
  readonly disputes: readonly Dispute[];
  /** Readings of texts that have changed since, or are gone. */
  readonly lost: number;
}

/** A question with the readings of it. */
interface Read {
  readonly item: ChoiceItem;
  readonly readings: readonly BlindReading[];
  /** These, and those from before its key was changed. */
  readonly withAnyKey: readonly BlindReading[];
}

/** How far the authored questions have been read blind, what the readers found, and who disagrees. */
export function reportReadings(
  stock: readonly ChoiceItem[],
  ledger: Ledger,
  returns: readonly BatchReturn[],
): ReadingsReport {
  const all = stock.map((item): Read => ({
    item,
    readings: ledger[item.id] ?? [],
    withAnyKey: readingsOf(item, ledger),
  }));
  const topics = [...new Set(stock.map(({ topic }) => topic))];
  const readers = [...new Set(returns.map(({ reader }) => reader))].toSorted();
  return {
    topics: [
      ...topics.map((topic) =>
        topicReadings(
          topic,
          all.filter(({ item }) => item.topic === topic),
        ),
      ),
      topicReadings("all", all),
    ],
    readers: readers.map((reader) => ({
      ...batchesOf(reader, returns),
      ...findingsOf(all.map((each) => ({ ...each, readings: readingsBy(reader, each) }))),
    })),
    disputes: all.flatMap(disputeOf),
    lost: Object.values(ledger).flat().length - all.flatMap(({ readings }) => readings).length,
  };
}

function readingsBy(reader: string, { readings }: Read): BlindReading[] {
  return readings.filter((each) => each.reader === reader);
}

function topicReadings(topic: TopicId | "all", of: readonly Read[]): TopicReadings {
  const read = of.filter(({ readings }) => readings.length >= READINGS_DUE).length;
  const unread = of.filter(({ readings }) => readings.length === 0).length;
  return {
    topic,
    questions: of.length,
    unread,
    begun: of.length - unread - read,
    read,
    disputed: of.flatMap(disputeOf).length,
    ...findingsOf(of),
  };
}

function batchesOf(reader: string, returns: readonly BatchReturn[]) {
  const own = returns.filter((each) => each.reader === reader);
  const sum = (count: (batch: BatchReturn) => number) =>
    own.reduce((total, batch) => total + count(batch), 0);
  return {
    reader,
    batches: own.length,
    counted: own.filter((batch) => controlsMissed(batch) === 0).length,
    controls: sum(controlsIn),
    missed: sum(controlsMissed),
  };
}

function findingsOf(of: readonly Read[]): Findings {
  const each = of.flatMap(({ item, readings }) =>
    readings.map((reading) => ({ ...reading, key: canonicalKey(item), declared: item.level })),
  );
  const styles = each.flatMap(({ style }) => (style === undefined ? [] : [style]));
  const levels = each.filter(({ level }) => level !== undefined);
  return {
    readings: each.length,
    right: mean(each.map(({ answer, key }) => Number(answer === key))),
    guessed: mean(each.map(({ guess, key }) => Number(guess === key))),
    style: mean(styles),
    leveled: mean(levels.map(({ level, declared }) => Number(level === declared))),
  };
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function disputeOf({ item, withAnyKey }: Read): Dispute[] {
  const complaints = disputesOf(item, withAnyKey);
  if (complaints.length === 0) return [];
  const { id, model, source = "", question } = item;
  return [{ id, model, source, question, complaints }];
}
