import { expect, test } from "vitest";
import { proveLikeness } from "./likeness.ts";
import { writingItem } from "./testing/writing-item.ts";

const words = ["that of", "those of", "does", "did"] as const;
const otter = { kind: "likeness", other: "a seal" } as const;

test("a part is compared with a part of its number", () => {
  const item = writingItem("The teeth of an otter are blunter than ______ a seal.", ...words);
  const facts = { ...otter, compared: "the teeth of an otter", verb: "are" };
  expect(proveLikeness(facts, item)).toEqual(["B"]);
});

test("a deed is compared with a deed of its time", () => {
  const now = writingItem("An otter eats more than a seal ______.", ...words);
  expect(proveLikeness({ ...otter, compared: "an otter", verb: "eats" }, now)).toEqual(["C"]);
  const then = writingItem("An otter ate more than a seal ______.", ...words);
  expect(proveLikeness({ ...otter, compared: "an otter", verb: "ate" }, then)).toEqual(["D"]);
});

test("before the other owner, a deed leaves that of open and proves nothing", () => {
  const item = writingItem("An otter eats more than ______ a seal.", ...words);
  expect(proveLikeness({ ...otter, compared: "an otter", verb: "eats" }, item)).toEqual([]);
});
