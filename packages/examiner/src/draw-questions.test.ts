import { type Chance, loadModels } from "@sat/engine";
import { DIFFICULTIES, type Difficulty, type TopicId } from "@sat/item";
import { expect, test } from "vitest";
import { drawQuestions } from "./draw-questions.ts";
import { soundMath, soundReading } from "./testing/sound-models.ts";

const models = await loadModels();

test("the same call draws the same questions, another seed draws others", async () => {
  const draw = async (seed: number) =>
    (await drawQuestions({ models, count: 5, seed })).map(({ id }) => id);
  expect(await draw(42)).toEqual(await draw(42));
  expect(await draw(43)).not.toEqual(await draw(42));
});

test("no question comes twice, whatever the filters", async () => {
  const items = await drawQuestions({ models, count: 60, seed: 7 });
  expect(new Set(items.map(({ id }) => id)).size).toBe(60);
});

test("every question has the difficulty asked for", async () => {
  const items = await drawQuestions({ models, wish: { level: "Hard" }, count: 20, seed: 1 });
  expect(new Set(items.map(({ difficulty }) => difficulty))).toEqual(new Set(["Hard"]));
});

test("a stock that is used up gives all of its questions and no more", async () => {
  expect(await drawQuestions({ models: [soundReading], count: 5, seed: 1 })).toHaveLength(1);
});

test("a seed that makes nothing is passed over", async () => {
  const patchy = {
    ...soundMath,
    create: (chance: Chance, level: Difficulty) =>
      chance.turn([true, false]) ? soundMath.create(chance, level) : chance.reject("nothing"),
  };
  expect(await drawQuestions({ models: [patchy], count: 9, seed: 1 })).toHaveLength(9);
});

test("models take turns", async () => {
  const items = await drawQuestions({ models: [soundMath, soundReading], count: 2, seed: 1 });
  expect(new Set(items.map(({ topic }) => topic)).size).toBe(2);
});

test("studies are one in twenty of a topic's questions, and none returns before the others", async () => {
  const ofTopic = models.filter(({ topic }) => topic === "scientific-articles");
  const items = await drawQuestions({ models: ofTopic, count: 100, seed: 3 });
  const decks = ofTopic.flatMap(({ deck }) => deck ?? []);
  const onStudies = items.flatMap(({ source }) => source ?? []).filter((id) => decks.includes(id));
  expect(onStudies).toHaveLength(5);
  expect(new Set(onStudies).size).toBe(5);
});

test.each(["scientific-articles", "inferences-implications", "historical-documents"] as const)(
  "of a page of twenty questions of %s, one is on a study",
  async (topic) => {
    const ofTopic = models.filter((model) => model.topic === topic);
    for (const difficulty of DIFFICULTIES) {
      const wish = { level: difficulty };
      const items = await drawQuestions({ models: ofTopic, wish, count: 20, seed: 11 });
      const texts = ofTopic.flatMap((model) => model.texts?.[difficulty] ?? []);
      const onStudies = items.filter(({ source = "" }) => !texts.includes(source));
      expect(onStudies).toHaveLength(1);
    }
  },
);

/** For each text of a topic, how many questions are on it. */
function stockOf(topic: TopicId, levels: readonly Difficulty[]): Map<string, number> {
  const texts = models
    .filter((model) => model.topic === topic)
    .flatMap((model) => levels.flatMap((level) => model.texts?.[level] ?? []));
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const walks = (
  [
    "literary-passages",
    "historical-documents",
    "scientific-articles",
    "main-idea-purpose",
    "inferences-implications",
    "vocabulary-in-context",
  ] as const
).flatMap((topic) => [undefined, ...DIFFICULTIES].map((level) => [topic, level] as const));

test.each(walks)(
  "%s at %s: no text returns within 20 questions while others are left",
  async (topic, level) => {
    const left = stockOf(topic, level === undefined ? DIFFICULTIES : [level]);
    const stock = models.filter((model) => model.topic === topic);
    const drawn = await drawQuestions({ models: stock, wish: { level }, count: 200, seed: 5 });
    const met = drawn.map(({ source = "" }) => source);
    met.forEach((source, at) => {
      const count = left.get(source);
      if (count === undefined) return;
      const latest = met.slice(Math.max(0, at - 20), at);
      if (latest.includes(source)) {
        const others = [...left].filter(([text, more]) => more > 0 && !latest.includes(text));
        expect(others).toEqual([]);
      }
      left.set(source, count - 1);
    });
    expect(Math.min(...left.values())).toBeGreaterThanOrEqual(0);
  },
);
