import type { GeometryFigure } from "@sat/item";
import type { Chance } from "../../random/chance.ts";

/** One of the eight angles at two parallel lines and a transversal. */
export interface Corner {
  readonly line: "upper" | "lower";
  readonly side: "left" | "right";
  readonly half: "above" | "below";
}

/** Right above and left below are one size, the other two corners its supplement, on both lines alike. */
function isRising({ side, half }: Corner): boolean {
  return (side === "right") === (half === "above");
}

export function anyCorner(chance: Chance): Corner {
  const line = chance.pick(["upper", "lower"] as const);
  const side = chance.pick(["left", "right"] as const);
  return { line, side, half: chance.pick(["above", "below"] as const) };
}

/** The corner on the other line, above or below it, that is equal to a corner or its supplement. */
export function acrossFrom(to: Corner, half: Corner["half"], equal: boolean): Corner {
  const rising = isRising(to) === equal;
  const side = rising === (half === "above") ? "right" : "left";
  return { line: to.line === "upper" ? "lower" : "upper", side, half };
}

/** Why two corners of different lines are equal or add up to a straight angle. */
export function whyRelated(one: Corner, other: Corner): string {
  const equal = isRising(one) === isRising(other);
  const sameSide = one.side === other.side;
  if (equal && sameSide) return "The two are corresponding angles, so they are equal.";
  const inside = [one, other].every(({ line, half }) => (line === "upper") === (half === "below"));
  const place = inside ? "interior" : "exterior";
  if (equal) return `The two are alternate ${place} angles, so they are equal.`;
  if (sameSide) return `The two are same-side ${place} angles, so they add up to $180^\\circ$.`;
  return "One of the two and the corresponding angle of the other form a straight line, so they add up to $180^\\circ$.";
}

interface LabeledCorner {
  readonly corner: Corner;
  /** In TeX, without dollar signs. */
  readonly label: string;
  readonly degrees: number;
}

const ENDS = { upper: { left: "A", right: "B" }, lower: { left: "C", right: "D" } };
const CROSSING = { upper: "P", lower: "Q" };
const THROUGH = { upper: { above: "E", below: "Q" }, lower: { above: "P", below: "F" } };

/** Two parallel horizontal lines and a transversal that leans as the angles are acute or obtuse. */
export function parallelLinesFigure(corners: readonly LabeledCorner[]): GeometryFigure {
  const leansRight = corners.some(({ corner, degrees }) => isRising(corner) === degrees < 90);
  const lean = leansRight ? 1 : -1;
  const point = (name: string, x: number, y: number) =>
    ({ name, at: [x, y], hidden: true }) as const;
  return {
    kind: "geometry",
    toScale: false,
    points: [
      point("A", -6, 2),
      point("B", 6, 2),
      point("C", -6, -2),
      point("D", 6, -2),
      point("P", 1.5 * lean, 2),
      point("Q", -1.5 * lean, -2),
      point("E", 3 * lean, 4),
      point("F", -3 * lean, -4),
    ],
    segments: [
      // The arrows stand in the middle of what they mark, which must be away from the angles.
      { from: "A", to: "P" },
      { from: "P", to: "B", arrows: 1 },
      { from: "C", to: "Q" },
      { from: "Q", to: "D", arrows: 1 },
      { from: "E", to: "F" },
    ],
    angles: corners.map(({ corner: { line, side, half }, label }) => ({
      at: CROSSING[line],
      from: ENDS[line][side],
      to: THROUGH[line][half],
      label: `$${label}$`,
    })),
    circles: [],
    alt: `Two parallel horizontal lines are cut by a transversal. ${corners.map(described).join(" ")}`,
  };
}

function described({ corner: { line, side, half }, label }: LabeledCorner): string {
  return `At the ${line} line, the angle ${half} the line and to the ${side} of the transversal is labeled ${label.replace("^\\circ", "°")}.`;
}
