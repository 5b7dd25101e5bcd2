import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Camera } from "../sheet.ts";
import { homeCamera, type Size } from "./camera.ts";

/** So long after the last movement the window is kept, in milliseconds. */
const REST = 250;

interface CameraNow {
  readonly camera: Camera;
  /** Where the next movement leads, from where the one before it led; null is home. */
  readonly move: (to: (camera: Camera) => Camera | null) => void;
}

/** The window while it moves: each movement is drawn at once, and the sheet is told when it rests. */
export function useCamera(
  kept: Camera | null,
  size: Size,
  onRest: (camera: Camera | null) => void,
): CameraNow {
  const [moved, setMoved] = useState(kept);
  const tell = useEffectEvent(() => {
    if (moved !== kept) onRest(moved);
  });
  // A gesture has no end of its own: it is over when nothing has come for a while.
  useEffect(() => {
    const timer = setTimeout(() => tell(), REST);
    return () => clearTimeout(timer);
  }, [moved]);
  // Nor is there a rest when the calculator is closed.
  useEffect(() => () => tell(), []);
  const camera = useMemo(() => moved ?? homeCamera(size), [moved, size]);
  return {
    camera,
    move: (to) => setMoved((now) => to(now ?? homeCamera(size))),
  };
}
