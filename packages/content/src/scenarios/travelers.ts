/** Two things that move at steady speeds, in miles or kilometers per hour. */
export interface TravelersScenario {
  readonly two: string;
  readonly metric: boolean;
  readonly from: number;
  readonly to: number;
}

export const travelers: readonly TravelersScenario[] = [
  { two: "Two cyclists", metric: true, from: 12, to: 38 },
  { two: "Two drones", metric: true, from: 20, to: 80 },
  { two: "Two trains on parallel tracks", metric: true, from: 40, to: 160 },
  { two: "Two skaters", metric: true, from: 9, to: 36 },
  { two: "Two cars", metric: false, from: 20, to: 70 },
  { two: "Two motorboats", metric: false, from: 8, to: 45 },
  { two: "Two horses", metric: false, from: 6, to: 32 },
  { two: "Two buses", metric: false, from: 15, to: 60 },
];
