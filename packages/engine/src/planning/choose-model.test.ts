import type { TopicId } from "@sat/item";
import { expect, test } from "vitest";
import type { Model } from "../model.ts";
import { Chance } from "../random/chance.ts";
import { chooseModels } from "./choose-model.ts";

function aModel(id: string, topic: TopicId): Model {
  return {
    id,
    topic,
    version: 1,
    skill: "H.A",
    archetypes: [],
    levels: ["Easy"],
    space: { Easy: 1 },
    optionDesign: "orbit",
    create: () => {
      throw new Error("not made here");
    },
  };
}

const lines = ["line", "slope", "system"].map((id) => aModel(id, "linear-equations"));
const parabola = aModel("parabola", "quadratic-functions");
const candidates = [...lines, parabola];

function first(history: readonly string[], seed = 0): string | undefined {
  const meetings = history.map((model) => ({ model }));
  return chooseModels(candidates, meetings, new Chance(`choice ${seed}`))[0]?.id;
}

test("every candidate is in the order once", () => {
  const order = chooseModels(candidates, [{ model: "slope" }], new Chance("order"));
  expect(order.map(({ id }) => id).toSorted()).toEqual(["line", "parabola", "slope", "system"]);
});

test("the topic met longest ago comes first", () => {
  expect(first(["line"])).toBe("parabola");
  expect(first(["parabola", "line"])).not.toBe("parabola");
});

test("within a topic the model met longest ago comes first", () => {
  expect(first(["parabola", "line", "system", "slope"])).toBe("slope");
  expect(first(["parabola", "line", "slope"])).toBe("system");
});

test("a model met more than forty questions ago counts as never met", () => {
  const long = ["parabola", ...Array<string>(39).fill("line"), "slope"];
  const firsts = new Set(Array.from({ length: 60 }, (_, seed) => first(long, seed)));
  expect(firsts).toEqual(new Set(["slope", "system"]));
});

test("before anything was met, topics come first as often, however many models they have", () => {
  const times = Array.from({ length: 1_000 }, (_, seed) => first([], seed));
  const parabolas = times.filter((id) => id === "parabola").length;
  expect(Math.abs(parabolas - 500)).toBeLessThan(60);
});

test("the same chance gives the same order", () => {
  expect(first([], 7)).toBe(first([], 7));
});
