import { generate, loadModels, type Model } from "@sat/engine";
import type { TopicId } from "@sat/item";
import { afterEach, expect, test } from "vitest";
import { prove } from "./prove.ts";
import { type TestServer, testServer } from "./testing/server.ts";

let server: TestServer;
afterEach(() => server.close());

/** Questions on a topic, as the server would issue them with these models. */
async function ask(topic: TopicId, models: readonly Model[], count: number) {
  const difficulty = "Easy";
  server = await testServer({ models, prove });
  const browser = await server.browser();
  const asked = [];
  for (let number = 0; number < count; number++) {
    const answer = await browser.post("/api/question", { section: "Mixed", topic, difficulty });
    asked.push({ status: answer.status, body: await answer.json() });
  }
  return asked;
}

test.each(["literary-passages", "sentence-structure", "linear-equations"] as const)(
  "a question on %s comes with what a second program has worked out",
  async (topic) => {
    for (const { status, body } of await ask(topic, await loadModels([topic]), 5)) {
      expect(status).toBe(200);
      expect(body).toMatchObject({
        proof: { checks: expect.arrayContaining(["options", "reasons"]) },
      });
      expect(body).toMatchObject({ proof: { words: expect.stringMatching(/[A-D]\b/) } });
    }
    expect(server.logged).toEqual([]);
  },
);

/** The model as it is, but for its key. */
function misKeyed(model: Model): Model {
  if (model.response === "entry") throw new TypeError("the model makes choices");
  return {
    ...model,
    create: (...given) => {
      const created = model.create(...given);
      const { options } = created.draft;
      const wrong = options.find(({ code }) => code !== null);
      const swapped = options.map((option) => {
        if (option.code === null) return { ...option, code: wrong?.code ?? null };
        return option === wrong ? { ...option, code: null } : option;
      });
      return { ...created, draft: { ...created.draft, options: swapped } };
    },
  };
}

test("a model that keys a wrong option has none of its questions issued", async () => {
  const topic = "linear-equations";
  const models = await loadModels([topic]);
  const model = models.find(({ id }) => id === "equation-with-unknown-on-both-sides");
  if (model === undefined) throw new RangeError("the model is gone");
  const wrong = misKeyed(model);
  expect(generate(wrong, "Easy", 0).item.question).toBe(generate(model, "Easy", 0).item.question);
  const [asked] = await ask(topic, [wrong], 1);
  expect(asked?.status).toBe(404);
  expect(server.logged).toContainEqual(
    expect.objectContaining({
      model: model.id,
      seed: expect.any(Number),
      findings: expect.arrayContaining([expect.objectContaining({ gate: "second-solver" })]),
    }),
  );
});
