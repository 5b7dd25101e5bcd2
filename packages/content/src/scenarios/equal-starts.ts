/** The same amount at two places, which then changes by a fixed number at the one and by a percent at the other. */
export interface EqualStartScenario {
  /** "At the start of a study, each of two lakes holds 800 trout." */
  readonly start: (amount: string) => string;
  /** The amount at each of the places: "the number of trout in the first lake". */
  readonly first: string;
  readonly second: string;
  readonly unit: string;
}

export const equalStartScenarios: readonly EqualStartScenario[] = [
  {
    start: (amount) => `Each of two lakes holds ${amount} trout.`,
    first: "the number of trout in the first lake",
    second: "the number of trout in the second lake",
    unit: "trout",
  },
  {
    start: (amount) => `Each of two newsletters has ${amount} subscribers.`,
    first: "the number of subscribers of the first newsletter",
    second: "the number of subscribers of the second newsletter",
    unit: "subscribers",
  },
  {
    start: (amount) => `Each of two towns has ${amount} residents.`,
    first: "the number of residents of the first town",
    second: "the number of residents of the second town",
    unit: "residents",
  },
  {
    start: (amount) => `Each of two orchards has ${amount} trees.`,
    first: "the number of trees in the first orchard",
    second: "the number of trees in the second orchard",
    unit: "trees",
  },
  {
    start: (amount) => `In a certain year, each of two museums had ${amount} visitors.`,
    first: "the yearly number of visitors of the first museum",
    second: "the yearly number of visitors of the second museum",
    unit: "visitors",
  },
  {
    start: (amount) => `Each of two colonies has ${amount} penguins.`,
    first: "the number of penguins in the first colony",
    second: "the number of penguins in the second colony",
    unit: "penguins",
  },
  {
    start: (amount) => `In a certain year, each of two factories made ${amount} bicycles.`,
    first: "the yearly number of bicycles from the first factory",
    second: "the yearly number of bicycles from the second factory",
    unit: "bicycles",
  },
];
