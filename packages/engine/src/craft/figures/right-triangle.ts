import type { GeometryFigure } from "@sat/item";
import { spoken } from "./spoken.ts";

/** Names of the three corners. */
export interface Corners {
  /** At the right angle. */
  readonly right: string;
  /** At the end of the horizontal leg. */
  readonly along: string;
  /** At the end of the vertical leg. */
  readonly up: string;
}

interface RightTriangle {
  readonly corners: Corners;
  readonly horizontal: number;
  readonly vertical: number;
  /** Labels of sides and angles; what has none is not marked. */
  readonly labels: {
    readonly horizontal?: string | undefined;
    readonly vertical?: string | undefined;
    readonly hypotenuse?: string | undefined;
    /** Of the angle at the end of the horizontal leg, and of the vertical one. */
    readonly angle?: string | undefined;
    readonly upperAngle?: string | undefined;
  };
  readonly mirrored: boolean;
}

/** A right triangle standing on its horizontal leg; very flat ones are drawn less so. */
export function rightTriangleFigure(triangle: RightTriangle): GeometryFigure {
  const { corners, labels, mirrored } = triangle;
  const { right, along, up } = corners;
  const width = 6;
  const height = width * Math.min(1.2, Math.max(0.45, triangle.vertical / triangle.horizontal));
  const side = (from: string, to: string, label: string | undefined) =>
    label === undefined ? { from, to } : { from, to, label: `$${label}$` };
  return {
    kind: "geometry",
    toScale: false,
    points: [
      { name: right, at: [0, 0] },
      { name: along, at: [mirrored ? -width : width, 0] },
      { name: up, at: [0, height] },
    ],
    segments: [
      side(right, along, labels.horizontal),
      side(right, up, labels.vertical),
      side(along, up, labels.hypotenuse),
    ],
    angles: [
      { at: right, from: along, to: up, right: true },
      ...angle(along, [right, up], labels.angle),
      ...angle(up, [right, along], labels.upperAngle),
    ],
    circles: [],
    alt: described(triangle),
  };
}

function angle(at: string, [from, to]: readonly [string, string], label: string | undefined) {
  return label === undefined ? [] : [{ at, from, to, label: `$${label}$` }];
}

function described({ corners: { right, along, up }, labels }: RightTriangle): string {
  const parts = [
    [`Side ${right}${along}`, labels.horizontal],
    [`Side ${right}${up}`, labels.vertical],
    [`Side ${along}${up}`, labels.hypotenuse],
    [`Angle ${along}`, labels.angle],
    [`Angle ${up}`, labels.upperAngle],
  ];
  const labeled = parts.flatMap(([part, label]) =>
    label === undefined ? [] : [`${part} is labeled ${spoken(label)}.`],
  );
  return [
    `Right triangle ${right}${along}${up} with the right angle at ${right}.`,
    ...labeled,
  ].join(" ");
}
