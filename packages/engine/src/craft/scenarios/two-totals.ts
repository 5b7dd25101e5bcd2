import type { Context } from "@sat/content/scenarios/context";
import type { Grid } from "@sat/content/scenarios/grid";
import { rational } from "../../math/rational.ts";
import { dollars, inProse } from "../wording/story.ts";

/** Things of two kinds whose number is known, and what they count together, or by how much one kind counts more. */
export interface TwoTotalsScenario extends Context {
  /** How much one of either kind counts. */
  readonly rates: (first: string, second: string) => string;
  /** How many there are of both kinds and what they count together, as a clause. */
  readonly total: (count: string, amount: string) => string;
  /** How many there are of both kinds and by how much the first kind counts more, as a clause. */
  readonly more: (count: string, amount: string) => string;
  readonly many: readonly [string, string];
  /** Both kinds together. */
  readonly all: string;
  /** What is asked of them: "how many of the vehicles were buses". */
  readonly asks: readonly [string, string];
  /** What several of a kind count together. */
  readonly ofMany: (kind: string) => string;
  /** Whether what is counted is how much they hold. */
  readonly holds?: true;
  /** So many make one unit of what is counted. */
  readonly per: number;
  readonly amount: (parts: number) => string;
  /** How much one of either kind counts in life, in such parts, and the most there are of both kinds. */
  readonly first: Grid;
  readonly second: Grid;
  readonly most: number;
}

const CENTS = {
  per: 100,
  amount: (parts: number) => dollars(rational(parts, 100)),
} as const;

function measuredIn(unit: string, per: number) {
  return { per, amount: (parts: number) => `${inProse(rational(parts, per))} ${unit}` };
}

