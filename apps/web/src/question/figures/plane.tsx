import type { PlaneFigure, PlaneMark } from "@sat/item";
import { useId } from "react";
import { Hatching } from "./bar-fill.tsx";
import { CaptionedFigure } from "./captioned-figure.tsx";
import { Drawing } from "./drawing.tsx";
import { Label } from "./label.tsx";
import { AxisNames, PlaneGrid } from "./plane-axes.tsx";
import { placedPlaneLabels } from "./plane-labels.ts";
import { planeLayout } from "./plane-layout.ts";
import { PlaneMarkView } from "./plane-marks.tsx";
import { axisNumbers } from "./plane-numbers.ts";
import { planeWindow } from "./plane-window.ts";

/** The xy-plane: grid, axes, and on them lines, curves, points and shaded half-planes. */
export function Plane({ figure: whole }: { readonly figure: PlaneFigure }) {
  const id = useId();
  const figure = planeWindow(whole);
  const layout = planeLayout(figure);
  const numbers = axisNumbers(figure, layout);
  const taken = numbers.map(({ box }) => box);
  const { area } = layout;
  return (
    <CaptionedFigure alt={figure.alt} title={figure.title}>
      <Drawing alt={figure.alt} size={layout}>
        <clipPath id={`${id}clip`}>
          <rect {...area} />
        </clipPath>
        {/* Two shaded sides lean opposite ways, so that where they meet shows as a weave. */}
        <Hatching id={`${id}0`} turn={45} space={9} />
        <Hatching id={`${id}1`} turn={-45} space={9} />
        <PlaneGrid figure={figure} layout={layout} />
        {bottomUp(figure.marks).map((mark, at) => (
          <PlaneMarkView
            key={at}
            mark={mark}
            layout={layout}
            clip={`${id}clip`}
            hatch={`${id}${at % 2}`}
          />
        ))}
        <AxisNames figure={figure} layout={layout} numbers={numbers} />
        {placedPlaneLabels(figure, layout, taken).map(({ middle, runs }, at) => (
          <Label key={at} at={middle} runs={runs} />
        ))}
      </Drawing>
    </CaptionedFigure>
  );
}

const LAYERS: readonly PlaneMark["kind"][] = ["half-plane", "curve", "line", "segment", "point"];

/** Marks in drawing order: shades below lines, points above all. */
function bottomUp(marks: readonly PlaneMark[]): PlaneMark[] {
  return marks.toSorted((one, other) => LAYERS.indexOf(one.kind) - LAYERS.indexOf(other.kind));
}
