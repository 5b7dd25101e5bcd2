/** A trip, or some work, in two parts at different speeds. */
export interface TwoLegsScenario {
  /** Who moves at which speed in either part. */
  readonly told: (first: string, second: string) => string;
  /** How far the whole was, and how long it took. */
  readonly total: (length: string) => string;
  readonly both: (length: string, time: string) => string;
  /** How long the whole was, and how much farther the first part was than the second. */
  readonly farther: (length: string, time: string) => string;
  /** The names of the parts, after "on" or "for". */
  readonly legs: readonly [string, string];
  readonly length: string;
  readonly time: string;
  /** What is asked about a leg: its time or its length. */
  readonly timeOf: (leg: string) => string;
  readonly lengthOf: (leg: string) => string;
  readonly fast: readonly [number, number];
  readonly slow: readonly [number, number];
}

function timeOn(time: string) {
  return (leg: string) => `the time, in ${time}, that was spent ${leg}`;
}

function lengthOn(length: string) {
  return (leg: string) => `the distance, in ${length}, that was covered ${leg}`;
}

export const twoLegs: readonly TwoLegsScenario[] = [
  {
    told: (first, second) =>
      `A bus drives at ${first} miles per hour on the highway and at ${second} miles per hour in the city.`,
    total: (length) => `In one week, it covered ${length} miles in all.`,
    both: (length, time) => `In one week, it covered ${length} miles in ${time} hours of driving.`,
    farther: (length, time) =>
      `In one week, it drove for ${time} hours and covered ${length} more miles on the highway than in the city.`,
    legs: ["on the highway", "in the city"],
    length: "miles",
    time: "hours",
    timeOf: timeOn("hours"),
    lengthOf: lengthOn("miles"),
    fast: [45, 65],
    slow: [15, 30],
  },
  {
    told: (first, second) =>
      `A cyclist rides at ${first} kilometers per hour on paved roads and at ${second} kilometers per hour on gravel.`,
    total: (length) => `On a tour, the cyclist covered ${length} kilometers in all.`,
    both: (length, time) =>
      `On a tour, the cyclist covered ${length} kilometers in ${time} hours of riding.`,
    farther: (length, time) =>
      `On a tour, the cyclist rode for ${time} hours and covered ${length} more kilometers on paved roads than on gravel.`,
    legs: ["on paved roads", "on gravel"],
    length: "kilometers",
    time: "hours",
    timeOf: timeOn("hours"),
    lengthOf: lengthOn("kilometers"),
    fast: [21, 32],
    slow: [10, 18],
  },
  {
    told: (first, second) =>
      `A boat travels ${first} miles per hour on the lake and ${second} miles per hour on the canal.`,
    total: (length) => `In one week, it covered ${length} miles in all.`,
    both: (length, time) => `In one week, it covered ${length} miles in ${time} hours.`,
    farther: (length, time) =>
      `In one week, it traveled for ${time} hours and covered ${length} more miles on the lake than on the canal.`,
    legs: ["on the lake", "on the canal"],
    length: "miles",
    time: "hours",
    timeOf: timeOn("hours"),
    lengthOf: lengthOn("miles"),
    fast: [15, 28],
    slow: [4, 10],
  },
  {
    told: (first, second) =>
      `A hiker walks ${first} meters per minute on level ground and ${second} meters per minute uphill.`,
    total: (length) => `On one hike, the hiker covered ${length} meters in all.`,
    both: (length, time) =>
      `On one hike, the hiker covered ${length} meters in ${time} minutes of walking.`,
    farther: (length, time) =>
      `On one hike, the hiker walked for ${time} minutes and covered ${length} more meters on level ground than uphill.`,
    legs: ["on level ground", "uphill"],
    length: "meters",
    time: "minutes",
    timeOf: timeOn("minutes"),
    lengthOf: lengthOn("meters"),
    fast: [70, 100],
    slow: [30, 60],
  },
  {
    told: (first, second) =>
      `A train runs at ${first} kilometers per hour on new track and at ${second} kilometers per hour on old track.`,
    total: (length) => `On several test runs, it covered ${length} kilometers in all.`,
    both: (length, time) =>
      `On several test runs, it covered ${length} kilometers in ${time} hours.`,
    farther: (length, time) =>
      `On several test runs, it ran for ${time} hours and covered ${length} more kilometers on new track than on old track.`,
    legs: ["on new track", "on old track"],
    length: "kilometers",
    time: "hours",
    timeOf: timeOn("hours"),
    lengthOf: lengthOn("kilometers"),
    fast: [110, 200],
    slow: [60, 90],
  },
  {
    told: (first, second) =>
      `A delivery van drives at ${first} miles per hour on country roads and at ${second} miles per hour in towns.`,
    total: (length) => `In one week, it covered ${length} miles in all.`,
    both: (length, time) => `In one week, it covered ${length} miles in ${time} hours of driving.`,
    farther: (length, time) =>
      `In one week, it drove for ${time} hours and covered ${length} more miles on country roads than in towns.`,
    legs: ["on country roads", "in towns"],
    length: "miles",
    time: "hours",
    timeOf: timeOn("hours"),
    lengthOf: lengthOn("miles"),
    fast: [35, 60],
    slow: [12, 30],
  },
  {
    told: (first, second) =>
      `A sled team runs at ${first} kilometers per hour on packed snow and at ${second} kilometers per hour on soft snow.`,
    total: (length) => `On a tour, the team covered ${length} kilometers in all.`,
    both: (length, time) =>
      `On a tour, the team covered ${length} kilometers in ${time} hours of running.`,
    farther: (length, time) =>
      `On a tour, the team ran for ${time} hours and covered ${length} more kilometers on packed snow than on soft snow.`,
    legs: ["on packed snow", "on soft snow"],
    length: "kilometers",
    time: "hours",
    timeOf: timeOn("hours"),
    lengthOf: lengthOn("kilometers"),
    fast: [16, 28],
    slow: [6, 14],
  },
  {
    told: (first, second) =>
      `A runner covers ${first} meters per minute on a track and ${second} meters per minute in sand.`,
    total: (length) => `In one session, the runner covered ${length} meters in all.`,
    both: (length, time) =>
      `In one session, the runner covered ${length} meters in ${time} minutes of running.`,
    farther: (length, time) =>
      `In one session, the runner ran for ${time} minutes and covered ${length} more meters on the track than in sand.`,
    legs: ["on the track", "in sand"],
    length: "meters",
    time: "minutes",
    timeOf: timeOn("minutes"),
    lengthOf: lengthOn("meters"),
    fast: [190, 280],
    slow: [110, 170],
  },
];
