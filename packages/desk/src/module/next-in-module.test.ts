import { responseIn, responseOf, spentOn, type Response, workOn } from "@sat/item";
import { describe, expect, it } from "vitest";
import { afterInModule, freshModule, PLAN, reading, tells } from "../testing/at-module.ts";
import { bothKept, keptModule, restoredModule } from "./kept-module.ts";
import {
  callDue,
  isClockInSight,
  type ModuleDesk,
  moduleTimeLeft,
  standings,
  untilNextSecond,
  workSoFar,
} from "./module-state.ts";
import { type ModuleEvent, nextInModule } from "./next-in-module.ts";

const chosen = (letter: "A" | "B", at: number): ModuleEvent => ({
  kind: "responded",
  response: responseOf(letter),
  at: reading(at),
});
const happens = (
  kind: "ticked" | "mark-toggled" | "review-opened" | "handed-in" | "left" | "opened",
  at: number,
): ModuleEvent => ({ kind, at: reading(at) });
const moved = (to: number, at: number): ModuleEvent => ({ kind: "moved", to, at: reading(at) });
const responseAt = (desk: ModuleDesk, index: number): Response | null =>
  responseIn(workOn(desk.work, index));

describe("a module's questions", () => {
  it("are gone to in any order, and keep what was done on each", () => {
    const desk = afterInModule(
      freshModule(),
      chosen("A", 1000),
      happens("mark-toggled", 2000),
      moved(2, 3000),
    );
    expect(standings(desk)).toEqual([
      { isCurrent: false, isAnswered: true, isMarked: true },
      { isCurrent: false, isAnswered: false, isMarked: false },
      { isCurrent: true, isAnswered: false, isMarked: false },
    ]);
  });

  it("may be answered anew until the module ends", () => {
    const desk = afterInModule(
      freshModule(),
      chosen("A", 1000),
      moved(1, 2000),
      moved(0, 3000),
      chosen("B", 4000),
    );
    expect(responseAt(desk, 0)).toEqual(responseOf("B"));
    expect(workOn(desk.work, 0).changes).toHaveLength(2);
  });

  it("take no response of another kind, and no question that is not there", () => {
    const desk = afterInModule(freshModule(), moved(2, 1000), chosen("A", 2000), moved(3, 3000));
    expect(desk.current).toBe(2);
    expect(responseAt(desk, 2)).toBeNull();
  });

  it("have options crossed out, and put back", () => {
    const out = (letter: "A" | "C", at: number): ModuleEvent => ({
      kind: "crossed-out",
      letter,
      at: reading(at),
    });
    const desk = afterInModule(freshModule(), out("C", 1000), out("A", 2000), out("C", 3000));
    expect(workOn(desk.work, 0).crossedOut).toEqual({ at: 3000, value: ["A"] });
  });

  it("count the time that each was in sight, and the review page's for none", () => {
    const desk = afterInModule(
      freshModule(),
      moved(1, 10_000),
      happens("review-opened", 15_000),
      moved(0, 20_000),
      happens("left", 22_000),
      happens("opened", 40_000),
      happens("ticked", 43_000),
    );
    const { questions } = workSoFar(desk);
    expect(questions.map((question) => spentOn(question))).toEqual([15_000, 5000, 0]);
  });

  it("take the later of two responses for the later one, though another device's clock is ahead", () => {
    const work = workSoFar(afterInModule(freshModule(), chosen("A", 9000)));
    const desk = afterInModule(freshModule(), tells(5000, "running", { work }), chosen("B", 6000));
    expect(responseAt(desk, 0)).toEqual(responseOf("B"));
  });
});

