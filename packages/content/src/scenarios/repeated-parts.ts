/** An amount of which the same part is kept, or lost, again and again. */
export interface PartScenario {
  readonly start: (amount: string) => string;
  /** "After each bounce, the ball rises to 3/5 of the height before." */
  readonly kept: (part: string) => string;
  readonly lost: (part: string) => string;
  /** "after the 3rd bounce" */
  readonly after: (ordinal: string) => string;
  readonly asked: string;
  /** The greatest amount that is still plausible. */
  readonly most: number;
}

export const partScenarios: readonly PartScenario[] = [
  {
    start: (amount) => `A ball is dropped from a height of ${amount} centimeters.`,
    kept: (part) => `After each bounce it rises to ${part} of the height it fell from.`,
    lost: (part) => `After each bounce it rises to the height it fell from less ${part} of it.`,
    after: (ordinal) => `after the ${ordinal} bounce`,
    asked: "the height, in centimeters, to which the ball rises",
    most: 6_000,
  },
  {
    start: (amount) => `A tank holds ${amount} liters of water.`,
    kept: (part) =>
      `At the end of each hour, ${part} of the water present at the beginning of the hour is left.`,
    lost: (part) =>
      `During each hour, ${part} of the water present at the beginning of the hour is drained.`,
    after: (ordinal) => `at the end of the ${ordinal} hour`,
    asked: "the volume, in liters, of the water left",
    most: 150_000,
  },
  {
    start: (amount) => `A patient's body holds ${amount} milligrams of a medicine.`,
    kept: (part) =>
      `At the end of each hour, ${part} of the medicine present at the beginning of the hour is left.`,
    lost: (part) =>
      `During each hour, the body removes ${part} of the medicine present at the beginning of the hour.`,
    after: (ordinal) => `at the end of the ${ordinal} hour`,
    asked: "the mass, in milligrams, of the medicine left",
    most: 4_000,
  },
  {
    start: (amount) => `A lamp sends out light with a brightness of ${amount} units.`,
    kept: (part) => `Each sheet of tinted glass lets through ${part} of the light that reaches it.`,
    lost: (part) => `Each sheet of tinted glass absorbs ${part} of the light that reaches it.`,
    after: (ordinal) => `behind the ${ordinal} sheet`,
    asked: "the brightness, in units, of the light",
    most: 90_000,
  },
  {
    start: (amount) => `A contest begins with ${amount} players.`,
    kept: (part) => `After each round, ${part} of the players in it stay in the contest.`,
    lost: (part) => `After each round, ${part} of the players in it leave the contest.`,
    after: (ordinal) => `after the ${ordinal} round`,
    asked: "the number of players left",
    most: 90_000,
  },
  {
    start: (amount) => `Some pond water contains ${amount} milligrams of a pollutant.`,
    kept: (part) => `Each pass through a filter leaves ${part} of the pollutant in the water.`,
    lost: (part) => `Each pass through a filter removes ${part} of the pollutant in the water.`,
    after: (ordinal) => `after the ${ordinal} pass`,
    asked: "the mass, in milligrams, of the pollutant left",
    most: 150_000,
  },
];
