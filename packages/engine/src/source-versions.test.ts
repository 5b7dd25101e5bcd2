import type { Paragraph } from "@sat/content";
import { afterEach, expect, test, vi } from "vitest";
import { generate } from "./generate.ts";
import type { Model } from "./model.ts";
import { loadModels } from "./models/index.ts";

const PARAGRAPHS = "@sat/content/paragraphs";
const TOPIC = "usage-conventions";
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

afterEach(() => {
  vi.doUnmock(PARAGRAPHS);
  vi.resetModules();
});

/** The models of the topic as they would be if one paragraph had changed. */
async function modelsWith(edit: (paragraph: Paragraph) => Paragraph): Promise<readonly Model[]> {
  vi.resetModules();
  vi.doMock(PARAGRAPHS, async (original) => {
    const module = await original<{ paragraphs: readonly Paragraph[] }>();
    return { ...module, paragraphs: module.paragraphs.map(edit) };
  });
  const models = await import("./models/index.ts");
  return models.loadModels([TOPIC]);
}

test("a paragraph that is edited, and its version raised, changes only the items from it", async () => {
  const before = await loadModels([TOPIC]);
  const items = (models: readonly Model[]) =>
    models.flatMap((model) =>
      model.levels.flatMap((level) => SEEDS.map((seed) => generate(model, level, seed).item)),
    );
  const old = items(before);
  const edited = old[0]?.source;
  const after = await modelsWith((paragraph) =>
    paragraph.id === edited
      ? { ...paragraph, version: 9, text: paragraph.text.replace(/\.$/, "!") }
      : paragraph,
  );
  const changed = items(after).filter(
    (item, at) => JSON.stringify(item) !== JSON.stringify(old[at]),
  );
  expect(new Set(changed.map(({ source }) => source))).toEqual(new Set([edited]));
  expect(new Set(changed.map(({ sourceVersion }) => sourceVersion))).toEqual(new Set([9]));
  expect(after.map(({ version }) => version)).toEqual(before.map(({ version }) => version));
});
