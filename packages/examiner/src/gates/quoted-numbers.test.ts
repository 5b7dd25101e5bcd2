import { type Facts, generate } from "@sat/engine";
import { expect, test } from "vitest";
import { soundMath, soundReading } from "../testing/sound-models.ts";
import { quotedNumbers } from "./quoted-numbers.ts";

const specimen = generate(soundReading, "Easy", 0);
const TEXT = {
  passage: "In 1880 the tower held 1,200 clocks.",
  explanation: "It held 1,200 in 1880.",
};
const TABLE = {
  kind: "table",
  alt: "Clocks: 12, 30.",
  columns: ["Old", "New"],
  rows: [["12", "30"]],
  rowHeaders: false,
} as const;

function complaints(fields: Partial<typeof specimen.item>, facts: Facts = specimen.facts) {
  return quotedNumbers.check(
    { ...specimen, item: { ...specimen.item, ...fields }, facts },
    soundReading,
  );
}

test("numbers of the text may be told again afterwards", () => {
  expect(complaints(TEXT)).toEqual([]);
});

test.each(["It held 1,201 in 1880.", "It held 1,200 in 1881."])(
  "a number that is told otherwise afterwards is seen: %s",
  (explanation) => {
    expect(complaints({ ...TEXT, explanation })).toHaveLength(1);
  },
);

test("a figure may be quoted, and added up by a writer alone", () => {
  const facts = { kind: "modifier", phrase: "", nouns: [] } as const;
  const quoting = { figure: TABLE, explanation: "There are 12 and 30." };
  const adding = { figure: TABLE, explanation: "There are 42." };
  expect(complaints(quoting, facts)).toEqual([]);
  expect(complaints(adding)).toEqual([]);
  expect(complaints(adding, facts)).toHaveLength(1);
});

test("numbers of Math may be worked out", () => {
  const made = generate(soundMath, "Easy", 0);
  const item = { ...made.item, explanation: "It comes to 123456789." };
  expect(quotedNumbers.check({ ...made, item }, soundMath)).toEqual([]);
});
