/** A thing in the shape of a right rectangular prism, and what is stretched inside it. */
export interface BoxScenario {
  /** "A shipping crate is a right rectangular prism" */
  readonly intro: string;
  readonly thing: string;
  readonly rod: string;
  readonly unit: string;
  readonly from: number;
  readonly to: number;
}

export const boxScenarios: readonly BoxScenario[] = [
  {
    intro: "A shipping crate is a right rectangular prism",
    thing: "the crate",
    rod: "A wire",
    unit: "inches",
    from: 18,
    to: 60,
  },
  {
    intro: "A classroom is a right rectangular prism",
    thing: "the classroom",
    rod: "A string of lights",
    unit: "feet",
    from: 9,
    to: 32,
  },
  {
    intro: "An aquarium is a right rectangular prism",
    thing: "the aquarium",
    rod: "A thin cord",
    unit: "centimeters",
    from: 25,
    to: 90,
  },
  {
    intro: "A storage unit is a right rectangular prism",
    thing: "the storage unit",
    rod: "A rope",
    unit: "feet",
    from: 6,
    to: 24,
  },
  {
    intro: "A gift box is a right rectangular prism",
    thing: "the box",
    rod: "A ribbon",
    unit: "centimeters",
    from: 8,
    to: 45,
  },
  {
    intro: "A stage set is a right rectangular prism",
    thing: "the set",
    rod: "A cable",
    unit: "meters",
    from: 3,
    to: 14,
  },
  {
    intro: "A greenhouse is a right rectangular prism",
    thing: "the greenhouse",
    rod: "A string",
    unit: "feet",
    from: 8,
    to: 36,
  },
  {
    intro: "A truck bed is a right rectangular prism",
    thing: "the truck bed",
    rod: "A strap",
    unit: "inches",
    from: 20,
    to: 96,
  },
];
