/** Something flat that may be a rectangle or a right triangle. */
export interface Plot {
  /** With its article: "a vegetable garden". */
  readonly thing: string;
  readonly unit: "feet" | "meters" | "inches" | "yards" | "centimeters";
  /** Greatest side that is still plausible. */
  readonly longest: number;
}

export const plots: readonly Plot[] = [
  { thing: "a vegetable garden", unit: "feet", longest: 60 },
  { thing: "a patio", unit: "feet", longest: 50 },
  { thing: "a parking lot", unit: "meters", longest: 100 },
  { thing: "a field", unit: "yards", longest: 120 },
  { thing: "a banner", unit: "inches", longest: 120 },
  { thing: "a glass panel", unit: "centimeters", longest: 120 },
  { thing: "a metal plate", unit: "inches", longest: 60 },
  { thing: "a playground", unit: "meters", longest: 80 },
  { thing: "a piece of canvas", unit: "inches", longest: 100 },
  { thing: "a plot of land", unit: "meters", longest: 120 },
];

/** Something rectangular with a border of one width all around. */
export interface Bordered {
  /** With its article: "a photograph". */
  readonly inside: string;
  readonly border: string;
  readonly together: string;
  readonly unit: "inches" | "feet" | "meters" | "centimeters";
  /** Least and greatest side of what is inside. */
  readonly from: number;
  readonly to: number;
  /** Widest border. */
  readonly widest: number;
}

export const borderedThings: readonly Bordered[] = [
  {
    inside: "a photograph",
    border: "a frame",
    together: "the photograph and the frame",
    unit: "inches",
    from: 4,
    to: 40,
    widest: 8,
  },
  {
    inside: "a swimming pool",
    border: "a walkway",
    together: "the pool and the walkway",
    unit: "feet",
    from: 12,
    to: 90,
    widest: 12,
  },
  {
    inside: "a flower bed",
    border: "a gravel path",
    together: "the flower bed and the path",
    unit: "feet",
    from: 5,
    to: 60,
    widest: 9,
  },
  {
    inside: "a painting",
    border: "a mat",
    together: "the painting and the mat",
    unit: "centimeters",
    from: 15,
    to: 110,
    widest: 15,
  },
  {
    inside: "a vegetable patch",
    border: "a strip of grass",
    together: "the patch and the grass",
    unit: "meters",
    from: 6,
    to: 70,
    widest: 9,
  },
  {
    inside: "a rug",
    border: "a strip of bare floor",
    together: "the rug and the bare floor",
    unit: "feet",
    from: 4,
    to: 30,
    widest: 6,
  },
];
