import { type Model, generate, loadModels, type Specimen } from "@sat/engine";
import { type ChoiceItem, type Item, OPTION_LETTERS, type OptionLetter } from "@sat/item";
import { expect, test } from "vitest";
import { examine } from "../../examine.ts";
import { boundTo, isBound } from "./bound.ts";
import { ownEnds } from "./ends.ts";
import { afterwardsGates } from "./index.ts";
import { shownEquations } from "./shown-equations.ts";

const SEED = 0;

const byId = new Map((await loadModels()).map((model) => [model.id, model]));

function samplesOf(gate: (typeof afterwardsGates)[number]): (readonly [Model, Specimen])[] {
  return boundTo(gate).flatMap((id) => {
    const model = byId.get(id);
    if (model === undefined) throw new RangeError(`${gate.id} binds ${id}, which is no model`);
    return model.levels.slice(0, 1).map((level) => [model, generate(model, level, SEED)] as const);
  });
}

function rejects([model, specimen]: readonly [Model, Specimen], item: Item, gate: string): boolean {
  return examine({ ...specimen, item }, model).some((finding) => finding.gate === gate);
}

test("a model is bound to the gates whose list names it", () => {
  expect(isBound("absolute-value-equation", shownEquations)).toBe(true);
  expect(isBound("no-such-model", shownEquations)).toBe(false);
});

test("no model is bound to a gate without a list", () => {
  expect(boundTo({ id: "no-such-gate" })).toEqual([]);
  expect(isBound("absolute-value-equation", { id: "no-such-gate" })).toBe(false);
});

test.each(afterwardsGates)("the models bound to $id pass it", (gate) => {
  const faults = samplesOf(gate).flatMap(([model, specimen]) =>
    gate
      .check(specimen, model)
      .map((complaint) => `${model.id} ${specimen.item.level}: ${complaint}`),
  );
  expect(faults).toEqual([]);
});

test("two reasons swapped in a bound model with numbers for options are caught", () => {
  const [first] = samplesOf(ownEnds).flatMap(([model, specimen]) => {
    const { item } = specimen;
    if (item.kind === "entry") return [];
    const isNumeric = OPTION_LETTERS.every((at) => /^\$\d+\$$/.test(item.options[at]));
    return isNumeric ? [{ sample: [model, specimen] as const, item }] : [];
  });
  expect(first).toBeDefined();
  if (first === undefined) return;
  const { sample, item } = first;
  const [a = "A", b = "B"] = OPTION_LETTERS.filter((at) => at !== item.correctAnswer);
  expect(rejects(sample, swapped(item, a, b), ownEnds.id)).toBe(true);
});

test("a result changed by one in a bound model is caught wherever an equation ends in it", () => {
  const plants = samplesOf(shownEquations).filter(([, { item }]) =>
    /\d \\cdot \d+ = \d+\$/.test(item.explanation),
  );
  expect(plants.length).toBeGreaterThan(0);
  const missed = plants.filter(([model, specimen]) => {
    const explanation = specimen.item.explanation.replace(
      /(\d \\cdot \d+ = )(\d+)(?=\$)/,
      (_, calculation: string, result: string) => `${calculation}${Number(result) + 1}`,
    );
    return !rejects([model, specimen], { ...specimen.item, explanation }, shownEquations.id);
  });
  expect(missed.map(([model]) => model.id)).toEqual([]);
});

function swapped(item: ChoiceItem, a: OptionLetter, b: OptionLetter): ChoiceItem {
  const { rationales } = item;
  return { ...item, rationales: { ...rationales, [a]: rationales[b], [b]: rationales[a] } };
}
