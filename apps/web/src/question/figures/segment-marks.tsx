import styles from "./figure.module.css";
import {
  along,
  between,
  direction,
  type Segment,
  segmentPath,
  type Spot,
} from "./plane-geometry.ts";

const TICK = 5;
const TICK_SPACE = 4;
const ARROW = 5;
const ARROW_SPACE = 6;
/** Arrows stand past the middle, where lines are seldom crossed. */
const ARROW_SHARE = 0.68;

interface MarksProps {
  readonly segment: Segment;
  readonly count: number;
}

/** Ticks across a segment: segments with as many are equal. */
export function Ticks({ segment, count }: MarksProps) {
  const way = direction(segment.from, segment.to);
  const across = { x: -way.y, y: way.x };
  const path = places(segment, way, { count, share: 0.5, space: TICK_SPACE })
    .map((at) => segmentPath({ from: along(at, across, TICK), to: along(at, across, -TICK) }))
    .join("");
  return <path className={styles.edge} d={path} />;
}

/** Arrowheads on a line: lines with as many are parallel. All point one way, to the right or up. */
export function Arrows({ segment, count }: MarksProps) {
  const way = rightOrUp(direction(segment.from, segment.to));
  const across = { x: -way.y, y: way.x };
  const path = places(segment, way, { count, share: ARROW_SHARE, space: ARROW_SPACE })
    .map((tip) => {
      const back = along(tip, way, -ARROW);
      const [one, other] = [along(back, across, ARROW), along(back, across, -ARROW)];
      return segmentPath({ from: one, to: tip }) + segmentPath({ from: tip, to: other });
    })
    .join("");
  return <path className={styles.edge} d={path} />;
}

function rightOrUp(way: Spot): Spot {
  const isForward = Math.abs(way.x) > 1e-6 ? way.x > 0 : way.y < 0;
  return isForward ? way : { x: -way.x, y: -way.y };
}

/** The middles of equally spaced marks about a place on the segment. */
function places(
  { from, to }: Segment,
  way: Spot,
  { count, share, space }: { count: number; share: number; space: number },
): Spot[] {
  const middle = between(from, to, share);
  return Array.from({ length: count }, (_, at) =>
    along(middle, way, (at - (count - 1) / 2) * space),
  );
}

/** The room that a segment's marks take, for labels to keep clear of. */
export function markSpot({ from, to }: Segment, kind: "ticks" | "arrows"): Spot {
  return between(from, to, kind === "ticks" ? 0.5 : ARROW_SHARE);
}
