import { expect, test } from "vitest";
import type { VerbRoom } from "../../facts/language.ts";
import type { Form } from "./forms.ts";
import type { Slot } from "./slot.ts";
import { standsAlone } from "./stands-alone.ts";

function slotOf(form: Form, room: VerbRoom, after = " the stone."): Slot {
  const verb = { base: "move", number: "singular", tense: "past" } as const;
  return { archetype: "F09", form, verb, before: "", after, room };
}

test("a simple past stands alone beside a perfect only where a time or a date fixes it", () => {
  const forms = ["held", "has held", "holding", "to hold"] as const;
  const main = { kind: "main", subject: "the crew" } as const;
  expect(standsAlone(slotOf("held", main), forms)).toBe(false);
  expect(standsAlone(slotOf("held", { ...main, time: "in 1820" }), forms)).toBe(true);
  expect(standsAlone(slotOf("held", { ...main, date: "in 1820" }), forms)).toBe(true);
});

test("before a bare noun a participle might be an adjective", () => {
  const forms = ["holding", "held", "has held", "have held"] as const;
  const room = { kind: "preposition" } as const;
  expect(standsAlone(slotOf("holding", room), forms)).toBe(true);
  expect(standsAlone(slotOf("holding", room, " stone."), forms)).toBe(false);
});

test("an infinitive that a word calls for stands alone", () => {
  const forms = ["to hold", "holding", "held", "holds"] as const;
  const room = { kind: "infinitive", caller: "able" } as const;
  expect(standsAlone(slotOf("to hold", room, " stone."), forms)).toBe(true);
});
