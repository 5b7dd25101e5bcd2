import type { Size, Spot } from "./plane-geometry.ts";
import type { PlaneLayout } from "./plane-layout.ts";

/** A row of numbers along an axis. */
export interface Row {
  /** Below or left of the axis (-1), or above or right of it (1). */
  readonly side: -1 | 1;
  /** Space between the axis and the numbers. */
  readonly gap: number;
}

/** Where the numbers of an axis may stand, best first; the wider gaps leave room for points on the axis. */
export const ROWS: readonly Row[] = [
  { side: -1, gap: 5 },
  { side: -1, gap: 8 },
  { side: 1, gap: 5 },
  { side: 1, gap: 8 },
];

/** What a number stands at: where its grid line runs, and its size. */
interface Tick {
  readonly at: number;
  readonly size: Size;
}

/** The places of a number of the level axis, those in its row first. */
export function levelPlaces({ at, size }: Tick, row: Row, { axisY, cell }: PlaneLayout): Spot[] {
  const beside = size.width / 2 + 3;
  const asides = within([4, 7, 10, beside, beside + 4], cell.width);
  return places(row, { far: row.gap + size.height / 2, asides, beside }).map(({ out, aside }) => ({
    x: at + aside,
    y: axisY - out,
  }));
}

/** The places of a number of the upright axis, those in its row first. */
export function uprightPlaces({ at, size }: Tick, row: Row, { axisX, cell }: PlaneLayout): Spot[] {
  const beside = size.height / 2 + 2;
  const asides = within([4, beside, beside + 4], cell.height);
  return places(row, { far: row.gap + 1 + size.width / 2, asides, beside }).map(
    ({ out, aside }) => ({ x: axisX + out, y: at - aside }),
  );
}

/** The places of the origin's name: in one of the corners where the axes meet, or farther off. */
export function originPlaces({ axisX, axisY }: PlaneLayout): Spot[] {
  return [1, 1.5, 2, 3].flatMap((far) =>
    CORNERS.map(([right, down]) => ({ x: axisX + far * right, y: axisY + far * down })),
  );
}

const CORNERS = [
  [-9, 11],
  [9, 11],
  [-9, -11],
  [9, -11],
] as const;

/** How far aside a number may stand and still be read as that of its grid line, in cells. */
const NEAR = 0.6;

function within(asides: readonly number[], cell: number): number[] {
  return asides.filter((aside) => aside <= NEAR * cell);
}

/** How much farther from its axis a number may stand: a little, or wherever its grid line still has room. */
const NEARBY = [0, 4, 8, 12, 16, 20];
const FAR = [28, 40, 60, 90, 130];

interface Offsets {
  /** From the axis to the middle of a number in the row. */
  readonly far: number;
  /** Along the axis, where the cells have room for that. */
  readonly asides: readonly number[];
  /** Along the axis, to the side of a line that covers the number's grid line. */
  readonly beside: number;
}

/** Places by their distance from the axis: in the row, across the axis, and then farther off. */
function places({ side }: Row, { far, asides, beside }: Offsets) {
  const on = (farther: readonly number[], all: readonly number[]) => {
    const outs = farther.flatMap((more) => [side * (far + more), -side * (far + more)]);
    const both = all.flatMap((aside) => [aside, -aside]);
    return outs.flatMap((out) => [0, ...both].map((aside) => ({ out, aside })));
  };
  return [...on(NEARBY, asides), ...on(NEARBY, [beside]), ...on(FAR, [beside])];
}
