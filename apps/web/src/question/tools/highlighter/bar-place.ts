/** The edges of something on the screen, in CSS pixels of the window. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Wanted {
  /** What the bar stands at. */
  readonly around: Edges;
  readonly bar: { readonly width: number; readonly height: number };
  /** Where the bar may stand. */
  readonly room: Edges;
  /** Whether a finger has selected, whose handles hang below and whose menu stands above. */
  readonly isTouch: boolean;
}

/** Between the bar and what it stands at, in CSS pixels; and where a finger's handles hang there. */
const GAP = 8;
const TOUCH_GAP = 36;

/**
 * The upper left corner of a bar that stands above what it is about, or below where there is no room, or at once by a
 * finger; undefined where neither leaves all of both in sight.
 */
export function barPlace(wanted: Wanted): { readonly x: number; readonly y: number } | undefined {
  const { around, bar, room, isTouch } = wanted;
  const above = around.top - GAP - bar.height;
  const below = around.bottom + (isTouch ? TOUCH_GAP : GAP);
  const fits = (y: number) => y >= room.top && y + bar.height <= room.bottom;
  const y = (isTouch ? [below] : [above, below]).find(fits);
  const isSeen = around.bottom > room.top && around.top < room.bottom;
  if (y === undefined || !isSeen) return undefined;
  const middle = (around.left + around.right - bar.width) / 2;
  return { x: Math.max(room.left, Math.min(middle, room.right - bar.width)), y };
}
