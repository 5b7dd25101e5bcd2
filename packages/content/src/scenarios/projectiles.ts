/** Something that goes straight up from above the ground and comes down under gravity alone. */
export interface Flight {
  /** A whole sentence without its full stop: "A ball is thrown upward from the roof of a building". */
  readonly setting: string;
  readonly thing: string;
  /** What was done to it: "thrown". */
  readonly sent: string;
  /** What it comes down to: "the ground". */
  readonly surface: string;
  readonly unit: "feet" | "meters";
  /** Half the acceleration of gravity in this unit, as models have it. */
  readonly pull: 16 | 5;
  /** Greatest height at the start that is still plausible. */
  readonly highest: number;
}

export const flights: readonly Flight[] = [
  {
    setting: "A ball is thrown upward from the roof of a building",
    thing: "the ball",
    sent: "thrown",
    surface: "the ground",
    unit: "feet",
    pull: 16,
    highest: 240,
  },
  {
    setting: "A model rocket is launched upward from the edge of a cliff",
    thing: "the rocket",
    sent: "launched",
    surface: "the ground",
    unit: "feet",
    pull: 16,
    highest: 320,
  },
  {
    setting: "A stone is tossed upward from a bridge over a river",
    thing: "the stone",
    sent: "tossed",
    surface: "the water",
    unit: "feet",
    pull: 16,
    highest: 220,
  },
  {
    setting: "An arrow is shot upward from the top of a tower",
    thing: "the arrow",
    sent: "shot",
    surface: "the ground",
    unit: "meters",
    pull: 5,
    highest: 80,
  },
  {
    setting: "A flare is fired upward from a lighthouse by the sea",
    thing: "the flare",
    sent: "fired",
    surface: "the water",
    unit: "meters",
    pull: 5,
    highest: 60,
  },
  {
    setting: "A tennis ball is hit straight up from a balcony",
    thing: "the ball",
    sent: "hit",
    surface: "the ground",
    unit: "meters",
    pull: 5,
    highest: 60,
  },
  {
    setting: "A beanbag is tossed upward from the top of a stadium",
    thing: "the beanbag",
    sent: "tossed",
    surface: "the ground",
    unit: "feet",
    pull: 16,
    highest: 160,
  },
  {
    setting: "A pebble is thrown upward from a hot-air balloon that hovers over a lake",
    thing: "the pebble",
    sent: "thrown",
    surface: "the water",
    unit: "meters",
    pull: 5,
    highest: 130,
  },
];
