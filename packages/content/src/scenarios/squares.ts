/** A flat square thing. */
export interface SquareScenario {
  readonly intro: string;
  /** "the tile" */
  readonly thing: string;
  readonly unit: string;
  /** Lengths of its side as they are in life. */
  readonly from: number;
  readonly to: number;
}

export const squareScenarios: readonly SquareScenario[] = [
  {
    intro: "A floor is covered with square tiles.",
    thing: "one tile",
    unit: "inches",
    from: 6,
    to: 30,
  },
  {
    intro: "A gardener plants a square flower bed.",
    thing: "the flower bed",
    unit: "feet",
    from: 6,
    to: 60,
  },
  {
    intro: "A carpenter cuts a square tabletop.",
    thing: "the tabletop",
    unit: "inches",
    from: 18,
    to: 60,
  },
  { intro: "A town paves a square plaza.", thing: "the plaza", unit: "meters", from: 12, to: 90 },
  {
    intro: "A quilter sews a square blanket.",
    thing: "the blanket",
    unit: "inches",
    from: 24,
    to: 96,
  },
  {
    intro: "A school marks out a square court.",
    thing: "the court",
    unit: "feet",
    from: 12,
    to: 80,
  },
  {
    intro: "A farmer fences in a square field.",
    thing: "the field",
    unit: "yards",
    from: 20,
    to: 160,
  },
  {
    intro: "An artist frames a square painting.",
    thing: "the painting",
    unit: "centimeters",
    from: 20,
    to: 120,
  },
  {
    intro: "A theater builds a square stage.",
    thing: "the stage",
    unit: "meters",
    from: 6,
    to: 24,
  },
  { intro: "A gym lays out a square mat.", thing: "the mat", unit: "feet", from: 6, to: 40 },
];
