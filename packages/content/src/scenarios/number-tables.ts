/** How many things or people have 0, 1, 2, … of something. */
export interface NumberScenario {
  readonly title: string;
  readonly shows: string;
  readonly header: string;
  readonly count: string;
  readonly all: string;
  /** "that the household owns at least 2 bicycles". */
  readonly event: (amount: string) => string;
  /** The least of the five numbers in the graph. */
  readonly from: number;
}

export const numberScenarios: readonly NumberScenario[] = [
  {
    title: "Bicycles in the Households of a Street",
    shows: "the number of bicycles in the households of a street",
    header: "Bicycles",
    count: "Number of households",
    all: "these households",
    event: (amount) => `the household has ${amount} bicycles`,
    from: 0,
  },
  {
    title: "Books Read by the Members of a Club",
    shows: "the number of books that the members of a club read in a month",
    header: "Books",
    count: "Number of members",
    all: "these members",
    event: (amount) => `the member read ${amount} books`,
    from: 1,
  },
  {
    title: "Eggs in the Nests on a Cliff",
    shows: "the number of eggs in the nests on a cliff",
    header: "Eggs",
    count: "Number of nests",
    all: "these nests",
    event: (amount) => `the nest has ${amount} eggs`,
    from: 1,
  },
  {
    title: "Goals in the Games of a Season",
    shows: "the number of goals scored in the games of a season",
    header: "Goals",
    count: "Number of games",
    all: "these games",
    event: (amount) => `the game had ${amount} goals`,
    from: 0,
  },
  {
    title: "Languages Spoken by Museum Guides",
    shows: "the number of languages that the guides of a museum speak",
    header: "Languages",
    count: "Number of guides",
    all: "these guides",
    event: (amount) => `the guide speaks ${amount} languages`,
    from: 1,
  },
  {
    title: "Days Worked from Home",
    shows: "the number of days on which the employees of an office worked from home in a week",
    header: "Days",
    count: "Number of employees",
    all: "these employees",
    event: (amount) => `the employee worked from home on ${amount} days`,
    from: 1,
  },
  {
    title: "Flaws in the Bowls of a Pottery",
    shows: "the number of flaws in the bowls that a pottery made",
    header: "Flaws",
    count: "Number of bowls",
    all: "these bowls",
    event: (amount) => `the bowl has ${amount} flaws`,
    from: 0,
  },
  {
    title: "Petals on the Flowers in a Sample",
    shows: "the number of petals on the flowers in a sample",
    header: "Petals",
    count: "Number of flowers",
    all: "these flowers",
    event: (amount) => `the flower has ${amount} petals`,
    from: 4,
  },
];
