/** A rectangle with a border of one width on all sides. */
export interface BorderScenario {
  /** Tells of both, with the width of the border in TeX. */
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
    setting: (width) => `A walkway that is ${width} feet wide surrounds a swimming pool.`,
    border: "walkway",
    inner: "the pool",
    outer: "the pool together with the walkway",
    unit: "feet",
    from: 20,
    to: 60,
    step: 2,
    widest: 6,
  },
  {
    setting: (width) => `A photograph has a mat that is ${width} centimeters wide on all sides.`,
    border: "mat",
    inner: "the photograph",
    outer: "the photograph together with the mat",
    unit: "centimeters",
    from: 20,
    to: 60,
    step: 2,
    widest: 8,
  },
  {
    setting: (width) => `A rug has a red border that is ${width} inches wide along all edges.`,
    border: "red border",
    inner: "the part of the rug inside the border",
    outer: "the whole rug",
    unit: "inches",
    from: 36,
    to: 108,
    step: 6,
    widest: 9,
  },
  {
    setting: (width) => `A gravel path that is ${width} meters wide surrounds a lawn.`,
    border: "path",
    inner: "the lawn",
    outer: "the lawn together with the path",
    unit: "meters",
    from: 15,
    to: 50,
    step: 1,
    widest: 3,
  },
  {
    setting: (width) =>
      `A tabletop has a wooden frame that is ${width} inches wide around a glass pane.`,
    border: "frame",
    inner: "the glass pane",
    outer: "the tabletop with its frame",
    unit: "inches",
    from: 24,
    to: 72,
    step: 3,
    widest: 5,
  },
  {
    setting: (width) => `A tiled strip that is ${width} feet wide surrounds a dance floor.`,
    border: "strip",
    inner: "the dance floor",
    outer: "the dance floor together with the strip",
    unit: "feet",
    from: 20,
    to: 60,
    step: 2,
    widest: 4,
  },
];
