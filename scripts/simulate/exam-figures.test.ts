import { expect, test } from "vitest";
import { examBars } from "./exam-bars.ts";
import { EXAM_WORLDS, examIn, examTable } from "./exam-figures.ts";

// Few takers, for the sake of time: far wider than the bars of the whole simulation.
const few = { takers: 80, seed: 5, truths: [352.5, 502.5, 652.5] };
const known = examIn(EXAM_WORLDS.calibrated, few);

test("scores are right on the whole, and ranges hold the truth nine times in ten", () => {
  for (const { of, bias, held } of known) {
    expect(Math.abs(bias)).toBeLessThan(of === "Total" ? 30 : 20);
    expect(held).toBeGreaterThan(0.8);
  }
});

test("the abler are led to the harder route, and few by one that costs much", () => {
  const led = known.flatMap(({ of, led: each }) => (of === "Math" && each !== null ? [each] : []));
  const shares = led.map(({ harder }) => harder);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  for (const { misled } of led) expect(misled).toBeLessThan(0.1);
});

test("ranges are wider where levels are only declared, and hold the truth where they are off", () => {
  const declared = examIn(EXAM_WORLDS.declared, few);
  for (const [at, { width }] of declared.entries()) {
    expect(width).toBeGreaterThan(known[at]?.width ?? Infinity);
  }
  // Of all together: so few takers of one true score come out too low now and then.
  const held = declared.reduce((sum, each) => sum + each.held, 0) / declared.length;
  expect(held).toBeGreaterThan(0.85);
});

test("the same seed gives the same figures, and another one others", () => {
  const of = (seed: number) => examIn(EXAM_WORLDS.calibrated, { takers: 3, seed, truths: [502.5] });
  expect(of(1)).toEqual(of(1));
  expect(of(1)).not.toEqual(of(2));
});

test("a bar is missed by figures below it", () => {
  const good = Object.values(EXAM_WORLDS).flatMap(({ title }) =>
    known.map((each) => ({ ...each, world: title, bias: 3, held: 0.9 })),
  );
  const missed = (told: Partial<(typeof good)[number]>) =>
    examBars(good.map((each) => ({ ...each, ...told })))
      .filter(({ met }) => met !== true)
      .map(({ name }) => name);
  expect(missed({})).toEqual([]);
  expect(missed({ bias: -11 })).toContain("Math: bias from 300 to 760");
  expect(missed({ held: 0.875 })).toContain("levels known, Total: hold the truth, at least");
  expect(missed({ held: 0.93 })).toContain("levels off together, Math: hold the truth, at most");
  expect(missed({ led: { harder: 1, misled: 0.03 } })).toContain(
    "Math: led right, or at little cost",
  );
});

test("the table tells of some true scores, and of no route of a total", () => {
  expect(
    examTable(examIn(EXAM_WORLDS.calibrated, { takers: 2, seed: 1, truths: [492.5, 502.5] })),
  ).toEqual([
    expect.objectContaining({ of: "Reading and Writing", "true, a section": 492.5 }),
    expect.objectContaining({ of: "Math", "true, a section": 492.5 }),
    expect.objectContaining({ of: "Total", "% harder": "" }),
  ]);
});
