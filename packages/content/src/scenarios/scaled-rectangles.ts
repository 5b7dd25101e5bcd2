import type { Context } from "./context.ts";

/** A rectangle and another one of the same shape. */
export interface ScaledRectangle extends Context {
  /** "The solar panel on a weather satellite". */
  readonly thing: string;
  /** What the explanation calls it. */
  readonly name: string;
  /** "a scale drawing of the panel", and its name. */
  readonly copy: string;
  readonly copyName: string;
  readonly unit: string;
  /** Least and most length of the first, in halves of the unit. */
  readonly length: readonly [from: number, to: number];
}

export const scaledRectangles: readonly ScaledRectangle[] = [
  {
    thing: "A rectangular solar panel",
    name: "the panel",
    copy: "a model of the panel",
    copyName: "the model",
    unit: "feet",
    length: [12, 40],
    basis: "Panels of satellites are about 6 to 20 feet long.",
  },
  {
    thing: "A rectangular fragment of a wall painting",
    name: "the fragment",
    copy: "a printed reproduction of the fragment",
    copyName: "the reproduction",
    unit: "centimeters",
    length: [40, 150],
    basis: "Fragments of wall paintings measure about 20 to 75 centimeters.",
  },
  {
    thing: "A rectangular map of a wetland",
    name: "the map",
    copy: "an enlargement of the map",
    copyName: "the enlargement",
    unit: "inches",
    length: [17, 60],
    basis: "Survey maps are printed about 8 to 30 inches long.",
  },
  {
    thing: "A rectangular image of a leaf under a microscope",
    name: "the image",
    copy: "a projection of the image on a screen",
    copyName: "the projection",
    unit: "centimeters",
    length: [24, 76],
    basis: "Images on a screen of a microscope are about 12 to 38 centimeters long.",
  },
  {
    thing: "A rectangular stained-glass window",
    name: "the window",
    copy: "a scale drawing of the window",
    copyName: "the drawing",
    unit: "inches",
    length: [48, 150],
    basis: "Windows of public buildings are about 2 to 6 feet long.",
  },
  {
    thing: "The rectangular foundation of a pumping station",
    name: "the foundation",
    copy: "the foundation of a larger station built to the same plan",
    copyName: "the larger foundation",
    unit: "meters",
    length: [14, 60],
    basis: "Pumping stations are about 7 to 30 meters long.",
  },
  {
    thing: "A rectangular sensor in a digital camera",
    name: "the sensor",
    copy: "the sensor in a newer camera",
    copyName: "the newer sensor",
    unit: "millimeters",
    length: [24, 100],
    basis: "Sensors are about 12 to 50 millimeters long.",
  },
  {
    thing: "A rectangular banner",
    name: "the banner",
    copy: "a smaller version of the banner",
    copyName: "the smaller version",
    unit: "feet",
    length: [10, 50],
    basis: "Banners for races are about 5 to 25 feet long.",
  },
];
