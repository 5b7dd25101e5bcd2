import { expect, test } from "vitest";
import { proveMood } from "./mood.ts";
import { writingItem } from "./testing/writing-item.ts";

const forms = ["go", "goes", "went", "to go"] as const;
const road = { kind: "mood", subject: "each road" } as const;

test.each([
  ["The elders required that each road ______ north.", "the elders required that", ["A"]],
  ["Guides say that even now each road ______ north.", "guides say that", ["B"]],
  ["A guide wrote that in those days each road ______ north.", "a guide wrote that", ["C"]],
  ["The elders called for each road ______ north.", "the elders called for", ["D"]],
] as const)("%s takes one form", (text, matrix, letters) => {
  expect(proveMood({ ...road, matrix }, writingItem(text, ...forms))).toEqual(letters);
});

test("insisted may state as well as demand", () => {
  const item = writingItem("The elders insisted that each road ______ north.", ...forms);
  expect(proveMood({ ...road, matrix: "the elders insisted that" }, item)).toEqual([]);
});

test("a report without a time leaves present and past open", () => {
  const item = writingItem("Guides say that each road ______ north.", ...forms);
  expect(proveMood({ ...road, matrix: "guides say that" }, item)).toEqual([]);
});

test("a plural subject would take the plain form anyway", () => {
  const item = writingItem("The elders required that the roads ______ north.", ...forms);
  const facts = { kind: "mood", subject: "the roads", matrix: "the elders required that" } as const;
  expect(proveMood(facts, item)).toEqual([]);
});
