import type { Context } from "./context.ts";

/** Something sold at a price that decides how much of it is sold. */
export interface Sale extends Context {
  /** Who sells: "A ferry company". */
  readonly seller: string;
  /** Sold in a span of time: "day passes", "each day". */
  readonly goods: string;
  readonly item: string;
  readonly span: "each day" | "each weekend" | "each week" | "each month";
  /** Prices as they are in life, in dollars. */
  readonly from: number;
  readonly to: number;
  /** Greatest number sold that is still plausible. */
  readonly most: number;
}

export const sales: readonly Sale[] = [
  {
    seller: "A museum",
    goods: "planetarium tickets",
    item: "ticket",
    span: "each weekend",
    from: 12,
    to: 40,
    most: 600,
    basis: "Planetariums charge about $12 to $40.",
  },
  {
    seller: "A manufacturer",
    goods: "bicycle helmets",
    item: "helmet",
    span: "each month",
    from: 25,
    to: 90,
    most: 900,
    basis: "Helmets cost about $25 to $90.",
  },
  {
    seller: "A nursery",
    goods: "redbud saplings",
    item: "sapling",
    span: "each week",
    from: 14,
    to: 60,
    most: 400,
    basis: "Saplings cost about $14 to $60.",
  },
  {
    seller: "A heating company",
    goods: "service contracts",
    item: "contract",
    span: "each month",
    from: 60,
    to: 160,
    most: 700,
    basis: "Contracts cost about $60 to $160 a visit.",
  },
  {
    seller: "A ferry operator on a mountain lake",
    goods: "ferry passes",
    item: "pass",
    span: "each day",
    from: 8,
    to: 36,
    most: 700,
    basis: "Day passes cost about $8 to $36.",
  },
  {
    seller: "A laboratory",
    goods: "soil test kits",
    item: "kit",
    span: "each month",
    from: 15,
    to: 65,
    most: 500,
    basis: "Soil test kits cost about $15 to $65.",
  },
  {
    seller: "A publisher of hiking maps",
    goods: "map sets",
    item: "map set",
    span: "each month",
    from: 9,
    to: 32,
    most: 900,
    basis: "Map sets cost about $9 to $32.",
  },
  {
    seller: "A dairy",
    goods: "wheels of goat cheese",
    item: "wheel",
    span: "each week",
    from: 16,
    to: 48,
    most: 450,
    basis: "Small wheels of goat cheese cost about $16 to $48.",
  },
];
