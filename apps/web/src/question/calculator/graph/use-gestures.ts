import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { Spot } from "./camera.ts";

interface Gestures {
  readonly onPan: (by: Spot) => void;
  /** Below one it zooms in; what is under the spot stays there. */
  readonly onZoom: (factor: number, spot: Spot) => void;
  /** A press on no curve that moved nothing. */
  readonly onPress: () => void;
  readonly trace: {
    /** Takes hold of a curve within so many pixels; answers whether there is one. */
    readonly grasp: (spot: Spot, reach: number) => boolean;
    readonly follow: (spot: Spot) => void;
    readonly letGo: () => void;
  };
}

/** Pixels that a finger or a hand may shake in a press. */
const SHAKE = 5;
/** Pixels from a curve within which a mouse means it, and within which a finger does. */
const REACH = 8;
const FINGER_REACH = 16;
/** By how much one line of a wheel zooms, as a power of e. */
const WHEEL = 0.0015;

/** Drag a curve to trace it, anything else to pan; wheel or two fingers zoom. Answers the canvas's handlers. */
export function useGestures(canvas: RefObject<HTMLCanvasElement | null>, gestures: Gestures) {
  const down = useRef(new Map<number, Spot>());
  const travelled = useRef(0);
  const isTracing = useRef(false);
  /** Whether a second pointer was down since the first one came: that is no press. */
  const wasPair = useRef(false);
  useWheel(canvas, gestures.onZoom);

  const grasp = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const reach = event.pointerType === "touch" ? FINGER_REACH : REACH;
    // A second finger makes it a zoom.
    isTracing.current = down.current.size === 0 && gestures.trace.grasp(spotIn(event), reach);
    wasPair.current = down.current.size > 0;
    if (!wasPair.current) travelled.current = 0;
    down.current.set(event.pointerId, spotIn(event));
  };
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = down.current.get(event.pointerId);
    if (before === undefined) return;
    const now = spotIn(event);
    const other = otherThan(down.current, event.pointerId);
    down.current.set(event.pointerId, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    travelled.current += Math.hypot(by.x, by.y);
    if (isTracing.current) return gestures.trace.follow(now);
    if (other === undefined) {
      if (travelled.current > SHAKE) gestures.onPan(by);
      return;
    }
    // Each of two fingers moves what is half-way between them by half as much as itself.
    gestures.onPan({ x: by.x / 2, y: by.y / 2 });
    const factor = distance(before, other) / Math.max(1, distance(now, other));
    gestures.onZoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };
  const release = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!down.current.delete(event.pointerId)) return;
    if (isTracing.current) gestures.trace.letGo();
    else if (travelled.current <= SHAKE && !wasPair.current) gestures.onPress();
  };
  const lose = (event: PointerEvent) => void down.current.delete(event.pointerId);
  return {
    onPointerDown: grasp,
    onPointerMove: drag,
    onPointerUp: release,
    onPointerCancel: lose,
  };
}

function useWheel(canvas: RefObject<HTMLCanvasElement | null>, onZoom: Gestures["onZoom"]): void {
  const zoom = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onZoom(Math.exp(event.deltaY * WHEEL), { x: event.offsetX, y: event.offsetY });
  });
  // React listens to wheels passively, and the page would scroll as well.
  useEffect(() => {
    const element = canvas.current;
    const listener = (event: WheelEvent) => zoom(event);
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, [canvas]);
}

function spotIn({ nativeEvent }: PointerEvent): Spot {
  return { x: nativeEvent.offsetX, y: nativeEvent.offsetY };
}

function otherThan(down: ReadonlyMap<number, Spot>, id: number): Spot | undefined {
  return [...down].find(([each]) => each !== id)?.[1];
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
