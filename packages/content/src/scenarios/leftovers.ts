/** Something that is halved or doubled, and of which some is added or taken, again and again. */
export interface LeftoverScenario {
  /** The amount at the start, as a noun: "the number of liters in the tank". */
  readonly start: string;
  /** What there is: "A tank holds some water." */
  readonly scene: string;
  readonly each: string;
  readonly round: string;
  readonly halves: string;
  readonly adds: (count: string) => string;
  readonly takes: (count: string) => string;
  readonly left: (count: string) => string;
}

export const leftoverScenarios: readonly LeftoverScenario[] = [
  {
    scene: "A tank holds some water.",
    start: "liters of water were in the tank at the start",
    each: "Each day",
    round: "days",
    halves: "half of the water in the tank is drained",
    adds: (count) => `${count} liters are poured in`,
    takes: (count) => `${count} liters are drained`,
    left: (count) => `the tank holds ${count} liters`,
  },
  {
    scene: "A theater has some tickets for a show.",
    start: "tickets were there at the start",
    each: "Each week",
    round: "weeks",
    halves: "half of the tickets are sold",
    adds: (count) => `${count} tickets are returned`,
    takes: (count) => `${count} tickets are given away`,
    left: (count) => `the theater has ${count} tickets`,
  },
  {
    scene: "A bakery has some flour.",
    start: "pounds of flour were there at the start",
    each: "Each day",
    round: "days",
    halves: "half of the flour is used",
    adds: (count) => `${count} pounds are delivered`,
    takes: (count) => `${count} pounds are sold`,
    left: (count) => `the bakery has ${count} pounds of flour`,
  },
  {
    scene: "A pond holds some fish.",
    start: "fish were in the pond at the start",
    each: "Each month",
    round: "months",
    halves: "half of the fish are moved to a lake",
    adds: (count) => `${count} fish are put into the pond`,
    takes: (count) => `${count} fish are sold`,
    left: (count) => `the pond holds ${count} fish`,
  },
  {
    scene: "A clerk has some open messages.",
    start: "messages were there at the start",
    each: "Each hour",
    round: "hours",
    halves: "half of the messages are answered",
    adds: (count) => `${count} new messages come in`,
    takes: (count) => `${count} messages are deleted`,
    left: (count) => `there are ${count} open messages`,
  },
  {
    scene: "A warehouse holds some boxes.",
    start: "boxes were in the warehouse at the start",
    each: "Each day",
    round: "days",
    halves: "half of the boxes are shipped",
    adds: (count) => `${count} boxes arrive`,
    takes: (count) => `${count} boxes are moved to a store`,
    left: (count) => `the warehouse holds ${count} boxes`,
  },
  {
    scene: "A club has some money in a fund.",
    start: "dollars were in the fund at the start",
    each: "Each month",
    round: "months",
    halves: "half of the money is spent",
    adds: (count) => `${count} dollars are paid in`,
    takes: (count) => `${count} dollars are given to charity`,
    left: (count) => `the fund holds ${count} dollars`,
  },
];
