import type { Context } from "./context.ts";

/** Something rectangular whose length may be some times its width. */
export interface RectangularThing extends Context {
  readonly thing: string;
  readonly unit: string;
  /** Sides are whole numbers of halves or tenths where this is 2 or 10. */
  readonly parts: 1 | 2 | 10;
  /** The most that half the perimeter may be, in such parts. */
  readonly most: number;
}

export const rectangularThings: readonly RectangularThing[] = [
  {
    basis: "Community garden plots are up to about 80 feet around.",
    thing: "a rectangular garden plot",
    unit: "feet",
    parts: 2,
    most: 160,
  },
  {
    basis: "Lawns along a canal are some tens to hundreds of yards long.",
    thing: "a rectangular lawn",
    unit: "yards",
    parts: 1,
    most: 240,
  },
  {
    basis: "Trade show banners are up to about 16 feet long.",
    thing: "a rectangular banner",
    unit: "inches",
    parts: 1,
    most: 200,
  },
  {
    basis: "Greenhouses are up to about 45 meters long.",
    thing: "a rectangular greenhouse",
    unit: "meters",
    parts: 10,
    most: 600,
  },
  {
    basis: "Parking lots at stations are some tens to hundreds of yards long.",
    thing: "a rectangular parking lot",
    unit: "yards",
    parts: 1,
    most: 240,
  },
  {
    basis: "Handwoven rugs are up to about 16 feet long.",
    thing: "a rectangular rug",
    unit: "inches",
    parts: 2,
    most: 460,
  },
  {
    basis: "Narrow chapel windows are up to about 12 feet high.",
    thing: "a rectangular window",
    unit: "inches",
    parts: 2,
    most: 300,
  },
  {
    basis: "Circuit boards are up to about 20 centimeters long.",
    thing: "a rectangular circuit board",
    unit: "centimeters",
    parts: 10,
    most: 280,
  },
  {
    basis: "Fenced pastures are some hundred meters long.",
    thing: "a rectangular pasture",
    unit: "meters",
    parts: 1,
    most: 500,
  },
  {
    basis: "Concrete slabs at a hangar are some hundred feet long.",
    thing: "a rectangular concrete slab",
    unit: "feet",
    parts: 1,
    most: 360,
  },
  {
    basis: "Berths for sailboats are about 8 to 20 meters long.",
    thing: "a rectangular boat berth",
    unit: "meters",
    parts: 10,
    most: 260,
  },
  {
    basis: "Test plots of corn are some tens to hundreds of meters long.",
    thing: "a rectangular cornfield",
    unit: "meters",
    parts: 10,
    most: 900,
  },
];