export const twoTotals: readonly TwoTotalsScenario[] = [
  {
    ...CENTS,
    basis: "Short ferry crossings: about $19 to $32 for a car and $5 to $9 for a foot passenger.",
    rates: (first, second) =>
      `A car ferry charges ${first} for each vehicle, including everyone in it, and ${second} for each passenger who boards on foot.`,
    total: (count, amount) =>
      `the ferry sold a total of ${count} of these fares on one day and received ${amount} for them`,
    more: (count, amount) =>
      `the ferry sold a total of ${count} of these fares on one day and received ${amount} more for the vehicle fares than for the foot fares`,
    many: ["vehicle fares", "foot fares"],
    all: "fares",
    asks: [
      "how many of the fares were for vehicles",
      "how many of the fares were for foot passengers",
    ],
    ofMany: (kind) => `the total amount, in dollars, received for the ${kind}`,
    first: [1850, 3200, 50],
    second: [450, 950, 50],
    most: 160,
  },
  {
    ...measuredIn("kilograms", 10),
    basis: "Air cargo: parcel crates of 18 to 42 kilograms, mail sacks of 6 to 14 kilograms.",
    rates: (first, second) =>
      `A regional cargo plane carries parcel crates that have a mass of ${first} each and mail sacks that have a mass of ${second} each.`,
    total: (count, amount) =>
      `the plane carries ${count} of these crates and sacks with a total mass of ${amount} on one flight`,
    more: (count, amount) =>
      `the plane carries ${count} of these crates and sacks on one flight, and the total mass of the crates is ${amount} greater than that of the sacks`,
    many: ["parcel crates", "mail sacks"],
    all: "crates and sacks",
    asks: ["how many parcel crates does it carry", "how many mail sacks does it carry"],
    ofMany: (kind) => `the total mass, in kilograms, of the ${kind}`,
    first: [180, 420, 6],
    second: [60, 140, 4],
    most: 120,
  },
  {
    ...CENTS,
    basis: "Wholesale native plants: about $3 to $5 for a pot and $0.80 to $1.80 for a plug.",
    rates: (first, second) =>
      `For the restoration of a wetland, a contractor buys potted sedges that cost ${first} each and sedge seedlings that cost ${second} each.`,
    total: (count, amount) =>
      `the contractor pays a total of ${amount} for ${count} of these plants, not including tax`,
    more: (count, amount) =>
      `the contractor buys ${count} of these plants and pays ${amount} more for all of the potted sedges than for all of the seedlings, not including tax`,
    many: ["potted sedges", "seedlings"],
    all: "plants",
    asks: ["how many of the plants are potted sedges", "how many of the plants are seedlings"],
    ofMany: (kind) => `the total cost, in dollars, of the ${kind}`,
    first: [300, 480, 15],
    second: [75, 180, 15],
    most: 480,
  },
  {
    ...measuredIn("minutes", 10),
    basis: "Run times of automated blood tests: about 9 to 18 minutes or 3 to 7 minutes.",
    rates: (first, second) =>
      `An automated analyzer in a hospital laboratory takes ${first} to complete a cholesterol test and ${second} to complete a glucose test.`,
    total: (count, amount) =>
      `the analyzer completed ${count} of these tests, one after another, in a total of ${amount}`,
    more: (count, amount) =>
      `the analyzer completed ${count} of these tests, one after another, and the cholesterol tests took ${amount} longer in all than the glucose tests`,
    many: ["cholesterol tests", "glucose tests"],
    all: "tests",
    asks: [
      "how many of the tests were cholesterol tests",
      "how many of the tests were glucose tests",
    ],
    ofMany: (kind) => `the total time, in minutes, that the ${kind} took`,
    first: [90, 180, 5],
    second: [30, 70, 5],
    most: 90,
  },
  {
    ...measuredIn("panels", 1),
    holds: true,
    basis: "Ground racks for solar panels hold about 18 to 40 or 6 to 14 panels.",
    rates: (first, second) =>
      `At a solar farm, panels are mounted on long racks that hold ${first} each and on short racks that hold ${second} each.`,
    total: (count, amount) =>
      `in one section of the farm, ${count} of these racks, all of them full, hold a total of ${amount}`,
    more: (count, amount) =>
      `one section of the farm has ${count} of these racks, all of them full, and its long racks hold a total of ${amount.replace(" ", " more ")} than its short racks`,
    many: ["long racks", "short racks"],
    all: "racks",
    asks: ["how many of the racks are long racks", "how many of the racks are short racks"],
    ofMany: (kind) => `the total number of panels on the ${kind}`,
    first: [18, 40, 2],
    second: [6, 14, 2],
    most: 90,
  },
  {
    ...CENTS,
    basis:
      "Retail plumbing pipe in lengths of 10 feet: copper about $38 to $65, plastic about $9 to $18.",
    rates: (first, second) =>
      `A plumbing contractor bought copper pipes at a price of ${first} each and plastic pipes of the same length at a price of ${second} each.`,
    total: (count, amount) =>
      `the contractor bought ${count} of these pipes for a total of ${amount} before tax`,
    more: (count, amount) =>
      `the contractor bought ${count} of these pipes and paid ${amount} more for the copper pipes than for the plastic pipes before tax`,
    many: ["copper pipes", "plastic pipes"],
    all: "pipes",
    asks: ["how many of the pipes were copper pipes", "how many of the pipes were plastic pipes"],
    ofMany: (kind) => `the total price, in dollars, of the ${kind}`,
    first: [3800, 6500, 75],
    second: [900, 1800, 75],
    most: 120,
  },
  {
    ...measuredIn("minutes", 1),
    basis: "Scheduled lengths of visits to a physical therapist: 45 to 75 and 20 to 35 minutes.",
    rates: (first, second) =>
      `A physical therapy clinic schedules ${first} for the first visit of a patient and ${second} for each later visit.`,
    total: (count, amount) =>
      `the clinic scheduled ${count} visits in one week for a total of ${amount}`,
    more: (count, amount) =>
      `the clinic scheduled ${count} visits in one week and reserved ${amount.replace(" ", " more ")} for all of the first visits than for all of the later visits`,
    many: ["first visits", "later visits"],
    all: "visits",
    asks: ["how many of the visits were first visits", "how many of the visits were later visits"],
    ofMany: (kind) => `the total time, in minutes, that was scheduled for the ${kind}`,
    first: [45, 75, 5],
    second: [20, 35, 5],
    most: 110,
  },
  {
    ...CENTS,
    basis:
      "Prices of large-format prints: about $16 to $30 in color, $6 to $12 in black and white.",
    rates: (first, second) =>
      `A print shop that produces large-format posters charges ${first} for each color poster and ${second} for each black-and-white poster of the same size.`,
    total: (count, amount) =>
      `the shop charged a total of ${amount} for an order of ${count} of these posters`,
    more: (count, amount) =>
      `the color posters in an order of ${count} of these posters cost ${amount} more in all than the black-and-white posters in the order`,
    many: ["color posters", "black-and-white posters"],
    all: "posters",
    asks: [
      "how many of the posters were color posters",
      "how many of the posters were black-and-white posters",
    ],
    ofMany: (kind) => `the total charge, in dollars, for the ${kind}`,
    first: [1600, 3000, 50],
    second: [600, 1200, 50],
    most: 130,
  },
  {
    ...measuredIn("kilowatt-hours", 10),
    basis: "Energy for a full charge: electric buses 240 to 360, vans 48 to 90 kilowatt-hours.",
    rates: (first, second) =>
      `At a transit depot, each electric bus needs ${first} of energy to be fully charged, and each electric van needs ${second}.`,
    total: (count, amount) =>
      `the depot fully charged ${count} of these vehicles in one night and used a total of ${amount} of energy`,
    more: (count, amount) =>
      `the depot fully charged ${count} of these vehicles in one night, and the buses used ${amount.replace(" ", " more ")} of energy in all than the vans`,
    many: ["electric buses", "electric vans"],
    all: "vehicles",
    asks: ["how many of the vehicles were buses", "how many of the vehicles were vans"],
    ofMany: (kind) => `the total energy, in kilowatt-hours, that the ${kind} used`,
    first: [2400, 3600, 75],
    second: [480, 900, 15],
    most: 90,
  },
  {
    ...measuredIn("fish", 1),
    holds: true,
    basis:
      "Transport of young salmon: about 1,200 to 2,400 fish in a large tank, 350 to 800 in a small one.",
    rates: (first, second) =>
      `A hatchery transports young salmon in large tanks that hold ${first} each and in small tanks that hold ${second} each.`,
    total: (count, amount) =>
      `the hatchery filled ${count} of these tanks with a total of ${amount} for one release`,
    more: (count, amount) =>
      `the hatchery filled ${count} of these tanks for one release, and the large tanks held a total of ${amount.replace(" ", " more ")} than the small tanks`,
    many: ["large tanks", "small tanks"],
    all: "tanks",
    asks: ["how many of the tanks were large tanks", "how many of the tanks were small tanks"],
    ofMany: (kind) => `the total number of fish in the ${kind}`,
    first: [1200, 2400, 50],
    second: [350, 800, 50],
    most: 70,
  },
];
