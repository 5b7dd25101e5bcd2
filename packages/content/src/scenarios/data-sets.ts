import type { Context } from "./context.ts";

/** One number for each of several things, counted or measured. */
export interface ListScenario extends Context {
  /** What the numbers are: "the masses, in kilograms, of seven porpoises". */
  readonly shown: (count: string) => string;
  /** Head of the column of numbers, and the unit of their mean. */
  readonly header: string;
  readonly unit: string;
  readonly thing: string;
  readonly things: string;
  /** One more number, after the thing: "with a mass of $x$ kilograms". */
  readonly withUnknown: string;
  /** How many parts make one unit: 10 for a number of tenths. */
  readonly parts: 1 | 10;
  /** The least and the greatest number, in parts. */
  readonly from: number;
  readonly to: number;
}

export const listScenarios: readonly ListScenario[] = [
  {
    shown: (count) => `the masses, in kilograms, of ${count} adult porpoises`,
    header: "Mass (kilograms)",
    unit: "kilograms",
    thing: "porpoise",
    things: "porpoises",
    withUnknown: "with a mass of $x$ kilograms",
    parts: 10,
    from: 482,
    to: 526,
    basis: "Adult harbor porpoises weigh about 45 to 75 kilograms.",
  },
  {
    shown: (count) => `the diameters, in millimeters, of ${count} hailstones`,
    header: "Diameter (millimeters)",
    unit: "millimeters",
    thing: "hailstone",
    things: "hailstones",
    withUnknown: "with a diameter of $x$ millimeters",
    parts: 10,
    from: 121,
    to: 163,
    basis: "Hailstones are commonly 5 to 25 millimeters wide.",
  },
  {
    shown: (count) =>
      `the nitrate concentrations, in milligrams per liter, of ${count} water samples from a farm well`,
    header: "Concentration (milligrams per liter)",
    unit: "milligrams per liter",
    thing: "sample",
    things: "samples",
    withUnknown: "with a concentration of $x$ milligrams per liter",
    parts: 10,
    from: 31,
    to: 75,
    basis: "Nitrate in farm wells is often 2 to 10 milligrams per liter.",
  },
  {
    shown: (count) => `the times, in minutes, that an ambulance took to respond to ${count} calls`,
    header: "Response time (minutes)",
    unit: "minutes",
    thing: "call",
    things: "calls",
    withUnknown: "with a response time of $x$ minutes",
    parts: 10,
    from: 62,
    to: 106,
    basis: "Ambulances take about 6 to 12 minutes in cities.",
  },
  {
    shown: (count) => `the breaking loads, in kilonewtons, of ${count} steel cables`,
    header: "Breaking load (kilonewtons)",
    unit: "kilonewtons",
    thing: "cable",
    things: "cables",
    withUnknown: "with a breaking load of $x$ kilonewtons",
    parts: 10,
    from: 212,
    to: 256,
    basis: "Steel cable 6 millimeters thick breaks at about 20 to 26 kilonewtons.",
  },
  {
    shown: (count) => `the lengths, in centimeters, of ${count} yellow perch`,
    header: "Length (centimeters)",
    unit: "centimeters",
    thing: "perch",
    things: "perch",
    withUnknown: "with a length of $x$ centimeters",
    parts: 10,
    from: 184,
    to: 228,
    basis: "Adult yellow perch are about 15 to 25 centimeters long.",
  },
  {
    shown: (count) => `the numbers of passengers on ${count} crossings of a car ferry`,
    header: "Number of passengers",
    unit: "passengers",
    thing: "crossing",
    things: "crossings",
    withUnknown: "with $x$ passengers",
    parts: 1,
    from: 34,
    to: 78,
    basis: "A small car ferry carries up to about 150 passengers.",
  },
  {
    shown: (count) => `the numbers of barnacles in ${count} square plots on a harbor wall`,
    header: "Number of barnacles",
    unit: "barnacles",
    thing: "plot",
    things: "plots",
    withUnknown: "with $x$ barnacles",
    parts: 1,
    from: 18,
    to: 62,
    basis: "A plot of 10 centimeters by 10 centimeters holds tens of barnacles.",
  },
  {
    shown: (count) =>
      `the numbers of containers that a crane unloaded during ${count} shifts at a port`,
    header: "Number of containers",
    unit: "containers",
    thing: "shift",
    things: "shifts",
    withUnknown: "with $x$ containers unloaded",
    parts: 1,
    from: 121,
    to: 165,
    basis: "A port crane moves about 20 to 30 containers an hour.",
  },
  {
    shown: (count) =>
      `the numbers of vehicles that crossed a bridge in ${count} ten-minute intervals`,
    header: "Number of vehicles",
    unit: "vehicles",
    thing: "interval",
    things: "intervals",
    withUnknown: "with $x$ vehicles",
    parts: 1,
    from: 31,
    to: 75,
    basis: "A local road carries about 200 to 450 vehicles an hour.",
  },
  {
    shown: (count) => `the numbers of prescriptions that a pharmacy filled on ${count} weekdays`,
    header: "Number of prescriptions",
    unit: "prescriptions",
    thing: "day",
    things: "days",
    withUnknown: "with $x$ prescriptions filled",
    parts: 1,
    from: 52,
    to: 96,
    basis: "A small pharmacy fills about 50 to 150 prescriptions a day.",
  },
];

/** Small counts, one a dot. */
export interface DotScenario extends Context {
  /** Head of the column or label of the axis. */
  readonly label: string;
  /** "the number of eggs in each of 15 plover nests" */
  readonly shown: (count: number) => string;
  /** The things, as a text alternative names them. */
  readonly each: string;
  /** How many parts make one unit, if not one, and the least and the greatest value in parts. */
  readonly parts?: 10;
  readonly from: number;
  readonly to: number;
}

export const dotScenarios: readonly DotScenario[] = [
  {
    label: "Number of seedlings",
    shown: (count) => `the number of oak seedlings in each of ${count} plots on a hillside`,
    each: "plots",
    from: 1,
    to: 18,
    basis: "Square-meter plots after a fire hold up to some 20 seedlings.",
  },
  {
    label: "Number of calls",
    shown: (count) =>
      `the number of emergency calls that a fire station received in each of ${count} weeks`,
    each: "weeks",
    from: 1,
    to: 18,
    basis: "A rural fire station answers 1 to 20 calls a week.",
  },
  {
    label: "Number of young",
    shown: (count) => `the number of young born to each of ${count} garter snakes`,
    each: "snakes",
    from: 3,
    to: 20,
    basis: "Garter snakes bear about 3 to 40 young.",
  },
  {
    label: "Number of stops",
    shown: (count) =>
      `the number of stops that a delivery van made on each of ${count} morning routes`,
    each: "routes",
    from: 4,
    to: 22,
    basis: "Local vans that deliver appliances make 4 to 25 stops a morning.",
  },
  {
    label: "Number of flaws",
    shown: (count) => `the number of flaws found in each of ${count} rolls of cloth`,
    each: "rolls",
    from: 1,
    to: 18,
    basis: "Cloth inspection finds 0 to 20 flaws in a roll of 100 meters.",
  },
  {
    label: "Number of patients",
    shown: (count) => `the number of patients vaccinated at a clinic in each of ${count} hours`,
    each: "hours",
    from: 2,
    to: 20,
    basis: "A nurse gives about 5 to 20 vaccinations an hour.",
  },
];
