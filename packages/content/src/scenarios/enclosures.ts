/** A rectangle that is enclosed with a limited length of material. */
export interface EnclosureScenario {
  readonly what: string;
  /** What stands along one length of it when that side needs no material. */
  readonly wall: string;
  readonly material: string;
  readonly unit: string;
}

export const enclosures: readonly EnclosureScenario[] = [
  { what: "garden", wall: "the side of a house", material: "fence", unit: "feet" },
  { what: "dog run", wall: "a stone wall", material: "wire mesh", unit: "feet" },
  { what: "pasture", wall: "a straight river", material: "fence", unit: "meters" },
  { what: "stage", wall: "the back wall of a hall", material: "curtain", unit: "feet" },
  { what: "parking lot", wall: "a building", material: "guardrail", unit: "meters" },
  { what: "flower bed", wall: "a garden path", material: "edging", unit: "feet" },
];
