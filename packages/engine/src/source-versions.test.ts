import type { FactCard } from "@sat/content";
import { afterEach, expect, test, vi } from "vitest";
import { generate } from "./generate.ts";
import type { Model } from "./model.ts";
import { loadModels } from "./models/index.ts";

const CARDS = "@sat/content/cards";
const TOPIC = "usage-conventions";
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

afterEach(() => {
  vi.doUnmock(CARDS);
  vi.resetModules();
});

/** The models of the topic as they would be if one card had changed. */
async function modelsWith(edit: (card: FactCard) => FactCard): Promise<readonly Model[]> {
  vi.resetModules();
  vi.doMock(CARDS, async (original) => {
    const module = await original<{ factCards: readonly FactCard[] }>();
    return { ...module, factCards: module.factCards.map(edit) };
  });
  const models = await import("./models/index.ts");
  return models.loadModels([TOPIC]);
}

test("a card that is edited, and its version raised, changes only the items from that card", async () => {
  const before = await loadModels([TOPIC]);
  const items = (models: readonly Model[]) =>
    models.flatMap((model) =>
      model.levels.flatMap((level) => SEEDS.map((seed) => generate(model, level, seed).item)),
    );
  const old = items(before);
  const edited = old[0]?.source;
  const after = await modelsWith((card) =>
    card.id === edited
      ? { ...card, version: 2, openers: card.openers.map((opener) => `Indeed, ${opener}`) }
      : card,
  );
  const changed = items(after).filter(
    (item, at) => JSON.stringify(item) !== JSON.stringify(old[at]),
  );
  expect(new Set(changed.map(({ source }) => source))).toEqual(new Set([edited]));
  expect(new Set(changed.map(({ sourceVersion }) => sourceVersion))).toEqual(new Set([2]));
  expect(after.map(({ version }) => version)).toEqual(before.map(({ version }) => version));
});
