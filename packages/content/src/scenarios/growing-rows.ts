import type { Context } from "./context.ts";

/** Four parts of something in a row, each of which has so much more than the one before. */
export interface GrowingRows extends Context {
  /** "In a solar farm whose panels stand in four blocks". */
  readonly place: string;
  readonly things: string;
  readonly row: string;
  readonly rows: string;
  /** "has", "have". */
  readonly has: string;
  readonly have: string;
  /** Amounts are whole numbers of halves or tenths where this is 2 or 10. */
  readonly parts: 1 | 2 | 10;
  /** The least of the four amounts, and the change from one to the next, in such parts. */
  readonly least: readonly [number, number];
  readonly change: readonly [number, number];
}

export const growingRows: readonly GrowingRows[] = [
  {
    basis: "Ground-mounted solar arrays for a village have some 50 to 250 panels a block.",
    place: "In a solar farm whose panels stand in four separate blocks along a highway",
    things: "panels",
    row: "block",
    rows: "blocks",
    has: "has",
    have: "have",
    parts: 1,
    least: [48, 180],
    change: [6, 24],
  },
  {
    basis: "Colonies of bank swallows have about 10 to 100 nests.",
    place: "In a survey of a river that biologists divided into four sections of equal length",
    things: "swallow nests",
    row: "section",
    rows: "sections",
    has: "contains",
    have: "contain",
    parts: 1,
    least: [12, 60],
    change: [2, 14],
  },
  {
    basis: "Levels of a parking structure have about 80 to 300 spaces.",
    place: "In a parking structure with four levels next to an airport terminal",
    things: "parking spaces",
    row: "level",
    rows: "levels",
    has: "has",
    have: "have",
    parts: 1,
    least: [80, 220],
    change: [5, 28],
  },
  {
    basis: "Runners who train for a half marathon cover about 24 to 70 kilometers a week.",
    place: "In a training plan for a half marathon that lasts four weeks",
    things: "kilometers",
    row: "week",
    rows: "weeks",
    has: "covers",
    have: "cover",
    parts: 2,
    least: [48, 96],
    change: [3, 11],
  },
  {
    basis: "Test plots of alfalfa receive about 5 to 20 cubic meters of water a week.",
    place: "In an irrigation experiment on four plots of alfalfa of the same size",
    things: "cubic meters of water",
    row: "plot",
    rows: "plots",
    has: "receives",
    have: "receive",
    parts: 10,
    least: [56, 135],
    change: [4, 19],
  },
  {
    basis: "Fuel tanks of a research vessel hold about 15 to 60 metric tons.",
    place: "On a research vessel whose fuel is stored in four separate tanks",
    things: "metric tons of fuel",
    row: "tank",
    rows: "tanks",
    has: "holds",
    have: "hold",
    parts: 2,
    least: [30, 76],
    change: [3, 15],
  },
  {
    basis: "Sites of a clinical trial enroll about 20 to 120 patients.",
    place:
      "In a clinical trial of a vaccine that is carried out at four hospitals, numbered in order",
    things: "patients",
    row: "hospital",
    rows: "hospitals",
    has: "enrolls",
    have: "enroll",
    parts: 1,
    least: [22, 75],
    change: [3, 16],
  },
  {
    basis: "Tiers of a small amphitheater have about 40 to 200 seats.",
    place: "In an outdoor amphitheater whose seats are arranged in four curved tiers",
    things: "seats",
    row: "tier",
    rows: "tiers",
    has: "has",
    have: "have",
    parts: 1,
    least: [36, 130],
    change: [4, 22],
  },
  {
    basis: "Steps of a spillway take about 3 to 20 cubic meters of concrete.",
    place:
      "In a reservoir spillway, a channel for floodwater, that is built of four concrete steps",
    things: "cubic meters of concrete",
    row: "step",
    rows: "steps",
    has: "contains",
    have: "contain",
    parts: 10,
    least: [32, 120],
    change: [3, 24],
  },
  {
    basis: "Salt solutions in school beakers hold about 2 to 15 grams of salt.",
    place: "In a laboratory test of how salt water freezes that uses four numbered beakers",
    things: "grams of salt",
    row: "beaker",
    rows: "beakers",
    has: "contains",
    have: "contain",
    parts: 10,
    least: [18, 85],
    change: [4, 21],
  },
];
