import type { Context } from "./context.ts";

/** Things bought together, with a fee or a discount for each of them or for the whole order. */
export interface OrderScenario extends Context {
  /** "cubic yards of topsoil", "cubic yard" */
  readonly things: string;
  readonly thing: string;
  /** "a landscape supplier" */
  readonly seller: string;
  /** What makes one of them, or the whole order, dearer or cheaper by an amount. */
  readonly dearerEach: (amount: string) => string;
  readonly cheaperEach: (amount: string) => string;
  readonly dearerAll: (amount: string) => string;
  readonly cheaperAll: (amount: string) => string;
  /** The least and the greatest such amount for one, and for the whole order, in cents. */
  readonly each: readonly [number, number];
  readonly all: readonly [number, number];
  /** How many are bought. */
  readonly from: number;
  readonly to: number;
}

export const orderScenarios: readonly OrderScenario[] = [
  {
    things: "cubic yards of topsoil",
    thing: "cubic yard",
    seller: "a landscape supplier",
    dearerEach: (amount) => `adds ${amount} for sifting to the price of each cubic yard`,
    cheaperEach: (amount) => `takes ${amount} off the price of each cubic yard`,
    dearerAll: (amount) => `adds a delivery fee of ${amount} to the order`,
    cheaperAll: (amount) => `takes ${amount} off the order`,
    each: [125, 675],
    all: [1_500, 8_500],
    from: 3,
    to: 24,
    basis: "Topsoil costs about $25 to $50 a cubic yard, and delivery $15 to $85.",
  },
  {
    things: "cylinders of argon",
    thing: "cylinder",
    seller: "a gas supplier",
    dearerEach: (amount) => `adds ${amount} for a safety check to the price of each cylinder`,
    cheaperEach: (amount) => `takes ${amount} off the price of each cylinder`,
    dearerAll: (amount) => `adds a transport fee of ${amount} to the order`,
    cheaperAll: (amount) => `takes ${amount} off the order`,
    each: [225, 975],
    all: [1_200, 6_000],
    from: 2,
    to: 16,
    basis: "Refilling a cylinder of argon costs about $40 to $120.",
  },
  {
    things: "doses of a rabies vaccine",
    thing: "dose",
    seller: "a veterinary wholesaler",
    dearerEach: (amount) => `adds ${amount} for cold packaging to the price of each dose`,
    cheaperEach: (amount) => `takes ${amount} off the price of each dose`,
    dearerAll: (amount) => `adds a courier fee of ${amount} to the order`,
    cheaperAll: (amount) => `takes ${amount} off the order`,
    each: [45, 285],
    all: [900, 4_800],
    from: 10,
    to: 80,
    basis: "Veterinary vaccines cost about $3 to $20 a dose.",
  },
  {
    things: "tests of well water",
    thing: "test",
    seller: "a laboratory",
    dearerEach: (amount) => `adds ${amount} for a sterile bottle to the price of each test`,
    cheaperEach: (amount) => `takes ${amount} off the price of each test`,
    dearerAll: (amount) => `adds a filing fee of ${amount} to the order`,
    cheaperAll: (amount) => `takes ${amount} off the order`,
    each: [175, 825],
    all: [1_400, 7_500],
    from: 3,
    to: 30,
    basis: "Tests of well water cost about $20 to $150 a sample.",
  },
  {
    things: "kilowatt-hours of electricity",
    thing: "kilowatt-hour",
    seller: "a charging station",
    dearerEach: (amount) => `adds ${amount} to the price of each kilowatt-hour at peak hours`,
    cheaperEach: (amount) => `takes ${amount} off the price of each kilowatt-hour at night`,
    dearerAll: (amount) => `adds a parking fee of ${amount} to the charge`,
    cheaperAll: (amount) => `takes ${amount} off the charge`,
    each: [5, 19],
    all: [125, 475],
    from: 12,
    to: 84,
    basis: "Public charging costs about $0.25 to $0.60 a kilowatt-hour.",
  },
  {
    things: "translated pages of a lease",
    thing: "page",
    seller: "a translation service",
    dearerEach: (amount) => `adds ${amount} for certification to the price of each page`,
    cheaperEach: (amount) => `takes ${amount} off the price of each page`,
    dearerAll: (amount) => `adds a registration fee of ${amount} to the order`,
    cheaperAll: (amount) => `takes ${amount} off the order`,
    each: [125, 775],
    all: [1_500, 6_000],
    from: 4,
    to: 60,
    basis: "Certified translations cost about $20 to $40 a page.",
  },
  {
    things: "square feet of vinyl banner",
    thing: "square foot",
    seller: "a print shop",
    dearerEach: (amount) => `adds ${amount} for lamination to the price of each square foot`,
    cheaperEach: (amount) => `takes ${amount} off the price of each square foot`,
    dearerAll: (amount) => `adds a setup fee of ${amount} to the order`,
    cheaperAll: (amount) => `takes ${amount} off the order`,
    each: [35, 225],
    all: [800, 4_500],
    from: 6,
    to: 90,
    basis: "Vinyl banners cost about $3 to $10 a square foot.",
  },
  {
    things: "hours of kayak rental",
    thing: "hour",
    seller: "an outfitter",
    dearerEach: (amount) => `adds ${amount} for insurance to the price of each hour`,
    cheaperEach: (amount) => `takes ${amount} off the price of each hour`,
    dearerAll: (amount) => `adds a shuttle fee of ${amount} to the rental`,
    cheaperAll: (amount) => `takes ${amount} off the rental`,
    each: [75, 345],
    all: [500, 2_500],
    from: 2,
    to: 9,
    basis: "Kayaks rent for about $12 to $25 an hour.",
  },
  {
    things: "pallets of freight",
    thing: "pallet",
    seller: "a trucking company",
    dearerEach: (amount) => `adds a fuel surcharge of ${amount} to the price of each pallet`,
    cheaperEach: (amount) => `takes ${amount} off the price of each pallet`,
    dearerAll: (amount) => `adds a loading fee of ${amount} to the shipment`,
    cheaperAll: (amount) => `takes ${amount} off the shipment`,
    each: [225, 975],
    all: [2_000, 9_500],
    from: 2,
    to: 20,
    basis: "Shipping a pallet costs about $70 to $250.",
  },
  {
    things: "hours of use of a laser cutter",
    thing: "hour",
    seller: "a machine shop",
    dearerEach: (amount) => `adds ${amount} for ventilation to the price of each hour`,
    cheaperEach: (amount) => `takes ${amount} off the price of each hour`,
    dearerAll: (amount) => `adds a training fee of ${amount} to the bill`,
    cheaperAll: (amount) => `takes ${amount} off the bill`,
    each: [125, 645],
    all: [800, 3_500],
    from: 2,
    to: 14,
    basis: "Laser cutters rent for about $20 to $80 an hour.",
  },
];
