/** Two groups whose members are measured in the same way. */
export interface GroupScenario {
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
    members: "students",
    groups: ["in the morning class", "in the evening class"],
    labels: ["Morning class", "Evening class"],
    measure: "test score",
    unit: "points",
    from: 58,
    to: 92,
  },
  {
    members: "trees",
    groups: ["in the north orchard", "in the south orchard"],
    labels: ["North orchard", "South orchard"],
    measure: "height",
    unit: "feet",
    from: 12,
    to: 44,
  },
  {
    members: "musicians",
    groups: ["in the jazz band", "in the string orchestra"],
    labels: ["Jazz band", "String orchestra"],
    measure: "age",
    unit: "years",
    from: 17,
    to: 58,
  },
  {
    members: "employees",
    groups: ["at the uptown store", "at the harbor store"],
    labels: ["Uptown store", "Harbor store"],
    measure: "commuting time",
    unit: "minutes",
    from: 12,
    to: 60,
  },
  {
    members: "runners",
    groups: ["on the red team", "on the blue team"],
    labels: ["Red team", "Blue team"],
    measure: "finishing time",
    unit: "minutes",
    from: 22,
    to: 66,
  },
  {
    members: "trout",
    groups: ["in the lake", "in the river"],
    labels: ["Lake", "River"],
    measure: "length",
    unit: "centimeters",
    from: 18,
    to: 60,
  },
  {
    members: "pumpkins",
    groups: ["in the first shipment", "in the second shipment"],
    labels: ["First shipment", "Second shipment"],
    measure: "mass",
    unit: "pounds",
    from: 8,
    to: 40,
  },
  {
    members: "sunflowers",
    groups: ["in the hillside plot", "in the valley plot"],
    labels: ["Hillside plot", "Valley plot"],
    measure: "height",
    unit: "inches",
    from: 34,
    to: 90,
  },
  {
    members: "callers",
    groups: ["on the weekday line", "on the weekend line"],
    labels: ["Weekday line", "Weekend line"],
    measure: "waiting time",
    unit: "seconds",
    from: 20,
    to: 95,
  },
  {
    members: "batteries",
    groups: ["from the old supplier", "from the new supplier"],
    labels: ["Old supplier", "New supplier"],
    measure: "running time",
    unit: "hours",
    from: 14,
    to: 72,
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
