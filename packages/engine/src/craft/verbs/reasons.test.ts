import { factCards } from "@sat/content/cards";
import { expect, test } from "vitest";
import { wordsOf } from "./forms.ts";
import { timeStep } from "./reasons.ts";
import { timedFacts } from "./timed-slots.ts";

test("the tense that a step names is the one in which the passive stands", () => {
  const shapes = (["is held", "are held", "was held", "were held"] as const).map((form) =>
    timedFacts(form),
  );
  const steps = factCards
    .flatMap((card) => shapes.flatMap((shape) => shape(card, "Hard")))
    .flatMap((slot) => {
      const [auxiliary = ""] = wordsOf(slot.verb, slot.form).split(" ");
      const [, tense] = /^The (.+) fits /.exec(timeStep(slot) ?? "") ?? [];
      return tense === undefined ? [] : [`${auxiliary}: ${tense}`];
    });
  expect(new Set(steps)).toEqual(
    new Set(["is: present", "are: present", "was: simple past", "were: simple past"]),
  );
});
