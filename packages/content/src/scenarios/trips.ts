/** Something that moves away from a place and back toward it. */
export interface TripScenario {
  readonly who: string;
  readonly start: string;
  readonly unit: string;
  /** Distance between grid lines. */
  readonly step: number;
  /** Times between ticks, in minutes. */
  readonly minutes: readonly number[];
}

export const tripScenarios: readonly TripScenario[] = [
  { who: "a cyclist", start: "home", unit: "kilometers", step: 1, minutes: [12, 15] },
  { who: "a hiker", start: "the trailhead", unit: "meters", step: 250, minutes: [15, 20] },
  { who: "a bus", start: "the station", unit: "miles", step: 1, minutes: [6, 10] },
  { who: "a drone", start: "the control tower", unit: "meters", step: 100, minutes: [1, 2] },
  { who: "a delivery robot", start: "the warehouse", unit: "meters", step: 20, minutes: [1, 2] },
  { who: "a sailboat", start: "the harbor", unit: "miles", step: 1, minutes: [30, 40] },
  { who: "a runner", start: "the stadium", unit: "meters", step: 200, minutes: [4, 5] },
  { who: "a research ship", start: "the coast", unit: "miles", step: 1, minutes: [20, 30] },
];
