interface Quantity {
  /** "the length of the spring" */
  readonly name: string;
  readonly unit: string;
  /** The most that it is in life. */
  readonly most: number;
}

/** Two quantities of one thing that a linear equation joins, both rising together. */
export interface LinearRelation {
  readonly x: Quantity;
  readonly y: Quantity;
  /** What they are measured of, after the quantities: "for a certain spring". */
  readonly of: string;
  /** How much y rises for each unit of x, and what it is at x = 0, in life. */
  readonly slope: readonly [number, number];
  readonly base: readonly [number, number];
}

export const linearRelations: readonly LinearRelation[] = [
  {
    x: { name: "the mass of the load", unit: "kilograms", most: 90 },
    y: { name: "the length of the spring", unit: "centimeters", most: 150 },
    of: "for a spring that carries a load",
    slope: [0.2, 2.5],
    base: [8, 60],
  },
  {
    x: { name: "the reading on the first scale", unit: "degrees", most: 150 },
    y: { name: "the reading on the second scale", unit: "degrees", most: 250 },
    of: "for two temperature scales used in a laboratory",
    slope: [0.2, 4.5],
    base: [4, 100],
  },
  {
    x: { name: "the distance", unit: "miles", most: 60 },
    y: { name: "the cost", unit: "dollars", most: 200 },
    of: "for a ride with a taxi company",
    slope: [1.2, 4.5],
    base: [3, 24],
  },
  {
    x: { name: "the height of the plant", unit: "centimeters", most: 120 },
    y: { name: "the length of the roots", unit: "centimeters", most: 150 },
    of: "for a certain kind of plant",
    slope: [0.2, 2],
    base: [2, 14],
  },
  {
    x: { name: "the mass of the cargo", unit: "tons", most: 140 },
    y: { name: "the depth of the hull in the water", unit: "centimeters", most: 250 },
    of: "for a barge on a canal",
    slope: [0.3, 3.5],
    base: [20, 90],
  },
  {
    x: { name: "the time", unit: "minutes", most: 80 },
    y: { name: "the temperature of the water", unit: "degrees Celsius", most: 95 },
    of: "for water that is being heated",
    slope: [0.5, 9],
    base: [4, 30],
  },
  {
    x: { name: "the age of the sunflower", unit: "days", most: 100 },
    y: { name: "the height of the sunflower", unit: "centimeters", most: 250 },
    of: "for a sunflower grown from a seedling",
    slope: [1, 4],
    base: [4, 25],
  },
  {
    x: { name: "the volume of the honey", unit: "fluid ounces", most: 128 },
    y: { name: "the weight of the jar with the honey", unit: "ounces", most: 200 },
    of: "for a jar that is being filled with honey",
    slope: [1.4, 1.5],
    base: [4, 28],
  },
];
