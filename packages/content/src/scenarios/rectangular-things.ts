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
    thing: "a plot in a community garden",
    unit: "feet",
    parts: 2,
    most: 160,
  },
  {
    basis: "Lawns along a canal are some tens to hundreds of yards long.",
    thing: "a strip of lawn beside a canal",
    unit: "yards",
    parts: 1,
    most: 240,
  },
  {
    basis: "Trade show banners are up to about 16 feet long.",
    thing: "a vinyl banner for a trade show",
    unit: "inches",
    parts: 1,
    most: 200,
  },
  {
    basis: "Greenhouses are up to about 45 meters long.",
    thing: "the floor of a commercial greenhouse",
    unit: "meters",
    parts: 10,
    most: 600,
  },
  {
    basis: "Parking lots at stations are some tens to hundreds of yards long.",
    thing: "a parking lot beside a commuter train station",
    unit: "yards",
    parts: 1,
    most: 240,
  },
  {
    basis: "Handwoven rugs are up to about 16 feet long.",
    thing: "a handwoven wool rug",
    unit: "inches",
    parts: 2,
    most: 460,
  },
  {
    basis: "Narrow chapel windows are up to about 12 feet high.",
    thing: "a stained glass window in a restored chapel",
    unit: "inches",
    parts: 2,
    most: 300,
  },
  {
    basis: "Circuit boards are up to about 20 centimeters long.",
    thing: "the circuit board of a medical scanner",
    unit: "centimeters",
    parts: 10,
    most: 280,
  },
  {
    basis: "Fenced pastures are some hundred meters long.",
    thing: "a fenced pasture for dairy goats",
    unit: "meters",
    parts: 1,
    most: 500,
  },
  {
    basis: "Hangar aprons are some hundred feet long.",
    thing: "the concrete apron in front of an aircraft hangar",
    unit: "feet",
    parts: 1,
    most: 360,
  },
  {
    basis: "Berths for sailboats are about 8 to 20 meters long.",
    thing: "a berth for sailboats in a marina",
    unit: "meters",
    parts: 10,
    most: 260,
  },
  {
    basis: "Test plots of corn are some tens to hundreds of meters long.",
    thing: "a test plot of a certain variety of corn",
    unit: "meters",
    parts: 10,
    most: 900,
  },
];
