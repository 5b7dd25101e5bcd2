import type { Context } from "./context.ts";

/** A poll about an open issue. */
export interface PollScenario extends Context {
  readonly asker: string;
  /** Whose opinion is wanted: "students at a high school". */
  readonly population: string;
  /** A part of them who are likely to think differently. */
  readonly part: string;
  readonly issue: string;
  readonly neutral: string;
  readonly leading: string;
  readonly count: number;
  /** Where a question may be posted for all to see. */
  readonly posted: string;
}

export const pollScenarios: readonly PollScenario[] = [
  {
    asker: "A nutrition director",
    population: "students at a high school",
    part: "students who buy lunch at school",
    issue: "a longer lunch period",
    neutral: "Do you favor or oppose a longer lunch period?",
    leading: "Do you favor the longer lunch period that you deserve?",
    count: 120,
    posted: "the school website",
    basis: "Local surveys ask some tens to some hundreds of students.",
  },
  {
    asker: "A harbor commission",
    population: "adults in a coastal town",
    part: "adults who own a boat",
    issue: "a new marina",
    neutral: "Do you favor or oppose a new marina?",
    leading: "Do you favor the wonderful plan for a new marina?",
    count: 300,
    posted: "the town website",
    basis: "Local surveys ask some tens to some hundreds of adults.",
  },
  {
    asker: "A library director",
    population: "cardholders of a county library",
    part: "cardholders who visited on a Sunday",
    issue: "longer hours on Sundays",
    neutral: "Do you favor or oppose longer hours on Sundays?",
    leading: "Do you agree that closing early on Sundays is unfair?",
    count: 200,
    posted: "a board in the lobby",
    basis: "Local surveys ask some tens to some hundreds of cardholders.",
  },
  {
    asker: "A personnel manager",
    population: "employees of a shipping company",
    part: "employees who work in the main warehouse",
    issue: "a compressed work week",
    neutral: "Do you favor or oppose a compressed work week?",
    leading: "Do you want to escape long weeks with a compressed work week?",
    count: 150,
    posted: "the company website",
    basis: "Local surveys ask some tens to some hundreds of employees.",
  },
  {
    asker: "An orchestra manager",
    population: "subscribers of a symphony orchestra",
    part: "subscribers who came to a concert of film music",
    issue: "more film music next season",
    neutral: "Do you favor or oppose more film music next season?",
    leading: "Do you agree that film music is more fun than dull old symphonies?",
    count: 180,
    posted: "a sign at the entrance",
    basis: "Local surveys ask some tens to some hundreds of subscribers.",
  },
  {
    asker: "A park ranger",
    population: "visitors to a state park",
    part: "visitors who came with a dog",
    issue: "a rule that dogs must be on a leash",
    neutral: "Do you favor or oppose a rule that dogs must be on a leash?",
    leading: "Do you oppose the needless rule that dogs must be on a leash?",
    count: 160,
    posted: "a sign at the parking lot",
    basis: "Local surveys ask some tens to some hundreds of visitors.",
  },
  {
    asker: "A transit agency",
    population: "residents of a river city",
    part: "residents waiting for a bus",
    issue: "a tax to pay for more buses",
    neutral: "Do you favor or oppose a tax to pay for more buses?",
    leading: "Do you favor a small tax to rescue our buses?",
    count: 400,
    posted: "a city website",
    basis: "Local surveys ask some tens to some hundreds of residents.",
  },
  {
    asker: "A recreation department",
    population: "members of a swimming club",
    part: "members of the swim team",
    issue: "building an outdoor pool",
    neutral: "Do you favor or oppose building an outdoor pool?",
    leading: "Do you favor an outdoor pool to end the terrible crowding?",
    count: 90,
    posted: "a board in the locker room",
    basis: "Local surveys ask some tens to some hundreds of members.",
  },
  {
    asker: "A school board",
    population: "parents in a rural school district",
    part: "parents who came to a football game",
    issue: "spending more on sports",
    neutral: "Do you favor or oppose spending more on sports?",
    leading: "Do you favor giving our brave athletes the support they need?",
    count: 240,
    posted: "the district website",
    basis: "Local surveys ask some tens to some hundreds of parents.",
  },
  {
    asker: "A water board",
    population: "customers of a water utility",
    part: "customers who own a swimming pool",
    issue: "a ban on lawn watering",
    neutral: "Do you favor or oppose a ban on lawn watering?",
    leading: "Do you favor the harsh ban on lawn watering?",
    count: 110,
    posted: "the utility website",
    basis: "Local surveys ask some tens to some hundreds of customers.",
  },
  {
    asker: "A market manager",
    population: "vendors at a farmers' market",
    part: "vendors who sell baked goods",
    issue: "opening the market an hour earlier",
    neutral: "Do you favor or oppose opening the market an hour earlier?",
    leading: "Do you agree that the market opens far too late?",
    count: 140,
    posted: "a board at the gate",
    basis: "Local surveys ask some tens to some hundreds of vendors.",
  },
  {
    asker: "A hospital administrator",
    population: "nurses at a teaching hospital",
    part: "nurses who work in the emergency department",
    issue: "longer but fewer shifts",
    neutral: "Do you favor or oppose longer but fewer shifts?",
    leading: "Do you favor longer but fewer shifts, which everyone likes better?",
    count: 170,
    posted: "a board in the cafeteria",
    basis: "Local surveys ask some tens to some hundreds of nurses.",
  },
];
