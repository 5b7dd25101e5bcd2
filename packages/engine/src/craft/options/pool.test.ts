import { describe, expect, test } from "vitest";
import { quotient, sum } from "../../math/expression.ts";
import { rational } from "../../math/rational.ts";
import { Chance, Rejection } from "../../random/chance.ts";
import { formula, numeral } from "./option.ts";
import { type PoolSlip, poolOptions, slipInto, slipTo } from "./pool.ts";
import { asPercent } from "./shows.ts";
import { drawWays, slipsAtForks } from "./ways.ts";

const SEEDS = Array.from({ length: 200 }, (_, seed) => new Chance(`pool ${seed}`));

function slip(value: number, more: Partial<PoolSlip> = {}): PoolSlip {
  return { ...slipTo(value, { code: "sign-lost", deed: "losing a sign" }), ...more };
}

function offered(slips: readonly PoolSlip[], chance: Chance): number[] {
  const { options } = poolOptions({ chance, key: numeral(10), why: "It is.", slips });
  return options.map(({ order }) => order ?? Number.NaN);
}

test("a slip is told with its calculation, and what is given without one", () => {
  const { face, reason } = slipTo(quotient(sum(63, -9), 9), {
    code: "distributed-to-one-term",
    deed: "multiplying only $r$",
  });
  expect(face).toEqual(numeral(6));
  expect(reason).toBe("Multiplying only $r$ gives $\\frac{63 - 9}{9} = 6$.");
  expect(slip(7).reason).toBe("Losing a sign gives $7$.");
  const money = slipTo(sum(3, 4), { code: "sign-lost", deed: "adding" }, () => ({ text: "\\$7" }));
  expect(money.reason).toBe("Adding gives $3 + 4 = 7$ dollars.");
  const share = slipTo(quotient(3, 4), { code: "wrong-total", deed: "dividing" }, asPercent);
  expect(share.reason).toBe("Dividing gives $\\frac{3}{4} = 75\\%$.");
  expect(slipInto({ text: "None" }, { code: "sign-lost", deed: "adding" }).reason).toBe(
    "Adding gives None.",
  );
});

describe("of a pool", () => {
  test("three different slips stand beside the key, and the others are kept for typed answers", () => {
    for (const chance of SEEDS) {
      const slips = [slip(10), slip(8), slip(8), slip(12), slip(5), slip(20)];
      const { options, unoffered } = poolOptions({
        chance,
        key: numeral(10),
        why: "It is.",
        slips,
      });
      expect(options.filter(({ code }) => code === null)).toHaveLength(1);
      const values = [...options, ...(unoffered ?? [])].map(({ order }) => order ?? Number.NaN);
      expect(values.toSorted((a, b) => a - b)).toEqual([5, 8, 10, 12, 20]);
    }
  });

  test("the key takes each rank as often, where there are slips on both sides", () => {
    const slips = [1, 2, 3, 17, 18, 19].map((value) => slip(value));
    const ranks = SEEDS.map((chance) => offered(slips, chance).filter((each) => each < 10).length);
    for (const rank of [0, 1, 2, 3]) {
      expect(ranks.filter((each) => each === rank).length).toBeGreaterThan(SEEDS.length / 8);
    }
  });

  test("the classic trap is there where the rank allows it", () => {
    const slips = [slip(1), slip(2), slip(3, { isClassic: true }), slip(17), slip(18)];
    for (const chance of SEEDS) {
      const numbers = offered(slips, chance);
      expect(numbers.includes(3) || numbers.every((each) => each >= 10)).toBe(true);
    }
  });

  test("no option has a form of its own", () => {
    const half = slip(0, { face: numeral(rational(1, 2)) });
    for (const chance of SEEDS) {
      expect(offered([half, slip(2), slip(3), slip(17)], chance)).not.toContain(0.5);
    }
  });

  test("not all slips are made at one step, nor are the options two numbers and their opposites", () => {
    const one = [1, 2, 18, 19].map((value) => slip(value, { step: 1 }));
    const two = [3, 17].map((value) => slip(value, { step: 2 }));
    for (const chance of SEEDS) {
      const numbers = offered([...one, ...two], chance);
      expect(numbers.includes(3) || numbers.includes(17)).toBe(true);
      expect(offered([slip(-10), slip(4), slip(-4), slip(7)], chance)).toContain(7);
    }
  });

  test("formulas are told apart by what they show", () => {
    const slips = ["a", "b", "c"].map((name) => slip(0, { face: formula(sum(name, 1)) }));
    const [chance = new Chance("")] = SEEDS;
    const key = formula(sum("a", 1));
    expect(() => poolOptions({ chance, key, why: "It is.", slips })).toThrow(Rejection);
  });
});

test("a slip at a fork leads to the answer of the problem that goes the other way there", () => {
  const work = ({ added, doubled }: { added: boolean; doubled: boolean }) =>
    quotient(sum(20, added ? 4 : -4), doubled ? 2 : 4);
  const slips = slipsAtForks({
    ways: { added: true, doubled: true },
    work,
    slips: {
      added: { code: "sign-lost", deed: "subtracting" },
      doubled: { code: "half-for-whole", deed: "quartering" },
    },
  });
  expect(slips.map(({ face }) => face.order)).toEqual([8, 6]);
});

test("each way is drawn as often", () => {
  const drawn = SEEDS.map((chance) => drawWays(chance, "one", "other"));
  for (const one of [true, false]) {
    for (const other of [true, false]) {
      const share = drawn.filter((ways) => ways.one === one && ways.other === other).length;
      expect(share).toBeGreaterThan(SEEDS.length / 8);
    }
  }
});
