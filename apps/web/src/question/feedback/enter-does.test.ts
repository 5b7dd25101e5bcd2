import fc from "fast-check";
import { expect, it } from "vitest";
import { enterDoes } from "./enter-does.ts";

const open = { isOpen: true, isComing: false };

it("lays open what was asked to be shown on demand", () => {
  expect(enterDoes({ ...open, isOpen: false, below: 0, room: 500 })).toEqual({ does: "open" });
});

it("goes on once the end was in view", () => {
  expect(enterDoes({ ...open, below: 0, room: 500 })).toEqual({ does: "go-on" });
  expect(enterDoes({ ...open, below: -80, room: 500 })).toEqual({ does: "go-on" });
});

it("waits for what is still on its way", () => {
  expect(enterDoes({ ...open, isComing: true, below: 0, room: 500 })).toEqual({ does: "wait" });
});

it("brings the end into view, no further", () => {
  expect(enterDoes({ ...open, below: 120, room: 500 })).toEqual({ does: "scroll", by: 120 });
});

it("skips no line of what is longer than the window, and comes to its end", () => {
  const lengths = fc.double({ min: 1, max: 5_000, noNaN: true });
  fc.assert(
    fc.property(lengths, fc.double({ min: 40, max: 1_200, noNaN: true }), (length, room) => {
      let below = length;
      for (let presses = 0; presses < 200; presses += 1) {
        const next = enterDoes({ ...open, below, room });
        if (next.does !== "scroll") break;
        expect(next.by).toBeLessThan(room);
        below -= next.by;
      }
      expect(below).toBeLessThan(1);
      expect(below).toBeGreaterThanOrEqual(-1e-9);
    }),
  );
});
