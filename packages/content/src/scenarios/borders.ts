import type { Context } from "./context.ts";

/** A rectangle with a border of one width on all sides. */
export interface BorderScenario extends Context {
  /** A clause that tells of both, with the width of the border in TeX. */
  readonly setting: (width: string) => string;
  readonly border: string;
  readonly inner: string;
  readonly outer: string;
  readonly unit: string;
  /** Sides as they are in life, what they are multiples of, and the widest border. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly widest: number;
}

export const borders: readonly BorderScenario[] = [
  {
    setting: (width) => `A walkway that is ${width} feet wide surrounds a swimming pool`,
    border: "walkway",
    inner: "the pool",
    outer: "the pool together with the walkway",
    unit: "feet",
    from: 20,
    to: 60,
    step: 2,
    widest: 6,
    basis: "Therapy pools are 20 to 60 feet long, with walkways of 2 to 6 feet.",
  },
  {
    setting: (width) =>
      `A poster has a white margin that is ${width} centimeters wide on all sides`,
    border: "margin",
    inner: "the part of the poster inside the margin",
    outer: "the whole poster",
    unit: "centimeters",
    from: 20,
    to: 60,
    step: 2,
    widest: 8,
    basis: "Small posters are about 30 by 45 centimeters.",
  },
  {
    setting: (width) => `An aluminum frame that is ${width} inches wide surrounds a solar panel`,
    border: "frame",
    inner: "the panel",
    outer: "the panel together with the frame",
    unit: "inches",
    from: 24,
    to: 72,
    step: 3,
    widest: 5,
    basis: "Panels are 24 to 72 inches long, with frames of some inches for small ones.",
  },
  {
    setting: (width) => `A strip of gravel that is ${width} meters wide surrounds a greenhouse`,
    border: "strip of gravel",
    inner: "the greenhouse",
    outer: "the greenhouse together with the strip of gravel",
    unit: "meters",
    from: 15,
    to: 50,
    step: 1,
    widest: 3,
    basis: "Greenhouses are 15 to 50 meters long.",
  },
  {
    setting: (width) =>
      `A strip of wildflowers that is ${width} yards wide lies along all four edges of a field of oats`,
    border: "strip of wildflowers",
    inner: "the part of the field on which oats grow",
    outer: "the whole field",
    unit: "yards",
    from: 20,
    to: 60,
    step: 2,
    widest: 6,
    basis: "Test fields measure some tens of yards, and margins 2 to 6 yards.",
  },
  {
    setting: (width) =>
      `A strip of rubber that is ${width} feet wide surrounds the floor of a gymnasium`,
    border: "strip of rubber",
    inner: "the floor",
    outer: "the floor together with the strip of rubber",
    unit: "feet",
    from: 20,
    to: 60,
    step: 2,
    widest: 4,
    basis: "Floors are 20 to 60 feet long.",
  },
  {
    setting: (width) => `A wooden frame that is ${width} inches wide surrounds a mirror`,
    border: "frame",
    inner: "the mirror",
    outer: "the mirror together with the frame",
    unit: "inches",
    from: 24,
    to: 72,
    step: 3,
    widest: 5,
    basis: "Wall mirrors are 24 to 72 inches long.",
  },
];
