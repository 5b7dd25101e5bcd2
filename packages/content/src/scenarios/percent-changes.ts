import type { Context } from "./context.ts";

/** A count that was taken at two times. */
export interface CountedThing extends Context {
  /** The count as it is introduced: "the number of hectares of sea grass in a shallow bay". */
  readonly thing: string;
  /** The count without its owner, for a second mention. */
  readonly short: string;
  readonly from: number;
  readonly to: number;
  /** The greatest percent by which it changes in some years. */
  readonly most: number;
}

export const countedThings: readonly CountedThing[] = [
  {
    thing: "the number of nesting pairs of terns on an island",
    short: "the number of nesting pairs",
    from: 200,
    to: 4000,
    most: 64,
    basis:
      "Colonies of terns have hundreds to thousands of pairs and halve or double in a few years.",
  },
  {
    thing: "the number of adult salmon counted at a dam",
    short: "the number of adult salmon",
    from: 1000,
    to: 40000,
    most: 64,
    basis: "Runs of salmon vary from thousands to tens of thousands of fish.",
  },
  {
    thing: "the number of students enrolled at a community college",
    short: "the number of students",
    from: 1500,
    to: 24000,
    most: 30,
    basis: "Community colleges have some thousands of students; enrollment changes slowly.",
  },
  {
    thing: "the number of subscribers to a regional newspaper",
    short: "the number of subscribers",
    from: 2000,
    to: 60000,
    most: 48,
    basis:
      "Regional newspapers have thousands of subscribers and lost or won up to half of them in years.",
  },
  {
    thing: "the number of weekday riders of a commuter rail line",
    short: "the number of weekday riders",
    from: 3000,
    to: 70000,
    most: 48,
    basis: "Rail lines carry thousands of riders a day; service changes move their number a lot.",
  },
  {
    thing: "the population of a coastal town",
    short: "the population",
    from: 2000,
    to: 60000,
    most: 24,
    basis: "Towns of thousands grow or shrink by up to a quarter in years.",
  },
  {
    thing: "the annual number of visitors to a marine aquarium",
    short: "the number of visitors",
    from: 20000,
    to: 400000,
    most: 48,
    basis: "Aquariums have tens to hundreds of thousands of visitors a year.",
  },
  {
    thing: "the number of acres planted with barley in a mountain county",
    short: "the number of acres",
    from: 800,
    to: 36000,
    most: 48,
    basis: "Counties plant thousands of acres with a grain; prices move acreage by up to half.",
  },
  {
    thing: "the number of job openings listed by a hospital network",
    short: "the number of job openings",
    from: 200,
    to: 4000,
    most: 64,
    basis: "Networks list hundreds of openings, in numbers that vary widely.",
  },
  {
    thing: "the monthly number of freight cars unloaded at a port",
    short: "the number of freight cars",
    from: 600,
    to: 24000,
    most: 48,
    basis: "Inland ports unload thousands of cars a month.",
  },
  {
    thing: "the number of licensed food trucks in a metropolitan area",
    short: "the number of food trucks",
    from: 200,
    to: 2400,
    most: 48,
    basis: "Metropolitan areas license hundreds of food trucks.",
  },
  {
    thing: "the number of monarch butterflies counted in a grove",
    short: "the number of butterflies",
    from: 2000,
    to: 90000,
    most: 85,
    basis: "Winter counts of monarchs vary by more than half.",
  },
  {
    thing: "the number of hectares of sea grass in a shallow bay",
    short: "the number of hectares",
    from: 200,
    to: 6000,
    most: 48,
    basis: "Bays have hundreds to thousands of hectares of sea grass, which recede and recover.",
  },
];
