interface Quantity {
  /** "the length of the spring" */
  readonly name: string;
  readonly unit: string;
}

/** Two quantities of one thing that a linear equation joins, both rising together. */
export interface LinearRelation {
  readonly x: Quantity;
  readonly y: Quantity;
  /** What they are measured of, after the quantities: "for a certain spring". */
  readonly of: string;
}

export const linearRelations: readonly LinearRelation[] = [
  {
    x: { name: "the mass of the load", unit: "kilograms" },
    y: { name: "the length of the spring", unit: "centimeters" },
    of: "for a spring that carries a load",
  },
  {
    x: { name: "the temperature on the first scale", unit: "degrees" },
    y: { name: "the temperature on the second scale", unit: "degrees" },
    of: "for two scales used in a laboratory",
  },
  {
    x: { name: "the age of the tree", unit: "years" },
    y: { name: "the girth of the trunk", unit: "centimeters" },
    of: "for a certain kind of tree",
  },
  {
    x: { name: "the height of the plant", unit: "centimeters" },
    y: { name: "the length of the roots", unit: "centimeters" },
    of: "for a certain kind of plant",
  },
  {
    x: { name: "the depth of the dive", unit: "meters" },
    y: { name: "the pressure on the diver", unit: "kilopascals" },
    of: "for a dive in a lake",
  },
  {
    x: { name: "the time", unit: "minutes" },
    y: { name: "the temperature of the water", unit: "degrees Celsius" },
    of: "for water that is being heated",
  },
  {
    x: { name: "the temperature of the air", unit: "degrees Celsius" },
    y: { name: "the chirp rate of the cricket", unit: "chirps per minute" },
    of: "for a certain kind of cricket",
  },
  {
    x: { name: "the volume of the honey", unit: "fluid ounces" },
    y: { name: "the mass of the jar with the honey", unit: "ounces" },
    of: "for a jar that is being filled with honey",
  },
];
