import { describe, expect, test } from "vitest";
import { aLearner } from "./testing/a-learner.ts";
import { aModel } from "./testing/a-model.ts";
import { fitsWish, modelsFor, type Wish } from "./wish.ts";

const slope = aModel({ id: "slope", skill: "H.B", archetypes: ["from-points", "from-graph"] });
const roots = aModel({ id: "roots", skill: "H.B", archetypes: ["from-graph"] });
const plain = aModel({ id: "plain", skill: "H.B" });
const models = [slope, roots, plain];

async function given(wish: Wish, from = models) {
  const learner = aLearner(from);
  for (let asked = 0; asked < 8; asked++) await learner.ask(wish);
  return learner.given.map(({ item }) => item);
}

describe("what a wish rules out", () => {
  test("is a model", async () => {
    const items = await given({ skill: "H.B", notModels: ["slope", "plain"] });
    expect(items.map(({ model }) => model)).toEqual(Array(8).fill("roots"));
  });

  test("is a task type, also of a model that has another", async () => {
    const items = await given({ notArchetypes: ["from-graph", "H.B"] });
    const made = items.map(({ model, archetype }) => `${model}: ${archetype}`);
    expect(made).toEqual(Array(8).fill("slope: from-points"));
  });

  test("is a subject, whichever source is about it", async () => {
    const sources = ["roads-for-the-legions", "roads-in-good-repair", "sonnets"];
    const items = await given({ notSubjects: ["roads"] }, [aModel({ sources })]);
    expect(items.map(({ source }) => source)).toEqual(Array(8).fill("sonnets"));
  });

  test("is an area, as its model says of its sources", async () => {
    const areas = new Map([
      ["sonnets", "literature"],
      ["stars", "science"],
    ] as const);
    const model = aModel({ sources: [...areas.keys()], areas });
    const items = await given({ notAreas: ["literature"] }, [model]);
    expect(items.map(({ source }) => source)).toEqual(Array(8).fill("stars"));
    expect(modelsFor({ notAreas: ["literature", "science"] }, [model, plain])).toEqual([plain]);
  });

  test("is the letter of a key", async () => {
    const items = await given({ notKey: "C" });
    const letters = items.map((item) => (item.kind === "entry" ? "" : item.correctAnswer));
    expect(letters).toHaveLength(8);
    expect(letters).not.toContain("C");
  });

  test("is the letter of a key, also where all texts are at rest", async () => {
    const Easy = Array.from({ length: 12 }, (_, at) => `text ${at}`);
    const learner = aLearner([aModel({ texts: { Easy } })]);
    const meetings = Easy.map((source) => ({ model: "numbers", source }));
    const ask = async (wish: Wish) => (await learner.ask(wish, meetings))?.item;
    const letters = async (wish: Wish) => {
      const found: (string | undefined)[] = [];
      for (let item = await ask(wish); item !== undefined; item = await ask(wish))
        found.push(item.kind === "entry" ? undefined : item.correctAnswer);
      return new Set(found);
    };
    expect(await letters({ notKey: "C" })).not.toContain("C");
    expect(await letters({})).toEqual(new Set(["C"]));
  });

  test("leaves nothing where it is all there is", async () => {
    expect(await given({ notModels: models.map(({ id }) => id) })).toEqual([]);
    expect(await given({ notArchetypes: ["from-graph"] }, [roots])).toEqual([]);
  });

  test("is told by a model's card as far as that goes", () => {
    const wish = { notModels: ["plain"], notArchetypes: ["from-graph"] };
    expect(models.filter((model) => fitsWish(model, wish))).toEqual([slope]);
    expect(modelsFor(wish, models)).toEqual([slope]);
  });
});

test("a question is in context, or is not, as its model says of its level", async () => {
  const told = aModel({ id: "told", levels: ["Easy", "Medium"], contexts: ["Medium"] });
  const wish = { isInContext: true, level: "Medium" } as const;
  expect(modelsFor(wish, [told, plain])).toEqual([told]);
  expect(modelsFor({ ...wish, level: "Easy" }, [told, plain])).toEqual([]);
  expect(modelsFor({ isInContext: false, level: "Easy" }, [told, plain])).toEqual([told, plain]);
  expect(modelsFor({ isInContext: false }, [told, plain])).toEqual([told, plain]);
});

test("the models of a wish that rules nothing out are the same list each time", () => {
  const wish = { skill: "H.B" } as const;
  expect(modelsFor({ ...wish, notModels: ["plain"] }, models)).toEqual([slope, roots]);
  expect(modelsFor(wish, models)).toEqual(models);
  expect(modelsFor({ ...wish, notSubjects: ["tea"] }, models)).toBe(modelsFor(wish, models));
});
