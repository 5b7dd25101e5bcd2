import type { TopicId } from "@sat/item";
import { describe, expect, test } from "vitest";
import type { Model } from "../model.ts";
import { Chance } from "../random/chance.ts";
import { chooseModels } from "./choose-model.ts";
import type { Meeting } from "./meeting.ts";

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

function first(ids: readonly string[], seed = 0): string | undefined {
  const meetings = ids.map((model) => ({ model }));
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

test("a model whose variant with typed answers was met counts as met", () => {
  const typed: Model = { ...aModel("slope-entry", "linear-equations"), variantOf: "slope" };
  const models = [...lines, typed];
  const met = [{ model: "slope-entry" }, { model: "line" }];
  const order = chooseModels(models, met, new Chance("variant"));
  expect(order.slice(0, 2).map(({ id }) => id)).toEqual(["system", "line"]);
  const firsts = Array.from({ length: 200 }, (_, seed) => {
    const [next] = chooseModels(models, [], new Chance(`variants ${seed}`));
    return next?.id;
  });
  expect(new Set(firsts).size).toBe(4);
});

test("before anything was met, topics come first as often, however many models they have", () => {
  const times = Array.from({ length: 1_000 }, (_, seed) => first([], seed));
  const parabolas = times.filter((id) => id === "parabola").length;
  expect(Math.abs(parabolas - 500)).toBeLessThan(60);
});

test("the same chance gives the same order", () => {
  expect(first([], 7)).toBe(first([], 7));
});

describe("models with a pause", () => {
  const [line, slope, system] = lines;
  const study = { ...aModel("study", "linear-equations"), pause: 3 };
  const trial = { ...aModel("trial", "linear-equations"), pause: 3 };
  const all = [line, slope, system, study, trial].flatMap((model) => model ?? []);

  /** Ids in the order in which they come when each is the first choice after those before it. */
  function stream(models: readonly Model[], count: number): string[] {
    const met: Meeting[] = [];
    for (let at = 0; at < count; at++) {
      const [next] = chooseModels(models, met, new Chance(`stream ${at}`));
      if (next !== undefined) met.unshift({ model: next.id });
    }
    return met.map(({ model }) => model).toReversed();
  }

  test("come after so many others, and take turns", () => {
    const ids = stream(all, 24);
    const places = ids.flatMap((id, at) => (id === "study" || id === "trial" ? [at] : []));
    expect(places).toEqual([3, 7, 11, 15, 19, 23]);
    const paused = places.map((place) => ids[place]);
    expect(paused.every((id, at) => at === 0 || id !== paused[at - 1])).toBe(true);
  });

  test("pause for their own topic's questions only", () => {
    const ids = stream([...all, parabola], 16);
    const places = ids.flatMap((id, at) => (id === "study" || id === "trial" ? [at] : []));
    const before = ids.slice(0, places[0]).filter((id) => id !== "parabola");
    expect(before).toHaveLength(3);
  });

  test("return after all others of their kind, however long ago those were met", () => {
    const rare = ["study", "trial", "survey"].map((id) => ({
      ...aModel(id, "linear-equations"),
      pause: 25,
    }));
    const met = stream([...lines, ...rare], 240).filter((id) =>
      rare.some((model) => model.id === id),
    );
    expect(met).toHaveLength(9);
    met.forEach((id, at) => expect(met.slice(Math.max(0, at - 2), at)).not.toContain(id));
  });

  test("pause as well after one that the level asked for lacks", () => {
    const ofOtherLevel = { ...aModel("survey", "linear-equations"), pause: 3 };
    const met = [{ model: "survey" }];
    for (let seed = 0; seed < 60; seed++) {
      const chance = new Chance(`level ${seed}`);
      const [next] = chooseModels(all, met, chance, [...all, ofOtherLevel]);
      expect(["line", "slope", "system"]).toContain(next?.id);
    }
  });

  test("come last, but still come, while they pause", () => {
    const order = chooseModels(all, [{ model: "study" }], new Chance("late"));
    expect(order.slice(3).map(({ id }) => id)).toEqual(["trial", "study"]);
  });
});
