import type { Context } from "./context.ts";
import type { Grid } from "./grid.ts";

/** A business that charges a fee once and an amount for each unit. */
export interface ChargeScenario extends Context {
  /** "A laboratory that tests soil samples", and a competing one. */
  readonly who: string;
  readonly other: string;
  /** Both of them, as in "for both laboratories". */
  readonly both: string;
  /** What the fee is: "a processing fee". */
  readonly fee: string;
  /** What is counted: "sample". */
  readonly unit: string;
  readonly units: string;
  /** What a customer pays for: "one order". */
  readonly job: string;
  /** "how many samples does the order contain?" */
  readonly ask: string;
  /** Amounts in cents: for each unit, and the fee from the least to the greatest. */
  readonly each: Grid;
  readonly once: readonly [number, number];
  /** The most units of one job. */
  readonly most: number;
}

export const charges: readonly ChargeScenario[] = [
  {
    basis: "Daily rental rates of gasoline pressure washers, about $35 to $90.",
    who: "A dealer that rents pressure washers",
    other: "a competing dealer",
    both: "dealers",
    fee: "a cleaning fee",
    unit: "day",
    units: "days",
    job: "one rental",
    ask: "for how many days is the pressure washer rented?",
    each: [3_500, 9_000, 250],
    once: [2_500, 24_000],
    most: 28,
  },
  {
    basis: "Dry storage of a sailboat after a lift, about $8 to $24 a day.",
    who: "A marina that stores sailboats on land",
    other: "another marina",
    both: "marinas",
    fee: "a lift fee",
    unit: "day of storage",
    units: "days of storage",
    job: "one sailboat",
    ask: "how many days of storage does the charge include?",
    each: [800, 2_400, 50],
    once: [2_000, 12_000],
    most: 45,
  },
  {
    basis: "Fees of agricultural laboratories for a basic soil test, about $12 to $36.",
    who: "A laboratory that tests soil samples",
    other: "a university laboratory",
    both: "laboratories",
    fee: "a processing fee",
    unit: "sample",
    units: "samples",
    job: "one order",
    ask: "how many samples are tested?",
    each: [1_200, 3_600, 50],
    once: [1_500, 15_000],
    most: 60,
  },
  {
    basis: "Rates for the translation of technical text, about $20 to $48 a page.",
    who: "An agency that translates operating manuals",
    other: "a competing agency",
    both: "agencies",
    fee: "a formatting fee",
    unit: "page",
    units: "pages",
    job: "the translation of one manual",
    ask: "how many pages are translated?",
    each: [2_000, 4_800, 100],
    once: [4_000, 25_000],
    most: 90,
  },
  {
    basis: "Prices for the removal of a tree stump, about $40 to $120.",
    who: "A tree service that removes stumps",
    other: "a competing tree service",
    both: "tree services",
    fee: "a travel fee",
    unit: "stump",
    units: "stumps",
    job: "one job",
    ask: "how many stumps are removed?",
    each: [4_000, 12_000, 250],
    once: [4_000, 36_000],
    most: 30,
  },
  {
    basis: "Hourly rates of a mobile crane with its operator, about $110 to $240.",
    who: "A contractor that provides a mobile crane",
    other: "a competing contractor",
    both: "contractors",
    fee: "a transport fee",
    unit: "hour of operation",
    units: "hours of operation",
    job: "one project",
    ask: "for how many hours does the crane operate?",
    each: [11_000, 24_000, 500],
    once: [11_000, 90_000],
    most: 40,
  },
  {
    basis: "Freight rates for a pallet of tile within a region, about $80 to $170.",
    who: "A freight carrier that delivers pallets of tile",
    other: "a second carrier",
    both: "carriers",
    fee: "a pickup fee",
    unit: "pallet",
    units: "pallets",
    job: "one shipment",
    ask: "how many pallets are in the shipment?",
    each: [8_000, 17_000, 500],
    once: [8_000, 60_000],
    most: 30,
  },
  {
    basis: "Prices of vinyl window signs of a usual size, about $12 to $32.",
    who: "A print shop that makes window signs",
    other: "a competing print shop",
    both: "print shops",
    fee: "a setup fee",
    unit: "sign",
    units: "signs",
    job: "one order",
    ask: "how many signs are in the order?",
    each: [1_200, 3_200, 50],
    once: [2_000, 15_000],
    most: 50,
  },
  {
    basis: "Prices at public fast chargers, about $0.32 to $0.64 a kilowatt-hour.",
    who: "A charging station for electric cars",
    other: "a competing station",
    both: "charging stations",
    fee: "a connection fee",
    unit: "kilowatt-hour",
    units: "kilowatt-hours",
    job: "one charging session",
    ask: "how many kilowatt-hours of energy does the car receive?",
    each: [32, 64, 2],
    once: [80, 450],
    most: 75,
  },
  {
    basis: "Nightly rates of veterinary boarding, about $28 to $62.",
    who: "A veterinary clinic that boards dogs",
    other: "an animal hospital",
    both: "clinics",
    fee: "an admission fee",
    unit: "night",
    units: "nights",
    job: "the care of one dog",
    ask: "for how many nights is the dog boarded?",
    each: [2_800, 6_200, 150],
    once: [3_000, 25_000],
    most: 30,
  },
];
