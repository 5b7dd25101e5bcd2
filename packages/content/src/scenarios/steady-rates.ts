/** Two machines of a kind, each of which does its work at a steady rate. */
export interface MachineScenario {
  readonly first: string;
  readonly second: string;
  /** What it does, with and without an "s": "prints", "print". */
  readonly does: string;
  readonly do: string;
  /** What it does it to, counted. */
  readonly things: string;
  readonly minutes: "seconds" | "minutes" | "hours" | "days";
  /** Most things in one unit of time. */
  readonly fastest: number;
}

export const machineScenarios: readonly MachineScenario[] = [
  {
    first: "the laser printer",
    second: "the inkjet printer",
    does: "prints",
    do: "print",
    things: "pages",
    minutes: "minutes",
    fastest: 30,
  },
  {
    first: "the electric pump",
    second: "the hand pump",
    does: "moves",
    do: "move",
    things: "gallons of water",
    minutes: "minutes",
    fastest: 40,
  },
  {
    first: "the old filling machine",
    second: "the new filling machine",
    does: "fills",
    do: "fill",
    things: "bottles",
    minutes: "minutes",
    fastest: 36,
  },
  {
    first: "the red conveyor",
    second: "the blue conveyor",
    does: "carries",
    do: "carry",
    things: "packages",
    minutes: "minutes",
    fastest: 24,
  },
  {
    first: "the flatbed scanner",
    second: "the book scanner",
    does: "scans",
    do: "scan",
    things: "pages",
    minutes: "minutes",
    fastest: 20,
  },
  {
    first: "the large loom",
    second: "the small loom",
    does: "weaves",
    do: "weave",
    things: "inches of cloth",
    minutes: "hours",
    fastest: 20,
  },
  {
    first: "the wide planter",
    second: "the narrow planter",
    does: "plants",
    do: "plant",
    things: "seedlings",
    minutes: "minutes",
    fastest: 30,
  },
  {
    first: "the sorting robot",
    second: "the packing robot",
    does: "handles",
    do: "handle",
    things: "parcels",
    minutes: "minutes",
    fastest: 18,
  },
];
