import type { Context } from "./context.ts";

/** Someone who buys two kinds of things at fixed prices. */
export interface BudgetScenario extends Context {
  readonly spender: string;
  readonly seller: string;
  readonly one: readonly [string, string];
  readonly many: readonly [string, string];
  /** Prices in dollars as they are in life, of either kind. */
  readonly first: readonly [from: number, to: number];
  readonly second: readonly [from: number, to: number];
}

export const budgets: readonly BudgetScenario[] = [
  {
    basis: "Laboratory catalogs: hot plates about $85 to $160, digital scales $40 to $95.",
    spender: "The chemistry department of a college",
    seller: "a laboratory supplier",
    one: ["hot plate", "digital scale"],
    many: ["hot plates", "digital scales"],
    first: [85, 160],
    second: [40, 95],
  },
  {
    basis: "Park equipment: trash bins about $80 to $150, picnic benches $95 to $190.",
    spender: "The parks department of a city",
    seller: "a dealer in park equipment",
    one: ["trash bin", "picnic bench"],
    many: ["trash bins", "picnic benches"],
    first: [80, 150],
    second: [95, 190],
  },
  {
    basis: "Medical supplies by the case: gloves about $42 to $90, bandages $24 to $65.",
    spender: "A veterinary clinic",
    seller: "a medical supplier",
    one: ["case of gloves", "case of bandages"],
    many: ["cases of gloves", "cases of bandages"],
    first: [42, 90],
    second: [24, 65],
  },
  {
    basis: "Trade prices: reels of house wiring about $45 to $110, outlet boxes $12 to $30.",
    spender: "An electrical contractor",
    seller: "an electrical wholesaler",
    one: ["reel of wire", "outlet box"],
    many: ["reels of wire", "outlet boxes"],
    first: [45, 110],
    second: [12, 30],
  },
  {
    basis: "Farm supplies: 50-pound bags of feed about $15 to $38, mineral blocks $9 to $26.",
    spender: "A dairy farm",
    seller: "a farm supply cooperative",
    one: ["bag of feed", "mineral block"],
    many: ["bags of feed", "mineral blocks"],
    first: [15, 38],
    second: [9, 26],
  },
  {
    basis: "Printing supplies: boxes of coated paper about $38 to $70, ink cartridges $45 to $98.",
    spender: "A print shop",
    seller: "a printing supplier",
    one: ["box of paper", "ink cartridge"],
    many: ["boxes of paper", "ink cartridges"],
    first: [38, 70],
    second: [45, 98],
  },
  {
    basis: "Diving equipment: masks about $28 to $75, pairs of fins $35 to $95.",
    spender: "A diving school",
    seller: "a maker of diving equipment",
    one: ["diving mask", "pair of fins"],
    many: ["diving masks", "pairs of fins"],
    first: [28, 75],
    second: [35, 95],
  },
  {
    basis: "Safety equipment: fire hoses about $90 to $180, rescue helmets $75 to $160.",
    spender: "A volunteer fire department",
    seller: "a safety equipment company",
    one: ["fire hose", "rescue helmet"],
    many: ["fire hoses", "rescue helmets"],
    first: [90, 180],
    second: [75, 160],
  },
  {
    basis: "Bicycle parts: chains about $14 to $42, tires $20 to $58.",
    spender: "A bicycle repair shop",
    seller: "a distributor of bicycle parts",
    one: ["chain", "tire"],
    many: ["chains", "tires"],
    first: [14, 42],
    second: [20, 58],
  },
  {
    basis: "Hardwood boards: oak about $22 to $68, maple $18 to $60.",
    spender: "A furniture workshop",
    seller: "a lumber dealer",
    one: ["oak board", "maple board"],
    many: ["oak boards", "maple boards"],
    first: [22, 68],
    second: [18, 60],
  },
];
