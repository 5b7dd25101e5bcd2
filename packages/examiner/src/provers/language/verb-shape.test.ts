import { expect, test } from "vitest";
import { proveVerbShape } from "./verb-shape.ts";
import { writingItem } from "./testing/writing-item.ts";

const shapes = ["cross", "to cross", "crossing", "crossed"] as const;

test.each([
  ["On an aqueduct, a boat could ______ the valley.", ["A"]],
  ["They raised an aqueduct in order ______ the valley.", ["B"]],
  ["An aqueduct offered a means of regularly ______ the valley.", ["C"]],
] as const)("%s takes one shape", (text, letters) => {
  expect(proveVerbShape({ kind: "verb-shape" }, writingItem(text, ...shapes))).toEqual(letters);
});

test("a plain purpose that a participle could follow as well proves nothing", () => {
  const item = writingItem("They raised an aqueduct ______ the valley.", ...shapes);
  expect(proveVerbShape({ kind: "verb-shape" }, item)).toEqual([]);
});

test("a singular subject leaves room for the finite verb alone", () => {
  const item = writingItem("With luck, a boat ______ the valley.", ...shapes);
  expect(proveVerbShape({ kind: "verb-shape", subject: "a boat" }, item)).toEqual(["D"]);
});

test("a plural subject leaves room for two verbs unless a partner shows the past", () => {
  const alone = writingItem("The boats ______ the valley.", ...shapes);
  expect(proveVerbShape({ kind: "verb-shape", subject: "the boats" }, alone)).toEqual(["A", "D"]);
  const paired = writingItem("The boats ______ the valley and reached the lake.", ...shapes);
  expect(
    proveVerbShape({ kind: "verb-shape", subject: "the boats", partner: "reached" }, paired),
  ).toEqual(["D"]);
});

test("the second of two deeds belongs to the subject of the first", () => {
  const item = writingItem("The boats left the lake, ______ the valley, and stopped.", ...shapes);
  const facts = { kind: "verb-shape", subject: "the boats", partner: "left" } as const;
  expect(proveVerbShape(facts, item)).toEqual(["D"]);
});
