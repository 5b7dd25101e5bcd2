import { explicitPaths } from "./explicit-paths.ts";
import type { Dots, Explicit, Implicit } from "./plot.ts";
import type { Path } from "./shapes.ts";
import type { View } from "./view.ts";

/** A curve, and the paths by which it is drawn within a view. */
export interface Track {
  readonly curve: Explicit | Implicit | Dots;
  /** Of points of data each is a path of one. */
  readonly paths: readonly Path[];
}

export function explicitTrack(curve: Explicit, view: View): Track {
  return { curve, paths: explicitPaths(curve, view) };
}
