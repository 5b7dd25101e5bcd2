import type { Context } from "./context.ts";

/** Something round that rolls straight ahead. */
export interface WheelScenario extends Context {
  readonly wheel: string;
  /** What its turning brings about: "How far does the bicycle travel". */
  readonly travels: string;
  readonly unit: "inches" | "centimeters";
  /** Diameters as they are in life. */
  readonly from: number;
  readonly to: number;
}

export const wheelScenarios: readonly WheelScenario[] = [
  {
    wheel: "The front wheel of a cargo bicycle",
    travels: "does the bicycle travel",
    unit: "inches",
    from: 16,
    to: 29,
    basis: "Bicycle wheels have diameters of about 16 to 29 inches.",
  },
  {
    wheel: "A wheel of a luggage cart",
    travels: "does the cart travel",
    unit: "inches",
    from: 10,
    to: 20,
    basis: "Wheels of luggage carts have diameters of about 10 to 20 inches.",
  },
  {
    wheel: "The drum of an asphalt roller",
    travels: "does the roller travel",
    unit: "inches",
    from: 24,
    to: 54,
    basis: "Drums of asphalt rollers have diameters of about 24 to 54 inches.",
  },
  {
    wheel: "A rear wheel of a tractor",
    travels: "does the tractor travel",
    unit: "centimeters",
    from: 120,
    to: 200,
    basis: "Rear wheels of tractors have diameters of about 120 to 200 centimeters.",
  },
  {
    wheel: "A surveyor's measuring wheel",
    travels: "does the measuring wheel travel",
    unit: "centimeters",
    from: 30,
    to: 50,
    basis: "Measuring wheels have diameters of about 30 to 50 centimeters.",
  },
  {
    wheel: "A wheel of a delivery robot",
    travels: "does the robot travel",
    unit: "centimeters",
    from: 16,
    to: 40,
    basis: "Wheels of delivery robots have diameters of about 16 to 40 centimeters.",
  },
  {
    wheel: "A wheel of a farm wagon",
    travels: "does the wagon travel",
    unit: "centimeters",
    from: 60,
    to: 110,
    basis: "Wagon wheels have diameters of about 60 to 110 centimeters.",
  },
  {
    wheel: "The drum of a boat winch",
    travels: "is the boat pulled",
    unit: "inches",
    from: 6,
    to: 18,
    basis: "Drums of large winches have diameters of about 6 to 18 inches.",
  },
];
