import type { OneDimensional } from "../curves/one-dimension.ts";
import type { Range } from "../curves/view.ts";
import { lowestIn, samplesOf } from "./roots.ts";

export interface Turn {
  readonly kind: "maximum" | "minimum";
  readonly u: number;
  readonly v: number;
}

const PIECE = 50;

/** Finds where a function turns within a range, giving way after each piece. */
export function* turnsOf(at: OneDimensional, range: Range): Generator<void, readonly Turn[]> {
  const samples = samplesOf(at, range);
  const turns: Turn[] = [];
  for (let place = 1; place < samples.length - 1; place += 1) {
    const [last, here, next] = samples.slice(place - 1, place + 2);
    if (last === undefined || here === undefined || next === undefined) break;
    const [rise, fall] = [here.v - last.v, next.v - here.v];
    const isTurn = (rise > 0 && fall <= 0) || (rise < 0 && fall >= 0);
    const kind = rise > 0 ? "maximum" : "minimum";
    if (isTurn) turns.push(...turnNear(at, kind, [last.u, next.u]));
    if (place % PIECE === 0) yield;
  }
  return turns.filter(({ u }) => u >= range.from && u <= range.to);
}

/** Beside a turning point, in parts of the stretch that it was found in. */
const BESIDE = 1e-3;

function turnNear(
  at: OneDimensional,
  kind: Turn["kind"],
  ends: readonly [number, number],
): readonly Turn[] {
  const lower: OneDimensional = (u) => (kind === "minimum" ? at(u) : -at(u));
  const found = lowestIn(lower, ends);
  const beside = BESIDE * (ends[1] - ends[0]);
  const round = Number(found.toFixed(6));
  const stray = 1e-13 * Math.abs(lower(found));
  const isRound = Math.abs(round - found) <= beside && lower(round) <= lower(found) + stray;
  const u = isRound ? round : found;
  const v = at(u);
  const [left, right] = [lower(ends[0]), lower(ends[1])];
  const height = Math.max(left, right) - lower(u);
  const rise = Math.max(lower(u - beside), lower(u + beside)) - lower(u);
  // At a jump or a pole most of the height is left however near one comes; on a plain there is none.
  const isTurn = height > 0 && Math.min(left, right) > lower(u) && rise <= 0.1 * height;
  return isTurn ? [{ kind, u, v }] : [];
}
