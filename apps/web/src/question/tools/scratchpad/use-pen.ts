import { type KeyboardEvent, useState } from "react";
import { announce } from "../../../lib/announce.ts";
import type { Stroke } from "../tool-work.ts";
import { erased, goneOn, onSheet, type Point, roomOn, SHEET } from "./strokes.ts";

export interface Drawn {
  readonly strokes: readonly Stroke[];
  readonly isErasing: boolean;
  readonly onDraw: (strokes: readonly Stroke[]) => void;
}

/** How far an arrow key moves the pen. */
const STEP = 8;
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The pen over a sheet, or the eraser: where it is, what it draws while it is down, and how it is moved. */
export function usePen({ strokes, isErasing, onDraw }: Drawn) {
  /** What is being drawn, which is of the strokes once the pen is lifted. */
  const [stroke, setStroke] = useState<Stroke>();
  const [pen, setPen] = useState<Point>({ x: SHEET.width / 2, y: SHEET.height / 2 });
  const lift = () => {
    if (stroke !== undefined && stroke.length > 0 && !isErasing) onDraw([...strokes, stroke]);
    setStroke(undefined);
  };
  const goTo = (point: Point, isDown: boolean) => {
    setPen(point);
    if (!isDown) return;
    setStroke(goneOn(stroke ?? [], point, roomOn(strokes)));
    const left = isErasing ? erased(strokes, point) : strokes;
    if (left.length < strokes.length) onDraw(left);
  };
  const press = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way === undefined && event.key !== " ") return;
    event.preventDefault();
    if (way !== undefined)
      return goTo(onSheet({ x: pen.x + way.x, y: pen.y + way.y }), stroke !== undefined);
    announce(stroke === undefined ? "Pen down" : "Pen up");
    return stroke === undefined ? goTo(pen, true) : lift();
  };
  return { pen, stroke, goTo, lift, press };
}
