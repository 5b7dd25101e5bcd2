import type { Context } from "./context.ts";

/** Someone or something that goes straight, turns a right angle, and goes straight again. */
export interface RouteScenario extends Context {
  /** Who goes and from where, before the first distance: "From its charging station, a robot rolls". */
  readonly goes: string;
  /** Who goes, when spoken of again: "the robot". */
  readonly mover: string;
  /** "rolls straight back" */
  readonly returns: string;
  readonly unit: string;
  /** The shortest and the longest distance that are still plausible, in steps. */
  readonly from: number;
  readonly to: number;
  /** How many steps make a unit. */
  readonly steps: 1 | 10;
}

export const routeScenarios: readonly RouteScenario[] = [
  {
    goes: "From a trail junction, a group of hikers walks",
    mover: "the group",
    returns: "walks straight back",
    unit: "miles",
    from: 8,
    to: 65,
    steps: 10,
    basis: "Day hikers walk about 1 to 12 miles.",
  },
  {
    goes: "From its launch point, an inspection drone flies",
    mover: "the drone",
    returns: "flies straight back",
    unit: "meters",
    from: 80,
    to: 900,
    steps: 1,
    basis: "Inspection drones fly up to about a kilometer from their operators.",
  },
  {
    goes: "From the mouth of a harbor, a research sailboat sails",
    mover: "the sailboat",
    returns: "sails straight back",
    unit: "kilometers",
    from: 15,
    to: 260,
    steps: 10,
    basis: "A slow sailboat covers about 2 to 60 kilometers in a day.",
  },
  {
    goes: "From its charging station, a warehouse robot rolls",
    mover: "the robot",
    returns: "rolls straight back",
    unit: "feet",
    from: 24,
    to: 450,
    steps: 1,
    basis: "Large warehouses are about 200 to 1,000 feet long.",
  },
  {
    goes: "From a corner of a building lot, a land surveyor walks",
    mover: "the surveyor",
    returns: "walks straight back",
    unit: "feet",
    from: 36,
    to: 400,
    steps: 1,
    basis: "Building lots are about 40 to 400 feet long.",
  },
  {
    goes: "From a marker on the seafloor, a submersible travels",
    mover: "the submersible",
    returns: "travels straight back",
    unit: "meters",
    from: 60,
    to: 700,
    steps: 1,
    basis: "Submersibles work within some hundred meters of their ships.",
  },
  {
    goes: "From the gate of a soybean field, a tractor drives",
    mover: "the tractor",
    returns: "drives straight back",
    unit: "yards",
    from: 90,
    to: 750,
    steps: 1,
    basis: "Sides of fields are about 100 to 800 yards long.",
  },
  {
    goes: "From a ranger station, a snowmobile patrol travels",
    mover: "the patrol",
    returns: "travels straight back",
    unit: "miles",
    from: 12,
    to: 120,
    steps: 10,
    basis: "A patrol covers about 3 to 30 miles.",
  },
  {
    goes: "From an island terminal, a ferry travels",
    mover: "the ferry",
    returns: "travels straight back",
    unit: "kilometers",
    from: 24,
    to: 240,
    steps: 10,
    basis: "Ferries on a bay cross about 3 to 30 kilometers of water.",
  },
  {
    goes: "From a hospital, a rescue helicopter flies",
    mover: "the helicopter",
    returns: "flies straight back",
    unit: "miles",
    from: 12,
    to: 120,
    steps: 1,
    basis: "Rescue helicopters fly up to about 150 miles from a hospital.",
  },
];
