import type { Context } from "./context.ts";

/** Something that moves away from a place and back toward it. */
export interface TripScenario extends Context {
  /** What moves, and as it is named again. */
  readonly who: string;
  readonly short: string;
  readonly start: string;
  readonly unit: string;
  /** Distance between grid lines. */
  readonly step: number;
  /** Times between ticks, in minutes. */
  readonly minutes: readonly number[];
}

export const tripScenarios: readonly TripScenario[] = [
  {
    who: "a ranger",
    short: "the ranger",
    start: "the trailhead",
    unit: "meters",
    step: 250,
    minutes: [10, 15],
    basis: "Walking is about 1 to 5 kilometers an hour on a trail.",
  },
  {
    who: "a drone",
    short: "the drone",
    start: "the launch pad",
    unit: "meters",
    step: 150,
    minutes: [1, 2],
    basis: "Survey drones fly at about 2 to 12 meters a second.",
  },
  {
    who: "a hospital cart",
    short: "the cart",
    start: "the laundry room",
    unit: "meters",
    step: 20,
    minutes: [2, 3],
    basis: "Hospital carts drive at up to about 1 meter a second.",
  },
  {
    who: "a boat",
    short: "the boat",
    start: "the pier",
    unit: "kilometers",
    step: 1.5,
    minutes: [20, 30],
    basis: "Research vessels make about 5 to 30 kilometers an hour.",
  },
  {
    who: "a train",
    short: "the train",
    start: "the depot",
    unit: "miles",
    step: 1.5,
    minutes: [10, 12],
    basis: "Inspection trains run at about 5 to 60 miles an hour.",
  },
  {
    who: "a courier",
    short: "the courier",
    start: "the post office",
    unit: "kilometers",
    step: 0.5,
    minutes: [6, 8],
    basis: "Cargo bicycles go at about 5 to 25 kilometers an hour.",
  },
  {
    who: "a sea turtle",
    short: "the turtle",
    start: "the beach",
    unit: "kilometers",
    step: 0.5,
    minutes: [30, 40],
    basis: "Sea turtles swim at about 0.5 to 5 kilometers an hour.",
  },
  {
    who: "a snowplow",
    short: "the snowplow",
    start: "the garage",
    unit: "miles",
    step: 1,
    minutes: [8, 10],
    basis: "Snowplows clear roads at about 5 to 40 miles an hour.",
  },
];
