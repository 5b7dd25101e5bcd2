import type { Context } from "./context.ts";
import type { Grid } from "./grid.ts";

/** A way, or some work, in two parts at different speeds. */
export interface TwoLegsScenario extends Context {
  /** Who moves at which speed in either part. */
  readonly told: (first: string, second: string) => string;
  /** How far the whole was, as a clause, and how long it took besides. */
  readonly whole: (length: string) => string;
  readonly both: (length: string, time: string) => string;
  /** How long the whole was, and how much farther the first part was than the second. */
  readonly farther: (length: string, time: string) => string;
  /** The parts, after "spent 3 hours". */
  readonly legs: readonly [string, string];
  readonly length: string;
  readonly time: string;
  /** What is asked about a leg: its time or its length. */
  readonly timeOf: (leg: string) => string;
  readonly lengthOf: (leg: string) => string;
  /** Speeds, in tenths. */
  readonly fast: Grid;
  readonly slow: Grid;
  /** The longest that both parts take together. */
  readonly most: number;
}

/** Speeds are told in tenths of a unit. */
export const speedParts = 10;

function asksOf(who: string, length: string, time: string) {
  return {
    length,
    time,
    timeOf: (leg: string) => `the time, in ${time}, that ${who} spent ${leg}`,
    lengthOf: (leg: string) => `the distance, in ${length}, that ${who} covered ${leg}`,
  };
}

