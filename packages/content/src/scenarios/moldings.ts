import type { Context } from "./context.ts";

/** A ball that is given another shape without a loss. */
export interface Molding extends Context {
  /** Without an article: "ball of dark chocolate". */
  readonly ball: string;
  /** How it is done: "melted and molded". */
  readonly change: string;
  readonly unit: string;
  /** The greatest radius or diameter. */
  readonly to: number;
}

export const moldings: readonly Molding[] = [
  {
    ball: "ball of clay",
    change: "reshaped",
    unit: "centimeters",
    to: 15,
    basis: "Lumps of clay fit a hand: up to 30 centimeters across.",
  },
  {
    ball: "ball of beeswax",
    change: "melted and cast",
    unit: "centimeters",
    to: 15,
    basis: "Candle workshops handle wax in balls of some centimeters.",
  },
  {
    ball: "ball of putty",
    change: "reshaped",
    unit: "centimeters",
    to: 15,
    basis: "Putty is sold by the kilogram, a ball of some centimeters.",
  },
  {
    ball: "ball of silver",
    change: "melted and cast",
    unit: "millimeters",
    to: 45,
    basis: "Silver is cast in pieces of some millimeters to centimeters.",
  },
  {
    ball: "ball of dark chocolate",
    change: "melted and molded",
    unit: "millimeters",
    to: 45,
    basis: "Chocolates measure some millimeters to centimeters.",
  },
  {
    ball: "ball of salt dough",
    change: "reshaped",
    unit: "centimeters",
    to: 15,
    basis: "Dough for modeling comes in balls of some centimeters.",
  },
  {
    ball: "ball of lead",
    change: "melted and cast",
    unit: "millimeters",
    to: 45,
    basis: "Weights of divers are some centimeters wide.",
  },
  {
    ball: "ball of glass",
    change: "melted and cast",
    unit: "millimeters",
    to: 45,
    basis: "Gobs of optical glass are some centimeters wide.",
  },
];
