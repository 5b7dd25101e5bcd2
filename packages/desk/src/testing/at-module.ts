import type { ModuleWork } from "@sat/item";
import { newModuleDesk } from "../module/kept-module.ts";
import type { Reading } from "../module/module-clock.ts";
import type { ModuleDesk, ModulePlan } from "../module/module-state.ts";
import { type ModuleEvent, nextInModule, type ToldModule } from "../module/next-in-module.ts";

/** Ten minutes for three questions, the last of which is typed. */
export const PLAN: ModulePlan = {
  kinds: ["choice", "choice", "entry"],
  limit: 600_000,
  isPractice: true,
};

/** What the device's clocks say when the module begins; they have nothing to do with each other. */
export const BEGIN: Reading = { steady: 5_000, wall: 1_700_000_000_000 };

/** The device's clocks so many milliseconds after the beginning, if nothing happens to them. */
export function reading(milliseconds: number): Reading {
  return { steady: BEGIN.steady + milliseconds, wall: BEGIN.wall + milliseconds };
}

/** A module that has just begun, with the learner at it. */
export function freshModule(plan: ModulePlan = PLAN): ModuleDesk {
  const desk = newModuleDesk(plan, { elapsed: 0, at: BEGIN });
  return afterInModule(desk, { kind: "opened", at: BEGIN }, tells(0, "running"));
}

/** The server's answer to a call of the same instant. */
export function tells(
  elapsed: number,
  state: ToldModule["state"],
  { at = reading(elapsed), asked = at, upTo = 0, work }: Tale = {},
): ModuleEvent {
  return { kind: "told", module: { state, elapsed, work }, upTo, asked, at };
}

interface Tale {
  readonly at?: Reading;
  /** When the answer was asked for; just now, unless said. */
  readonly asked?: Reading;
  readonly upTo?: number;
  readonly work?: ModuleWork;
}

/** A module after some events. */
export function afterInModule(desk: ModuleDesk, ...events: readonly ModuleEvent[]): ModuleDesk {
  return events.reduce((before, event) => nextInModule(before, event).desk, desk);
}
