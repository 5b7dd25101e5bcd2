import type { Explicit } from "../curves/plot.ts";
import type { Path } from "../curves/shapes.ts";
import type { Track } from "../curves/track.ts";
import { isWithin, rangeOf, type View } from "../curves/view.ts";
import type { Point } from "../evaluate/value.ts";
import { onto, pointAt } from "./onto.ts";
import { between, pixelOf, pixelsBetween } from "./pixels.ts";

/** A point of a track, and how far along it is, in whatever the track is measured by. */
export interface PlaceAlong {
  readonly point: Point;
  readonly along: number;
}

/** Pixels from one place to the next, at most. */
const APART = 8;
/** On what is in sight for a short way alone there are about so many. */
const ENOUGH = 20;
/** And on what comes and goes over a long way not many more than these. */
const MOST = 500;

/** Places in sight by which a track is gone along: of a function at round coordinates, as a table would have them. */
export function placesAlong(track: Track, view: View): readonly PlaceAlong[] {
  const { curve } = track;
  const places = curve.kind === "explicit" ? roundPlaces(curve, view) : evenPlaces(track, view);
  return places.filter(({ point }) => isWithin(view, point.x, point.y));
}

function roundPlaces(curve: Explicit, view: View): readonly PlaceAlong[] {
  const { from, to, pixels } = rangeOf(view, curve.along);
  const pixel = (to - from) / pixels;
  const isInSight = (u: number) => {
    const { x, y } = pointAt(curve, u);
    return isWithin(view, x, y);
  };
  const seen = Array.from({ length: pixels + 1 }, (_, at) => from + at * pixel).filter(isInSight);
  const [start, end] = [seen.at(0), seen.at(-1)];
  if (start === undefined || end === undefined) return [];
  const [low, high] = [start - pixel, end + pixel];
  const wanted = Math.min(APART * pixel, (seen.length * pixel) / ENOUGH);
  const step = roundStep(Math.max(wanted, (high - low) / MOST));
  const [first, last] = [Math.ceil(low / step), Math.floor(high / step)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const along = Number(((first + at) * step).toPrecision(15));
    return { point: pointAt(curve, along), along };
  });
}

/** One, two or five of a power of ten: the largest that is not above what is asked for. */
function roundStep(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(most));
  return unit * (most >= 5 * unit ? 5 : most >= 2 * unit ? 2 : 1);
}

function evenPlaces(track: Track, view: View): readonly PlaceAlong[] {
  const pixel = pixelOf(view);
  let gone = 0;
  return track.paths.flatMap((path) => {
    const { places, length } = evenly(path, pixel);
    const before = gone;
    gone += length;
    return places.map(({ point, along }) => ({
      point: onto(track, point, pixel),
      along: before + along,
    }));
  });
}

/** Places along one path, as far apart as can be, and its length in pixels. */
function evenly([x = NaN, y = NaN, ...rest]: Path, pixel: Point) {
  let last = { x, y };
  let gone = 0;
  const places: PlaceAlong[] = [{ point: last, along: 0 }];
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const next = { x: rest[at] ?? NaN, y: rest[at + 1] ?? NaN };
    const length = pixelsBetween(last, next, pixel);
    for (let along = places.length * APART; along <= gone + length; along += APART)
      places.push({ point: between(last, next, (along - gone) / length), along });
    gone += length;
    last = next;
  }
  return { places, length: gone };
}
