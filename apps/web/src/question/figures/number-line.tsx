import type { NumberLineFigure } from "@sat/item";
import styles from "./figure.module.css";
import { CaptionedFigure } from "./captioned-figure.tsx";
import { Drawing, DRAWING_WIDTH } from "./drawing.tsx";
import { Label } from "./label.tsx";
import { labelRuns } from "./label-runs.ts";
import { Arrowhead, LevelAxis, levelAxisHeight, levelScale } from "./level-axis.tsx";

/** Height of the line below the drawing's top: room for the points' labels. */
const LINE_Y = 34;

/** Points and a ray on a number line. */
export function NumberLine({ figure }: { readonly figure: NumberLineFigure }) {
  const { alt, title, axis, points, ray } = figure;
  const x = levelScale(axis);
  const size = { width: DRAWING_WIDTH, height: LINE_Y + levelAxisHeight(axis.label) };
  return (
    <CaptionedFigure alt={alt} title={title}>
      <Drawing alt={alt} size={size}>
        <LevelAxis axis={axis} y={LINE_Y} arrows />
        {ray && <Ray from={x(ray.from)} direction={ray.direction} />}
        {points.map(({ at, label, open }) => (
          <g key={at}>
            <circle
              className={open === true ? styles.open : styles.mark}
              cx={x(at)}
              cy={LINE_Y}
              r={5}
            />
            {label !== undefined && (
              <Label at={{ x: x(at), y: LINE_Y - 20 }} runs={labelRuns(label)} />
            )}
          </g>
        ))}
      </Drawing>
    </CaptionedFigure>
  );
}

function Ray({ from, direction }: { readonly from: number; readonly direction: "left" | "right" }) {
  const way = direction === "left" ? -1 : 1;
  const end = way === 1 ? DRAWING_WIDTH - 2 : 2;
  return (
    <g className={styles.ray}>
      <path className={styles.data} d={`M${from} ${LINE_Y}H${end - 6 * way}`} />
      <Arrowhead at={end} y={LINE_Y} way={way} />
    </g>
  );
}
