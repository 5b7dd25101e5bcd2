import { rootsIn } from "../interest/roots.ts";
import type { Explicit, Lines } from "./plot.ts";
import { rangeOf, type View } from "./view.ts";

/** The lines of an equation of one letter within a view, each as a curve that stays where it is. */
export function steadyLines({ across, difference }: Lines, view: View): readonly Explicit[] {
  const { roots } = rootsIn(difference, rangeOf(view, across));
  return roots.map((root) => ({
    kind: "explicit",
    along: across === "x" ? "y" : "x",
    at: () => root,
  }));
}
