/** A thing in the shape of a right rectangular prism, and what is stretched inside it. */
export interface BoxScenario {
  /** "A shipping crate is a right rectangular prism" */
  readonly intro: string;
  readonly thing: string;
  /** What it stands on: "floor". */
  readonly base: string;
  /** "wire", "wires" */
  readonly rod: readonly [one: string, several: string];
  readonly unit: string;
  /** Widths and depths as they are in life, and heights. */
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

export const boxScenarios: readonly BoxScenario[] = [
  {
    intro: "A shipping crate is a right rectangular prism",
    thing: "the crate",
    base: "bottom",
    rod: ["wire", "wires"],
    unit: "inches",
    from: 18,
    to: 60,
    low: 14,
    high: 48,
  },
  {
    intro: "A classroom is a right rectangular prism",
    thing: "the classroom",
    base: "floor",
    rod: ["string of lights", "strings of lights"],
    unit: "feet",
    from: 9,
    to: 32,
    low: 8,
    high: 14,
  },
  {
    intro: "An aquarium is a right rectangular prism",
    thing: "the aquarium",
    base: "bottom",
    rod: ["cord", "cords"],
    unit: "centimeters",
    from: 25,
    to: 90,
    low: 20,
    high: 70,
  },
  {
    intro: "A storage unit is a right rectangular prism",
    thing: "the storage unit",
    base: "floor",
    rod: ["rope", "ropes"],
    unit: "feet",
    from: 6,
    to: 24,
    low: 6,
    high: 12,
  },
  {
    intro: "A gift box is a right rectangular prism",
    thing: "the box",
    base: "bottom",
    rod: ["ribbon", "ribbons"],
    unit: "centimeters",
    from: 8,
    to: 45,
    low: 4,
    high: 30,
  },
  {
    intro: "A stage set is a right rectangular prism",
    thing: "the set",
    base: "floor",
    rod: ["cable", "cables"],
    unit: "meters",
    from: 3,
    to: 14,
    low: 3,
    high: 9,
  },
  {
    intro: "A greenhouse is a right rectangular prism",
    thing: "the greenhouse",
    base: "floor",
    rod: ["string", "strings"],
    unit: "feet",
    from: 8,
    to: 36,
    low: 7,
    high: 13,
  },
  {
    intro: "A truck bed is a right rectangular prism",
    thing: "the truck bed",
    base: "floor",
    rod: ["strap", "straps"],
    unit: "inches",
    from: 20,
    to: 96,
    low: 14,
    high: 30,
  },
];
