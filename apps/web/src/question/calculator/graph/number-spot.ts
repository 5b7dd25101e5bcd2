import type { Line, Point } from "@sat/calculator";
import type { Camera } from "../sheet.ts";
import { type Size, type Spot, spotOf } from "./camera.ts";

/** In pixels from the edges: where a number would be cut, and where buttons or points that were found may lie over it. */
const EDGE = 9;
const COVERED = 52;

/** What is drawn of a curve, in graph units. */
interface Drawn {
  readonly flat: readonly Line[];
  readonly points: readonly Point[];
}

/** The place of a curve that is nearest to being so far across, uncovered if there is one; undefined out of sight. */
export function numberSpot(
  across: number,
  drawn: Drawn,
  camera: Camera,
  size: Size,
): Spot | undefined {
  const spots = pointsOf(drawn).map((point) => spotOf(point, camera, size));
  const within = (edge: number) =>
    spots.filter(
      ({ x, y }) => x > EDGE && x < size.width - EDGE && y > edge && y < size.height - edge,
    );
  const open = within(COVERED);
  const seen = open.length > 0 ? open : within(EDGE);
  const away = ({ x }: Spot) => Math.abs(x - across);
  const [first, ...others] = seen;
  if (first === undefined) return undefined;
  return others.reduce((one, other) => (away(other) < away(one) ? other : one), first);
}

function pointsOf({ flat, points }: Drawn): readonly Point[] {
  const knots = flat.flatMap(({ path }) =>
    Array.from({ length: path.length / 2 }, (_, at) => ({
      x: path[2 * at] ?? NaN,
      y: path[2 * at + 1] ?? NaN,
    })),
  );
  return [...points, ...knots];
}
