/** A poll about an open issue. */
export interface PollScenario {
  readonly asker: string;
  /** Whose opinion is wanted: "students at a high school". */
  readonly population: string;
  /** A part of them who are likely to think differently. */
  readonly part: string;
  readonly neutral: string;
  readonly leading: string;
  readonly count: number;
  /** Where a question may be posted for all to see. */
  readonly posted: string;
}

export const pollScenarios: readonly PollScenario[] = [
  {
    asker: "A principal",
    population: "students at a high school",
    part: "students who buy lunch at school",
    neutral: "Do you favor or oppose a longer lunch period?",
    leading: "Do you favor the longer lunch period that you deserve?",
    count: 120,
    posted: "the school website",
  },
  {
    asker: "A mayor",
    population: "adults in a town",
    part: "adults who own a boat",
    neutral: "Do you favor or oppose a new marina?",
    leading: "Do you favor the wonderful plan for a new marina?",
    count: 300,
    posted: "the town website",
  },
  {
    asker: "A librarian",
    population: "holders of a library card",
    part: "card holders who visited on a Sunday",
    neutral: "Do you favor or oppose longer hours on Sundays?",
    leading: "Do you agree that closing early on Sundays is unfair?",
    count: 200,
    posted: "a board in the lobby",
  },
  {
    asker: "A manager",
    population: "employees of a company",
    part: "employees who live near the office",
    neutral: "Do you favor or oppose working from home?",
    leading: "Do you want to escape the tiring trip to the office by working from home?",
    count: 150,
    posted: "the company website",
  },
  {
    asker: "A theater director",
    population: "subscribers of a theater",
    part: "subscribers who came to a musical",
    neutral: "Do you favor or oppose more musicals next season?",
    leading: "Do you agree that musicals are more fun than dull old plays?",
    count: 180,
    posted: "a sign at the entrance",
  },
  {
    asker: "A park ranger",
    population: "visitors to a state park",
    part: "visitors who came with a dog",
    neutral: "Do you favor or oppose a rule that dogs must be on a leash?",
    leading: "Do you oppose the needless rule that dogs must be on a leash?",
    count: 160,
    posted: "a sign at the parking lot",
  },
  {
    asker: "A transit agency",
    population: "residents of a city",
    part: "residents waiting for a bus",
    neutral: "Do you favor or oppose a tax to pay for more buses?",
    leading: "Do you favor a small tax to rescue our buses?",
    count: 400,
    posted: "a city website",
  },
  {
    asker: "A coach",
    population: "members of a sports club",
    part: "members of the swim team",
    neutral: "Do you favor or oppose building a second pool?",
    leading: "Do you favor a second pool to end the terrible crowding?",
    count: 90,
    posted: "a board in the gym",
  },
  {
    asker: "A school board",
    population: "parents in a school district",
    part: "parents who came to a football game",
    neutral: "Do you favor or oppose spending more on sports?",
    leading: "Do you favor giving our brave athletes the support they need?",
    count: 240,
    posted: "the district website",
  },
  {
    asker: "A hotel owner",
    population: "guests of a hotel",
    part: "guests who swam in the pool",
    neutral: "Do you favor or oppose heating the pool in winter?",
    leading: "Do you agree that nobody enjoys a freezing pool?",
    count: 110,
    posted: "a card in the hallway",
  },
  {
    asker: "A market manager",
    population: "customers of a farmers' market",
    part: "customers who arrived before 8 a.m.",
    neutral: "Do you favor or oppose opening the market an hour earlier?",
    leading: "Do you agree that the market opens far too late?",
    count: 140,
    posted: "a board at the gate",
  },
  {
    asker: "A college dean",
    population: "students at a college",
    part: "students in the chess club",
    neutral: "Do you favor or oppose keeping the library open all night?",
    leading: "Do you favor the harmful plan to keep the library open all night?",
    count: 170,
    posted: "a college website",
  },
];
