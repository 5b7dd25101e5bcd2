import { describe, expect, test } from "vitest";
import type { Model } from "../model.ts";
import type { Meeting } from "./meeting.ts";
import { type Path, type Progress, stopsAhead } from "./stops-ahead.ts";
import type { Turn } from "./turns.ts";

const deck = ["ants", "bats", "dogs", "dunes", "moss"];

function aModel(change: Partial<Model> = {}): Model {
  return {
    id: "turns",
    topic: "scientific-articles",
    version: 1,
    skill: "INF",
    archetypes: [],
    levels: ["Easy"],
    space: { Easy: 9 },
    optionDesign: "rotating-ask",
    create: () => {
      throw new Error("not made here");
    },
    ...change,
  };
}

/** The first seeds of those that a path has ahead. */
function seeds(
  path: Pick<Path, "model"> & Partial<Path & Turn>,
  progress: Partial<Progress> = {},
  meetings: readonly Meeting[] = [],
): number[] {
  const whole = { walker: "ada", level: "Easy", patience: Infinity, ...path } as const;
  const first: number[] = [];
  for (const { seed } of stopsAhead(whole, { next: 0, met: [], ...progress }, meetings)) {
    if (first.push(seed) === 9) break;
  }
  return first;
}

/** Sources in the order in which a path comes to them, each time with all that came before as meetings. */
function sources(walker: string, count: number): string[] {
  const model = aModel({ deck });
  const met: Meeting[] = [];
  for (let next = 0; next < count; next++) {
    const [seed = 0] = seeds({ walker, model }, { next }, met);
    met.unshift({ model: model.id, source: deck[seed % deck.length] });
  }
  return met.map(({ source }) => source ?? "").toReversed();
}

test("no source of a deck returns before the others have come", () => {
  const met = sources("ada", 20);
  for (let at = deck.length; at < met.length; at++) {
    expect(met.slice(0, at).lastIndexOf(met[at] ?? "")).toBe(at - deck.length);
  }
});

test("the seeds of a deck are whole numbers that the store can hold", () => {
  for (let next = 0; next < 40; next += 8) {
    for (const seed of seeds({ model: aModel({ deck }) }, { next }))
      expect(seed).toSatisfy((each: number) => Number.isInteger(each) && each < 2 ** 31);
  }
});

test("paths begin with different sources", () => {
  const firsts = Array.from({ length: 60 }, (_, walker) => sources(`walker ${walker}`, 1)[0]);
  expect(new Set(firsts)).toEqual(new Set(deck));
});

test("a source met through another model counts as well", () => {
  const met = ["ants", "bats", "dunes", "moss"].map((source) => ({ model: "other", source }));
  const [seed = 0] = seeds({ model: aModel({ deck }) }, {}, met);
  expect(deck[seed % deck.length]).toBe("dogs");
});

test("a closed stock is gone through as far as it goes, whatever its sources, and no seed of it twice", () => {
  const model = aModel({ closed: true });
  expect(new Set(seeds({ model }, {}, [{ model: "turns", source: "ants" }])).size).toBe(9);
  const [first, second, ...others] = seeds({ model });
  expect(seeds({ model }, { met: others })).toEqual([first, second]);
  expect(seeds({ model }, { met: seeds({ model }) })).toEqual([]);
});

describe("of a stock on texts", () => {
  const texts = { Easy: ["ants", "ants", "bats", "bats", "dogs", "dogs", "moss", "moss", "moss"] };
  const model = aModel({ closed: true, texts });
  const met = ["moss", "dogs", "ants"].map((source) => ({ model: "other", source }));

  function others(count: number): Meeting[] {
    return Array.from({ length: count }, () => ({ model: "other" }));
  }

  test("those come first that were met longest ago, and none twice", () => {
    const told = seeds({ model }, { met: [2, 8] }, [...others(20), ...met]);
    expect(told.map((seed) => texts.Easy[seed])).toEqual([
      "bats",
      "ants",
      "ants",
      "dogs",
      "dogs",
      "moss",
      "moss",
    ]);
    expect(new Set([...told, 2, 8]).size).toBe(9);
  });

  test("those at rest are left out as long as the path can wait", () => {
    expect(seeds({ model }, {}, met).toSorted((a, b) => a - b)).toEqual([2, 3]);
    const later = [...others(18), ...met];
    const told = seeds({ model }, {}, later).map((seed) => texts.Easy[seed]);
    expect(new Set(told)).toEqual(new Set(["bats", "ants"]));
  });

  test("only those at rest are offered at last", () => {
    const told = seeds({ model, patience: 0 }, {}, met);
    expect(told.map((seed) => texts.Easy[seed])).toEqual([
      "ants",
      "ants",
      "dogs",
      "dogs",
      "moss",
      "moss",
      "moss",
    ]);
  });

  test("paths go through them in orders of their own", () => {
    const orders = ["ada", "ben", "cleo", "dan"].map((walker) => String(seeds({ model, walker })));
    expect(new Set(orders).size).toBeGreaterThan(2);
  });
});
