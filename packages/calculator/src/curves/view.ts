/** A part of the plane in graph units, and its size on the screen in pixels. */
export interface View {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The reach of a view along an axis, and its pixels there. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly pixels: number;
}

/** Screens are not larger than this, whatever is asked for. */
const MOST_PIXELS = 8000;

export function rangeOf(view: View, axis: "x" | "y"): Range {
  const [from, to] = axis === "x" ? [view.left, view.right] : [view.bottom, view.top];
  const pixels = axis === "x" ? view.width : view.height;
  return { from, to, pixels: Math.min(Math.max(Math.ceil(pixels), 1), MOST_PIXELS) };
}

export function isWithin({ left, right, bottom, top }: View, x: number, y: number): boolean {
  return x >= left && x <= right && y >= bottom && y <= top;
}
