import { TOPICS } from "@sat/item";
import type { Dispute, Findings, ReadingsReport } from "../../blind-readings/readings-report.ts";
import { table } from "../../print/table.ts";

const FINDINGS = ["readings", "right", "guessed", "style", "level agreed"];

/** The report as a page: by topic, by reader, and the questions on which readers and key disagree. */
export function printReadings({ topics, readers, disputes, lost }: ReadingsReport): string {
  const byTopic = table(
    ["topic", "questions", "unread", "one reading", "two or more", "disputed", ...FINDINGS],
    topics.map((each) => [
      each.topic === "all" ? "all" : TOPICS[each.topic].name,
      ...[each.questions, each.unread, each.begun, each.read, each.disputed].map(String),
      ...cells(each),
    ]),
  );
  const byReader = table(
    ["reader", "batches", "counted", "controls", "missed", ...FINDINGS],
    readers.map((each) => [
      each.reader,
      ...[each.batches, each.counted, each.controls, each.missed].map(String),
      ...cells(each),
    ]),
  );
  return [
    byTopic,
    ...(readers.length === 0 ? [] : [byReader]),
    ...(lost === 0 ? [] : [`${lost} readings are of questions that have changed since.`]),
    ...disputes.map(disputeText),
    disputes.length === 0 ? "No question is disputed." : `${disputes.length} disputed questions.`,
  ].join("\n\n");
}

function cells({ readings, right, guessed, style, leveled }: Findings): string[] {
  return [
    String(readings),
    percent(right),
    percent(guessed),
    style === null ? "-" : style.toFixed(2),
    percent(leveled),
  ];
}

function percent(share: number | null): string {
  return share === null ? "-" : `${(100 * share).toFixed(1)} %`;
}

function disputeText({ id, model, source, question, complaints }: Dispute): string {
  return [`${model}, ${source}, ${id}: ${question}`, ...complaints.map((each) => `  ${each}`)].join(
    "\n",
  );
}