describe("a module's time", () => {
  it("is warned of once, five minutes before its end, and is then in sight", () => {
    const hidden = afterInModule(
      freshModule(),
      { kind: "clock-toggled" },
      happens("ticked", 299_999),
    );
    expect(isClockInSight(hidden)).toBe(false);
    const warned = nextInModule(hidden, happens("ticked", 300_000));
    expect(warned.effects).toEqual(["warn"]);
    expect(isClockInSight(warned.desk)).toBe(true);
    expect(nextInModule(warned.desk, happens("ticked", 301_000)).effects).toEqual([]);
  });

  it("closes it when it is up, and a press that comes after is too late", () => {
    const desk = afterInModule(freshModule(), chosen("A", 599_999), chosen("B", 600_000));
    expect(desk.phase).toBe("closed");
    expect(responseAt(desk, 0)).toEqual(responseOf("A"));
    expect(moduleTimeLeft(desk)).toBe(0);
    expect(callDue(desk)).toBe("deliver");
  });

  it("goes on when the server says that the device was ahead, as by a clock set forth", () => {
    const setForth = { steady: reading(1000).steady, wall: reading(900_000).wall };
    const closed = afterInModule(freshModule(), { kind: "ticked", at: setForth });
    expect(closed.phase).toBe("closed");
    const desk = afterInModule(closed, tells(1000, "running", { at: setForth }));
    expect(desk.phase).toBe("working");
    expect(moduleTimeLeft(desk)).toBe(599_000);
  });

  it("counts a sleep during a call, of which the answer knows nothing", () => {
    const woken = { steady: reading(1000).steady, wall: reading(100_000).wall };
    const desk = afterInModule(freshModule(), {
      kind: "told",
      module: { state: "running", elapsed: 900 },
      upTo: 0,
      asked: reading(900),
      at: woken,
    });
    expect(moduleTimeLeft(desk)).toBe(500_000);
    expect(callDue(desk)).toBe("deliver");
  });

  it("has no end where there is no limit", () => {
    const desk = afterInModule(freshModule({ ...PLAN, limit: null }), happens("ticked", 9_000_000));
    expect(desk.phase).toBe("working");
    expect(moduleTimeLeft(desk)).toBeNull();
  });

  it("is told when it shows another second; once a second where it shows none, or stands still", () => {
    const working = afterInModule(freshModule(), happens("ticked", 300));
    expect(untilNextSecond(working)).toBe(701);
    const untimed = freshModule({ ...PLAN, limit: null });
    expect(untilNextSecond(untimed)).toBe(1000);
    const paused = afterInModule(freshModule(), tells(2000, "paused"));
    expect(untilNextSecond(paused)).toBe(1000);
    const closed = afterInModule(freshModule(), happens("ticked", 600_000));
    expect(untilNextSecond(closed)).toBe(1000);
  });

  it("stands still while the module is paused, and nothing is taken then", () => {
    const paused = afterInModule(freshModule(), tells(2000, "paused"), chosen("A", 3000));
    expect(paused.phase).toBe("paused");
    expect(responseAt(paused, 0)).toBeNull();
    const desk = afterInModule(
      paused,
      tells(2000, "running", { at: reading(90_000) }),
      chosen("A", 91_000),
    );
    expect(workOn(desk.work, 0).changes[0]?.at).toBe(3000);
  });
});

describe("an answer asked for before the module was paused or went on", () => {
  const asked = reading(1000);

  it("does not have a paused module go on", () => {
    const paused = afterInModule(freshModule(), tells(2000, "paused"));
    const desk = afterInModule(paused, tells(1500, "running", { at: reading(3000), asked }));
    expect(desk.phase).toBe("paused");
    expect(moduleTimeLeft(desk)).toBe(598_000);
    expect(callDue(desk)).toBe("deliver");
  });

  it("does not pause a module that went on, and still brings what another device did", () => {
    const { work } = afterInModule(freshModule(), chosen("A", 500));
    const running = afterInModule(freshModule(), tells(900, "paused"), tells(2000, "running"));
    const desk = afterInModule(
      running,
      tells(900, "paused", { at: reading(3000), asked, upTo: running.done, work }),
    );
    expect(desk.phase).toBe("working");
    expect(moduleTimeLeft(desk)).toBe(597_000);
    expect(responseAt(desk, 0)).toEqual(responseOf("A"));
    expect(desk.delivered).toBe(running.done);
    expect(callDue(desk)).toBe("deliver");
  });

  it("still ends it", () => {
    const paused = afterInModule(freshModule(), tells(2000, "paused"));
    const ended = tells(3000, "ended", { asked, upTo: paused.done });
    expect(afterInModule(paused, ended).phase).toBe("ended");
  });
});

