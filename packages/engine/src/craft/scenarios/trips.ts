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
  { who: "a cyclist", start: "home", unit: "kilometers", step: 1, minutes: [5, 6] },
  { who: "a hiker", start: "the trailhead", unit: "kilometers", step: 1, minutes: [15, 20] },
  { who: "a bus", start: "the station", unit: "miles", step: 2, minutes: [5, 10] },
  { who: "a drone", start: "the control tower", unit: "meters", step: 100, minutes: [1, 2] },
  { who: "a delivery robot", start: "the warehouse", unit: "meters", step: 50, minutes: [1, 2] },
  { who: "a sailboat", start: "the harbor", unit: "miles", step: 1, minutes: [10, 15] },
  { who: "a runner", start: "the stadium", unit: "kilometers", step: 1, minutes: [6, 8] },
  { who: "a research ship", start: "the coast", unit: "miles", step: 5, minutes: [20, 30] },
];
