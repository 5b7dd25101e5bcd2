import { describe, expect, it } from "vitest";
import { type Simulated, simulatedAnswers } from "../testing/simulated-answers.ts";
import { calibrate } from "./calibrate.ts";
import { type CellAnswer, cellKey } from "./cell.ts";
import type { OptionFault } from "./findings.ts";

/** Some 440 answers a cell. */
const ENOUGH = { models: 30, learners: 200, answers: 200, modelSpread: 0.1 };

const calibrated = async (told: Simulated) => {
  const { truths, answers } = simulatedAnswers(told);
  const truthOf = (cell: Parameters<typeof cellKey>[0]) => truths.get(cellKey(cell)) ?? Number.NaN;
  return { ...(await calibrate(answers)), truthOf };
};

/** Nine tenths of a normal distribution. */
const covers = ({ mean, spread }: { mean: number; spread: number }, truth: number) =>
  Math.abs(mean - truth) < 1.645 * spread;

describe("questions as they were declared", () => {
  it.each([1, 2, 3])(
    "show no fault, though there are 200 models of them (seed %i)",
    async (seed) => {
      const clean = { models: 200, learners: 100, answers: 240, modelSpread: 0.2 };
      const { estimates, findings } = await calibrated({ ...clean, seed });
      expect(estimates.length).toBeGreaterThan(500);
      expect(findings).toEqual([]);
    },
  );

  it("show none with many answers each", async () => {
    expect((await calibrated(ENOUGH)).findings).toEqual([]);
  });
});

describe("difficulties", () => {
  it.each([
    ["many learners", { ...ENOUGH, models: 60, modelSpread: 0.3 }],
    ["few who answer much", { models: 60, learners: 20, answers: 2000, modelSpread: 0.3 }],
    ["few answers", { models: 90, learners: 100, answers: 150, modelSpread: 0.3 }],
    ["learners abler than thought", { ...ENOUGH, models: 60, modelSpread: 0.3, abler: 0.5 }],
  ])("lie in their intervals nine times in ten, by %s", async (_, told) => {
    const { estimates, truthOf } = await calibrated(told);
    const inside = estimates.filter((cell) => covers(cell.difficulty, truthOf(cell)));
    expect(inside.length / estimates.length).toBeGreaterThanOrEqual(0.85);
  });

  it("are nearer to the truth than what is declared", async () => {
    const { estimates, truthOf } = await calibrated({ ...ENOUGH, modelSpread: 0.4 });
    const error = (said: (cell: (typeof estimates)[number]) => number) =>
      estimates.reduce((sum, cell) => sum + (said(cell) - truthOf(cell)) ** 2, 0);
    const declared = error((cell) => cell.declared);
    expect(error((cell) => cell.difficulty.mean)).toBeLessThan(declared / 2);
  });

  it("are not taken for other than declared where it is the learners who are", async () => {
    const { estimates, truthOf } = await calibrated({ ...ENOUGH, abler: 0.6 });
    const off = estimates.reduce((sum, cell) => sum + cell.difficulty.mean - truthOf(cell), 0);
    expect(Math.abs(off / estimates.length)).toBeLessThan(0.12);
  });

  it("are drawn to what is declared, the more, the fewer answers there are", async () => {
    const planted = new Map([[0, { harder: { Easy: 1.5, Medium: 1.5, Hard: 1.5 } }]]);
    const [few, many] = [
      await calibrated({ ...ENOUGH, learners: 20, planted }),
      await calibrated({ ...ENOUGH, planted }),
    ];
    const first = ({ estimates }: typeof few) =>
      estimates.find(({ model, level }) => model === "model-0" && level === "Medium");
    expect(first(few)?.difficulty.mean).toBeLessThan(first(many)?.difficulty.mean ?? 0);
    expect(first(few)?.difficulty.spread).toBeGreaterThan(first(many)?.difficulty.spread ?? 1);
  });

  it("are not told from fewer than thirty answers", async () => {
    const { estimates } = await calibrated({ models: 30, learners: 10, answers: 30 });
    expect(estimates).toEqual([]);
  });
});

