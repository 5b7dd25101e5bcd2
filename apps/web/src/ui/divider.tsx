import type { KeyboardEvent, PointerEvent } from "react";
import styles from "./divider.module.css";
import { LARGEST_PLACE, LEAST_PLACE, MIDDLE_PLACE } from "./use-divider-place.ts";

interface DividerProps {
  readonly label: string;
  /** From the left, in percent of the room that the two sides share. */
  readonly place: number;
  readonly onMove: (place: number) => void;
}

/** By how much an arrow key moves the divider. */
const STEP = 2;

/** A line between two sides that is dragged, or moved by arrow keys; a double click puts it in the middle. */
export function Divider({ label, place, onMove }: DividerProps) {
  const grasp = (event: PointerEvent<HTMLDivElement>) => {
    // Else the drag would mark the texts on both sides; it would also have given the focus.
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const divider = event.currentTarget;
    if (divider.hasPointerCapture(event.pointerId)) onMove(placeUnder(event.clientX, divider));
  };
  const press = (event: KeyboardEvent) => {
    const wanted = placeByKey(event.key, place);
    if (wanted === undefined) return;
    event.preventDefault();
    onMove(wanted);
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={place}
      aria-valuemin={LEAST_PLACE}
      aria-valuemax={LARGEST_PLACE}
      tabIndex={0}
      className={styles.divider}
      onPointerDown={grasp}
      onPointerMove={drag}
      onDoubleClick={() => onMove(MIDDLE_PLACE)}
      onKeyDown={press}
    />
  );
}

function placeUnder(x: number, divider: HTMLElement): number {
  const { left, width } = divider.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const own = divider.offsetWidth;
  return (100 * (x - left - own / 2)) / (width - own);
}

function placeByKey(key: string, place: number): number | undefined {
  switch (key) {
    case "ArrowLeft":
      return place - STEP;
    case "ArrowRight":
      return place + STEP;
    case "Home":
      return LEAST_PLACE;
    case "End":
      return LARGEST_PLACE;
    default:
      return undefined;
  }
}
