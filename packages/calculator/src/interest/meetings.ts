import type { TwoDimensional } from "../curves/grid.ts";
import type { Explicit } from "../curves/plot.ts";
import { rangeOf, type View } from "../curves/view.ts";
import type { Point } from "../evaluate/value.ts";
import type { Curve } from "./curves-in.ts";
import { implicitMeetings } from "./implicit-meetings.ts";
import { type Roots, rootsOf } from "./roots.ts";

export interface Meetings {
  readonly points: readonly Point[];
  /** Whether the curves run together, at least along a stretch. */
  readonly isSame: boolean;
}

/** Where two curves meet. */
export function* meetingsOf(one: Curve, other: Curve, view: View): Generator<void, Meetings> {
  if (one.kind === "explicit") return yield* onExplicit(one, other, view);
  if (other.kind === "explicit") return yield* onExplicit(other, one, view);
  return yield* implicitMeetings(one.difference, other.difference, view);
}

function* onExplicit(curve: Explicit, other: Curve, view: View): Generator<void, Meetings> {
  const apart =
    other.kind === "explicit"
      ? apartFromExplicit(curve, other)
      : apartFrom(curve, other.difference, view);
  const { roots, isFlat }: Roots = yield* rootsOf(apart, rangeOf(view, curve.along));
  return { points: isFlat ? [] : roots.map((u) => pointOn(curve, u)), isSame: isFlat };
}

function pointOn({ along, at }: Explicit, u: number): Point {
  return along === "x" ? { x: u, y: at(u) } : { x: at(u), y: u };
}

/** A difference this small, in parts of what differs, comes from calculating in binary. */
const STRAY = 1e-14;

function apartFromExplicit(curve: Explicit, other: Explicit): (u: number) => number {
  const isAlike = curve.along === other.along;
  return (u) => {
    const [here, there] = isAlike ? [curve.at(u), other.at(u)] : [u, other.at(curve.at(u))];
    return cleared(here - there, Math.abs(here) + Math.abs(there));
  };
}

/** How far another curve's equation is from holding along a curve. */
function apartFrom(curve: Explicit, difference: TwoDimensional, view: View): (u: number) => number {
  const height = view.top - view.bottom;
  return (u) => {
    const { x, y } = pointOn(curve, u);
    const around = Math.abs(difference(x, y + height)) + Math.abs(difference(x, y - height));
    return cleared(difference(x, y), Number.isNaN(around) ? 0 : around);
  };
}

function cleared(difference: number, scale: number): number {
  return Math.abs(difference) <= STRAY * scale ? 0 : difference;
}
