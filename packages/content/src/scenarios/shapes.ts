/** A thing of a plain shape, with sizes as they are in life. */
export interface ShapeScenario {
  /** Without an article: "vegetable garden". */
  readonly thing: string;
  readonly unit: string;
  readonly from: number;
  readonly to: number;
}

/** Rectangles by their sides. */
export const rectangles: readonly ShapeScenario[] = [
  { thing: "vegetable garden", unit: "feet", from: 6, to: 60 },
  { thing: "parking lot", unit: "meters", from: 15, to: 120 },
  { thing: "banner", unit: "inches", from: 10, to: 90 },
  { thing: "playground", unit: "yards", from: 10, to: 80 },
  { thing: "patio", unit: "feet", from: 6, to: 40 },
  { thing: "mural", unit: "feet", from: 6, to: 50 },
  { thing: "pasture", unit: "yards", from: 20, to: 150 },
  { thing: "tabletop", unit: "inches", from: 12, to: 72 },
];

/** Circles by their diameters. */
export const discs: readonly ShapeScenario[] = [
  { thing: "tabletop", unit: "inches", from: 20, to: 72 },
  { thing: "fountain", unit: "feet", from: 6, to: 60 },
  { thing: "flower bed", unit: "feet", from: 4, to: 40 },
  { thing: "stained-glass window", unit: "centimeters", from: 40, to: 240 },
  { thing: "trampoline", unit: "feet", from: 6, to: 16 },
  { thing: "serving tray", unit: "centimeters", from: 20, to: 60 },
  { thing: "skating rink", unit: "meters", from: 20, to: 80 },
  { thing: "landing pad", unit: "meters", from: 10, to: 60 },
];

/** Cylinders by their heights. */
export const cylinders: readonly ShapeScenario[] = [
  { thing: "soup can", unit: "centimeters", from: 8, to: 16 },
  { thing: "paint can", unit: "inches", from: 5, to: 14 },
  { thing: "candle", unit: "centimeters", from: 6, to: 30 },
  { thing: "water tank", unit: "feet", from: 8, to: 40 },
  { thing: "cereal container", unit: "inches", from: 6, to: 12 },
  { thing: "storage drum", unit: "inches", from: 20, to: 48 },
  { thing: "grain silo", unit: "meters", from: 10, to: 40 },
  { thing: "tin of tea", unit: "centimeters", from: 7, to: 20 },
];

/** Boxes on a square base, by the sides of the base. */
export const boxes: readonly ShapeScenario[] = [
  { thing: "gift box", unit: "inches", from: 4, to: 16 },
  { thing: "wooden chest", unit: "inches", from: 8, to: 28 },
  { thing: "glass display case", unit: "centimeters", from: 12, to: 60 },
  { thing: "shipping crate", unit: "inches", from: 12, to: 48 },
  { thing: "cardboard carton", unit: "inches", from: 12, to: 24 },
  { thing: "tin box", unit: "centimeters", from: 8, to: 32 },
  { thing: "storage container", unit: "feet", from: 4, to: 16 },
  { thing: "plastic bin", unit: "inches", from: 12, to: 20 },
];

/** Tanks with a rectangular base, by its sides in centimeters. */
export const tanks: readonly ShapeScenario[] = [
  { thing: "fish tank", unit: "centimeters", from: 30, to: 120 },
  { thing: "rinsing tub", unit: "centimeters", from: 40, to: 80 },
  { thing: "laboratory basin", unit: "centimeters", from: 20, to: 60 },
  { thing: "garden pond", unit: "centimeters", from: 80, to: 200 },
  { thing: "water trough", unit: "centimeters", from: 40, to: 150 },
  { thing: "hydroponic tray", unit: "centimeters", from: 30, to: 100 },
];
