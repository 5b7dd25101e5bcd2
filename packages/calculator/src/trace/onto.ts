import type { TwoDimensional } from "../curves/grid.ts";
import type { Explicit } from "../curves/plot.ts";
import type { Track } from "../curves/track.ts";
import type { Point } from "../evaluate/value.ts";
import { pixelsBetween } from "./pixels.ts";

/** The point of a curve itself that is at a place of its path, at a round coordinate where it can be. */
export function onto({ curve }: Track, place: Point, pixel: Point): Point {
  switch (curve.kind) {
    case "explicit":
      return ontoExplicit(curve, place, pixel);
    case "implicit":
      return ontoImplicit(curve.difference, place, pixel);
    case "dots":
      return place;
  }
}

/** Pixels by which a point may leave its place to be round. */
const AWAY = 2;
/** Digits beyond those of a pixel that a steep curve may need. */
const MORE_DIGITS = 3;

function ontoExplicit(curve: Explicit, place: Point, pixel: Point): Point {
  const digits = -Math.floor(Math.log10(pixel[curve.along]));
  for (let more = 0; more <= MORE_DIGITS; more += 1) {
    const unit = 10 ** (digits + more);
    const point = pointAt(curve, Math.round(place[curve.along] * unit) / unit);
    if (pixelsBetween(point, place, pixel) <= AWAY) return point;
  }
  return place;
}

export function pointAt({ along, at }: Explicit, u: number): Point {
  return along === "x" ? { x: u, y: at(u) } : { x: at(u), y: u };
}

/** Steps by which a segment's place comes to the curve that it cuts short. */
const STEPS = 4;
/** A difference from place to place, in pixels, that tells a slope. */
const BESIDE = 1e-3;

function ontoImplicit(at: TwoDimensional, place: Point, pixel: Point): Point {
  let { x, y } = place;
  for (let step = 0; step < STEPS; step += 1) {
    const [besideX, besideY] = [BESIDE * pixel.x, BESIDE * pixel.y];
    // By pixel, so that both axes count alike.
    const slopeX = (at(x + besideX, y) - at(x - besideX, y)) / (2 * BESIDE);
    const slopeY = (at(x, y + besideY) - at(x, y - besideY)) / (2 * BESIDE);
    const share = at(x, y) / (slopeX ** 2 + slopeY ** 2);
    [x, y] = [x - share * slopeX * pixel.x, y - share * slopeY * pixel.y];
  }
  const point = { x, y };
  return pixelsBetween(point, place, pixel) <= AWAY ? point : place;
}
