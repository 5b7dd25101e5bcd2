/** A number of things at two times. */
export interface ChangeScenario {
  /** The number as it stands: "the number of members of a rowing club". */
  readonly thing: string;
  /** The thing without its owner, for a second mention. */
  readonly short: string;
  readonly from: number;
  readonly to: number;
}

export const changeScenarios: readonly ChangeScenario[] = [
  {
    thing: "the number of members of a hiking club",
    short: "the number of members",
    from: 60,
    to: 2000,
  },
  {
    thing: "the number of subscribers of a newspaper",
    short: "the number of subscribers",
    from: 900,
    to: 60_000,
  },
  { thing: "the population of a town", short: "the population", from: 1500, to: 90_000 },
  {
    thing: "the number of books in a library",
    short: "the number of books",
    from: 2000,
    to: 80_000,
  },
  {
    thing: "the number of seals on an island",
    short: "the number of seals",
    from: 100,
    to: 6000,
  },
  {
    thing: "the number of pass holders of a national park",
    short: "the number of pass holders",
    from: 4000,
    to: 200_000,
  },
  {
    thing: "the number of solar panels in a district",
    short: "the number of panels",
    from: 200,
    to: 9000,
  },
  {
    thing: "the number of students enrolled at a college",
    short: "the number of students",
    from: 800,
    to: 30_000,
  },
  {
    thing: "the number of bottles in a wine cellar",
    short: "the number of bottles",
    from: 200,
    to: 5000,
  },
  {
    thing: "the number of vehicles registered in a county",
    short: "the number of vehicles",
    from: 500,
    to: 40_000,
  },
  {
    thing: "the number of beehives of a cooperative",
    short: "the number of hives",
    from: 80,
    to: 2500,
  },
  {
    thing: "the number of trees on a plantation",
    short: "the number of trees",
    from: 500,
    to: 30_000,
  },
  {
    thing: "the number of photographs in an archive",
    short: "the number of photographs",
    from: 3000,
    to: 90_000,
  },
  {
    thing: "the number of users of an app",
    short: "the number of users",
    from: 400,
    to: 50_000,
  },
];
