import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { Camera } from "../sheet.ts";
import type { Size } from "./camera.ts";
import { drawAxes } from "./draw-axes.ts";
import { drawFound, drawShown } from "./draw-found.ts";
import { drawNumbers } from "./draw-numbers.ts";
import { drawPlots } from "./draw-plots.ts";
import { readPalette } from "./palette.ts";
import { newShapeCache } from "./shape-cache.ts";
import type { Found } from "./use-found.ts";
import type { Shown } from "./use-shown.ts";

interface Picture {
  readonly camera: Camera;
  readonly size: Size;
  readonly found: Found;
  readonly shown: Shown | undefined;
}

interface Elements {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** What wears the colours that are drawn with. */
  readonly swatches: RefObject<HTMLElement | null>;
}

/** Draws the graph, once a frame at most, whenever something of it or its colours has changed. */
export function useDrawing({ canvas, swatches }: Elements, picture: Picture): void {
  const [pathsOf] = useState(newShapeCache);
  const { camera, size, found, shown } = picture;
  const { curves, points } = found;
  const draw = useEffectEvent(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || swatches.current === null || size.width === 0) return;
    fitToScreen(context, size);
    const ground = { context, camera, size, palette: readPalette(swatches.current) };
    drawAxes(ground);
    drawPlots(ground, curves, pathsOf);
    drawFound(ground, points);
    if (!ground.palette.isTelling) drawNumbers(ground, curves, pathsOf);
    if (shown !== undefined) drawShown(ground, shown, curves);
  });
  // A canvas is drawn by hand, and of several changes within a frame only the last is seen.
  useEffect(() => {
    const frame = requestAnimationFrame(() => draw());
    return () => cancelAnimationFrame(frame);
  }, [camera, size, curves, points, shown]);
  // Themes change by the system's choice, by the learner's, and when a page is printed.
  useEffect(() => onThemeChange(() => draw()), []);
}

/** As many pixels as the screen has; more than three for one of the page nobody sees. */
function fitToScreen(context: CanvasRenderingContext2D, { width, height }: Size): void {
  const ratio = Math.min(devicePixelRatio, 3);
  const { canvas } = context;
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
  // To set it, even to the same, clears it and costs a frame.
  if (canvas.width !== across || canvas.height !== down) {
    canvas.width = across;
    canvas.height = down;
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
}

const QUERIES = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const queries = QUERIES.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener("change", listener);
  };
}
