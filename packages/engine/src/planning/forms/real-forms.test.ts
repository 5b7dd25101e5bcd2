import { AREAS } from "@sat/content/areas";
import { subjectOf } from "@sat/content/subjects";
import { expect, test } from "vitest";
import { loadModels } from "../../models/index.ts";
import { Chance } from "../../random/chance.ts";
import type { AssembledModule, Filled } from "./assemble-module.ts";
import { blueprintOf } from "./blueprint.ts";
import { slotsOf } from "./slots-of.ts";
import { aSitter, type Sitter } from "./testing/a-sitter.ts";

const LEARNERS = 6;
const FORMS = 4;

const models = await loadModels();

/** The modules of one full test after another, on both routes by turns. */
async function sit(sitter: Sitter, key: string) {
  const modules: AssembledModule<unknown>[] = [];
  for (let form = 0; form < FORMS; form++) {
    const source = { chance: new Chance(`${key}/${form}`), models };
    for (const module of blueprintOf({ kind: "full" }).modules) {
      const second = form % 2 === 0 ? "harder" : "easier";
      const route = module.stage === 1 ? "first" : second;
      const earlier = modules.slice(-1).flatMap(({ filled }) => filled.map(({ item }) => item));
      modules.push(await sitter.sit(slotsOf(module, route, source), { earlier }));
    }
  }
  return modules;
}

const sitters = Array.from({ length: LEARNERS }, (_, at) => aSitter(models, `learner ${at}`));
const sat = await Promise.all(sitters.map((sitter, at) => sit(sitter, `${at}`)));

/** Those that stand more than once. */
function repeated(list: readonly string[]): string[] {
  return list.filter((each, at) => list.indexOf(each) < at);
}

const isOnTexts = (id: string) => models.find((model) => model.id === id)?.texts !== undefined;
const isOfMath = ({ filled }: AssembledModule<unknown>) => filled[0]?.item.section === "Math";
const isAsked = ({ slot, item: { skill, level, kind = "choice" } }: Filled<unknown>) =>
  skill === slot.skill && level === slot.level && kind === slot.kind;

test("two dozen full tests of the engine's own models have all their questions", () => {
  const counts = sat.flatMap((modules) => modules.map(({ filled }) => filled.length));
  const whole = Array.from({ length: LEARNERS * FORMS }, () => [27, 27, 22, 22]).flat();
  expect(counts).toEqual(whole);
});

test("no learner meets a question twice in one test after another", () => {
  for (const { given } of sitters) {
    expect(given).toHaveLength(FORMS * 98);
    expect(repeated(given.map(({ item }) => item.id))).toEqual([]);
  }
});

test("no module has two texts of one subject", () => {
  for (const { filled } of sat.flat()) {
    const sources = filled.flatMap(({ item }) => item.source ?? []);
    expect(repeated(sources.map(subjectOf))).toEqual([]);
  }
});

test("no module has two questions of one model, but on authored texts, and there it is said", () => {
  for (const { filled, unmet } of sat.flat()) {
    const twice = repeated(filled.map(({ item }) => item.model));
    expect(twice.every(isOnTexts)).toBe(true);
    expect(unmet.flatMap(({ instead }) => instead?.model ?? [])).toEqual(twice);
  }
});

test("no key has the same letter four times running", () => {
  for (const { filled } of sat.flat()) {
    const letters = filled.map(({ item }) => (item.kind === "entry" ? "-" : item.correctAnswer));
    expect(letters.join("")).not.toMatch(/A{4}|B{4}|C{4}|D{4}/);
  }
});

test("every module of Reading has texts of each area, and of none more than half", () => {
  for (const { filled } of sat.flat().filter((module) => !isOfMath(module))) {
    const areas = filled.flatMap(
      ({ item: { model, source = "" } }) =>
        models.find(({ id }) => id === model)?.areas?.get(source) ?? [],
    );
    const times = AREAS.map((area) => areas.filter((each) => each === area).length);
    expect(Math.min(...times)).toBeGreaterThan(0);
    expect(Math.max(...times)).toBeLessThanOrEqual(Math.ceil(areas.length / 2));
  }
});

test("every module of Math tells of something outside mathematics in about three questions of ten", () => {
  for (const { filled } of sat.flat().filter(isOfMath)) {
    const contexts = filled.filter(({ item: { model, level } }) =>
      models.find(({ id }) => id === model)?.contexts?.includes(level),
    );
    expect(contexts.length).toBeGreaterThanOrEqual(5);
    expect(contexts.length).toBeLessThanOrEqual(9);
  }
});

test("every question is what its slot asks for, or is said to be another", () => {
  for (const { filled, unmet } of sat.flat()) {
    const others = filled.filter((each) => !isAsked(each)).map(({ slot }) => slot);
    const said = unmet.filter(({ instead }) => instead?.skill ?? instead?.level ?? instead?.kind);
    expect(said.map(({ slot }) => slot)).toEqual(others);
  }
});
