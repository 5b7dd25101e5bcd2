import type { Context } from "@sat/content/scenarios/context";
import type { ExactGrid } from "@sat/content/scenarios/exact-grid";
import { CHAINS, type UnitChain } from "./unit-chains.ts";

/** Some equal amounts of one unit, whose total is asked in another. */
export interface EqualAmounts extends Context {
  readonly chain: UnitChain;
  /** Places of the units in the chain. */
  readonly given: 0 | 1 | 2;
  readonly asked: 0 | 1 | 2;
  readonly told: (count: string, amount: string) => string;
  /** "total length of the battens". */
  readonly total: string;
  readonly count: ExactGrid;
  readonly amount: ExactGrid;
}

export const EQUAL_AMOUNTS: readonly EqualAmounts[] = [
  {
    chain: CHAINS.length,
    given: 1,
    asked: 0,
    told: (count, amount) => `A contractor cuts ${count} wooden boards, each ${amount} long`,
    total: "total length of the boards",
    count: { from: 8, to: 240 },
    amount: { from: 15, to: 95, parts: 10 },
    basis: "Boards of decks and shelves are about 1.5 to 10 feet long.",
  },
  {
    chain: CHAINS.length,
    given: 1,
    asked: 2,
    told: (count, amount) =>
      `A gardener edges a path with ${count} identical steel strips, each ${amount} long`,
    total: "total length of the strips",
    count: { from: 6, to: 180, step: 3 },
    amount: { from: 24, to: 105, parts: 10 },
    basis: "Garden edging is sold in strips of about 3 to 10 feet.",
  },
  {
    chain: CHAINS.length,
    given: 0,
    asked: 1,
    told: (count, amount) =>
      `A boardwalk is built of ${count} identical planks that lie side by side, each ${amount} wide`,
    total: "total width of the planks",
    count: { from: 60, to: 900, step: 2 },
    amount: { from: 45, to: 90, parts: 10 },
    basis: "Planks of boardwalks are about 5 to 9 inches wide.",
  },
  {
    chain: CHAINS.length,
    given: 2,
    asked: 1,
    told: (count, amount) =>
      `A costume workshop for an opera orders ${count} bolts of silk, each with ${amount} of fabric`,
    total: "total length of the fabric",
    count: { from: 4, to: 150 },
    amount: { from: 25, to: 125, parts: 10 },
    basis: "Bolts of silk hold a few to about 15 yards.",
  },
  {
    chain: CHAINS.kitchen,
    given: 1,
    asked: 0,
    told: (count, amount) =>
      `A catering company prepares ${count} pots of a curry sauce, each with ${amount} of ground cumin`,
    total: "total amount of cumin",
    count: { from: 4, to: 240 },
    amount: { from: 2, to: 20, parts: 4 },
    basis: "A pot of curry sauce takes about half a tablespoon to 5 tablespoons of cumin.",
  },
  {
    chain: CHAINS.kitchen,
    given: 1,
    asked: 2,
    told: (count, amount) =>
      `In one year, a cafeteria prepares ${count} batches of a salad dressing, each with ${amount} of olive oil`,
    total: "total amount of olive oil",
    count: { from: 8, to: 600, step: 2 },
    amount: { from: 32, to: 60, parts: 4 },
    basis: "A batch of dressing takes about half a cup of oil to a cup, 8 to 16 tablespoons.",
  },
  {
    chain: CHAINS.kitchen,
    given: 2,
    asked: 1,
    told: (count, amount) =>
      `A maker of natural paints fills ${count} jars, each with ${amount} of linseed oil`,
    total: "total amount of linseed oil",
    count: { from: 4, to: 240 },
    amount: { from: 2, to: 14, parts: 4 },
    basis: "Jars of paint hold about half a cup to 3 cups.",
  },
  {
    chain: CHAINS.liquid,
    given: 0,
    asked: 1,
    told: (count, amount) =>
      `For a taste test, a company fills ${count} glasses, each with ${amount} of sparkling water`,
    total: "total amount of water",
    count: { from: 16, to: 240, step: 2 },
    amount: { from: 25, to: 90, parts: 10 },
    basis: "Glasses of a taste test hold about 3 to 9 fluid ounces.",
  },
  {
    chain: CHAINS.liquid,
    given: 2,
    asked: 1,
    told: (count, amount) =>
      `A hospital pharmacy stores ${count} containers, each with ${amount} of distilled water`,
    total: "total amount of distilled water",
    count: { from: 3, to: 150 },
    amount: { from: 15, to: 75, parts: 10 },
    basis: "Containers of distilled water hold about 2 to 8 quarts.",
  },
  {
    chain: CHAINS.liquid,
    given: 1,
    asked: 2,
    told: (count, amount) =>
      `A florist fills ${count} identical vases, each with ${amount} of water`,
    total: "total amount of water in the vases",
    count: { from: 6, to: 600 },
    amount: { from: 10, to: 30, parts: 4 },
    basis: "Vases hold about 2 to 8 cups.",
  },
  {
    chain: CHAINS.time,
    given: 0,
    asked: 1,
    told: (count, amount) =>
      `An automated telescope takes ${count} exposures of a galaxy, each lasting ${amount}`,
    total: "total time of the exposures",
    count: { from: 12, to: 600, step: 3 },
    amount: { from: 25, to: 125, parts: 10 },
    basis: "Exposures of galaxies last some minutes.",
  },
  {
    chain: CHAINS.time,
    given: 1,
    asked: 0,
    told: (count, amount) =>
      `In a sleep study, a volunteer was recorded on ${count} nights for ${amount} each`,
    total: "total time of the recordings",
    count: { from: 3, to: 120 },
    amount: { from: 65, to: 95, parts: 10 },
    basis: "Recordings of sleep last about 7 to 9 hours.",
  },
  {
    chain: CHAINS.time,
    given: 1,
    asked: 2,
    told: (count, amount) =>
      `In one year, an air traffic control center holds ${count} training sessions, each lasting ${amount}`,
    total: "total time of the sessions",
    count: { from: 12, to: 600, step: 3 },
    amount: { from: 15, to: 60, parts: 10 },
    basis: "Simulator sessions last some hours.",
  },
  {
    chain: CHAINS.metric,
    given: 1,
    asked: 0,
    told: (count, amount) =>
      `A jeweler links ${count} silver sections end to end to make a chain, each section ${amount} long`,
    total: "total length of the chain",
    count: { from: 4, to: 180 },
    amount: { from: 12, to: 68, parts: 10 },
    basis: "Sections of a chain are about 1 to 7 centimeters long.",
  },
  {
    chain: CHAINS.metric,
    given: 1,
    asked: 2,
    told: (count, amount) => `A staircase in a lighthouse has ${count} steps, each ${amount} high`,
    total: "height of the staircase",
    count: { from: 30, to: 240 },
    amount: { from: 290, to: 410, parts: 20 },
    basis: "Steps are about 14 to 20 centimeters high, and lighthouses have up to 240 of them.",
  },
];
