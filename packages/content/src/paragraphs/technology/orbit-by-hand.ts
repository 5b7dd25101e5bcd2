import type { Paragraph } from "../paragraph.ts";

export const orbitByHand: Paragraph = {
  id: "orbit-by-hand",
  version: 3,
  field: "technology",
  source: "Histories of the U.S. space program; biographies of Katherine Johnson",
  text:
    "Dense with formulas and written for specialists, a report that mathematician Katherine Johnson and " +
    "engineer Ted Skopinski published in 1960 gave the equations that determine where an orbiting spacecraft " +
    "lands. By 1962, programmers had entered the equations into an electronic computer. Even so, astronaut " +
    "John Glenn asked before his flight that Johnson verify the results by hand.",
  joints: [
    {
      kind: "essential",
      after: "that mathematician Katherine Johnson and engineer Ted Skopinski published in 1960",
      next: "gave the equations that determine where an orbiting spacecraft lands",
      verb: "gave",
    },
    {
      kind: "turning-clauses",
      after:
        "Even so, astronaut John Glenn asked before his flight that Johnson verify the results by hand",
      verbs: ["had entered", "asked"],
    },
    { kind: "title-and-name", title: "astronaut", after: "John Glenn" },
    {
      kind: "clauses",
      after: "By 1962, programmers had entered the equations into an electronic computer",
      verbs: ["gave", "had entered"],
    },
    {
      kind: "subject-and-verb",
      after: "had entered the equations into an electronic computer",
      verb: "had entered",
    },
    {
      kind: "verb-and-complement",
      after: "the equations that determine where an orbiting spacecraft lands",
      verb: "gave",
    },
    { kind: "title-and-name", title: "engineer", after: "Ted Skopinski" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had entered",
      base: "enter",
      subject: "programmers",
      number: "plural",
      tense: "past-perfect",
      time: "By 1962",
    },
    {
      kind: "relative",
      verb: "determine",
      base: "determine",
      antecedent: "the equations",
      number: "plural",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["cause", "contrast", "sequence"],
      words: "Even so",
      first: "By 1962, programmers had entered the equations into an electronic computer",
      second:
        "astronaut John Glenn asked before his flight that Johnson verify the results by hand",
      why: "The first statement says that programmers had entered the equations for a flight in orbit into an electronic computer, but the second says that Glenn asked Johnson to verify the results of the computer by hand.",
    },
  ],
  nouns: [
    {
      at: "equations into an electronic",
      word: "equations",
      forms: ["equation", "equations", "equation's", "equations'"],
      counted: "determine",
      role: "predicate",
      why: "*Determine* calls for the plural, and the words that follow tell where the equations were entered.",
    },
  ],
  modifiers: [
    {
      opening: "Dense with formulas and written for specialists",
      clause:
        "a report that mathematician Katherine Johnson and engineer Ted Skopinski published in 1960 gave the " +
        "equations that determine where an orbiting spacecraft lands",
      noun: "a report that mathematician Katherine Johnson and engineer Ted Skopinski published in 1960",
      kind: "work",
      wrong: [
        {
          clause:
            "mathematician Katherine Johnson and engineer Ted Skopinski gave in a report of 1960 the equations that " +
            "determine where an orbiting spacecraft lands",
          noun: "mathematician Katherine Johnson and engineer Ted Skopinski",
          kind: "person",
          reason: "The authors were not dense with formulas; their report was.",
        },
        {
          clause:
            "the landing of an orbiting spacecraft could be calculated with the equations that mathematician " +
            "Katherine Johnson and engineer Ted Skopinski gave in a report of 1960",
          noun: "the landing of an orbiting spacecraft",
          kind: "idea",
          reason: "A landing is not dense with formulas.",
        },
        {
          clause:
            "the year 1960 brought a report in which mathematician Katherine Johnson and engineer Ted Skopinski gave " +
            "the equations that determine where an orbiting spacecraft lands",
          noun: "the year 1960",
          kind: "idea",
          reason: "A year is not dense with formulas; the report was.",
        },
      ],
    },
  ],
};
