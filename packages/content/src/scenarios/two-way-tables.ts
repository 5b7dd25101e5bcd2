import type { Context } from "./context.ts";

/** One way of sorting: the label in the table and the words that follow "the student". */
export interface Trait {
  readonly label: string;
  readonly is: string;
}

/** People or things sorted in two ways. */
export interface TwoWayScenario extends Context {
  /** Who or what was counted, when or where, and by what it is sorted. */
  readonly shows: string;
  /** All of them, and one of some: "these students", "a student who". */
  readonly all: string;
  readonly one: string;
  readonly it: string;
  readonly rows: readonly [Trait, Trait];
  readonly columns: readonly [Trait, Trait, Trait];
  /** The least and the greatest count of a cell. */
  readonly from: number;
  readonly to: number;
}

export const twoWayScenarios: readonly TwoWayScenario[] = [
  {
    shows: "the distribution by sex and length of the lake trout caught in a survey of a reservoir",
    all: "these trout",
    one: "a trout that",
    it: "the trout",
    rows: [
      { label: "Male", is: "is male" },
      { label: "Female", is: "is female" },
    ],
    columns: [
      { label: "Under 40 cm", is: "is under 40 centimeters long" },
      { label: "40 to 60 cm", is: "is 40 to 60 centimeters long" },
      { label: "Over 60 cm", is: "is over 60 centimeters long" },
    ],
    from: 4,
    to: 58,
    basis: "A netting survey of one reservoir handles some hundred fish.",
  },
  {
    shows:
      "the distribution by material and rating of the sections of water pipe a city inspected in one year",
    all: "these sections",
    one: "a section that",
    it: "the section",
    rows: [
      { label: "Iron", is: "is made of iron" },
      { label: "Plastic", is: "is made of plastic" },
    ],
    columns: [
      { label: "Sound", is: "was rated sound" },
      { label: "Worn", is: "was rated worn" },
      { label: "Leaking", is: "was rated leaking" },
    ],
    from: 6,
    to: 94,
    basis: "A utility of a mid-sized city inspects a few hundred sections of pipe a year.",
  },
  {
    shows:
      "the distribution by treatment and outcome of the adults in a study of a new nasal spray",
    all: "these adults",
    one: "an adult who",
    it: "the adult",
    rows: [
      { label: "Spray", is: "received the spray" },
      { label: "Placebo", is: "received the placebo" },
    ],
    columns: [
      { label: "Improved", is: "reported improved breathing" },
      { label: "No change", is: "reported no change" },
      { label: "Worse", is: "reported worse breathing" },
    ],
    from: 5,
    to: 86,
    basis: "Early clinical studies have about 50 to 400 participants.",
  },
  {
    shows:
      "the distribution by type and arrival status of the cargo flights that landed at an airport in one month",
    all: "these flights",
    one: "a flight that",
    it: "the flight",
    rows: [
      { label: "Domestic", is: "was domestic" },
      { label: "International", is: "was international" },
    ],
    columns: [
      { label: "Early", is: "arrived early" },
      { label: "On time", is: "arrived on time" },
      { label: "Late", is: "arrived late" },
    ],
    from: 4,
    to: 76,
    basis: "A regional airport handles about 2 to 10 cargo flights a day.",
  },
  {
    shows: "the distribution by wood and grade of the floorboards a sawmill graded in one shift",
    all: "these floorboards",
    one: "a floorboard that",
    it: "the floorboard",
    rows: [
      { label: "Oak", is: "is oak" },
      { label: "Maple", is: "is maple" },
    ],
    columns: [
      { label: "Clear", is: "was graded clear" },
      { label: "Standard", is: "was graded standard" },
      { label: "Utility", is: "was graded utility" },
    ],
    from: 6,
    to: 96,
    basis: "A grader checks some hundreds of boards in a shift.",
  },
  {
    shows:
      "the distribution by drilling site and rock type of the core samples taken for a proposed tunnel",
    all: "these samples",
    one: "a sample that",
    it: "the sample",
    rows: [
      { label: "East portal", is: "came from the east portal" },
      { label: "West portal", is: "came from the west portal" },
    ],
    columns: [
      { label: "Limestone", is: "is limestone" },
      { label: "Sandstone", is: "is sandstone" },
      { label: "Shale", is: "is shale" },
    ],
    from: 3,
    to: 48,
    basis: "The survey for a tunnel takes about a hundred core samples.",
  },
  {
    shows:
      "the distribution by roof type and age of system of the homes with solar panels in a town",
    all: "these homes",
    one: "a home that",
    it: "the home",
    rows: [
      { label: "Flat roof", is: "has a flat roof" },
      { label: "Pitched roof", is: "has a pitched roof" },
    ],
    columns: [
      { label: "Under 5 years", is: "has a system under 5 years old" },
      { label: "5 to 10 years", is: "has a system 5 to 10 years old" },
      { label: "Over 10 years", is: "has a system over 10 years old" },
    ],
    from: 8,
    to: 98,
    basis: "A town has some hundred homes with solar panels.",
  },
  {
    shows:
      "the distribution by variety and size grade of the pears in a quality check at an orchard",
    all: "these pears",
    one: "a pear that",
    it: "the pear",
    rows: [
      { label: "Bartlett", is: "is a Bartlett pear" },
      { label: "Bosc", is: "is a Bosc pear" },
    ],
    columns: [
      { label: "Small", is: "was graded small" },
      { label: "Medium", is: "was graded medium" },
      { label: "Large", is: "was graded large" },
    ],
    from: 6,
    to: 66,
    basis: "A quality check takes a few hundred pears of a day's crop.",
  },
  {
    shows:
      "the distribution by purpose and term of the small-business loans a credit union approved last quarter",
    all: "these loans",
    one: "a loan that",
    it: "the loan",
    rows: [
      { label: "Equipment", is: "was for equipment" },
      { label: "Inventory", is: "was for inventory" },
    ],
    columns: [
      { label: "1 year", is: "has a term of 1 year" },
      { label: "3 years", is: "has a term of 3 years" },
      { label: "5 years", is: "has a term of 5 years" },
    ],
    from: 4,
    to: 52,
    basis: "A regional credit union approves about 100 small-business loans in a quarter.",
  },
  {
    shows:
      "the distribution by habitat and flower color of the foxglove plants counted in a survey",
    all: "these plants",
    one: "a plant that",
    it: "the plant",
    rows: [
      { label: "Woodland", is: "grows in woodland" },
      { label: "Meadow", is: "grows in a meadow" },
    ],
    columns: [
      { label: "Purple", is: "has purple flowers" },
      { label: "Pink", is: "has pink flowers" },
      { label: "White", is: "has white flowers" },
    ],
    from: 3,
    to: 64,
    basis: "Sample plots of a few square meters hold some dozen foxgloves each.",
  },
  {
    shows:
      "the distribution by enrollment status and course format of the students in a college accounting course",
    all: "these students",
    one: "a student who",
    it: "the student",
    rows: [
      { label: "Full-time", is: "is enrolled full-time" },
      { label: "Part-time", is: "is enrolled part-time" },
    ],
    columns: [
      { label: "In person", is: "attends in person" },
      { label: "Online", is: "attends online" },
      { label: "Hybrid", is: "attends the hybrid format" },
    ],
    from: 6,
    to: 72,
    basis: "All sections of a course at a community college have some hundred students.",
  },
  {
    shows: "the distribution by method of production and condition of the city maps in an archive",
    all: "these maps",
    one: "a map that",
    it: "the map",
    rows: [
      { label: "Printed", is: "is printed" },
      { label: "Hand-drawn", is: "is drawn by hand" },
    ],
    columns: [
      { label: "Good", is: "is in good condition" },
      { label: "Fair", is: "is in fair condition" },
      { label: "Poor", is: "is in poor condition" },
    ],
    from: 3,
    to: 56,
    basis: "A regional archive owns some hundred city maps.",
  },
];
