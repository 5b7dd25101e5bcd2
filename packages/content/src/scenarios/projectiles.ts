import type { Context } from "./context.ts";

/** Something that goes straight up from above the ground and comes down under gravity alone. */
export interface Flight extends Context {
  /** A clause: "A signal flare is fired straight up from a lighthouse". */
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
    setting: "A flare is fired straight up from a lighthouse",
    thing: "the flare",
    sent: "fired",
    surface: "the water",
    unit: "meters",
    pull: 5,
    highest: 60,
    basis:
      "Galleries of lighthouses are some 15 to 60 meters above the sea; flares start at up to 60 meters a second.",
  },
  {
    setting: "A steel ball is launched straight up from a tower",
    thing: "the ball",
    sent: "launched",
    surface: "the ground",
    unit: "feet",
    pull: 16,
    highest: 240,
    basis:
      "Training towers are up to about 240 feet with their masts; springs launch balls at up to 190 feet a second.",
  },
  {
    setting: "A model rocket is launched straight up from a ledge in a quarry",
    thing: "the rocket",
    sent: "launched",
    surface: "the floor of the quarry",
    unit: "feet",
    pull: 16,
    highest: 320,
    basis:
      "Quarry walls are up to about 320 feet high; such rockets start at up to 190 feet a second.",
  },
  {
    setting: "A hovering drone shoots a small camera straight up",
    thing: "the camera",
    sent: "shot",
    surface: "the ground",
    unit: "meters",
    pull: 5,
    highest: 130,
    basis: "Drones may fly up to about 120 meters, and launchers reach 60 meters a second.",
  },
  {
    setting: "A weight on a rescue line is shot straight up from a bridge",
    thing: "the weight",
    sent: "shot",
    surface: "the water",
    unit: "feet",
    pull: 16,
    highest: 220,
    basis:
      "Bridges over estuaries are up to about 220 feet high; such guns reach 200 feet a second.",
  },
  {
    setting: "A block of lava is ejected straight up from a sea cliff",
    thing: "the block",
    sent: "ejected",
    surface: "the water",
    unit: "meters",
    pull: 5,
    highest: 130,
    basis: "Blocks leave small vents at up to about 60 meters a second.",
  },
  {
    setting: "A machine on a balcony shoots a tennis ball straight up",
    thing: "the ball",
    sent: "shot",
    surface: "the ground",
    unit: "meters",
    pull: 5,
    highest: 60,
    basis:
      "Balconies of tall buildings are up to 60 meters high; the machines reach 60 meters a second.",
  },
  {
    setting: "A small sandbag is shot straight up from a platform in a redwood",
    thing: "the sandbag",
    sent: "shot",
    surface: "the ground",
    unit: "feet",
    pull: 16,
    highest: 160,
    basis:
      "Canopy walkways in redwoods are up to 160 feet high; rope launchers reach 190 feet a second.",
  },
];
