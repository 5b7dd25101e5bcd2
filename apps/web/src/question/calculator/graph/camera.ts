import type { View } from "@sat/calculator";
import type { Camera } from "../sheet.ts";

/** The room of the graph, in pixels of the page. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place in the graph's room, from its upper left corner, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How far each axis goes at first, across the shorter side of the room. */
const HOME_REACH = 10;
/** Beyond these, numbers have no digits left to tell two pixels apart, or nothing more to show. */
const LEAST_PER_PIXEL = 1e-10;
const MOST_PER_PIXEL = 1e10;
/** The share of their reach that is left free around points that the window is made to fit. */
const MARGIN = 0.2;
/** For its size, how far values must reach to be told apart. */
const LEAST_REACH = 1e-6;
/** No window that is in reach shows a number beyond this together with the origin. */
const FARTHEST = 1e11;

/** The window that a graph begins with: the origin in the middle, and both axes alike. */
export function homeCamera({ width, height }: Size): Camera {
  const perPixel = (2 * HOME_REACH) / Math.max(1, Math.min(width, height));
  return { x: 0, y: 0, perPixelX: perPixel, perPixelY: perPixel };
}

/** The part of the plane that a camera shows. */
export function viewOf(camera: Camera, { width, height }: Size): View {
  const [reachX, reachY] = [(camera.perPixelX * width) / 2, (camera.perPixelY * height) / 2];
  return {
    left: camera.x - reachX,
    right: camera.x + reachX,
    bottom: camera.y - reachY,
    top: camera.y + reachY,
    width,
    height,
  };
}

export type Limits = Pick<View, "left" | "right" | "bottom" | "top">;

/** The camera whose window has these limits. */
export function cameraFor({ left, right, bottom, top }: Limits, { width, height }: Size): Camera {
  return {
    x: (left + right) / 2,
    y: (bottom + top) / 2,
    perPixelX: (right - left) / width,
    perPixelY: (top - bottom) / height,
  };
}

/** Moves what is shown by so many pixels, to the right and down. */
export function panned(camera: Camera, { x, y }: Spot): Camera {
  return {
    ...camera,
    x: camera.x - x * camera.perPixelX,
    y: camera.y + y * camera.perPixelY,
  };
}

/** Whether a pixel of each axis shows neither too little to be told from the next, nor too much. */
export function isInReach({ perPixelX, perPixelY }: Camera): boolean {
  return [perPixelX, perPixelY].every((each) => each >= LEAST_PER_PIXEL && each <= MOST_PER_PIXEL);
}

/** Zooms by a factor, in where it is below one; what is under the spot stays there. */
export function zoomed(camera: Camera, factor: number, spot: Spot, size: Size): Camera {
  const perPixelX = camera.perPixelX * factor;
  const perPixelY = camera.perPixelY * factor;
  if (!isInReach({ ...camera, perPixelX, perPixelY })) return camera;
  const [x, y] = [spot.x - size.width / 2, spot.y - size.height / 2];
  return {
    x: camera.x + x * (camera.perPixelX - perPixelX),
    y: camera.y - y * (camera.perPixelY - perPixelY),
    perPixelX,
    perPixelY,
  };
}

/** Where a point of the plane is in the room. */
export function spotOf(point: Spot, camera: Camera, size: Size): Spot {
  return {
    x: size.width / 2 + (point.x - camera.x) / camera.perPixelX,
    y: size.height / 2 - (point.y - camera.y) / camera.perPixelY,
  };
}

/** The point of the plane that is at a place of the room. */
export function pointAt(spot: Spot, camera: Camera, size: Size): Spot {
  return {
    x: camera.x + (spot.x - size.width / 2) * camera.perPixelX,
    y: camera.y - (spot.y - size.height / 2) * camera.perPixelY,
  };
}

/** Whether a window can be made to fit a point. */
export function isNearEnough({ x, y }: Spot): boolean {
  return Math.max(Math.abs(x), Math.abs(y)) <= FARTHEST;
}

/** Around all the points, with some room; undefined where there is nothing to fit. */
export function fitted(points: readonly Spot[], size: Size): Camera | undefined {
  if (points.length === 0) return undefined;
  const [left, right] = limits(points.map(({ x }) => x));
  const [bottom, top] = limits(points.map(({ y }) => y));
  return cameraFor({ left, right, bottom, top }, size);
}

function limits(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const middle = (least + most) / 2;
  const reach = (most - middle) * (1 + MARGIN);
  // One value, or several that cannot be told apart, have no extent but the way from the origin.
  const isApart = reach > LEAST_REACH * (1 + Math.abs(middle));
  const room = isApart ? reach : Math.max(1, Math.abs(middle) * (1 + MARGIN));
  return [middle - room, middle + room];
}
