import { useState } from "react";
import { isNumber } from "../lib/shapes.ts";
import { deviceShelf } from "../lib/storage.ts";

/** How far from the left a divider stands, in percent: no farther than leaves both sides room to read. */
export const LEAST_PLACE = 30;
export const LARGEST_PLACE = 70;
export const MIDDLE_PLACE = 50;

const KEY = "divider";

/** Where the learner put the divider last on this device, and the way to put it elsewhere. */
export function useDividerPlace(): [place: number, setPlace: (place: number) => void] {
  const [place, setPlace] = useState(() => deviceShelf.read(KEY, isPlace) ?? MIDDLE_PLACE);
  const move = (wanted: number) => {
    const allowed = Math.round(Math.min(LARGEST_PLACE, Math.max(LEAST_PLACE, wanted)));
    setPlace(allowed);
    deviceShelf.write(KEY, allowed);
  };
  return [place, move];
}

function isPlace(value: unknown): value is number {
  return isNumber(value) && value >= LEAST_PLACE && value <= LARGEST_PLACE;
}
