import type { Chance } from "../../random/chance.ts";

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
    thing: "the number of visitors to a national park",
    short: "the number of visitors",
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
    thing: "the number of lamps made by a workshop",
    short: "the number of lamps",
    from: 200,
    to: 5000,
  },
  {
    thing: "the number of riders of a bus line",
    short: "the number of riders",
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
    thing: "the number of eggs produced by a farm",
    short: "the number of eggs",
    from: 3000,
    to: 90_000,
  },
  {
    thing: "the number of downloads of an app",
    short: "the number of downloads",
    from: 400,
    to: 50_000,
  },
];

/** A multiple of the unit that suits the scenario; gives up the draw when there is none. */
export function amountOf(chance: Chance, { from, to }: ChangeScenario, unit: number): number {
  const [least, most] = [Math.ceil(from / unit), Math.floor(to / unit)];
  chance.require(least <= most, "no amount suits the scenario");
  return unit * chance.int(least, most);
}
