import type { Context } from "./context.ts";
import { type DotScenario, dotScenarios } from "./data-sets.ts";

/** Values that a sensible instrument tells apart, in tenths of a unit, one for each member of a group. */
const measuredTallies: readonly DotScenario[] = [
  {
    label: "Wing length (centimeters)",
    shown: (count) =>
      `the wing length, to the nearest 0.1 centimeter, of each of ${count} sparrows`,
    each: "sparrows",
    parts: 10,
    from: 61,
    to: 78,
    basis: "Sparrows have wings about 6 to 8 centimeters long.",
  },
  {
    label: "Thickness (millimeters)",
    shown: (count) =>
      `the thickness, to the nearest 0.1 millimeter, of each of ${count} glass panes`,
    each: "panes",
    parts: 10,
    from: 33,
    to: 49,
    basis: "Window glass is about 3 to 6 millimeters thick.",
  },
  {
    label: "Mass (kilograms)",
    shown: (count) => `the mass, to the nearest 0.1 kilogram, of each of ${count} pumpkins`,
    each: "pumpkins",
    parts: 10,
    from: 31,
    to: 58,
    basis: "Garden pumpkins weigh about 2 to 10 kilograms.",
  },
  {
    label: "Mass (grams)",
    shown: (count) => `the mass, to the nearest 0.1 gram, of each of ${count} acorns`,
    each: "acorns",
    parts: 10,
    from: 22,
    to: 46,
    basis: "Acorns weigh about 2 to 6 grams.",
  },
  {
    label: "Reaction time (tenths of a second)",
    shown: (count) =>
      `the reaction time, in tenths of a second, of each of ${count} drivers in a test`,
    each: "drivers",
    from: 4,
    to: 18,
    basis: "Drivers in a simulator react in about 0.4 to 2 seconds.",
  },
];

/** Small counts or fine measurements, one for each member of a group. */
export const tallyScenarios: readonly DotScenario[] = [
  ...dotScenarios,
  ...measuredTallies,
  {
    label: "Number of repairs",
    shown: (count) => `the number of repairs that each of ${count} buses needed in one year`,
    each: "buses",
    from: 1,
    to: 14,
    basis: "An older city bus needs several repairs a year.",
  },
];

/** Counts that may be as great as 25. */
export const wideTallies: readonly DotScenario[] = [
  {
    label: "Number of pods",
    shown: (count) => `the number of pods on each of ${count} soybean plants`,
    each: "plants",
    from: 1,
    to: 30,
    basis: "A soybean plant bears up to about 60 pods.",
  },
  {
    label: "Number of errors",
    shown: (count) => `the number of scanning errors in each of ${count} old newspapers`,
    each: "newspapers",
    from: 0,
    to: 40,
    basis: "Scanned newspapers hold up to some tens of errors a page.",
  },
  {
    label: "Number of seals",
    shown: (count) => `the number of harbor seals on each of ${count} sandbanks`,
    each: "sandbanks",
    from: 1,
    to: 60,
    basis: "Groups of harbor seals on a sandbank count up to about 100.",
  },
  {
    label: "Number of rentals",
    shown: (count) =>
      `the number of times that each of ${count} shared bicycles was rented in one week`,
    each: "bicycles",
    from: 1,
    to: 40,
    basis: "A shared bicycle is rented up to about 6 times a day.",
  },
  {
    label: "Number of outages",
    shown: (count) => `the number of power outages in each of ${count} towns in one year`,
    each: "towns",
    from: 0,
    to: 30,
    basis: "A rural town has a few to some 30 outages a year.",
  },
  {
    label: "Number of species",
    shown: (count) =>
      `the number of moth species caught in each of ${count} light traps in one night`,
    each: "traps",
    from: 1,
    to: 60,
    basis: "A light trap catches a few to some 60 species in a night.",
  },
  {
    label: "Number of visits",
    shown: (count) =>
      `the number of physical therapy visits that each of ${count} patients made after knee surgery`,
    each: "patients",
    from: 1,
    to: 36,
    basis: "Patients make up to about 36 visits after knee surgery.",
  },
];

/** The same small counts at two places. */
export interface TwoTallies extends Context {
  readonly label: string;
  /** What is counted, and in what each: "the number of eggs", "kittiwake nests". */
  readonly counted: string;
  readonly each: string;
  /** How a thing belongs to a place: "in" a forest, "from" a line. */
  readonly at: "at" | "from" | "in" | "on";
  readonly places: readonly [string, string];
}

export const twoTallies: readonly TwoTallies[] = [
  {
    label: "Number of pellets",
    counted: "the number of owl pellets found under",
    each: "roosts",
    at: "in",
    places: ["Forest A", "Forest B"],
    basis: "A roost of owls leaves up to about 30 pellets a month.",
  },
  {
    label: "Number of defects",
    counted: "the number of solder defects on",
    each: "circuit boards",
    at: "from",
    places: ["Line 1", "Line 2"],
    basis: "An unchecked circuit board has up to about 20 defects.",
  },
  {
    label: "Number of passengers",
    counted: "the number of passengers on",
    each: "minibus trips",
    at: "on",
    places: ["Route 1", "Route 2"],
    basis: "A minibus seats about 20 passengers.",
  },
  {
    label: "Number of seedlings",
    counted: "the number of seedlings that emerged in",
    each: "germination trays",
    at: "in",
    places: ["Greenhouse 1", "Greenhouse 2"],
    basis: "A tray of 24 cells yields up to 24 seedlings.",
  },
  {
    label: "Number of repairs",
    counted: "the number of pump repairs made in",
    each: "months",
    at: "at",
    places: ["Plant A", "Plant B"],
    basis: "A water treatment plant repairs up to about 20 pumps a month.",
  },
  {
    label: "Number of eagles",
    counted: "the number of golden eagles sighted during",
    each: "one-hour watches",
    at: "from",
    places: ["Ridge A", "Ridge B"],
    basis: "On migration, up to some 20 eagles an hour pass a ridge.",
  },
  {
    label: "Number of patients",
    counted: "the number of patients treated during",
    each: "evening shifts",
    at: "at",
    places: ["Clinic P", "Clinic Q"],
    basis: "A small clinic treats up to about 20 patients in an evening.",
  },
  {
    label: "Number of flaws",
    counted: "the number of flaws counted in",
    each: "sheets of plywood",
    at: "from",
    places: ["Mill 1", "Mill 2"],
    basis: "A sheet of plywood of a low grade has up to about 20 flaws.",
  },
];
