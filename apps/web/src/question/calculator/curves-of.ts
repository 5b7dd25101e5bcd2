import type { Result } from "@sat/calculator";
import type { Curve } from "./graph/draw-plots.ts";
import type { Row } from "./sheet.ts";

/** What the rows draw that are not hidden; `before` itself where nothing of it has changed. */
export function curvesOf(
  rows: readonly Row[],
  results: readonly Result[],
  before: readonly Curve[] = [],
): readonly Curve[] {
  const curves = rows.flatMap(({ id, colour, line, isHidden }, at) => {
    const result = results[at];
    if (isHidden || result === undefined || !("plots" in result)) return [];
    return result.plots.map((plot): Curve => ({ row: id, number: at + 1, colour, line, plot }));
  });
  const isSame = curves.every((curve, at) => isAlike(curve, before[at]));
  return isSame && curves.length === before.length ? before : curves;
}

function isAlike(curve: Curve, former: Curve | undefined): boolean {
  return (
    former?.row === curve.row &&
    former.number === curve.number &&
    former.colour === curve.colour &&
    former.line === curve.line &&
    former.plot === curve.plot
  );
}
