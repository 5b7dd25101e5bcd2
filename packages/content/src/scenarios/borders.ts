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
    setting: (width) =>
      `A walkway that is ${width} feet wide surrounds a swimming pool for physical therapy`,
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
      `A sheet on which a botanist has mounted a pressed fern has a paper margin that is ${width} centimeters wide on all sides`,
    border: "margin",
    inner: "the part of the sheet inside the margin",
    outer: "the whole sheet",
    unit: "centimeters",
    from: 20,
    to: 60,
    step: 2,
    widest: 8,
    basis: "Herbarium sheets are about 30 by 45 centimeters.",
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
    setting: (width) =>
      `A drainage strip of gravel that is ${width} meters wide surrounds a greenhouse`,
    border: "drainage strip",
    inner: "the greenhouse",
    outer: "the greenhouse together with the drainage strip",
    unit: "meters",
    from: 15,
    to: 50,
    step: 1,
    widest: 3,
    basis: "Greenhouses are 15 to 50 meters long.",
  },
  {
    setting: (width) =>
      `A wildflower margin that is ${width} yards wide lies inside the edges of a test field on which oats are grown`,
    border: "margin",
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
      `A rubber safety strip that is ${width} feet wide surrounds a training floor for wheelchair fencing`,
    border: "safety strip",
    inner: "the training floor",
    outer: "the training floor together with the strip",
    unit: "feet",
    from: 20,
    to: 60,
    step: 2,
    widest: 4,
    basis: "Training floors are 20 to 60 feet long.",
  },
  {
    setting: (width) =>
      `A heated edge that is ${width} inches wide surrounds a pane of bulletproof glass at a border crossing`,
    border: "heated edge",
    inner: "the pane",
    outer: "the pane together with the heated edge",
    unit: "inches",
    from: 24,
    to: 72,
    step: 3,
    widest: 5,
    basis: "Panes of booths are 24 to 72 inches long.",
  },
];
