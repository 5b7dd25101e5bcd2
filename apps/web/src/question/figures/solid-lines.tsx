import type { SolidFigure } from "@sat/item";
import styles from "./figure.module.css";
import { Label } from "./label.tsx";
import { labelRuns, labelSize } from "./label-runs.ts";
import { besideSegment, placeLabels } from "./place-labels.ts";
import { segmentPath, type Size } from "./plane-geometry.ts";
import { type Dimension, SOLID_SHAPES, type SolidShape } from "./solid-shapes.ts";

interface SolidLinesProps {
  readonly figure: SolidFigure;
  readonly size: Size;
}

/** What a solid's drawing holds; a dimension inside the solid gets a line of its own. */
export function SolidLines({ figure, size }: SolidLinesProps) {
  const shape = SOLID_SHAPES[figure.solid];
  const wanted = dimensions(figure, shape);
  const inner = wanted.filter(({ line }) => line.isEdge !== true);
  return (
    <>
      <path className={`${styles.thin} ${styles.dashed}`} d={shape.hidden} />
      <path className={styles.edge} d={shape.seen} />
      {inner.map(({ name, line }) => (
        <path key={name} className={styles.thin} d={segmentPath(line)} />
      ))}
      {shape.dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles.ink} cx={x} cy={y} r={3} />
      ))}
      {labels(wanted, shape, size).map(({ name, runs, middle }) => (
        <Label key={name} runs={runs} at={middle} />
      ))}
    </>
  );
}

/** The dimensions that the figure names and the solid has. */
function dimensions({ labels: texts }: SolidFigure, shape: SolidShape) {
  // Object.keys forgets the literal keys.
  return (Object.keys(shape.dimensions) as Dimension[]).flatMap((name) => {
    const line = shape.dimensions[name];
    const text = texts[name];
    return line === undefined || text === undefined ? [] : [{ name, line, runs: labelRuns(text) }];
  });
}

function labels(wanted: ReturnType<typeof dimensions>, shape: SolidShape, bounds: Size) {
  const middles = placeLabels(
    wanted.map(({ line, runs }) => {
      const size = labelSize(runs);
      return { size, candidates: besideSegment(line, size, { preferred: line.side }) };
    }),
    {
      bounds: { x: 0, y: 0, ...bounds },
      segments: [...shape.outline, ...wanted.map(({ line }) => line)],
      faint: shape.behind ?? [],
      boxes: [],
    },
  );
  return wanted.map((one, at) => ({ ...one, middle: middles[at] ?? { x: 0, y: 0 } }));
}
