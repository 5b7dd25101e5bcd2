import { useLayoutEffect } from "react";
import { isNumber } from "../../../lib/shapes.ts";
import { deviceShelf } from "../../../lib/storage.ts";

/** In percent of the usual. */
export const LEAST_SIZE = 100;
export const LARGEST_SIZE = 300;
export const SIZE_STEP = 25;

const KEY = "text-size";
/** For the styles of a question: how many times as large as usual it is. */
const ZOOM = "--question-zoom";

/** How large questions are on this device. */
export function keptTextSize(): number {
  return deviceShelf.read(KEY, isSize) ?? LEAST_SIZE;
}

/** Sets questions larger or smaller on this device, at once; answers how large they are now. */
export function setTextSize(wanted: number): number {
  const size = Math.min(LARGEST_SIZE, Math.max(LEAST_SIZE, wanted));
  deviceShelf.write(KEY, size);
  show(size);
  return size;
}

/** Shows a question in the size of this device as long as it is there. */
export function useTextSize(): void {
  // The page's own element is outside React; the size is there before the question is painted with its tools.
  useLayoutEffect(() => {
    show(keptTextSize());
    return () => void document.documentElement.style.removeProperty(ZOOM);
  }, []);
}

function show(size: number): void {
  document.documentElement.style.setProperty(ZOOM, String(size / 100));
}

function isSize(value: unknown): value is number {
  return isNumber(value) && value >= LEAST_SIZE && value <= LARGEST_SIZE;
}
