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
  {
    sentence: (first, second) =>
      `A city's bike-share stations recorded ${first} trips in April and ${second} trips in May.`,
    first: "the number of trips in April",
    second: "the number of trips in May",
    from: 4_000,
    to: 60_000,
  },
  {
    sentence: (first, second) =>
      `Readers borrowed ${first} printed books and ${second} audiobooks from a library last year.`,
    first: "the number of printed books",
    second: "the number of audiobooks",
    from: 3_000,
    to: 48_000,
  },
  {
    sentence: (first, second) =>
      `A regional airport handled ${first} passengers in January and ${second} passengers in July.`,
    first: "the number of passengers in January",
    second: "the number of passengers in July",
    from: 5_000,
    to: 90_000,
  },
  {
    sentence: (first, second) =>
      `A nature reserve counted ${first} nesting birds in 2015 and ${second} nesting birds in 2025.`,
    first: "the number of nesting birds in 2015",
    second: "the number of nesting birds in 2025",
    from: 2_000,
    to: 30_000,
  },
];
