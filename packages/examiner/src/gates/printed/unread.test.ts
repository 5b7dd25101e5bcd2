import { type Model, generate, loadModels } from "@sat/engine";
import { SECTIONS, TOPICS } from "@sat/item";
import { expect, test } from "vitest";
import type { Gate } from "../gate.ts";
import { printedNumbers } from "./printed-numbers.ts";
import { printedWords } from "./printed-words.ts";
import { unread } from "./unread.ts";

/** Seeds of each level, enough to meet the wordings of a model that is listed. */
const SEEDS = 20;

function complains({ check }: Gate, model: Model): boolean {
  return model.levels.some((level) =>
    Array.from({ length: SEEDS }, (_, seed) => generate(model, level, seed)).some(
      (specimen) => check(specimen, model).length > 0,
    ),
  );
}

test.each([
  [printedNumbers, ["Math"]],
  [printedWords, SECTIONS],
] as const)("no model that $0.id could bind is left out", async (gate, sections) => {
  const models = (await loadModels()).filter(({ topic }) =>
    sections.some((section) => section === TOPICS[topic].section),
  );
  const listed = [...(unread[gate.id] ?? [])];
  const failing = models.filter((model) => complains(gate, model)).map(({ id }) => id);
  expect(listed.toSorted()).toEqual(failing.toSorted());
});
