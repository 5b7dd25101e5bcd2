/** Colours of the graph, as the browser has resolved them for the theme in force. */
export interface Palette {
  readonly ground: string;
  readonly ink: string;
  readonly soft: string;
  readonly grid: string;
  readonly fine: string;
  readonly curves: readonly string[];
  /** Whether colours tell curves apart: where they are the system's, all curves have one. */
  readonly isTelling: boolean;
}

/** Reads the swatches: a canvas knows nothing of tokens, themes and forced colours, the elements beside it do. */
export function readPalette(swatches: HTMLElement): Palette {
  const colours = [...swatches.children].map((each) => getComputedStyle(each).color);
  const [ground = "", ink = "", soft = "", grid = "", fine = "", ...curves] = colours;
  return { ground, ink, soft, grid, fine, curves, isTelling: new Set(curves).size > 1 };
}
