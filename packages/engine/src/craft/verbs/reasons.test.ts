import { factCards } from "@sat/content/cards";
import { expect, test } from "vitest";
import { wordsOf } from "./forms.ts";
import { passives } from "./nonfinite-slots.ts";
import { timeStep } from "./reasons.ts";

test("the tense that a step names is the one in which the passive stands", () => {
  const steps = factCards
    .flatMap((card) => passives(card, "Hard"))
    .flatMap((slot) => {
      const [auxiliary = ""] = wordsOf(slot.verb, slot.form).split(" ");
      const [, tense] = /^The (.+) fits /.exec(timeStep(slot) ?? "") ?? [];
      return tense === undefined ? [] : [`${auxiliary}: ${tense}`];
    });
  expect(new Set(steps)).toEqual(
    new Set(["is: present", "are: present", "was: simple past", "were: simple past"]),
  );
});
