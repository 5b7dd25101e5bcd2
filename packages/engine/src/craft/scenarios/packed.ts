import { grouped } from "../../math/print.ts";

/** Things that come together, each with an amount of which only a range is known. */
export interface PackedScenario {
  /** What one thing counts, such as "at least 8 ounces and at most 9 ounces". */
  readonly one: (range: string) => string;
  readonly together: (count: number) => string;
  /** Something that is added to each thing, or once to all of them. */
  readonly addedToEach: (amount: string) => string;
  readonly addedOnce: (amount: string) => string;
  /** The total without what is added, and with what is added to each or once. */
  readonly bare: string;
  readonly withEach: string;
  readonly withOnce: string;
  readonly letter: string;
  readonly unit: string;
  readonly from: number;
  readonly to: number;
}

/** "1 foot", "12 feet". */
export function packedAmount(value: number, unit: string): string {
  const one = unit === "feet" ? "foot" : unit.replace(/s$/, "");
  return `${grouped(value)} ${value === 1 ? one : unit}`;
}

export const packed: readonly PackedScenario[] = [
  {
    one: (range) => `Every jar of honey from a farm weighs ${range}.`,
    together: (count) => `A box holds ${count} of these jars.`,
    addedToEach: (amount) => `Each jar in the box is wrapped in paper that weighs ${amount}.`,
    addedOnce: (amount) => `The empty box weighs ${amount}.`,
    bare: "the total weight, in ounces, of the jars in the box",
    withEach: "the total weight, in ounces, of the wrapped jars",
    withOnce: "the total weight, in ounces, of the box with the jars",
    letter: "w",
    unit: "ounces",
    from: 8,
    to: 40,
  },
  {
    one: (range) => `Every sack of flour from a mill weighs ${range}.`,
    together: (count) => `A pallet holds ${count} of these sacks.`,
    addedToEach: (amount) => `Each sack on the pallet lies on a board that weighs ${amount}.`,
    addedOnce: (amount) => `The empty pallet weighs ${amount}.`,
    bare: "the total weight, in pounds, of the sacks on the pallet",
    withEach: "the total weight, in pounds, of the sacks and boards",
    withOnce: "the total weight, in pounds, of the pallet with the sacks",
    letter: "w",
    unit: "pounds",
    from: 10,
    to: 60,
  },
  {
    one: (range) => `Every car of a freight train is ${range} long.`,
    together: (count) => `The train has ${count} cars.`,
    addedToEach: (amount) => `Each car is followed by a coupling that is ${amount} long.`,
    addedOnce: (amount) => `At its end the train has a buffer that is ${amount} long.`,
    bare: "the total length, in feet, of the cars",
    withEach: "the total length, in feet, of the cars and couplings",
    withOnce: "the total length, in feet, of the train with the buffer",
    letter: "d",
    unit: "feet",
    from: 40,
    to: 90,
  },
  {
    one: (range) => `Every episode of a podcast lasts ${range}.`,
    together: (count) => `A playlist has ${count} of these episodes.`,
    addedToEach: (amount) => `Each episode is followed by music that lasts ${amount}.`,
    addedOnce: (amount) => `The playlist begins with a greeting that lasts ${amount}.`,
    bare: "the total time, in minutes, that the episodes last",
    withEach: "the total time, in minutes, that the playlist lasts",
    withOnce: "the total time, in minutes, that the playlist lasts",
    letter: "t",
    unit: "minutes",
    from: 15,
    to: 70,
  },
  {
    one: (range) => `Every tile of a kind is ${range} wide.`,
    together: (count) => `A row has ${count} of these tiles side by side.`,
    addedToEach: (amount) => `Each tile is followed by a joint that is ${amount} wide.`,
    addedOnce: (amount) => `The row begins with a border that is ${amount} wide.`,
    bare: "the total width, in millimeters, of the tiles in the row",
    withEach: "the total width, in millimeters, of the row",
    withOnce: "the total width, in millimeters, of the row",
    letter: "w",
    unit: "millimeters",
    from: 80,
    to: 300,
  },
];
