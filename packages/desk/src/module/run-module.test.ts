import { mergeWork, type ModuleWork, NO_WORK, responseIn, responseOf, workOn } from "@sat/item";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BEGIN, freshModule, PLAN } from "../testing/at-module.ts";
import type { ToldModule } from "./next-in-module.ts";
import { runModule } from "./run-module.ts";

/** A server that takes a module's work in, out of reach while `isAway`, and a device whose timers are set off by hand. */
function aModule() {
  const server = { isAway: false, isEnded: false, work: NO_WORK, calls: [] as string[] };
  const device = { passed: 0 };
  const timers: (() => void)[] = [];
  const call = async (what: "deliver" | "end", work: ModuleWork): Promise<ToldModule> => {
    server.calls.push(what);
    if (server.isAway) throw new Error("The network is gone.");
    server.work = mergeWork(server.work, work);
    server.isEnded ||= what === "end" || device.passed >= (PLAN.limit ?? 0);
    const state = server.isEnded ? "ended" : "running";
    return { state, elapsed: device.passed, work: server.work };
  };
  const module = runModule({
    initial: freshModule(),
    read: () => ({ steady: BEGIN.steady + device.passed, wall: BEGIN.wall + device.passed }),
    call,
    later: (_, back) => {
      timers.push(back);
      return () => {
        const at = timers.indexOf(back);
        if (at >= 0) timers.splice(at, 1);
      };
    },
  });
  /** Lets what is under way come, and then so many timers run out. */
  const settle = async (turns = 20) => {
    await underWay();
    for (let turn = 0; turn < turns; turn += 1) {
      timers.shift()?.();
      await underWay();
    }
  };
  return { module, server, device, settle };
}

/** Lets promises that are settled be heard of. */
async function underWay() {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
}

describe("a module that runs", () => {
  it("has the server take in what is done, and is silent when there is nothing to tell", async () => {
    const { module, server, settle } = aModule();
    module.respond(responseOf("A"));
    await settle();
    expect(responseIn(workOn(server.work, 0))).toEqual(responseOf("A"));
    expect(server.calls).toEqual(["deliver"]);
  });

  it("delivers what was done without network once, when that is back", async () => {
    const { module, server, device, settle } = aModule();
    server.isAway = true;
    module.respond(responseOf("A"));
    module.moveTo(1);
    device.passed = 5000;
    module.respond(responseOf("B"));
    await settle(3);
    server.isAway = false;
    server.calls = [];
    module.hurry();
    await settle();
    expect(server.calls).toEqual(["deliver"]);
    expect(server.work.questions.map(responseIn)).toEqual([responseOf("A"), responseOf("B"), null]);
  });

  it("ends when its time is up, and delivers no more after that", async () => {
    const { module, server, device, settle } = aModule();
    module.respond(responseOf("A"));
    device.passed = 600_000;
    module.tick();
    await settle();
    expect(module.state().phase).toBe("ended");
    const { length } = server.calls;
    module.respond(responseOf("B"));
    module.tick();
    await settle();
    expect(server.calls).toHaveLength(length);
    expect(responseIn(workOn(server.work, 0))).toEqual(responseOf("A"));
  });

  it("is ended by being handed in, as soon as the server is there", async () => {
    const { module, server, settle } = aModule();
    server.isAway = true;
    module.handIn();
    await settle(3);
    expect(module.state().phase).toBe("closed");
    server.isAway = false;
    module.hurry();
    await settle();
    expect(module.state().phase).toBe("ended");
    expect(server.calls.at(-1)).toBe("end");
  });

  it("hears from the server what another device has done", async () => {
    const { module, server, settle } = aModule();
    const other = aModule();
    other.module.moveTo(1);
    other.module.respond(responseOf("C"));
    await other.settle();
    server.work = other.server.work;
    module.toggleMark();
    await settle();
    expect(responseIn(workOn(module.state().work, 1))).toEqual(responseOf("C"));
  });

  it("has its last word sent when it is left, and is silent then", async () => {
    const { module, server, device, settle } = aModule();
    module.respond(responseOf("A"));
    device.passed = 5000;
    module.respond(responseOf("B"));
    await settle(0);
    server.isAway = true;
    module.close();
    await settle();
    expect(server.calls).toHaveLength(2);
    server.isAway = false;
    module.open();
    await settle();
    expect(responseIn(workOn(server.work, 0))).toEqual(responseOf("B"));
  });

  it("has its last word sent though it is left while a call is under way", async () => {
    const { module, server, settle } = aModule();
    module.respond(responseOf("A"));
    module.moveTo(1);
    module.respond(responseOf("B"));
    module.close();
    await settle();
    expect(server.work.questions.map(responseIn)).toEqual([responseOf("A"), responseOf("B"), null]);
    expect(server.calls).toEqual(["deliver", "deliver"]);
  });

  it("loses nothing, whenever the network comes and goes", async () => {
    const step = fc.constantFrom(
      "A" as const,
      "B" as const,
      "away" as const,
      "back" as const,
      0,
      1,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const { module, server, device, settle } = aModule();
        for (const each of steps) {
          device.passed += 1000;
          if (each === "away" || each === "back") server.isAway = each === "away";
          else if (typeof each === "number") module.moveTo(each);
          else module.respond(responseOf(each));
          await settle(1);
        }
        server.isAway = false;
        await settle();
        const { questions } = module.state().work;
        expect(server.work.questions.map(responseIn)).toEqual(questions.map(responseIn));
        const { length } = server.calls;
        await settle();
        expect(server.calls).toHaveLength(length);
      }),
      { numRuns: 50 },
    );
  });
});