describe("a module handed in", () => {
  it("is ended by the server, whatever else it says before", () => {
    const desk = afterInModule(freshModule(), chosen("A", 1000), happens("handed-in", 2000));
    expect(callDue(desk)).toBe("end");
    const before = afterInModule(desk, tells(2000, "running"), tells(2000, "paused"));
    expect(callDue(before)).toBe("end");
    expect(afterInModule(before, tells(2000, "ended", { upTo: desk.done })).phase).toBe("ended");
  });

  it("is not where the mode is strict", () => {
    const strict = freshModule({ ...PLAN, isPractice: false });
    expect(afterInModule(strict, happens("handed-in", 2000)).phase).toBe("working");
  });
});

describe("a module kept on the device", () => {
  it("is taken up where it was, with the time that has passed meanwhile", () => {
    const left = afterInModule(
      freshModule(),
      chosen("A", 1000),
      moved(1, 2000),
      happens("left", 3000),
    );
    const later = { steady: 7, wall: reading(63_000).wall };
    const desk = restoredModule(PLAN, keptModule(left), later);
    expect(desk).toMatchObject({ phase: "working", current: 1 });
    expect(responseAt(desk, 0)).toEqual(responseOf("A"));
    expect(moduleTimeLeft(desk)).toBe(537_000);
    expect(callDue(desk)).toBe("deliver");
  });

  it("does not lose what another page of the device did", () => {
    const one = keptModule(afterInModule(freshModule(), chosen("A", 1000)));
    const other = keptModule(afterInModule(freshModule(), moved(1, 500), chosen("B", 900)));
    const { work } = bothKept(one, other);
    expect(work.questions.map(responseIn)).toEqual([responseOf("A"), responseOf("B"), null]);
  });

  it("is kept whenever something was done, not with every second", () => {
    const desk = freshModule();
    expect(nextInModule(desk, happens("ticked", 1000)).effects).toEqual([]);
    expect(nextInModule(desk, chosen("A", 1000)).effects).toEqual(["keep"]);
  });

  it("is forgotten once it has ended and the server has all of it, and not before", () => {
    const desk = afterInModule(freshModule(), chosen("A", 1000));
    const ended = nextInModule(desk, tells(2000, "ended"));
    expect(ended.effects).toEqual(["keep"]);
    expect(callDue(ended.desk)).toBe("deliver");
    const upTo = ended.desk.done;
    const taken = nextInModule(ended.desk, tells(2000, "ended", { upTo }));
    expect(taken.effects).toEqual(["forget"]);
    expect(callDue(taken.desk)).toBeNull();
  });

  it("has, once it has ended, all that the server then says it was sent", () => {
    const desk = afterInModule(freshModule(), chosen("A", 1000), tells(2000, "ended"));
    const { work } = afterInModule(freshModule(), moved(1, 500), chosen("B", 900));
    const { done: upTo } = desk;
    const taken = nextInModule(desk, tells(2000, "ended", { upTo, work }));
    expect(taken.effects).toEqual(["forget"]);
    expect(taken.desk.work.questions.map(responseIn)).toEqual([
      responseOf("A"),
      responseOf("B"),
      null,
    ]);
  });

  it("stays when the server knows of no such module, as it tells another learner, too", () => {
    const gone = nextInModule(afterInModule(freshModule(), chosen("A", 1000)), tells(0, "gone"));
    expect(gone.desk.phase).toBe("gone");
    expect(gone.effects).toEqual([]);
    expect(callDue(gone.desk)).toBeNull();
  });
});
