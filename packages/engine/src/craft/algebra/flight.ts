import type { Expression } from "../../math/expression.ts";
import { standardForm } from "./quadratics.ts";
import type { Flight } from "@sat/content/scenarios/projectiles";

/** The thing is highest after `peak` seconds and comes down `more` seconds later than at its starting height. */
export interface Path {
  readonly flight: Flight;
  readonly peak: number;
  readonly more: number;
}

/** The height at the start. */
export function startOf({ flight, peak, more }: Path): number {
  return flight.pull * more * (2 * peak + more);
}

/** The coefficient of t. */
export function speedOf({ flight, peak }: Path): number {
  return 2 * flight.pull * peak;
}

/** The greatest height. */
export function topOf(path: Path): number {
  return startOf(path) + path.flight.pull * path.peak ** 2;
}

/** The time at which it is down. */
export function landingOf({ peak, more }: Path): number {
  return 2 * peak + more;
}

/** The height after t seconds. */
export function ruleOf(path: Path): Expression {
  return standardForm([-path.flight.pull, speedOf(path), startOf(path)], "t");
}

/** Tells of the function h, without a capital and a full stop. */
function modelOf({ thing, surface, unit, sent }: Flight): string {
  return `the function $h$ models the height $h(t)$, in ${unit}, of ${thing} above ${surface} $t$ seconds after it is ${sent}`;
}

/** Tells of the flight and of the function h, as one sentence. */
export function introduction(flight: Flight): string {
  return `${flight.setting}, and ${modelOf(flight)}.`;
}

/** What tells such an introduction from another. */
export function introductionTold({ setting, thing, surface, unit, sent }: Flight): string {
  return `${setting} height $h(t)$ ${unit} ${thing} above ${surface} $t$ seconds after ${sent}`;
}
