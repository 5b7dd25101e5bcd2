import type { GeometryFigure } from "@sat/item";
import { side } from "../geometry/letters.ts";

interface Chord {
  readonly center: string;
  readonly ends: readonly [string, string];
  /** The middle of the chord, when it is marked. */
  readonly middle?: string;
  /** A point on the far arc, joined to both ends. */
  readonly far?: string;
  readonly labels: {
    readonly radius?: string | undefined;
    readonly distance?: string | undefined;
    readonly half?: string | undefined;
    /** Of the angle at the center, or at the far point. */
    readonly angle?: string | undefined;
  };
}

const RADIUS = 5;

function labeled(label: string | undefined) {
  return label === undefined ? {} : { label: `$${label}$` };
}

/** A circle with a horizontal chord below its center; radii, half chords and the distance as they are named. */
export function chordFigure(chord: Chord): GeometryFigure {
  const { center, ends, middle, far, labels } = chord;
  const [left, right] = ends;
  const chordParts =
    middle === undefined
      ? [{ from: left, to: right }]
      : [
          { from: left, to: middle },
          { from: middle, to: right, ...labeled(labels.half) },
          { from: center, to: middle, ...labeled(labels.distance) },
        ];
  const radii =
    far === undefined
      ? [
          { from: center, to: left, ...labeled(labels.radius) },
          { from: center, to: right },
        ]
      : [
          { from: far, to: left },
          { from: far, to: right },
        ];
  const top = far ?? center;
  return {
    kind: "geometry",
    toScale: false,
    points: [
      { name: center, at: [0, 0] },
      { name: left, at: [-4, -3] },
      { name: right, at: [4, -3] },
      ...(middle === undefined ? [] : [{ name: middle, at: [0, -3] as const }]),
      ...(far === undefined ? [] : [{ name: far, at: [1.4, 4.8] as const }]),
    ],
    segments: [...chordParts, ...radii],
    angles: [
      ...(middle === undefined ? [] : [{ at: middle, from: center, to: right, right: true }]),
      ...(labels.angle === undefined
        ? []
        : [{ at: top, from: left, to: right, label: `$${labels.angle}$` }]),
    ],
    circles: [{ center, radius: RADIUS }],
    alt: described(chord),
  };
}

function described({ center, ends, middle, far, labels }: Chord): string {
  const [left, right] = ends;
  const spokenAngle = labels.angle?.replace("^\\circ", "°");
  return [
    `Circle with center ${center} and chord ${side(left, right)}.`,
    ...(middle === undefined
      ? []
      : [
          `Segment ${side(center, middle)} is perpendicular to the chord at point ${middle} on it.`,
        ]),
    ...(far === undefined
      ? [`Radii ${side(center, left)} and ${side(center, right)} are drawn.`]
      : [
          `Point ${far} on the circle, on the same side of the chord as the center, is joined to ${left} and ${right}.`,
        ]),
    ...(labels.distance === undefined
      ? []
      : [`Segment ${side(center, middle ?? "")} is labeled ${labels.distance}.`]),
    ...(labels.half === undefined
      ? []
      : [`Segment ${middle ?? ""}${right} is labeled ${labels.half}.`]),
    ...(labels.radius === undefined
      ? []
      : [`Segment ${center}${left} is labeled ${labels.radius}.`]),
    ...(spokenAngle === undefined
      ? []
      : [`Angle ${left}${far ?? center}${right} is labeled ${spokenAngle}.`]),
  ].join(" ");
}
