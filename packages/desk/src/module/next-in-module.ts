import {
  mergeWork,
  type ModuleWork,
  OPTION_LETTERS,
  type OptionLetter,
  type QuestionWork,
  type Response,
  workOn,
} from "@sat/item";
import { clockAt, clockTold, hasLeapt, type Reading } from "./module-clock.ts";
import {
  callDue,
  isInLastMinutes,
  type ModuleDesk,
  timeIn,
  withQuestion,
  workSoFar,
} from "./module-state.ts";

/** A module as the server tells it. */
export interface ToldModule {
  readonly state: "running" | "paused" | "ended" | "gone";
  /** Milliseconds of it that have passed by the server's clock. */
  readonly elapsed: number;
  /** What the server has of the work; undefined where it does not say. */
  readonly work?: ModuleWork | undefined;
}

/** Something that the learner does or that happens, at an instant. */
export type Happening =
  /** The learner is there, or is gone. */
  { readonly kind: "opened" | "left" } | Working;

/** What means something only while the module's clock runs. */
type Working =
  | { readonly kind: "ticked" }
  /** To the question at an index. */
  | { readonly kind: "moved"; readonly to: number }
  | { readonly kind: "review-opened" | "mark-toggled" | "handed-in" }
  | { readonly kind: "responded"; readonly response: Response | null }
  | { readonly kind: "crossed-out"; readonly letter: OptionLetter };

export type ModuleEvent =
  | (Happening & { readonly at: Reading })
  | { readonly kind: "clock-toggled" }
  | Told;

/** The server's answer to a call, by which it has what was done up to a count. */
interface Told {
  readonly kind: "told";
  readonly module: ToldModule;
  readonly upTo: number;
  readonly asked: Reading;
  readonly at: Reading;
}

/** What is to be done after a change: keep the module on this device, forget it, or warn that five minutes are left. */
export type ModuleEffect = "keep" | "forget" | "warn";

interface Step {
  readonly desk: ModuleDesk;
  readonly effects: readonly ModuleEffect[];
}

/** Takes an event in; one that means nothing in the present phase changes nothing and has no effect. */
export function nextInModule(desk: ModuleDesk, event: ModuleEvent): Step {
  const after = deskAfter(desk, event);
  return { desk: after, effects: effectsOf(desk, after) };
}

function effectsOf(before: ModuleDesk, after: ModuleDesk): ModuleEffect[] {
  // Another learner may have signed in meanwhile, whom the server tells that too. Late work, sent as the own learner's,
  // is forgotten then.
  if (after.phase === "gone") return [];
  if (isOver(after)) return isOver(before) ? [] : ["forget"];
  const effects: ModuleEffect[] = [];
  if (isWorthKeeping(before, after)) effects.push("keep");
  const isWarned = after.phase === "working" && isInLastMinutes(after) && !isInLastMinutes(before);
  if (isWarned) effects.push("warn");
  return effects;
}

/** Whether a module has ended, and the server has all of it. */
function isOver(desk: ModuleDesk): boolean {
  return desk.phase === "ended" && callDue(desk) === null;
}

/** The clock alone goes on by itself. */
function isWorthKeeping(before: ModuleDesk, after: ModuleDesk): boolean {
  return (
    before.phase !== after.phase ||
    before.work !== after.work ||
    before.current !== after.current ||
    before.isReviewing !== after.isReviewing ||
    before.isPresent !== after.isPresent ||
    before.delivered !== after.delivered
  );
}

function deskAfter(desk: ModuleDesk, event: ModuleEvent): ModuleDesk {
  switch (event.kind) {
    case "clock-toggled":
      return { ...desk, isClockHidden: !desk.isClockHidden };
    case "told":
      return told(desk, event);
    case "opened":
      return opened(desk, event.at);
    case "left":
      return { ...visitEnded(advanced(desk, event.at)), isPresent: false };
    default:
      return desk.phase === "working" ? happened(advanced(desk, event.at), event) : desk;
  }
}

/** What the learner does while the module's clock runs; what comes when time is up comes too late. */
function happened(desk: ModuleDesk, event: Working): ModuleDesk {
  if (desk.phase !== "working") return desk;
  switch (event.kind) {
    case "ticked":
      return desk;
    case "moved":
      return moved(desk, event.to);
    case "review-opened":
      return { ...visitEnded(desk), isReviewing: true };
    case "mark-toggled":
      return markToggled(desk);
    case "crossed-out":
      return crossedOut(desk, event.letter);
    case "responded":
      return responded(desk, event.response);
    case "handed-in":
      return desk.plan.isPractice ? { ...closed(desk), isHandedIn: true } : desk;
  }
}

