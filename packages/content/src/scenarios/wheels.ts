/** Something round that rolls straight ahead. */
export interface WheelScenario {
  readonly wheel: string;
  /** What its turning brings about: "How far does the bicycle travel". */
  readonly travels: string;
  /** What turns, when spoken of again: "the wheel". */
  readonly again: string;
  readonly small: string;
  readonly large: string;
  /** Small units in a large one. */
  readonly ratio: number;
  /** Diameters as they are in life. */
  readonly from: number;
  readonly to: number;
}

const INCHES = { small: "inches", large: "feet", ratio: 12 };
const CENTIMETERS = { small: "centimeters", large: "meters", ratio: 100 };

export const wheelScenarios: readonly WheelScenario[] = [
  {
    wheel: "A wheel of a bicycle",
    travels: "does the bicycle travel",
    again: "the wheel",
    ...INCHES,
    from: 16,
    to: 29,
  },
  {
    wheel: "A wheel of a delivery cart",
    travels: "does the cart travel",
    again: "the wheel",
    ...INCHES,
    from: 6,
    to: 20,
  },
  {
    wheel: "A roller that levels a lawn",
    travels: "does the roller travel",
    again: "it",
    ...INCHES,
    from: 14,
    to: 36,
  },
  {
    wheel: "A rear wheel of a tractor",
    travels: "does the tractor travel",
    again: "the wheel",
    ...CENTIMETERS,
    from: 120,
    to: 200,
  },
  {
    wheel: "A surveyor's measuring wheel",
    travels: "does the measuring wheel travel",
    again: "it",
    ...CENTIMETERS,
    from: 30,
    to: 50,
  },
  {
    wheel: "A wheel of a hand truck",
    travels: "does the hand truck travel",
    again: "the wheel",
    ...CENTIMETERS,
    from: 16,
    to: 40,
  },
  {
    wheel: "A front wheel of a wagon",
    travels: "does the wagon travel",
    again: "the wheel",
    ...CENTIMETERS,
    from: 60,
    to: 110,
  },
  {
    wheel: "A drum that pulls in a rope",
    travels: "is the rope pulled",
    again: "the drum",
    ...INCHES,
    from: 10,
    to: 30,
  },
];
