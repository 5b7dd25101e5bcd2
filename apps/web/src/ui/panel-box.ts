/** Where a panel lies in the window, and how large it is, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The least that a panel can be made, and by how much an arrow key moves it or its edge. */
export const LEAST = { width: 240, height: 160 };
export const STEP = 16;

/** A box as near to the wanted one as leaves all of it in the room; its head is never lost, however small the room. */
export function boxWithin({ x, y, ...size }: Box, room: Room): Box {
  const width = between(LEAST.width, size.width, room.width);
  const height = between(LEAST.height, size.height, room.height);
  return {
    x: between(0, x, room.width - width),
    y: between(0, y, room.height - height),
    width,
    height,
  };
}

/** The box that an arrow key asks for: with Shift it is larger or smaller, otherwise elsewhere. */
export function boxByKey(box: Box, key: string, isSizing: boolean): Box | undefined {
  const way = WAYS[key];
  if (way === undefined) return undefined;
  const [dx, dy] = [way[0] * STEP, way[1] * STEP];
  return isSizing
    ? { ...box, width: box.width + dx, height: box.height + dy }
    : { ...box, x: box.x + dx, y: box.y + dy };
}

const WAYS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where the least is more than the most, the least: a box begins in the room rather than ends there. */
function between(least: number, value: number, most: number): number {
  return Math.round(Math.max(least, Math.min(value, most)));
}