export const twoLegs: readonly TwoLegsScenario[] = [
  {
    ...asksOf("the train", "kilometers", "hours"),
    basis:
      "Freight trains: about 70 to 105 kilometers per hour on level lines, 25 to 48 in mountains.",
    told: (first, second) =>
      `A freight train travels at an average speed of ${first} kilometers per hour on level track and ${second} kilometers per hour on mountain track.`,
    whole: (length) => `the train covered a total of ${length} kilometers`,
    both: (length, time) => `the train covered a total of ${length} kilometers in ${time} hours`,
    farther: (length, time) =>
      `the train traveled for ${time} hours and covered ${length} kilometers more on level track than on mountain track`,
    legs: ["on level track", "on mountain track"],
    fast: [700, 1050, 25],
    slow: [250, 475, 25],
    most: 36,
  },
  {
    ...asksOf("the drone", "meters", "minutes"),
    basis:
      "Delivery drones: about 780 to 1,300 meters per minute empty, 300 to 700 loaded, for up to 36 minutes.",
    told: (first, second) =>
      `A delivery drone flies at an average speed of ${first} meters per minute without a load and ${second} meters per minute with a load.`,
    whole: (length) => `the drone covered a total of ${length} meters`,
    both: (length, time) =>
      `the drone covered a total of ${length} meters in ${time} minutes of flight`,
    farther: (length, time) =>
      `the drone flew for ${time} minutes and covered ${length} meters more without a load than with a load`,
    legs: ["without a load", "with a load"],
    fast: [7800, 13_000, 250],
    slow: [3000, 7000, 250],
    most: 36,
  },
  {
    ...asksOf("the barge", "miles", "hours"),
    basis: "River barges: about 9 to 15 miles per hour downstream, 4 to 7 upstream.",
    told: (first, second) =>
      `A barge travels at ${first} miles per hour downstream and ${second} miles per hour upstream.`,
    whole: (length) => `the barge covered a total of ${length} miles`,
    both: (length, time) =>
      `the barge covered a total of ${length} miles in ${time} hours of travel`,
    farther: (length, time) =>
      `the barge traveled for ${time} hours and covered ${length} miles more downstream than upstream`,
    legs: ["traveling downstream", "traveling upstream"],
    fast: [90, 155, 5],
    slow: [40, 75, 5],
    most: 60,
  },
  {
    ...asksOf("the machine", "meters", "days"),
    basis:
      "Tunnel-boring machines: about 16 to 28 meters per day in soft rock, 5 to 11 in hard rock.",
    told: (first, second) =>
      `A tunnel-boring machine advances at an average rate of ${first} meters per day in chalk and ${second} meters per day in granite.`,
    whole: (length) => `the machine bored ${length} meters of tunnel`,
    both: (length, time) => `the machine bored ${length} meters of tunnel in ${time} days`,
    farther: (length, time) =>
      `the machine bored for ${time} days and advanced ${length} meters more in chalk than in granite`,
    legs: ["in chalk", "in granite"],
    fast: [160, 280, 5],
    slow: [50, 110, 5],
    most: 90,
  },
  {
    ...asksOf("the bird", "kilometers", "hours"),
    basis:
      "Migrating shorebirds: about 62 to 85 kilometers per hour with a tailwind, 38 to 55 without.",
    told: (first, second) =>
      `A shorebird flies at an average speed of ${first} kilometers per hour with a tailwind and ${second} kilometers per hour without one.`,
    whole: (length) => `the bird covered a total of ${length} kilometers`,
    both: (length, time) =>
      `the bird covered a total of ${length} kilometers in ${time} hours of flight`,
    farther: (length, time) =>
      `the bird flew for ${time} hours and covered ${length} kilometers more with a tailwind than without one`,
    legs: ["flying with a tailwind", "flying without a tailwind"],
    fast: [620, 850, 25],
    slow: [375, 550, 25],
    most: 60,
  },
  {
    ...asksOf("the cyclist", "kilometers", "hours"),
    basis: "Touring cyclists: about 20 to 30 kilometers per hour on pavement, 9 to 16 on gravel.",
    told: (first, second) =>
      `A cyclist rides at an average speed of ${first} kilometers per hour on paved roads and ${second} kilometers per hour on gravel roads.`,
    whole: (length) => `the cyclist covered a total of ${length} kilometers on a tour`,
    both: (length, time) =>
      `the cyclist covered a total of ${length} kilometers in ${time} hours of riding`,
    farther: (length, time) =>
      `the cyclist rode for ${time} hours and covered ${length} kilometers more on paved roads than on gravel roads`,
    legs: ["on paved roads", "on gravel roads"],
    fast: [200, 300, 5],
    slow: [90, 160, 5],
    most: 48,
  },
  {
    ...asksOf("the snowplow", "miles", "hours"),
    basis: "Snowplows: about 28 to 40 miles per hour spreading salt, 12 to 22 plowing.",
    told: (first, second) =>
      `A snowplow travels at an average speed of ${first} miles per hour while spreading salt and ${second} miles per hour while plowing snow.`,
    whole: (length) => `the snowplow covered a total of ${length} miles`,
    both: (length, time) => `the snowplow covered a total of ${length} miles in ${time} hours`,
    farther: (length, time) =>
      `the snowplow worked for ${time} hours and covered ${length} miles more spreading salt than plowing snow`,
    legs: ["spreading salt", "plowing snow"],
    fast: [275, 400, 25],
    slow: [125, 225, 25],
    most: 40,
  },
  {
    ...asksOf("the robot", "meters", "minutes"),
    basis:
      "Pipe inspection robots: about 7 to 14 meters per minute in dry pipes, 2.5 to 5.5 in wet ones.",
    told: (first, second) =>
      `An inspection robot moves at an average speed of ${first} meters per minute in dry pipes and ${second} meters per minute in flooded pipes.`,
    whole: (length) => `the robot inspected a total of ${length} meters of pipe`,
    both: (length, time) =>
      `the robot inspected a total of ${length} meters of pipe in ${time} minutes`,
    farther: (length, time) =>
      `the robot moved for ${time} minutes and covered ${length} meters more in dry pipes than in flooded pipes`,
    legs: ["in dry pipes", "in flooded pipes"],
    fast: [70, 140, 5],
    slow: [25, 55, 5],
    most: 150,
  },
  {
    ...asksOf("the team", "meters", "minutes"),
    basis:
      "Walking search teams: about 60 to 85 meters per minute on trails, 20 to 40 in dense forest.",
    told: (first, second) =>
      `A search team walks at an average speed of ${first} meters per minute on trails and ${second} meters per minute in dense forest.`,
    whole: (length) => `the team covered a total of ${length} meters`,
    both: (length, time) =>
      `the team covered a total of ${length} meters in ${time} minutes of walking`,
    farther: (length, time) =>
      `the team walked for ${time} minutes and covered ${length} meters more on trails than in dense forest`,
    legs: ["on trails", "in dense forest"],
    fast: [600, 850, 25],
    slow: [200, 400, 25],
    most: 180,
  },
];
