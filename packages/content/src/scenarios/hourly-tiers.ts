/** Someone who charges by the hour, one amount at first and another later. */
export interface HourlyTier {
  readonly who: string;
  /** What takes hours: "a repair". */
  readonly job: string;
  /** Amounts for a later hour as they are in life. */
  readonly each: readonly [number, number];
}

export const hourlyTiers: readonly HourlyTier[] = [
  { who: "A moving company", job: "a move", each: [45, 95] },
  { who: "A photographer", job: "a session", each: [60, 140] },
  { who: "A boat rental", job: "a boat trip", each: [18, 45] },
  { who: "An electrician", job: "a repair", each: [40, 90] },
  { who: "A recording studio", job: "a recording", each: [35, 85] },
  { who: "An interpreter", job: "a meeting", each: [50, 110] },
  { who: "A tree service", job: "a cleanup", each: [55, 125] },
  { who: "A computer technician", job: "a service call", each: [35, 80] },
];
