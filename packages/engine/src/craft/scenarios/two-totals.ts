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
      `A ferry charges ${first} for each vehicle with its passengers and ${second} for each passenger on foot.`,
    total: (count, amount) =>
      `in one day, the ferry sold ${count} of these fares for a total of ${amount}`,
    more: (count, amount) =>
      `in one day, the ferry sold ${count} of these fares and received ${amount} more for vehicles than for passengers on foot`,
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
      `A cargo plane carries parcel crates of ${first} each and mail sacks of ${second} each.`,
    total: (count, amount) =>
      `on one flight, it carries ${count} of these crates and sacks with a total mass of ${amount}`,
    more: (count, amount) =>
      `on one flight, it carries ${count} crates and sacks, and the total mass of the crates is ${amount} greater than that of the sacks`,
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
      `A gardener buys potted grasses for ${first} each and grass seedlings for ${second} each.`,
    total: (count, amount) => `the gardener buys ${count} of these plants for a total of ${amount}`,
    more: (count, amount) =>
      `the gardener buys ${count} of these plants and pays a total of ${amount} more for the potted grasses than for the seedlings`,
    many: ["potted grasses", "seedlings"],
    all: "plants",
    asks: ["how many of the plants are potted grasses", "how many of the plants are seedlings"],
    ofMany: (kind) => `the total cost, in dollars, of the ${kind}`,
    first: [300, 480, 15],
    second: [75, 180, 15],
    most: 480,
  },
  {
    ...measuredIn("minutes", 10),
    basis: "Run times of automated blood tests: about 9 to 18 minutes or 3 to 7 minutes.",
    rates: (first, second) =>
      `A blood analyzer takes ${first} for each cholesterol test and ${second} for each glucose test.`,
    total: (count, amount) =>
      `the analyzer completed ${count} of these tests, one after another, in ${amount}`,
    more: (count, amount) =>
      `the analyzer completed ${count} of these tests, and the cholesterol tests took a total of ${amount.replace(" ", " more ")} than the glucose tests`,
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
      `At a solar farm, each long rack holds ${first}, and each short rack holds ${second}.`,
    total: (count, amount) => `in one field, ${count} of these racks hold a total of ${amount}`,
    more: (count, amount) =>
      `one field has ${count} of these racks, and its long racks hold a total of ${amount.replace(" ", " more ")} than its short racks`,
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
      `A plumber bought copper pipes for ${first} each and plastic pipes for ${second} each.`,
    total: (count, amount) => `the plumber bought ${count} of these pipes for a total of ${amount}`,
    more: (count, amount) =>
      `the plumber bought ${count} of these pipes and paid a total of ${amount} more for the copper pipes than for the plastic pipes`,
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
      `A physical therapy clinic schedules ${first} for each first visit and ${second} for each later visit.`,
    total: (count, amount) =>
      `in one week, the clinic scheduled ${count} of these visits for a total of ${amount}`,
    more: (count, amount) =>
      `in one week, the clinic scheduled ${count} of these visits, with a total of ${amount.replace(" ", " more ")} for first visits than for later visits`,
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
      `A print shop charges ${first} for each color poster and ${second} for each black-and-white poster.`,
    total: (count, amount) =>
      `the shop charged a total of ${amount} for an order of ${count} of these posters`,
    more: (count, amount) =>
      `in an order of ${count} of these posters, the color posters cost a total of ${amount} more than the black-and-white posters`,
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
      `At a depot, each electric bus needs ${first} of energy for a full charge, and each electric van needs ${second}.`,
    total: (count, amount) =>
      `in one night, ${count} of these vehicles received a full charge, for a total of ${amount}`,
    more: (count, amount) =>
      `in one night, ${count} of these vehicles received a full charge, and the buses needed a total of ${amount.replace(" ", " more ")} than the vans`,
    many: ["electric buses", "electric vans"],
    all: "vehicles",
    asks: ["how many of the vehicles were buses", "how many of the vehicles were vans"],
    ofMany: (kind) => `the total energy, in kilowatt-hours, that the ${kind} needed`,
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
      `A hatchery transports salmon in large tanks of ${first} each and small tanks of ${second} each.`,
    total: (count, amount) =>
      `the hatchery filled ${count} of these tanks with a total of ${amount}`,
    more: (count, amount) =>
      `the hatchery filled ${count} of these tanks, and the large tanks held a total of ${amount.replace(" ", " more ")} than the small tanks`,
    many: ["large tanks", "small tanks"],
    all: "tanks",
    asks: ["how many of the tanks were large tanks", "how many of the tanks were small tanks"],
    ofMany: (kind) => `the total number of fish in the ${kind}`,
    first: [1200, 2400, 50],
    second: [350, 800, 50],
    most: 70,
  },
];
