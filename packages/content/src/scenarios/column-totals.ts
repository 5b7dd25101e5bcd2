import type { Context } from "./context.ts";

/** Counts of four kinds at two times or places, as the rows and columns of a table. */
export interface TotalsScenario extends Context {
  readonly shows: string;
  readonly header: string;
  readonly rows: readonly [string, string, string, string];
  readonly columns: readonly [string, string];
  /** All that a column counts, and those of one row: "the trees planted in the hill district", "oaks". */
  readonly all: (column: string) => string;
  readonly part: (row: string) => string;
}

export const totalsScenarios: readonly TotalsScenario[] = [
  {
    shows: "the number of freight cars of each kind that two rail yards handled last week",
    header: "Freight car",
    rows: ["Tank cars", "Hopper cars", "Flatcars", "Boxcars"],
    columns: ["North yard", "South yard"],
    all: (yard) => `the freight cars that the ${yard.toLowerCase()} handled`,
    part: (kind) => kind.toLowerCase(),
    basis: "Rail yards handle hundreds of cars a week.",
  },
  {
    shows: "the number of birds of each kind that observers counted at two lakes on the same day",
    header: "Bird",
    rows: ["Ducks", "Geese", "Swans", "Gulls"],
    columns: ["Alder Lake", "Birch Lake"],
    all: (lake) => `the birds counted at ${lake}`,
    part: (kind) => kind.toLowerCase(),
    basis: "Winter surveys of a lake count hundreds of birds.",
  },
  {
    shows: "the number of trees of each kind that a city planted in two districts",
    header: "Tree",
    rows: ["Oaks", "Maples", "Lindens", "Elms"],
    columns: ["Harbor district", "Hill district"],
    all: (district) => `the trees planted in the ${district.toLowerCase()}`,
    part: (kind) => kind.toLowerCase(),
    basis: "Cities plant hundreds of trees in a district.",
  },
  {
    shows: "the number of patients in each age group that two clinics treated last month",
    header: "Age group",
    rows: ["Under 18", "18 to 39", "40 to 64", "65 or older"],
    columns: ["East clinic", "West clinic"],
    all: (clinic) => `the patients treated at the ${clinic.toLowerCase()}`,
    part: (group) => `patients in the age group ${group.toLowerCase()}`,
    basis: "Clinics treat hundreds of patients a month.",
  },
  {
    shows: "the number of work orders of each kind that a water utility completed in two years",
    header: "Work order",
    rows: ["Leaks", "Meters", "Hydrants", "Valves"],
    columns: ["2022", "2023"],
    all: (year) => `the work orders completed in ${year}`,
    part: (kind) => `work orders for ${kind.toLowerCase()}`,
    basis: "Utilities complete hundreds of work orders a year.",
  },
  {
    shows: "the number of soil samples of each kind from two counties",
    header: "Sample",
    rows: ["Sand", "Silt", "Clay", "Loam"],
    columns: ["Lee County", "Polk County"],
    all: (county) => `the soil samples from ${county}`,
    part: (kind) => `samples of ${kind.toLowerCase()}`,
    basis: "Soil laboratories test hundreds of samples from a county.",
  },
  {
    shows: "the number of apprentices in each trade at two training centers",
    header: "Trade",
    rows: ["Welding", "Plumbing", "Carpentry", "Masonry"],
    columns: ["Valley center", "River center"],
    all: (center) => `the apprentices at the ${center.toLowerCase()}`,
    part: (trade) => `apprentices in ${trade.toLowerCase()}`,
    basis: "Training centers have hundreds of apprentices.",
  },
  {
    shows: "the number of parcels in each delivery class that two depots shipped in one day",
    header: "Class",
    rows: ["Standard", "Express", "Overnight", "Freight"],
    columns: ["Airport depot", "Harbor depot"],
    all: (depot) => `the parcels shipped by the ${depot.toLowerCase()}`,
    part: (kind) => `${kind.toLowerCase()} parcels`,
    basis: "Depots ship hundreds of parcels a day.",
  },
];
