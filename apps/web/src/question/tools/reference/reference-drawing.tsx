import styles from "./reference-sheet.module.css";

/** Lines of a figure, those of them that lie behind, and its letters with their places. */
interface Drawing {
  readonly lines: string;
  readonly behind?: string;
  readonly letters: readonly (readonly [text: string, x: number, y: number])[];
}

export type Shape =
  | "circle"
  | "rectangle"
  | "triangle"
  | "right-triangle"
  | "half-equilateral"
  | "half-square"
  | "prism"
  | "cylinder"
  | "sphere"
  | "cone"
  | "pyramid";

/** Two arcs, and the radius from the circle's middle to its right. */
const CIRCLE = "M24 45a36 36 0 1 0 72 0a36 36 0 1 0 -72 0M60 45H96";

/** On a sheet of 120 by 90. */
const DRAWINGS: Readonly<Record<Shape, Drawing>> = {
  circle: {
    lines: `${CIRCLE}M59 45a1 1 0 1 0 2 0a1 1 0 1 0 -2 0`,
    letters: [["r", 75, 40]],
  },
  rectangle: {
    lines: "M20 25H100V65H20Z",
    letters: [
      ["ℓ", 57, 80],
      ["w", 104, 49],
    ],
  },
  triangle: {
    lines: "M15 70H105L45 15Z",
    behind: "M45 15V70M45 62H53V70",
    letters: [
      ["h", 32, 50],
      ["b", 57, 85],
    ],
  },
  "right-triangle": {
    lines: "M25 70H95V18ZM87 70V62H95",
    letters: [
      ["b", 57, 85],
      ["a", 100, 48],
      ["c", 48, 40],
    ],
  },
  "half-equilateral": {
    lines: "M12 70H90V25ZM82 70V62H90",
    letters: [
      ["x√3", 44, 85],
      ["x", 96, 51],
      ["2x", 38, 42],
      ["30°", 30, 68],
      ["60°", 70, 48],
    ],
  },
  "half-square": {
    lines: "M30 72H86V16ZM78 72V64H86",
    letters: [
      ["s", 57, 86],
      ["s", 92, 47],
      ["s√2", 34, 40],
      ["45°", 42, 70],
      ["45°", 66, 42],
    ],
  },
  prism: {
    lines: "M15 40H85V75H15ZM15 40L35 20H105L85 40M105 20V55L85 75",
    behind: "M35 20V55H105M35 55L15 75",
    letters: [
      ["ℓ", 47, 88],
      ["w", 98, 74],
      ["h", 109, 41],
    ],
  },
  cylinder: {
    lines:
      "M30 20a30 9 0 1 0 60 0a30 9 0 1 0 -60 0M30 20V70M90 20V70M30 70a30 9 0 0 0 60 0M60 20H90",
    behind: "M30 70a30 9 0 0 1 60 0",
    letters: [
      ["r", 71, 17],
      ["h", 95, 49],
    ],
  },
  sphere: {
    lines: `${CIRCLE}M24 45a36 11 0 0 0 72 0`,
    behind: "M24 45a36 11 0 0 1 72 0",
    letters: [["r", 75, 41]],
  },
  cone: {
    lines: "M60 10L28 70M60 10L92 70M28 70a32 10 0 0 0 64 0",
    behind: "M28 70a32 10 0 0 1 64 0M60 10V70H92",
    letters: [
      ["h", 49, 48],
      ["r", 73, 66],
    ],
  },
  pyramid: {
    lines: "M58 10L15 65H78L102 48ZM58 10L78 65",
    behind: "M58 10L40 48H102M40 48L15 65M58 10V57",
    letters: [
      ["ℓ", 45, 80],
      ["w", 95, 65],
      ["h", 48, 40],
    ],
  },
};

/** A figure of the reference sheet; the words and formulas below it say all that it shows. */
export function ReferenceDrawing({ shape }: { readonly shape: Shape }) {
  const { lines, behind, letters } = DRAWINGS[shape];
  return (
    <svg className={styles.drawing} viewBox="0 0 120 92" aria-hidden="true">
      <path d={lines} />
      {behind !== undefined && <path className={styles.behind} d={behind} />}
      {letters.map(([text, x, y]) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}
