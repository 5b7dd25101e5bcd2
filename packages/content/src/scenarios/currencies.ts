import type { Context } from "./context.ts";
import type { ExactGrid } from "./exact-grid.ts";

/** A currency of which a dollar buys a few units, so that no amount falls out of scale. */
export interface Currency extends Context {
  readonly name: string;
  /** Where one pays with it. */
  readonly place: string;
  /** How much of it one dollar may be worth. */
  readonly rate: ExactGrid;
}

export const currencies: readonly Currency[] = [
  {
    name: "Polish zlotys",
    place: "Poland",
    rate: { from: 350, to: 450, step: 5, parts: 100 },
    basis: "A dollar has been worth about 3.5 to 4.5 zlotys.",
  },
  {
    name: "Georgian lari",
    place: "Tbilisi",
    rate: { from: 240, to: 320, step: 2, parts: 100 },
    basis: "A dollar has been worth about 2.4 to 3.2 lari.",
  },
  {
    name: "Peruvian soles",
    place: "Peru",
    rate: { from: 320, to: 400, step: 4, parts: 100 },
    basis: "A dollar has been worth about 3.2 to 4 soles.",
  },
  {
    name: "Israeli shekels",
    place: "Israel",
    rate: { from: 310, to: 385, step: 5, parts: 100 },
    basis: "A dollar has been worth about 3.1 to 3.8 shekels.",
  },
  {
    name: "Azerbaijani manats",
    place: "Azerbaijan",
    rate: { from: 150, to: 180, step: 2, parts: 100 },
    basis: "A dollar has been worth about 1.5 to 1.8 manats.",
  },
  {
    name: "Swiss francs",
    place: "Switzerland",
    rate: { from: 80, to: 96, parts: 100 },
    basis: "A dollar has been worth about 0.8 to 1 franc.",
  },
  {
    name: "British pounds",
    place: "England",
    rate: { from: 64, to: 84, parts: 100 },
    basis: "A dollar has been worth about 0.65 to 0.85 pounds.",
  },
  {
    name: "Saudi riyals",
    place: "Saudi Arabia",
    rate: { from: 375, to: 375, parts: 100 },
    basis: "A dollar has long been worth 3.75 riyals.",
  },
  {
    name: "Malaysian ringgit",
    place: "Malaysia",
    rate: { from: 400, to: 475, step: 5, parts: 100 },
    basis: "A dollar has been worth about 4 to 4.7 ringgit.",
  },
  {
    name: "Jordanian dinars",
    place: "Jordan",
    rate: { from: 70, to: 72, parts: 100 },
    basis: "A dollar has long been worth about 0.71 dinars.",
  },
  {
    name: "Bulgarian leva",
    place: "Bulgaria",
    rate: { from: 160, to: 195, parts: 100 },
    basis: "A dollar has been worth about 1.6 to 2 leva.",
  },
];

/** Those who exchange money or pay abroad. */
export const exchangers: readonly string[] = [
  "A documentary film crew",
  "A team of marine biologists",
  "A touring string quartet",
  "A coffee importer",
  "A manufacturer of climbing gear",
  "A natural history museum",
  "A professional cycling team",
  "An architecture firm",
];
