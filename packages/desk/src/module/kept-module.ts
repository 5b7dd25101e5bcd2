import { mergeWork, type ModuleWork, NO_WORK } from "@sat/item";
import { clockTakenUp, type ModuleClock, type Reading } from "./module-clock.ts";
import { type ModuleDesk, type ModulePlan, workSoFar } from "./module-state.ts";

/** What a device keeps of a module, for another page of its to go on with. */
export interface KeptModule extends Pick<
  ModuleDesk,
  "phase" | "current" | "isReviewing" | "isHandedIn"
> {
  readonly work: ModuleWork;
  readonly elapsed: number;
  /** What the device's wall clock said then; null while the module's clock stood still. */
  readonly wall: number | null;
  /** Whether the server has all of the work. */
  readonly isDelivered: boolean;
}

/** A module that begins on this device. */
export function newModuleDesk(plan: ModulePlan, clock: ModuleClock): ModuleDesk {
  return {
    plan,
    phase: clock.at === null ? "paused" : "working",
    clock,
    work: NO_WORK,
    current: 0,
    isReviewing: false,
    isPresent: false,
    visitedSince: null,
    isClockHidden: false,
    isHandedIn: false,
    done: 0,
    delivered: 0,
    turnedAt: -Infinity,
    isDoubtful: false,
  };
}

export function keptModule(desk: ModuleDesk): KeptModule {
  const { phase, clock, current, isReviewing, isHandedIn, done, delivered } = desk;
  return {
    phase,
    work: workSoFar(desk),
    elapsed: clock.elapsed,
    wall: clock.at?.wall ?? null,
    current,
    isReviewing,
    isHandedIn,
    isDelivered: delivered >= done,
  };
}

/** What two pages of one device keep of a module: where the later one is, and what was done in both. */
export function bothKept(former: KeptModule | undefined, kept: KeptModule): KeptModule {
  if (former === undefined) return kept;
  return { ...kept, work: mergeWork(former.work, kept.work) };
}

/** A module taken up as it was kept. The server is asked for what has come of it meanwhile. */
export function restoredModule(plan: ModulePlan, kept: KeptModule, now: Reading): ModuleDesk {
  const { wall, elapsed, isDelivered, phase, work, isReviewing, isHandedIn } = kept;
  const clock = wall === null ? { elapsed, at: null } : clockTakenUp(elapsed, wall, now);
  return {
    ...newModuleDesk(plan, clock),
    phase,
    work,
    current: Object.hasOwn(plan.kinds, kept.current) ? kept.current : 0,
    isReviewing,
    isHandedIn,
    done: isDelivered ? 0 : 1,
    isDoubtful: true,
  };
}
