/** Something tall on level ground whose top is looked at from a distance. */
export interface SightScenario {
  /** "a lighthouse", "the lighthouse" */
  readonly some: string;
  readonly the: string;
  readonly unit: "feet" | "meters";
  /** Distances to it and heights of an instrument, as they are in life. */
  readonly from: number;
  readonly to: number;
}

export const sightScenarios: readonly SightScenario[] = [
  { some: "a lighthouse", the: "the lighthouse", unit: "feet", from: 40, to: 190 },
  { some: "a radio mast", the: "the mast", unit: "meters", from: 30, to: 200 },
  { some: "a redwood tree", the: "the tree", unit: "feet", from: 60, to: 300 },
  { some: "a wind turbine", the: "the turbine", unit: "meters", from: 30, to: 150 },
  { some: "a water tower", the: "the tower", unit: "feet", from: 40, to: 180 },
  { some: "a flagpole", the: "the flagpole", unit: "feet", from: 20, to: 100 },
  { some: "a cliff", the: "the cliff", unit: "meters", from: 20, to: 180 },
  { some: "a monument", the: "the monument", unit: "feet", from: 40, to: 260 },
  { some: "a grain silo", the: "the silo", unit: "feet", from: 30, to: 120 },
  { some: "an office building", the: "the building", unit: "meters", from: 20, to: 160 },
];
