import { expect, test } from "vitest";
import type { Form } from "./forms.ts";
import { timeStep } from "./reasons.ts";
import type { Slot } from "./slot.ts";

function slotOf(form: Form, room: Partial<Extract<Slot["room"], { kind: "main" }>>): Slot {
  return {
    archetype: "F09",
    form,
    verb: { base: "hold", number: "singular", tense: "past" },
    before: "the fort",
    after: " the pass.",
    room: { kind: "main", subject: "the fort", ...room },
  };
}

test.each<[Form, string, string]>([
  ["was held", "in 1820", "The simple past fits *in 1820*, which names a time that is over."],
  [
    "has held",
    "since 1820",
    "The present perfect fits *since 1820*, which reaches up to the present.",
  ],
  [
    "had held",
    "by 1820",
    "The past perfect fits *by 1820*, which looks back from a time in the past.",
  ],
  ["holds", "today", "The present fits *today*."],
])("of %s, the step names the tense and the words that call for it", (form, time, step) => {
  expect(timeStep(slotOf(form, { time }))).toBe(step);
});

test("where nothing tells the time, no step does", () => {
  expect(timeStep(slotOf("held", {}))).toBeUndefined();
  expect(timeStep(slotOf("holds", { time: "in the valley" }))).toBeUndefined();
});
