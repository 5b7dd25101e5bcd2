/** Someone who charges a fee once and an amount for each unit. */
export interface ChargeScenario {
  /** "A plumber charges", and another of the kind. */
  readonly who: string;
  readonly other: string;
  /** What the fee is: "a fixed fee of". */
  readonly fee: string;
  /** What is counted: "hour of work". */
  readonly unit: string;
  readonly units: string;
  /** What is paid in the end: "The bill for a repair". */
  readonly total: string;
  /** "How many hours does the repair take?" */
  readonly ask: string;
  /** Amounts for each unit and for the fee as they are in life. */
  readonly each: readonly [number, number];
  readonly once: readonly [number, number];
}

export const charges: readonly ChargeScenario[] = [
  {
    who: "A plumber",
    other: "Another plumber",
    fee: "a fixed fee",
    unit: "hour",
    units: "hours",
    total: "The bill for a repair",
    ask: "How many hours does the repair take?",
    each: [45, 95],
    once: [30, 90],
  },
  {
    who: "A bicycle rental shop",
    other: "Another bicycle rental shop",
    fee: "a fixed fee",
    unit: "hour",
    units: "hours",
    total: "The cost of renting a bicycle from the shop for a trip",
    ask: "How many hours does the trip take?",
    each: [6, 14],
    once: [5, 25],
  },
  {
    who: "A caterer",
    other: "Another caterer",
    fee: "a setup fee",
    unit: "guest",
    units: "guests",
    total: "The bill for a banquet",
    ask: "How many guests is the banquet for?",
    each: [14, 38],
    once: [60, 200],
  },
  {
    who: "A print shop",
    other: "Another print shop",
    fee: "a design fee",
    unit: "poster",
    units: "posters",
    total: "The bill for an order",
    ask: "How many posters are in the order?",
    each: [6, 15],
    once: [20, 80],
  },
  {
    who: "A tutoring center",
    other: "Another tutoring center",
    fee: "a registration fee",
    unit: "lesson",
    units: "lessons",
    total: "The cost of a course",
    ask: "How many lessons does the course have?",
    each: [24, 60],
    once: [20, 75],
  },
  {
    who: "A skating rink",
    other: "Another skating rink",
    fee: "a room fee",
    unit: "guest",
    units: "guests",
    total: "The cost of a birthday party at the rink",
    ask: "How many guests come to the party?",
    each: [8, 18],
    once: [40, 120],
  },
  {
    who: "A photographer",
    other: "Another photographer",
    fee: "a travel fee",
    unit: "hour",
    units: "hours",
    total: "The bill for a wedding",
    ask: "For how many hours is the photographer at work?",
    each: [60, 140],
    once: [40, 120],
  },
  {
    who: "A stable",
    other: "Another stable",
    fee: "an equipment fee",
    unit: "ride",
    units: "rides",
    total: "The cost of a package of rides",
    ask: "How many rides are in the package?",
    each: [18, 45],
    once: [15, 60],
  },
];