describe("a planted fault", () => {
  it("is found where a model is harder than declared, and its intervals hold the truth", async () => {
    const harder = { Easy: 1.5, Medium: 1.5, Hard: 1.5 };
    const models = [4, 11, 18, 25];
    const planted = new Map(models.map((model) => [model, { harder }]));
    const { estimates, findings, truthOf } = await calibrated({
      ...ENOUGH,
      learners: 400,
      planted,
    });
    const found = new Set(findings.map(({ fault, model }) => `${fault} ${model}`));
    expect(found).toEqual(new Set(models.map((model) => `off-level model-${model}`)));
    const theirs = estimates.filter(({ model }) => models.includes(Number(model.slice(6))));
    const inside = theirs.filter((cell) => covers(cell.difficulty, truthOf(cell)));
    expect(inside.length).toBeGreaterThanOrEqual(theirs.length - 2);
  });

  it("is found where easy questions are harder than hard ones", async () => {
    const planted = new Map([[4, { harder: { Easy: 1.6, Hard: -1.6 } }]]);
    const { findings } = await calibrated({ ...ENOUGH, planted });
    const reversed = findings.filter(({ fault }) => fault === "levels-reversed");
    expect(reversed).toContainEqual(
      expect.objectContaining({ model: "model-4", level: "Easy", harder: "Hard" }),
    );
    expect(new Set(reversed.map(({ model }) => model))).toEqual(new Set(["model-4"]));
  });

  const optionFaults = async (planted: Simulated["planted"]) => {
    const { findings } = await calibrated({
      ...ENOUGH,
      learners: 400,
      ...(planted && { planted }),
    });
    return findings.filter((each): each is OptionFault => "slip" in each);
  };

  it("is found where nobody takes an option", async () => {
    const faults = await optionFaults(new Map([[4, { dead: "sign" }]]));
    const dead = faults.map(({ fault, model, slip }) => [fault, model, slip].join(" "));
    expect(new Set(dead)).toEqual(new Set(["dead-option model-4 sign"]));
    const levels = faults.filter(({ source }) => source === null).map(({ level }) => level);
    expect(levels).toEqual(expect.arrayContaining(["Medium", "Hard"]));
  });

  it("is found where the key is wrong", async () => {
    const faults = await optionFaults(new Map([[4, { miskeyed: "inverse" }]]));
    const losing = faults.filter(({ fault, source }) => fault === "losing-key" && source === null);
    const told = losing.map(({ model, slip, level }) => [model, slip, level].join(" "));
    expect(told).toEqual(
      expect.arrayContaining(["model-4 inverse Easy", "model-4 inverse Medium"]),
    );
    expect(new Set(faults.map(({ model }) => model))).toEqual(new Set(["model-4"]));
  });

  it("is found where the key is wrong in questions about one source alone", async () => {
    const faults = await optionFaults(new Map([[4, { miskeyed: "sign", source: "two" }]]));
    const losing = faults.filter(({ fault }) => fault === "losing-key");
    expect(losing.length).toBeGreaterThan(0);
    for (const { model, source, slip } of losing)
      expect([model, source, slip]).toEqual(["model-4", "two", "sign"]);
  });
});

describe("an answer", () => {
  const one = { models: 2, learners: 20, answers: 200 };
  const withAlso = async (also: Partial<CellAnswer>) => {
    const { answers } = simulatedAnswers(one);
    const twice = answers().flatMap((answer) => [answer, { ...answer, ...also }]);
    return [await calibrate(answers), await calibrate(() => twice)];
  };

  it("counts for nothing if it was clicked", async () => {
    const [without, also] = await withAlso({ manner: "clicked" });
    expect(also).toEqual(without);
  });

  it("counts for nothing if it is a guess that came off", async () => {
    const [without, also] = await withAlso({ manner: "guessed", outcome: "right" });
    expect(also).toEqual(without);
  });

  it("is the same whether it comes at once or is waited for", async () => {
    const { answers } = simulatedAnswers(one);
    async function* awaited() {
      for (const answer of answers()) yield await Promise.resolve(answer);
    }
    expect(await calibrate(awaited)).toEqual(await calibrate(answers));
  });
});
