import type { Context } from "./context.ts";

/** Two groups whose members are measured in the same way. */
export interface GroupScenario extends Context {
  readonly members: string;
  /** Where the members are, as it stands after them: "in the lake". */
  readonly groups: readonly [string, string];
  /** Headings of the groups in a figure. */
  readonly labels: readonly [string, string];
  readonly measure: string;
  readonly unit: string;
  /** Means as they are in life. */
  readonly from: number;
  readonly to: number;
}

export const groupScenarios: readonly GroupScenario[] = [
  {
    members: "harbor seals",
    groups: ["in the northern colony", "in the southern colony"],
    labels: ["Northern colony", "Southern colony"],
    measure: "mass",
    unit: "kilograms",
    from: 48,
    to: 118,
    basis: "Adult harbor seals weigh about 45 to 120 kilograms.",
  },
  {
    members: "oak seedlings",
    groups: ["in the shaded plot", "in the open plot"],
    labels: ["Shaded plot", "Open plot"],
    measure: "height",
    unit: "centimeters",
    from: 14,
    to: 62,
    basis: "Oaks reach about 15 to 60 centimeters in their first two years.",
  },
  {
    members: "patients",
    groups: ["at the downtown clinic", "at the lakeside clinic"],
    labels: ["Downtown clinic", "Lakeside clinic"],
    measure: "waiting time",
    unit: "minutes",
    from: 9,
    to: 58,
    basis: "Walk-in patients wait from some minutes to about an hour.",
  },
  {
    members: "striped bass",
    groups: ["in the upper reservoir", "in the lower reservoir"],
    labels: ["Upper reservoir", "Lower reservoir"],
    measure: "length",
    unit: "centimeters",
    from: 28,
    to: 86,
    basis: "Striped bass in reservoirs are about 30 to 85 centimeters long.",
  },
  {
    members: "parcels",
    groups: ["from the airport warehouse", "from the harbor warehouse"],
    labels: ["Airport warehouse", "Harbor warehouse"],
    measure: "delivery time",
    unit: "hours",
    from: 18,
    to: 94,
    basis: "Parcels take about one to four days within a country.",
  },
  {
    members: "hives",
    groups: ["in the orchard apiary", "in the meadow apiary"],
    labels: ["Orchard apiary", "Meadow apiary"],
    measure: "honey yield",
    unit: "pounds",
    from: 26,
    to: 92,
    basis: "A hive yields about 25 to 90 pounds of honey a year.",
  },
  {
    members: "rail commuters",
    groups: ["on the coastal line", "on the valley line"],
    labels: ["Coastal line", "Valley line"],
    measure: "commuting time",
    unit: "minutes",
    from: 22,
    to: 84,
    basis: "Commutes by rail take about 20 to 85 minutes.",
  },
  {
    members: "apprentices",
    groups: ["in the welding program", "in the carpentry program"],
    labels: ["Welding program", "Carpentry program"],
    measure: "age",
    unit: "years",
    from: 18,
    to: 44,
    basis: "Apprentices are adults, most of them below 45.",
  },
  {
    members: "callers",
    groups: ["on the billing line", "on the repair line"],
    labels: ["Billing line", "Repair line"],
    measure: "waiting time",
    unit: "seconds",
    from: 20,
    to: 95,
    basis: "Service lines are answered within about a minute and a half.",
  },
  {
    members: "wheat plots",
    groups: ["on the irrigated field", "on the rain-fed field"],
    labels: ["Irrigated field", "Rain-fed field"],
    measure: "yield",
    unit: "bushels",
    from: 32,
    to: 84,
    basis: "A plot of one acre yields about 30 to 85 bushels of wheat.",
  },
  {
    members: "lithium batteries",
    groups: ["from the pilot line", "from the main line"],
    labels: ["Pilot line", "Main line"],
    measure: "charging time",
    unit: "minutes",
    from: 34,
    to: 96,
    basis: "Batteries of tools take about half an hour to an hour and a half to charge.",
  },
  {
    members: "freight trains",
    groups: ["on the mountain route", "on the river route"],
    labels: ["Mountain route", "River route"],
    measure: "delay",
    unit: "minutes",
    from: 12,
    to: 72,
    basis: "Freight trains are often some minutes to over an hour late.",
  },
  {
    members: "biology students",
    groups: ["in the morning class", "in the evening class"],
    labels: ["Morning class", "Evening class"],
    measure: "exam score",
    unit: "points",
    from: 56,
    to: 93,
    basis: "Mean and single scores on an exam of 100 points.",
  },
];

/** "the mean height of the trees in the north orchard" */
export function statisticOfGroup(
  { members, groups, measure }: GroupScenario,
  statistic: string,
  group: 0 | 1,
): string {
  return `the ${statistic} ${measure} of the ${members} ${groups[group]}`;
}

/** Whether all values are such as the scenario has in life. */
export function fitsGroup({ from, to }: GroupScenario, ...values: readonly number[]): boolean {
  return values.every((value) => value >= from && value <= to);
}

/** "heights", "masses" */
export function measuresOf({ measure }: GroupScenario): string {
  return measure.endsWith("s") ? `${measure}es` : `${measure}s`;
}
