import type { Context } from "./context.ts";

interface Quantity {
  /** "the length of the spring" */
  readonly name: string;
  readonly unit: string;
  /** The most that it is in life. */
  readonly most: number;
}

/** Two quantities of one thing that a linear equation joins, both rising together. */
export interface LinearRelation extends Context {
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
    of: "for a spring",
    slope: [0.2, 2.5],
    base: [8, 60],
    basis:
      "Extension springs of a workshop stretch by some millimeters to centimeters for a kilogram.",
  },
  {
    x: { name: "the reading on the first scale", unit: "degrees", most: 150 },
    y: { name: "the reading on the second scale", unit: "degrees", most: 250 },
    of: "for two temperature scales",
    slope: [0.2, 4.5],
    base: [4, 100],
    basis:
      "Scales may begin and divide as their makers choose; the Fahrenheit and Celsius scales differ by 32 and by a factor of 1.8.",
  },
  {
    x: { name: "the distance", unit: "miles", most: 60 },
    y: { name: "the cost", unit: "dollars", most: 200 },
    of: "for a taxi ride",
    slope: [1.2, 4.5],
    base: [3, 24],
    basis: "Taxis charge about $1.20 to $4.50 a mile and some dollars to start.",
  },
  {
    x: { name: "the height of the plant", unit: "centimeters", most: 120 },
    y: { name: "the length of the roots", unit: "centimeters", most: 150 },
    of: "for one kind of plant",
    slope: [0.2, 2],
    base: [2, 14],
    basis: "Roots of garden plants grow about a fifth to twice as long as the plant is high.",
  },
  {
    x: { name: "the mass of the cargo", unit: "tons", most: 600 },
    y: { name: "the depth of the hull in the water", unit: "centimeters", most: 250 },
    of: "for a barge",
    slope: [0.2, 0.5],
    base: [20, 90],
    basis: "A river barge sinks by about a centimeter for every two to five tons.",
  },
  {
    x: { name: "the time", unit: "minutes", most: 80 },
    y: { name: "the temperature of the water", unit: "degrees Celsius", most: 95 },
    of: "for water that is heated",
    slope: [0.5, 9],
    base: [4, 30],
    basis: "A kitchen kettle heats a liter of water by some degrees a minute.",
  },
  {
    x: { name: "the age of the sunflower", unit: "days", most: 100 },
    y: { name: "the height of the sunflower", unit: "centimeters", most: 250 },
    of: "for a sunflower",
    slope: [1, 4],
    base: [4, 25],
    basis: "Sunflowers grow by some 1 to 4 centimeters a day.",
  },
  {
    x: { name: "the volume of the honey", unit: "fluid ounces", most: 128 },
    y: { name: "the weight of the jar with the honey", unit: "ounces", most: 200 },
    of: "for a jar of honey",
    slope: [1.4, 1.5],
    base: [4, 28],
    basis: "A fluid ounce of honey weighs close to 1.45 ounces.",
  },
  {
    x: { name: "the distance", unit: "miles", most: 180 },
    y: { name: "the cost of the move", unit: "dollars", most: 1200 },
    of: "for a moving company",
    slope: [1.5, 9],
    base: [40, 240],
    basis: "Movers charge some dollars a mile and $40 to $240 to begin.",
  },
  {
    x: { name: "the mass of the parcel", unit: "ounces", most: 120 },
    y: { name: "the cost of shipping", unit: "cents", most: 900 },
    of: "for a delivery service",
    slope: [2, 9],
    base: [60, 300],
    basis: "Parcel services charge some cents an ounce and a base of $0.60 to $3.00.",
  },
  {
    x: { name: "the length of the cable", unit: "meters", most: 200 },
    y: { name: "the mass of the drum with the cable", unit: "kilograms", most: 500 },
    of: "for a drum of cable",
    slope: [0.2, 3],
    base: [10, 120],
    basis: "Power cable weighs about 0.2 to 3 kilograms a meter, its drum 10 to 120.",
  },
  {
    x: { name: "the volume of the soil", unit: "liters", most: 160 },
    y: { name: "the mass of the planter with the soil", unit: "kilograms", most: 250 },
    of: "for a planter",
    slope: [0.6, 1.5],
    base: [6, 40],
    basis: "A liter of soil weighs about 0.6 to 1.5 kilograms, a planter of wood or stone 6 to 40.",
  },
  {
    x: { name: "the area of the floor", unit: "square feet", most: 300 },
    y: { name: "the price of a carpet", unit: "dollars", most: 1500 },
    of: "for a carpet store",
    slope: [2, 9],
    base: [30, 240],
    basis: "Carpet costs about $2 to $9 a square foot, laying it $30 to $240.",
  },
  {
    x: { name: "the volume of the water", unit: "liters", most: 120 },
    y: { name: "the weight of the barrel with the water", unit: "pounds", most: 360 },
    of: "for a barrel of water",
    slope: [2.1, 2.3],
    base: [12, 80],
    basis: "A liter of water weighs about 2.2 pounds.",
  },
];
