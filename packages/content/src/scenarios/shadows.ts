/** Two upright things of different height whose shadows may end at one point. */
export interface ShadowScenario {
  readonly tall: string;
  readonly short: string;
  readonly unit: string;
  /** Heights as they are in life. */
  readonly tallFrom: number;
  readonly tallTo: number;
  readonly shortFrom: number;
  readonly shortTo: number;
}

export const shadowScenarios: readonly ShadowScenario[] = [
  {
    tall: "flagpole",
    short: "fence post",
    unit: "feet",
    tallFrom: 18,
    tallTo: 40,
    shortFrom: 3,
    shortTo: 8,
  },
  {
    tall: "lighthouse",
    short: "signal mast",
    unit: "meters",
    tallFrom: 24,
    tallTo: 60,
    shortFrom: 6,
    shortTo: 16,
  },
  {
    tall: "streetlight",
    short: "street sign",
    unit: "feet",
    tallFrom: 15,
    tallTo: 36,
    shortFrom: 6,
    shortTo: 12,
  },
  {
    tall: "pine tree",
    short: "sapling",
    unit: "feet",
    tallFrom: 20,
    tallTo: 80,
    shortFrom: 4,
    shortTo: 15,
  },
  {
    tall: "radio tower",
    short: "water tank",
    unit: "meters",
    tallFrom: 40,
    tallTo: 96,
    shortFrom: 8,
    shortTo: 24,
  },
  {
    tall: "ship's mast",
    short: "dock crane",
    unit: "meters",
    tallFrom: 20,
    tallTo: 45,
    shortFrom: 8,
    shortTo: 18,
  },
  {
    tall: "bell tower",
    short: "statue",
    unit: "feet",
    tallFrom: 48,
    tallTo: 120,
    shortFrom: 8,
    shortTo: 24,
  },
  {
    tall: "wind turbine",
    short: "farmhouse",
    unit: "meters",
    tallFrom: 48,
    tallTo: 120,
    shortFrom: 8,
    shortTo: 12,
  },
];
