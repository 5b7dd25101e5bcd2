import { askableWith, loadModels, type Model } from "@sat/engine";
import { DIFFICULTIES, RESPONSE_KINDS, type Section, SECTIONS, topicsOf } from "@sat/item";
import { type Ability, type Answer, chanceOfRight, foldAll, UNKNOWN } from "@sat/learner";
import { describe, expect, test } from "vitest";
import { type AdaptiveWish, adaptiveWishes } from "./adaptive-wishes.ts";

/** A source of numbers that is the same each time: a linear congruence of full period. */
function steadyChance(): () => number {
  let last = 1;
  return () => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
    return last / 2 ** 32;
  };
}

const modelsOf = (section: Section) => loadModels(topicsOf(section));

/** Who answers all that can be asked of a section, so often, and right so many times in ten. */
function learner(models: readonly Model[], rightInTen: number): Ability {
  const asked = askableWith(models);
  const answers = Array.from({ length: 10 }, (_, time) =>
    asked.map((one, at): Answer => ({
      ...one,
      outcome: (at + time) % 10 < rightInTen ? "right" : "wrong",
      hints: 0,
      manner: "thought",
      day: 0,
    })),
  );
  return foldAll(answers.flat());
}

const noneAccepted = () => undefined;

/** The first wishes of so many questions. */
async function wishes(
  section: Section,
  ability: Ability,
  count: number,
): Promise<AdaptiveWish["wish"][]> {
  const models = await modelsOf(section);
  const context = {
    abilities: { find: () => Promise.resolve(ability) },
    answers: { latestOf: () => Promise.resolve([]) },
    calibrations: { difficulties: () => Promise.resolve(noneAccepted) },
    chance: steadyChance(),
    clock: () => new Date(0),
  };
  const asker = {
    uid: "ada",
    wish: { section, level: "Medium" },
    models,
    kinds: RESPONSE_KINDS,
  } as const;
  const all = [];
  for (let asked = 0; asked < count; asked++) {
    const { value } = await adaptiveWishes(asker, context).next();
    if (value !== undefined) all.push(value.wish);
  }
  return all;
}

/** What a wish comes to when a model makes it. */
function askedBy({ skill, level, kinds }: AdaptiveWish["wish"]) {
  const [kind] = kinds ?? [];
  if (skill === undefined || kind === undefined)
    throw new Error("a wish for nothing in particular");
  return { skill, level, kind };
}

const hardness = (all: readonly AdaptiveWish["wish"][]) =>
  all.reduce((sum, { level }) => sum + DIFFICULTIES.indexOf(level), 0) / all.length;

describe.each(SECTIONS)("2,000 wishes in %s", (section) => {
  test("are for what models make alone, of every skill there is", async () => {
    const askable = askableWith(await modelsOf(section));
    const all = (await wishes(section, UNKNOWN, 2000)).map(askedBy);
    expect(all).toHaveLength(2000);
    for (const one of all) expect(askable).toContainEqual(one);
    expect(new Set(all.map(({ skill }) => skill))).toEqual(
      new Set(askable.map(({ skill }) => skill)),
    );
  });

  test("are for a typed answer as often as on the exam, if there are such", async () => {
    const all = (await wishes(section, UNKNOWN, 2000)).map(askedBy);
    const typed = all.filter(({ kind }) => kind === "entry").length / all.length;
    if (section === "Math") expect(Math.abs(typed - 0.25)).toBeLessThan(0.03);
    else expect(typed).toBe(0);
  });

  test("get harder with ability, at a chance of success near two in three", async () => {
    const models = await modelsOf(section);
    const [weak, strong] = [learner(models, 5), learner(models, 7)];
    const met = await Promise.all([weak, strong].map((one) => wishes(section, one, 2000)));
    const [ofWeak = [], ofStrong = []] = met;
    expect(hardness(ofStrong)).toBeGreaterThan(hardness(ofWeak) + 0.3);
    for (const [ability, all] of [
      [weak, ofWeak],
      [strong, ofStrong],
    ] as const) {
      const chances = all.map((wish) => chanceOfRight(ability, askedBy(wish)));
      const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
      expect(mean).toBeGreaterThan(0.6);
      expect(mean).toBeLessThan(0.75);
    }
  });
});
