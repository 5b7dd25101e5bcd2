import { expect, test } from "vitest";
import { clockAt, clockTakenUp, clockTold } from "./module-clock.ts";

const begun = { elapsed: 1000, at: { steady: 0, wall: 500_000 } };

test("time goes by the steady clock, however little the wall clock is corrected", () => {
  for (const correction of [-3_600_000, -1, 0, 1999])
    expect(clockAt(begun, { steady: 700, wall: 500_700 + correction }).elapsed).toBe(1700);
});

test("what was slept has passed, though the steady clock stood still", () => {
  expect(clockAt(begun, { steady: 700, wall: 560_700 }).elapsed).toBe(61_700);
});

test("a wall clock set back does not hide a later sleep", () => {
  const setBack = clockAt(begun, { steady: 1000, wall: 100_000 });
  expect(clockAt(setBack, { steady: 1500, wall: 160_500 }).elapsed).toBe(62_500);
});

test("time never goes back, and stands still while the clock rests", () => {
  expect(clockAt(begun, { steady: -5, wall: 499_995 }).elapsed).toBe(1000);
  const resting = { elapsed: 7, at: null };
  expect(clockAt(resting, { steady: 9, wall: 9 })).toBe(resting);
});

test("the server's word is taken to be as old as half of the call", () => {
  const asked = { steady: 100, wall: 1 };
  expect(clockTold(4000, asked, { steady: 300, wall: 201 }).elapsed).toBe(4100);
});

test("a page that takes the module up counts what has passed since the former one kept it", () => {
  const now = { steady: 3, wall: 510_000 };
  expect(clockTakenUp(1000, 500_000, now)).toEqual({ elapsed: 11_000, at: now });
  expect(clockTakenUp(1000, 520_000, now).elapsed).toBe(1000);
});
