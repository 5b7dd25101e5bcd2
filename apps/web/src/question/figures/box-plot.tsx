import type { BoxPlotFigure } from "@sat/item";
import styles from "./figure.module.css";
import { CaptionedFigure } from "./captioned-figure.tsx";
import { Drawing, DRAWING_WIDTH } from "./drawing.tsx";
import { Label } from "./label.tsx";
import { LABEL_SIZE, labelRuns, LINE_HEIGHT } from "./label-runs.ts";
import { LevelAxis, levelAxisHeight, levelScale } from "./level-axis.tsx";
import type { Scale } from "./scale.ts";

const BOX = 28;
/** A box with its name above it and the space below it. */
const ROW = LABEL_SIZE * LINE_HEIGHT + BOX + 22;

/** Box plots over one axis, each with its name above it. */
export function BoxPlot({ figure }: { readonly figure: BoxPlotFigure }) {
  const { alt, title, axis, boxes } = figure;
  const x = levelScale(axis);
  const base = boxes.length * ROW;
  const size = { width: DRAWING_WIDTH, height: base + levelAxisHeight(axis.label) };
  return (
    <CaptionedFigure alt={alt} title={title}>
      <Drawing alt={alt} size={size}>
        <LevelAxis axis={axis} y={base} gridTo={0} />
        {boxes.map((box, at) => (
          <BoxRow key={box.name} {...box} x={x} top={at * ROW} />
        ))}
      </Drawing>
    </CaptionedFigure>
  );
}

type BoxRowProps = BoxPlotFigure["boxes"][number] & { readonly x: Scale; readonly top: number };

function BoxRow({ name, five, x, top }: BoxRowProps) {
  const [least, low, middle, high, most] = [
    x(five[0]),
    x(five[1]),
    x(five[2]),
    x(five[3]),
    x(five[4]),
  ];
  const boxTop = top + LABEL_SIZE * LINE_HEIGHT + 6;
  const level = boxTop + BOX / 2;
  const ends = `M${least} ${level - 7}v14M${most} ${level - 7}v14`;
  return (
    <g>
      <Label at={{ x: (least + most) / 2, y: top + 10 }} runs={labelRuns(name)} />
      <path
        className={styles.edge}
        d={`M${least} ${level}H${low}M${high} ${level}H${most}${ends}`}
      />
      <rect className={styles.tint} x={low} y={boxTop} width={high - low} height={BOX} />
      <path className={styles.data} d={`M${middle} ${boxTop}v${BOX}`} />
    </g>
  );
}
