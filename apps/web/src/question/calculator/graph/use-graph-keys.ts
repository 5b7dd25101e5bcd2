import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Spot } from "./camera.ts";
import type { Moves } from "./moves.ts";

/** Pixels by which an arrow key pans. */
const PAN = 40;

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
};

/** Arrows pan the graph that has the focus; plus and minus zoom, 0 goes home, of what is in it as well. */
export function useGraphKeys(graph: RefObject<HTMLElement | null>, moves: Moves): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Of a curve that is traced, arrows go along it.
    if (event.target !== graph.current && event.key in ARROWS) return;
    if (!moveByKey(event.key, moves)) return;
    event.preventDefault();
    // Left to the page, 0 would be typed into the answer.
    event.stopPropagation();
  });
  // For React a picture is nothing that takes keys.
  useEffect(() => {
    const element = graph.current;
    const listener = (event: KeyboardEvent) => press(event);
    element?.addEventListener("keydown", listener);
    return () => element?.removeEventListener("keydown", listener);
  }, [graph]);
}

/** Whether the key is one of the graph's. */
function moveByKey(key: string, { pan, zoomIn, zoomOut, home }: Moves): boolean {
  const arrow = ARROWS[key];
  if (arrow !== undefined) pan(arrow);
  else if (key === "+" || key === "=") zoomIn();
  else if (key === "-") zoomOut();
  else if (key === "0") home();
  else return false;
  return true;
}
