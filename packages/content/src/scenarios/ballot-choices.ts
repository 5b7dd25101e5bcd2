/** A choice between two answers that voters are asked about. */
export interface BallotChoice {
  readonly answers: readonly [string, string];
  readonly about: string;
  /** Who votes: "registered voters in a river town". */
  readonly voters: string;
}

export const ballotChoices: readonly BallotChoice[] = [
  {
    answers: ["Bridge", "Tunnel"],
    about: "replacing a ferry across the harbor",
    voters: "registered voters in a port city",
  },
  {
    answers: ["Light rail", "Bus lanes"],
    about: "a new transit corridor along the highway",
    voters: "registered voters in a suburban county",
  },
  {
    answers: ["Solar farm", "Wind farm"],
    about: "the use of a closed landfill",
    voters: "registered voters in a rural county",
  },
  {
    answers: ["Restore", "Replace"],
    about: "the future of a historic courthouse",
    voters: "registered voters in a mountain town",
  },
  {
    answers: ["Reservoir", "Groundwater"],
    about: "the main source of the public water supply",
    voters: "registered voters in a desert city",
  },
  {
    answers: ["Wetland", "Sports fields"],
    about: "the use of an abandoned airfield",
    voters: "registered voters in a midsize city",
  },
  {
    answers: ["Roundabouts", "Traffic lights"],
    about: "the design of four busy intersections",
    voters: "registered voters in a lakeside town",
  },
  {
    answers: ["Ortega", "Novak"],
    about: "the vacant seat on the water board",
    voters: "registered voters in an irrigation district",
  },
  {
    answers: ["Seawall", "Restored dunes"],
    about: "the protection of a public beach",
    voters: "registered voters in a coastal district",
  },
  {
    answers: ["Weekly", "Every two weeks"],
    about: "the schedule of curbside recycling",
    voters: "registered voters in a college town",
  },
];
