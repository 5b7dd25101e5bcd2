import type { Track } from "../curves/track.ts";
import type { View } from "../curves/view.ts";
import type { Point } from "../evaluate/value.ts";
import type { Interest } from "../interest/interest.ts";
import { nearestPlace } from "./nearest-place.ts";
import { pixelOf, pixelsBetween } from "./pixels.ts";
import { type PlaceAlong, placesAlong } from "./places-along.ts";

/** A point at which tracing stops. */
export interface Stop {
  readonly point: Point;
  /** What was found there; null on the way. */
  readonly found: Interest | null;
}

/** Pixels from a track within which a point that was found is one of it. */
const ON = 1.5;
/** Pixels within which two points are one. */
const SAME = 0.5;

/** All places along a track, in its order, and what was found on it. Of what was found at one point the first is told. */
export function stopsOn(track: Track, found: readonly Interest[], view: View): readonly Stop[] {
  const pixel = pixelOf(view);
  const marked: (Stop & PlaceAlong)[] = [];
  const isNew = ({ point }: PlaceAlong) =>
    marked.every((other) => pixelsBetween(other.point, point, pixel) > SAME);
  for (const interest of found) {
    const place = placeOn(track, interest, pixel);
    if (place !== null && isNew(place)) marked.push({ ...place, found: interest });
  }
  const others = placesAlong(track, view).filter(isNew);
  const stops = [...marked, ...others.map((place) => ({ ...place, found: null }))];
  return stops.toSorted((one, other) => one.along - other.along);
}

function placeOn(track: Track, { x, y }: Interest, pixel: Point): PlaceAlong | null {
  const place = nearestPlace(track.paths, { x, y }, pixel);
  if (place === null || place.distance > ON) return null;
  const { curve } = track;
  const point = { x, y };
  return { point, along: curve.kind === "explicit" ? point[curve.along] : place.along };
}
