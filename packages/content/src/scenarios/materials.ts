/** A material, with its density in grams per cubic centimeter, rounded as in a table for a workshop. */
export interface Material {
  readonly name: string;
  /** As a fraction, so that whole results are exact. */
  readonly density: readonly [number, number];
}

export const materials: readonly Material[] = [
  { name: "Pine", density: [1, 2] },
  { name: "Oak", density: [3, 4] },
  { name: "Wax", density: [9, 10] },
  { name: "Alcohol", density: [4, 5] },
  { name: "Rubber", density: [6, 5] },
  { name: "Glycerin", density: [5, 4] },
  { name: "Honey", density: [7, 5] },
  { name: "Brick", density: [2, 1] },
  { name: "Concrete", density: [12, 5] },
  { name: "Glass", density: [5, 2] },
  { name: "Titanium", density: [9, 2] },
  { name: "Silver", density: [21, 2] },
  { name: "Maple", density: [7, 10] },
  { name: "Bone", density: [9, 5] },
  { name: "Diamond", density: [7, 2] },
];
