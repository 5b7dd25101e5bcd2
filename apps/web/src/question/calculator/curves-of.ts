import type { Result } from "@sat/calculator";
import type { Curve } from "./graph/draw-plots.ts";
import type { Row } from "./sheet.ts";

/** What the rows draw that are not hidden; `before` itself where nothing of it has changed. */
export function curvesOf(
  rows: readonly Row[],
  results: readonly Result[],
  before: readonly Curve[] = [],
): readonly Curve[] {
  const curves = rows.flatMap(({ id, colour, isHidden }, at) => {
    const result = results[at];
    if (isHidden || result === undefined || !("plots" in result)) return [];
    return result.plots.map((plot) => ({ row: id, colour, plot }));
  });
  const isSame = curves.every(({ row, colour, plot }, at) => {
    const former = before[at];
    return former?.row === row && former.colour === colour && former.plot === plot;
  });
  return isSame && curves.length === before.length ? before : curves;
}
