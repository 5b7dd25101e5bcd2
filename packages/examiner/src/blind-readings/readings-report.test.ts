import { contentId } from "@sat/engine";
import { OPTION_LETTERS } from "@sat/item";
import { expect, test } from "vitest";
import { authoredModel } from "../testing/authored-model.ts";
import { authoredStock } from "./authored-stock.ts";
import type { BlindReading } from "./blind-reading.ts";
import { canonicalKey } from "./canonical-order.ts";
import { reportReadings } from "./readings-report.ts";

const stock = authoredStock([authoredModel(1)]);
const [item] = stock;
if (item === undefined) throw new RangeError("the stock has a question");
const answer = canonicalKey(item);
const readings = ["reader-1", "reader-2"].map((reader): BlindReading => ({
  reader,
  guess: answer,
  answer,
}));

test("a question that its readers solve as keyed is read and not disputed", () => {
  const report = reportReadings(stock, { [item.id]: readings }, []);
  expect(report.disputes).toEqual([]);
  expect(report.topics.at(-1)).toMatchObject({ read: 1, disputed: 0 });
});

test("a question whose key was changed after it was read is unread and disputed", () => {
  const correctAnswer = OPTION_LETTERS.find((letter) => letter !== item.correctAnswer) ?? "A";
  const before = { ...item, correctAnswer };
  const found = readings.map((each) => ({ ...each, answer: canonicalKey(before) }));
  const report = reportReadings(stock, { [contentId(before)]: found }, []);
  expect(report.topics.at(-1)).toMatchObject({ read: 0, unread: 1, disputed: 1 });
  expect(report.disputes.map(({ complaints }) => complaints)).toEqual([
    [expect.stringContaining("reader-1"), expect.stringContaining("reader-2")],
  ]);
});