/** The desk with its clock gone on; closed when time is up. */
function advanced(desk: ModuleDesk, now: Reading): ModuleDesk {
  if (desk.phase !== "working") return desk;
  const { clock, isDoubtful } = desk;
  const hasLeaptNow = clock.at !== null && hasLeapt(clock.at, now);
  const then = { ...desk, clock: clockAt(clock, now), isDoubtful: isDoubtful || hasLeaptNow };
  return isTimeUp(then) ? closed(then) : then;
}

function isTimeUp({ plan, clock }: ModuleDesk): boolean {
  return plan.limit !== null && clock.elapsed >= plan.limit;
}

function closed(desk: ModuleDesk): ModuleDesk {
  return { ...visitEnded(desk), phase: "closed" };
}

function visitEnded(desk: ModuleDesk): ModuleDesk {
  if (desk.visitedSince === null) return desk;
  return { ...desk, work: workSoFar(desk), visitedSince: null, done: desk.done + 1 };
}

function visitBegun(desk: ModuleDesk): ModuleDesk {
  const isInSight = desk.phase === "working" && desk.isPresent && !desk.isReviewing;
  return isInSight && desk.visitedSince === null ? { ...desk, visitedSince: timeIn(desk) } : desk;
}

/** Who comes back may have slept meanwhile, or worked on another device. */
function opened(desk: ModuleDesk, at: Reading): ModuleDesk {
  return visitBegun({ ...advanced(desk, at), isPresent: true, isDoubtful: true });
}

function moved(desk: ModuleDesk, to: number): ModuleDesk {
  if (!Object.hasOwn(desk.plan.kinds, to)) return desk;
  if (to === desk.current && !desk.isReviewing) return desk;
  return visitBegun({ ...visitEnded(desk), current: to, isReviewing: false });
}

function responded(desk: ModuleDesk, response: Response | null): ModuleDesk {
  if (desk.isReviewing) return desk;
  if (response !== null && response.kind !== desk.plan.kinds[desk.current]) return desk;
  const { changes } = workOn(desk.work, desk.current);
  const at = justAfter(changes.at(-1)?.at ?? -1, desk);
  return worked(desk, { changes: [...changes, { at, response }] });
}

function markToggled(desk: ModuleDesk): ModuleDesk {
  const { marked } = workOn(desk.work, desk.current);
  return worked(desk, { marked: { at: justAfter(marked.at, desk), value: !marked.value } });
}

/** Crosses an option out, or takes that back. */
function crossedOut(desk: ModuleDesk, letter: OptionLetter): ModuleDesk {
  if (desk.isReviewing || desk.plan.kinds[desk.current] !== "choice") return desk;
  const { crossedOut: former } = workOn(desk.work, desk.current);
  const isOut = (each: OptionLetter) => former.value.includes(each) !== (each === letter);
  const value = OPTION_LETTERS.filter(isOut);
  return worked(desk, { crossedOut: { at: justAfter(former.at, desk), value } });
}

/** Now, or just after what it follows: that may have been done on a device whose clock is ahead of this one's. */
function justAfter(former: number, desk: ModuleDesk): number {
  return Math.max(former + 1, timeIn(desk));
}

function worked(desk: ModuleDesk, change: Partial<QuestionWork>): ModuleDesk {
  return { ...desk, work: withQuestion(desk, change), done: desk.done + 1 };
}

/** The server's word holds: on the time, on what ended, and beside what is done here, on the work. */
function told(desk: ModuleDesk, event: Told): ModuleDesk {
  const { module, upTo, asked, at } = event;
  const then = advanced(desk, at);
  const work = module.work === undefined ? then.work : mergeWork(then.work, module.work);
  const delivered = Math.max(desk.delivered, upTo);
  if (desk.phase === "ended" || desk.phase === "gone") return { ...then, work, delivered };
  const heard = { ...then, work, delivered, isDoubtful: false };
  if (module.state === "ended" || module.state === "gone")
    return { ...visitEnded(heard), phase: module.state };
  // Calls cross: an answer asked for before the latest turn may be of a time before it.
  if (asked.steady < desk.turnedAt) return { ...heard, isDoubtful: true };
  const after = module.state === "paused" ? toldToRest(heard, event) : toldToGoOn(heard, event);
  return after.phase === desk.phase ? after : { ...after, turnedAt: at.steady };
}

function toldToRest(desk: ModuleDesk, { module }: Told): ModuleDesk {
  return {
    ...visitEnded(desk),
    phase: desk.isHandedIn ? "closed" : "paused",
    clock: { elapsed: module.elapsed, at: null },
  };
}

function toldToGoOn(desk: ModuleDesk, { module, asked, at }: Told): ModuleDesk {
  // An answer that was slept over is of a time before the sleep.
  const isStale = hasLeapt(asked, at) && desk.clock.at !== null;
  const clock = isStale ? desk.clock : clockTold(module.elapsed, asked, at);
  const running = { ...desk, clock, isDoubtful: isStale };
  if (desk.isHandedIn || isTimeUp(running)) return closed(running);
  return visitBegun({ ...running, phase: "working" });
}
