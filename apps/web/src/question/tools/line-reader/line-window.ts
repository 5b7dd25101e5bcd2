/** The uncovered lines, in CSS pixels from the upper edge of what is covered. */
export interface LineWindow {
  readonly top: number;
  readonly height: number;
}

/** About a line of a passage, and by how much an arrow key moves. */
export const LEAST_HEIGHT = 32;
export const STEP = 16;

/** The window as near to the wanted one as a room of this height allows. */
export function lineWindow({ top, height }: LineWindow, room: number): LineWindow {
  const most = Math.max(LEAST_HEIGHT, room);
  const allowed = Math.min(most, Math.max(LEAST_HEIGHT, height));
  return { top: Math.max(0, Math.min(top, most - allowed)), height: allowed };
}
