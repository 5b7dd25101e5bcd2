import { type Interest, type Result, Search, sheetOf, type View } from "@sat/calculator";

/** What a calculator shows of some rows. */
export interface Screen {
  readonly results: readonly Result[];
  /** The points that it lets one select, each once. */
  readonly points: readonly Interest[];
}

/** Half the widths of the planes that are looked at: what is far out shows in a wide one, what is close in a narrow one. */
const REACHES: readonly number[] = [10, 60, 400, 3_000, 20_000];

/** A curve may be as steep as this and still be seen. */
const STEEPNESS = 500;

const PIXELS = 600;

/** Types the rows and zooms out step by step. */
export function runRows(rows: readonly string[]): Screen {
  const { results } = sheetOf(
    rows.map((text) => ({ kind: "expression", text })),
    { angle: "degrees" },
  );
  const plots = results.flatMap((result) => ("plots" in result ? result.plots : []));
  const points: Interest[] = [];
  for (const reach of REACHES) {
    const search = new Search(plots, viewOf(reach));
    while (!search.advance(Number.MAX_SAFE_INTEGER));
    for (const point of search.found) {
      if (!points.some((known) => isOne(known, point))) points.push(point);
    }
  }
  return { results, points };
}

function viewOf(reach: number): View {
  const height = reach * STEEPNESS;
  return {
    left: -reach,
    right: reach,
    bottom: -height,
    top: height,
    width: PIXELS,
    height: PIXELS,
  };
}

function isOne(known: Interest, point: Interest): boolean {
  return (
    known.kind === point.kind &&
    isNear(known.x, point.x) &&
    isNear(known.y, point.y) &&
    known.plots.join() === point.plots.join()
  );
}

/** Whether two numbers of a screen are one, as far as it shows. */
export function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-5 * Math.max(1, Math.abs(one), Math.abs(other));
}
