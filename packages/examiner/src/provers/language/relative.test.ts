import { expect, test } from "vitest";
import { proveRelative } from "./relative.ts";
import { writingItem } from "./testing/writing-item.ts";

const words = ["this", "these", "which", "what"] as const;
const facts = {
  kind: "relative",
  part: "event",
  follows: "was the very thing that saved much work",
} as const;

test("after a semicolon this takes up one event", () => {
  const item = writingItem(
    "A mason lit a fire; ______ was the very thing that saved much work.",
    ...words,
  );
  expect(proveRelative(facts, item)).toEqual(["A"]);
});

test("an event among plurals is refused, since these could take them up", () => {
  const item = writingItem(
    "The masons lit fires; ______ was the very thing that saved much work.",
    ...words,
  );
  expect(proveRelative(facts, item)).toEqual([]);
});

test("a clause between commas takes which, a clause that is a subject takes what", () => {
  const inset = writingItem("The wall, ______ is old, stands.", ...words);
  expect(proveRelative({ kind: "relative", part: "inset", follows: "is old" }, inset)).toEqual([
    "C",
  ]);
  const subject = writingItem("In the end, ______ saved work was that it rained.", ...words);
  expect(
    proveRelative({ kind: "relative", part: "subject-clause", follows: "saved work" }, subject),
  ).toEqual(["D"]);
});

test("a comma before a full clause bears out no event", () => {
  const item = writingItem(
    "A mason lit a fire, ______ was the very thing that saved much work.",
    ...words,
  );
  expect(proveRelative(facts, item)).toEqual([]);
});

test("an event whose verb could also follow these is refused", () => {
  const item = writingItem("A mason lit a fire; ______ saved much work.", ...words);
  expect(proveRelative({ ...facts, follows: "saved much work" }, item)).toEqual([]);
});
