/** A group so large that only a random sample of it is asked or examined. */
export interface SurveyScenario {
  /** "residents", and where: "of a town". */
  readonly members: string;
  readonly who: "who" | "that";
  readonly where: string;
  /** What some of them do, and what the others do: "own a dog", "do not own a dog". */
  readonly does: string;
  readonly doesNot: string;
}

export const surveyScenarios: readonly SurveyScenario[] = [
  {
    members: "residents",
    who: "who",
    where: "of a town",
    does: "support building a skate park",
    doesNot: "do not support building a skate park",
  },
  {
    members: "students",
    who: "who",
    where: "at a university",
    does: "ride a bicycle to class",
    doesNot: "do not ride a bicycle to class",
  },
  {
    members: "employees",
    who: "who",
    where: "of a hospital system",
    does: "work at night",
    doesNot: "do not work at night",
  },
  {
    members: "trees",
    who: "that",
    where: "in a forest",
    does: "show signs of beetle damage",
    doesNot: "do not show signs of beetle damage",
  },
  {
    members: "lamps",
    who: "that",
    where: "in a warehouse",
    does: "are defective",
    doesNot: "are not defective",
  },
  {
    members: "subscribers",
    who: "who",
    where: "of a magazine",
    does: "read it online",
    doesNot: "do not read it online",
  },
  {
    members: "households",
    who: "that",
    where: "in a county",
    does: "own a dog",
    doesNot: "do not own a dog",
  },
  {
    members: "passengers",
    who: "who",
    where: "of a ferry line",
    does: "buy a return ticket",
    doesNot: "do not buy a return ticket",
  },
  {
    members: "books",
    who: "that",
    where: "in a library",
    does: "have a damaged cover",
    doesNot: "do not have a damaged cover",
  },
  {
    members: "members",
    who: "who",
    where: "of a chain of gyms",
    does: "prefer morning classes",
    doesNot: "do not prefer morning classes",
  },
  {
    members: "farms",
    who: "that",
    where: "in a region",
    does: "use rainwater tanks",
    doesNot: "do not use rainwater tanks",
  },
  {
    members: "drivers",
    who: "who",
    where: "in a city",
    does: "use a navigation app every day",
    doesNot: "do not use a navigation app every day",
  },
];

/** A mean estimated from a sample. */
export interface SampleMeanScenario {
  readonly members: string;
  readonly member: string;
  readonly where: string;
  /** What is measured of each: "mass". */
  readonly measure: string;
  readonly unit: string;
  /** "the total mass of all the apples" */
  readonly totaled: string;
  readonly from: number;
  readonly to: number;
}

export const sampleMeanScenarios: readonly SampleMeanScenario[] = [
  {
    members: "trees",
    member: "tree",
    where: "in an orchard",
    measure: "weight of apples",
    unit: "pounds",
    totaled: "the total weight of apples, in pounds, on all the trees in the orchard",
    from: 90,
    to: 260,
  },
  {
    members: "households",
    member: "household",
    where: "in a village",
    measure: "daily water use",
    unit: "gallons",
    totaled: "the total daily water use, in gallons, of all the households in the village",
    from: 140,
    to: 320,
  },
  {
    members: "crates",
    member: "crate",
    where: "in a shipment",
    measure: "mass",
    unit: "kilograms",
    totaled: "the total mass, in kilograms, of all the crates in the shipment",
    from: 18,
    to: 75,
  },
  {
    members: "hives",
    member: "hive",
    where: "on a farm",
    measure: "yearly honey yield",
    unit: "pounds",
    totaled: "the total yearly honey yield, in pounds, of all the hives on the farm",
    from: 30,
    to: 95,
  },
  {
    members: "students",
    member: "student",
    where: "at a school",
    measure: "weekly reading time",
    unit: "minutes",
    totaled: "the total weekly reading time, in minutes, of all the students at the school",
    from: 60,
    to: 300,
  },
  {
    members: "buses",
    member: "bus",
    where: "of a transit company",
    measure: "daily distance",
    unit: "miles",
    totaled: "the total daily distance, in miles, of all the buses of the transit company",
    from: 80,
    to: 240,
  },
  {
    members: "rooms",
    member: "room",
    where: "in a hotel",
    measure: "weekly use of electricity",
    unit: "kilowatt-hours",
    totaled:
      "the total weekly use of electricity, in kilowatt-hours, of all the rooms in the hotel",
    from: 45,
    to: 130,
  },
  {
    members: "cows",
    member: "cow",
    where: "on a dairy farm",
    measure: "daily milk yield",
    unit: "liters",
    totaled: "the total daily milk yield, in liters, of all the cows on the dairy farm",
    from: 18,
    to: 38,
  },
];

/** The place when it is spoken of again: "in the orchard". */
export function thatPlace({ where }: Pick<SurveyScenario, "where">): string {
  return where.replace(/ an? /, " the ");
}
