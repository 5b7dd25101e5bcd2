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
    about: "a new harbor crossing",
    voters: "registered voters in a port city",
  },
  {
    answers: ["Light rail", "Bus lanes"],
    about: "a new transit line",
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
    about: "the city's main water source",
    voters: "registered voters in a desert city",
  },
  {
    answers: ["Wetland", "Sports fields"],
    about: "the use of an abandoned airfield",
    voters: "registered voters in a midsize city",
  },
  {
    answers: ["Roundabouts", "Traffic lights"],
    about: "four busy intersections",
    voters: "registered voters in a lakeside town",
  },
  {
    answers: ["Ortega", "Novak"],
    about: "an open seat on the city council",
    voters: "registered voters in a valley town",
  },
  {
    answers: ["Seawall", "Restored dunes"],
    about: "the protection of a public beach",
    voters: "registered voters in a coastal district",
  },
  {
    answers: ["Weekly", "Every two weeks"],
    about: "recycling pickup",
    voters: "registered voters in a college town",
  },
];
