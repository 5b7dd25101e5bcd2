import type { Plot } from "../curves/plot.ts";
import type { Track } from "../curves/track.ts";
import { tracksOf } from "../curves/tracks-of.ts";
import type { View } from "../curves/view.ts";
import type { Point } from "../evaluate/value.ts";
import type { Interest } from "../interest/interest.ts";
import { nearestPlace } from "./nearest-place.ts";
import { onto } from "./onto.ts";
import { pixelOf } from "./pixels.ts";
import { type Stop, stopsOn } from "./stops-on.ts";

/** A point of a plot beside one on the screen. */
export interface Near {
  /** By its place among the plots. */
  readonly plot: number;
  readonly point: Point;
  /** In pixels. */
  readonly distance: number;
}

/** Goes along plots within a view. Nothing is calculated before it is asked for. */
export class Tracer {
  readonly #plots: readonly Plot[];
  readonly #view: View;
  readonly #tracks = new Map<number, readonly Track[]>();

  constructor(plots: readonly Plot[], view: View) {
    this.#plots = plots;
    this.#view = view;
  }

  /** The point of all plots, or of one, that is nearest to a point on the screen; null where nothing is drawn. */
  nearest(to: Point, only?: number): Near | null {
    const pixel = pixelOf(this.#view);
    const plots = only === undefined ? [...this.#plots.keys()] : [only];
    let nearest: Near | null = null;
    for (const plot of plots) {
      for (const track of this.#tracksOf(plot)) {
        const place = nearestPlace(track.paths, to, pixel);
        if (place === null || place.distance >= (nearest?.distance ?? Infinity)) continue;
        nearest = { plot, point: onto(track, place.point, pixel), distance: place.distance };
      }
    }
    return nearest;
  }

  /** Points of a plot in sight, in the order in which it is gone along, with what was found on it among them. */
  stops(plot: number, found: readonly Interest[]): readonly Stop[] {
    const own = found.filter(({ plots }) => plots.includes(plot));
    return this.#tracksOf(plot).flatMap((track) => stopsOn(track, own, this.#view));
  }

  #tracksOf(at: number): readonly Track[] {
    const plot = this.#plots[at];
    const tracks = this.#tracks.get(at) ?? (plot === undefined ? [] : tracksOf(plot, this.#view));
    this.#tracks.set(at, tracks);
    return tracks;
  }
}
