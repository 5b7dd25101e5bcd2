/** The same thing counted twice, as a sentence and by name. */
export interface PairScenario {
  readonly sentence: (first: string, second: string) => string;
  readonly first: string;
  readonly second: string;
  /** Counts as they are in life. */
  readonly from: number;
  readonly to: number;
}

export const pairScenarios: readonly PairScenario[] = [
  {
    sentence: (first, second) =>
      `A rowing club had ${first} members in 2022 and ${second} members in 2023.`,
    first: "the number of members in 2022",
    second: "the number of members in 2023",
    from: 40,
    to: 600,
  },
  {
    sentence: (first, second) =>
      `A museum had ${first} visitors on Saturday and ${second} visitors on Sunday.`,
    first: "the number of visitors on Saturday",
    second: "the number of visitors on Sunday",
    from: 300,
    to: 4_000,
  },
  {
    sentence: (first, second) =>
      `An orchard produced ${first} baskets of apples last year and ${second} baskets this year.`,
    first: "the number of baskets produced last year",
    second: "the number of baskets produced this year",
    from: 200,
    to: 5_000,
  },
  {
    sentence: (first, second) =>
      `A library lent ${first} books in March and ${second} books in April.`,
    first: "the number of books lent in March",
    second: "the number of books lent in April",
    from: 800,
    to: 9_000,
  },
  {
    sentence: (first, second) =>
      `A repair shop fixed ${first} bicycles in May and ${second} bicycles in June.`,
    first: "the number of bicycles fixed in May",
    second: "the number of bicycles fixed in June",
    from: 40,
    to: 500,
  },
  {
    sentence: (first, second) =>
      `At a school, ${first} students study Spanish and ${second} students study French.`,
    first: "the number of students who study Spanish",
    second: "the number of students who study French",
    from: 40,
    to: 700,
  },
  {
    sentence: (first, second) =>
      `A train carried ${first} passengers in the morning and ${second} passengers in the evening.`,
    first: "the number of passengers in the morning",
    second: "the number of passengers in the evening",
    from: 80,
    to: 800,
  },
  {
    sentence: (first, second) =>
      `Biologists counted ${first} herons at the north end of a lake and ${second} herons at the south end.`,
    first: "the number of herons at the north end",
    second: "the number of herons at the south end",
    from: 20,
    to: 300,
  },
];
