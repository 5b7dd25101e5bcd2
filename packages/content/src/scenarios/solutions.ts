/** A mixture with a percent of one part in it. */
export interface SolutionScenario {
  /** "vinegar": of which two kinds are mixed. */
  readonly liquid: string;
  readonly part: string;
  readonly unit: string;
  readonly from: number;
  readonly to: number;
  /** Most units. */
  readonly most: number;
}

export const solutionScenarios: readonly SolutionScenario[] = [
  { liquid: "salt water", part: "salt", unit: "grams", from: 2, to: 25, most: 900 },
  { liquid: "cleaning solution", part: "vinegar", unit: "milliliters", from: 5, to: 80, most: 900 },
  { liquid: "fruit drink", part: "juice", unit: "liters", from: 5, to: 90, most: 240 },
  { liquid: "coolant", part: "glycol", unit: "liters", from: 10, to: 80, most: 180 },
  { liquid: "alloy", part: "copper", unit: "kilograms", from: 10, to: 95, most: 600 },
  { liquid: "sugar syrup", part: "sugar", unit: "ounces", from: 10, to: 70, most: 160 },
  { liquid: "soil mix", part: "sand", unit: "pounds", from: 5, to: 75, most: 400 },
  { liquid: "cloth blend", part: "wool", unit: "pounds", from: 10, to: 90, most: 300 },
  { liquid: "disinfectant", part: "alcohol", unit: "milliliters", from: 20, to: 90, most: 800 },
  { liquid: "feed mix", part: "corn", unit: "pounds", from: 10, to: 85, most: 900 },
];
