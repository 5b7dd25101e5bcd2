import {
  mergeWork,
  OPTION_LETTERS,
  type Response,
  responseIn,
  responseOf,
  workOn,
} from "@sat/item";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BEGIN, freshModule, PLAN } from "../testing/at-module.ts";
import { keptModule, restoredModule } from "./kept-module.ts";
import type { Reading } from "./module-clock.ts";
import { type ModuleDesk, moduleTimeLeft, standings, workSoFar } from "./module-state.ts";
import { type ModuleEvent, nextInModule } from "./next-in-module.ts";

const LIMIT = PLAN.limit ?? 0;

/** A device with a module on it, and the time that has truly passed. */
interface Device {
  readonly desk: ModuleDesk;
  readonly clocks: Reading;
  readonly truth: number;
}

type Turn = (device: Device) => Device;

function sent(device: Device, event: ModuleEvent): Device {
  return { ...device, desk: nextInModule(device.desk, event).desk };
}

/** The page ticks every second: whatever happens to the clocks, it notices before the next thing. */
function ticked(device: Device): Device {
  return sent(device, { kind: "ticked", at: device.clocks });
}

const passes =
  (milliseconds: number): Turn =>
  (device) => {
    const { steady, wall } = device.clocks;
    const clocks = { steady: steady + milliseconds, wall: wall + milliseconds };
    return ticked({ ...device, clocks, truth: device.truth + milliseconds });
  };
const sleeps =
  (milliseconds: number): Turn =>
  (device) => {
    const clocks = { ...device.clocks, wall: device.clocks.wall + milliseconds };
    return ticked({ ...device, clocks, truth: device.truth + milliseconds });
  };
const isSetBack =
  (milliseconds: number): Turn =>
  (device) => {
    const clocks = { ...device.clocks, wall: device.clocks.wall - milliseconds };
    return ticked({ ...device, clocks });
  };
const isReloaded: Turn = (device) => {
  const clocks = { steady: 0, wall: device.clocks.wall };
  const left = sent(device, { kind: "left", at: device.clocks });
  const desk = restoredModule(PLAN, keptModule(left.desk), clocks);
  return { ...device, clocks, desk: nextInModule(desk, { kind: "opened", at: clocks }).desk };
};
const hears: Turn = (device) => {
  const module = { state: "running", elapsed: device.truth } as const;
  const { clocks: at } = device;
  return sent(device, { kind: "told", module, upTo: device.desk.done, asked: at, at });
};

const doing: fc.Arbitrary<ModuleEvent["kind"] | Response | number> = fc.oneof(
  fc.constantFrom(...OPTION_LETTERS).map((letter) => ({ kind: "choice" as const, letter })),
  fc.constant({ kind: "entry" as const, text: "3/4" }),
  fc.integer({ min: -1, max: PLAN.kinds.length }),
  fc.constantFrom(
    "mark-toggled" as const,
    "review-opened" as const,
    "left" as const,
    "opened" as const,
  ),
);

function eventOf(done: ModuleEvent["kind"] | Response | number, at: Reading): ModuleEvent {
  if (typeof done === "number") return { kind: "moved", to: done, at };
  if (typeof done === "object") return { kind: "responded", response: done, at };
  // Only those are drawn that need no more than their instant.
  return { kind: done, at } as ModuleEvent;
}

const does = doing.map(
  (done): Turn =>
    (device) =>
      sent(device, eventOf(done, device.clocks)),
);
const span = fc.integer({ min: 0, max: 60_000 });
const turn: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 5, arbitrary: does },
  { weight: 3, arbitrary: span.map(passes) },
  { weight: 1, arbitrary: fc.integer({ min: 3000, max: 200_000 }).map(sleeps) },
  { weight: 1, arbitrary: span.map(isSetBack) },
  { weight: 1, arbitrary: fc.constantFrom(isReloaded, hears) },
);
const turns = fc.array(turn, { maxLength: 40 });

/** Calls back with the device before and after each turn. */
function everyTurn(law: (before: Device, after: Device) => void) {
  fc.assert(
    fc.property(turns, (drawn) => {
      let device: Device = { desk: freshModule(), clocks: BEGIN, truth: 0 };
      for (const each of drawn) {
        const after = each(device);
        law(device, after);
        device = after;
      }
    }),
    { numRuns: 500 },
  );
}

describe("whatever happens to a device", () => {
  it("no second is gained, and none is lost but what has passed", () => {
    everyTurn((_, { desk, truth }) => {
      expect(moduleTimeLeft(desk)).toBe(Math.max(0, LIMIT - truth));
    });
  });

  it("no response once given is lost", () => {
    everyTurn((before, after) => {
      const given = after.desk.work.questions.map((_, index) => workOn(after.desk.work, index));
      for (const [index, { changes }] of given.entries()) {
        const former = workOn(before.desk.work, index).changes;
        expect(changes.slice(0, former.length)).toEqual(former);
      }
    });
  });

  it("the current question is one of the module, and the only one", () => {
    everyTurn((_, { desk }) => {
      expect(standings(desk).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    });
  });

  it("no question is in sight for longer than has passed", () => {
    everyTurn((_, { desk, truth }) => {
      for (const { visits } of workSoFar(desk).questions)
        for (const { at, spent } of visits) expect(at + spent).toBeLessThanOrEqual(truth);
    });
  });

  it("nothing is done in a module that is closed or has ended", () => {
    fc.assert(
      fc.property(turns, fc.constantFrom("ended" as const, "gone" as const), (drawn, state) => {
        const told: ModuleEvent = {
          kind: "told",
          module: { state, elapsed: 0 },
          upTo: 0,
          asked: BEGIN,
          at: BEGIN,
        };
        const over: Device = sent({ desk: freshModule(), clocks: BEGIN, truth: 0 }, told);
        const after = drawn.reduce((device, each) => each(device), over);
        expect(after.desk.phase).toBe(state);
        expect(after.desk.work).toEqual(over.desk.work);
      }),
    );
  });
});

describe("a response", () => {
  it("stands over an earlier one however far ahead the other device's clock was", () => {
    fc.assert(
      fc.property(span, (ahead) => {
        const device = passes(ahead)({ desk: freshModule(), clocks: BEGIN, truth: 0 });
        const other = sent(device, {
          kind: "responded",
          response: responseOf("A"),
          at: device.clocks,
        });
        const module = { state: "running", elapsed: 0, work: workSoFar(other.desk) } as const;
        const told: ModuleEvent = { kind: "told", module, upTo: 0, asked: BEGIN, at: BEGIN };
        const heard = sent({ desk: freshModule(), clocks: BEGIN, truth: 0 }, told);
        const { desk } = sent(heard, { kind: "responded", response: responseOf("B"), at: BEGIN });
        const merged = mergeWork(workSoFar(desk), workSoFar(other.desk));
        expect(responseIn(workOn(merged, 0))).toEqual(responseOf("B"));
      }),
    );
  });
});
