/** A count that was taken at two times. */
export interface CountedThing {
  /** The count as it is introduced: "the number of nesting pairs of terns on an island". */
  readonly thing: string;
  /** The count without its owner, for a second mention. */
  readonly short: string;
  readonly from: number;
  readonly to: number;
}

export const countedThings: readonly CountedThing[] = [
  {
    thing: "the number of nesting pairs of terns on a barrier island",
    short: "the number of nesting pairs",
    from: 200,
    to: 4000,
  },
  {
    thing: "the population of a coastal town",
    short: "the population",
    from: 2000,
    to: 60_000,
  },
  {
    thing: "the number of titles in a city library's digital collection",
    short: "the number of titles",
    from: 3000,
    to: 80_000,
  },
  {
    thing: "the number of students enrolled at a community college",
    short: "the number of students",
    from: 1500,
    to: 24_000,
  },
  {
    thing: "the number of electric vehicles registered in a county",
    short: "the number of electric vehicles",
    from: 800,
    to: 30_000,
  },
  {
    thing: "the number of subscribers to a regional newspaper",
    short: "the number of subscribers",
    from: 2000,
    to: 60_000,
  },
  {
    thing: "the number of weekday riders of a commuter rail line",
    short: "the number of weekday riders",
    from: 3000,
    to: 70_000,
  },
  {
    thing: "the number of annual visitors to a marine aquarium",
    short: "the number of visitors",
    from: 20_000,
    to: 400_000,
  },
  {
    thing: "the number of households in a county with a solar array",
    short: "the number of these households",
    from: 400,
    to: 12_000,
  },
  {
    thing: "the number of adult salmon counted at a fish ladder",
    short: "the number of salmon",
    from: 1000,
    to: 40_000,
  },
  {
    thing: "the number of members of a state gardening society",
    short: "the number of members",
    from: 600,
    to: 9000,
  },
  {
    thing: "the number of licensed food trucks in a metropolitan area",
    short: "the number of food trucks",
    from: 200,
    to: 2400,
  },
];
