import type { Context } from "./context.ts";

/** How many things or people have 0, 1, 2, … of something. */
export interface NumberScenario extends Context {
  readonly title: string;
  /** Who or what was counted, when or where. */
  readonly shows: string;
  readonly header: string;
  readonly count: string;
  readonly all: string;
  /** "that the household owns at least 2 bicycles". */
  readonly event: (amount: string) => string;
  /** The least of the five numbers in the graph. */
  readonly from: number;
}

export const numberScenarios: readonly NumberScenario[] = [
  {
    title: "Vehicles per Household",
    shows: "the number of vehicles owned by each household in a county survey",
    header: "Vehicles",
    count: "Number of households",
    all: "these households",
    event: (amount) => `the household owns ${amount} vehicles`,
    from: 0,
    basis: "Most households own up to 4 vehicles.",
  },
  {
    title: "Eggs in Bluebird Nests",
    shows: "the number of eggs in each bluebird nest that volunteers checked in May",
    header: "Eggs",
    count: "Number of nests",
    all: "these nests",
    event: (amount) => `the nest contains ${amount} eggs`,
    from: 2,
    basis: "Bluebirds lay about 2 to 6 eggs.",
  },
  {
    title: "Defects in Circuit Boards",
    shows: "the number of defects found on each circuit board a manufacturer tested on one day",
    header: "Defects",
    count: "Number of boards",
    all: "these boards",
    event: (amount) => `the board has ${amount} defects`,
    from: 0,
    basis: "A circuit board that fails a test has a few defects.",
  },
  {
    title: "Doses Taken by Study Participants",
    shows: "the number of doses of a vitamin supplement each participant in a study took",
    header: "Doses",
    count: "Number of participants",
    all: "these participants",
    event: (amount) => `the participant took ${amount} doses`,
    from: 1,
    basis: "A participant is given up to 5 doses.",
  },
  {
    title: "Languages Spoken by Flight Attendants",
    shows: "the number of languages spoken by each flight attendant of a small airline",
    header: "Languages",
    count: "Number of flight attendants",
    all: "these flight attendants",
    event: (amount) => `the flight attendant speaks ${amount} languages`,
    from: 1,
    basis: "Few people speak more than 5 languages.",
  },
  {
    title: "Cargo Ships at a Small Port",
    shows: "the number of cargo ships that docked at a small port on each day of a shipping season",
    header: "Ships",
    count: "Number of days",
    all: "these days",
    event: (amount) => `${amount} ships docked`,
    from: 0,
    basis: "A small port receives up to a few cargo ships a day.",
  },
  {
    title: "Trips Made by Delivery Trucks",
    shows: "the number of trips each truck of a concrete company made on one day",
    header: "Trips",
    count: "Number of trucks",
    all: "these trucks",
    event: (amount) => `the truck made ${amount} trips`,
    from: 2,
    basis: "A concrete truck makes about 2 to 6 trips a day.",
  },
  {
    title: "Bedrooms in Rental Apartments",
    shows: "the number of bedrooms in each apartment advertised for rent in a city in June",
    header: "Bedrooms",
    count: "Number of apartments",
    all: "these apartments",
    event: (amount) => `the apartment has ${amount} bedrooms`,
    from: 1,
    basis: "Apartments have about 1 to 5 bedrooms.",
  },
  {
    title: "Petals of Anemone Flowers",
    shows: "the number of petals on each anemone flower that botanists examined",
    header: "Petals",
    count: "Number of flowers",
    all: "these flowers",
    event: (amount) => `the flower has ${amount} petals`,
    from: 5,
    basis: "Anemones have about 5 to 9 petals.",
  },
];
