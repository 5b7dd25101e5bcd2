import type { Context } from "./context.ts";

/** Two things that start together and move at steady speeds, in miles per hour. */
export interface TravelersScenario extends Context {
  /** "Two survey boats leave the same buoy at the same time". */
  readonly start: string;
  /** Along what they move: "along a straight canal". */
  readonly along: string;
  /** "the boats". */
  readonly names: string;
  readonly from: number;
  readonly to: number;
}

export const travelers: readonly TravelersScenario[] = [
  {
    start: "Two survey boats leave the same buoy at the same time",
    along: "along a straight shipping canal",
    names: "the boats",
    from: 3,
    to: 18,
    basis: "Survey boats travel about 3 to 18 miles per hour.",
  },
  {
    start: "Two delivery drones leave the same roof at the same time",
    along: "at the same height along a straight road",
    names: "the drones",
    from: 15,
    to: 48,
    basis: "Delivery drones fly about 15 to 50 miles per hour.",
  },
  {
    start: "Two freight trains on parallel tracks leave a rail yard at the same time",
    along: "along a straight section of the line",
    names: "the trains",
    from: 18,
    to: 60,
    basis: "Freight trains travel about 20 to 60 miles per hour.",
  },
  {
    start: "Two pronghorns leave a water hole at the same time",
    along: "along a straight fence",
    names: "the pronghorns",
    from: 4,
    to: 30,
    basis: "Pronghorns keep up about 30 miles per hour over some miles.",
  },
  {
    start: "Two road graders leave a maintenance depot at the same time",
    along: "along a straight gravel road",
    names: "the graders",
    from: 3,
    to: 16,
    basis: "Graders travel about 3 to 20 miles per hour.",
  },
  {
    start: "Two ferries leave the same dock at the same time",
    along: "along a straight channel",
    names: "the ferries",
    from: 8,
    to: 36,
    basis: "Ferries travel about 10 to 40 miles per hour.",
  },
  {
    start: "Two skaters leave the same bridge at the same time",
    along: "along a straight frozen canal",
    names: "the skaters",
    from: 6,
    to: 21,
    basis: "Skaters travel about 6 to 21 miles per hour.",
  },
  {
    start: "Two patrol cars leave the same intersection at the same time",
    along: "along a straight county road",
    names: "the cars",
    from: 20,
    to: 65,
    basis: "Cars travel about 20 to 65 miles per hour on county roads.",
  },
];
