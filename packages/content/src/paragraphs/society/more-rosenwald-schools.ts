import type { Paragraph } from "../paragraph.ts";

export const moreRosenwaldSchools: Paragraph = {
  id: "more-rosenwald-schools",
  version: 3,
  field: "society",
  source: "Histories of American education; encyclopedias of African American history",
  text:
    "Born into slavery in Virginia, educator Booker T. Washington persuaded Julius Rosenwald, a merchant in " +
    "Chicago, to assist Black communities of the rural South in building schools. A community was required to " +
    "raise part of the cost; in addition, many residents gave land, lumber, and labor. By 1932, nearly 5,000 " +
    "schools had been built under the program, and about a third of the Black children in the rural South " +
    "attended one.",
  joints: [
    { kind: "title-and-name", title: "educator", after: "Booker T. Washington" },
    {
      kind: "coordinated",
      after: "about a third of the Black children in the rural South attended one",
      verbs: ["had been built", "attended"],
    },
    {
      kind: "turning-clauses",
      after: "in addition, many residents gave land, lumber, and labor",
      verbs: ["was required", "gave"],
    },
    { kind: "items", items: ["land", "lumber", "labor"] },
    { kind: "noun-and-phrase", after: "of the cost" },
    { kind: "lead-and-series", after: "land, lumber, and labor" },
    { kind: "preposition-and-object", after: "the program" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to raise", base: "raise", beside: "required" },
    { kind: "preposition", verb: "building", base: "build", beside: "assist" },
  ],
  turns: [
    {
      relation: "addition",
      also: ["cause", "example", "emphasis"],
      words: "in addition",
      first: "A community was required to raise part of the cost",
      second: "many residents gave land, lumber, and labor",
      why: "The first statement says that a community was required to raise part of the cost of a school, and the second says that many residents gave land, lumber, and labor for the building of schools.",
    },
  ],
  modifiers: [
    {
      opening: "Born into slavery in Virginia",
      clause:
        "educator Booker T. Washington persuaded Julius Rosenwald, a merchant in Chicago, to assist Black " +
        "communities of the rural South in building schools",
      noun: "educator Booker T. Washington",
      kind: "person",
      wrong: [
        {
          clause:
            "the help of Julius Rosenwald, a merchant in Chicago, was won by Booker T. Washington for Black communities of the rural South in building schools",
          noun: "the help of Julius Rosenwald",
          kind: "idea",
          reason: "Help is not born anywhere; the educator was.",
        },
        {
          clause:
            "schools were built in Black communities of the rural South after educator Booker T. Washington had " +
            "persuaded Julius Rosenwald, a merchant in Chicago, to assist",
          noun: "schools",
          kind: "building",
          reason: "Schools are not born into slavery.",
        },
        {
          clause:
            "educator Booker T. Washington's appeal persuaded Julius Rosenwald, a merchant in Chicago, to assist " +
            "Black communities of the South in building schools",
          noun: "educator Booker T. Washington's appeal",
          kind: "idea",
          reason: "The noun after the comma is *appeal*; *Washington's* only says who made it.",
        },
      ],
    },
  ],
};
