import type { Paragraph } from "../paragraph.ts";

export const imageOfTheCity: Paragraph = {
  id: "image-of-the-city",
  version: 3,
  field: "society",
  source: "Histories of urban planning",
  text:
    "Collecting material for *The Image of the City* (1960), Kevin Lynch, a planner who taught at the " +
    "Massachusetts Institute of Technology, asked residents of three American cities to sketch maps " +
    "from memory. Boston, with its river and its winding streets, inspired vivid drawings; Jersey City, " +
    "by contrast, left even longtime residents with few features to draw.",
  joints: [
    {
      kind: "front",
      after:
        "Kevin Lynch, a planner who taught at the Massachusetts Institute of Technology, asked residents of three American cities to sketch maps from memory",
      verbs: ["asked"],
    },
    {
      kind: "inset",
      after: "with its river and its winding streets",
      next: "inspired vivid drawings",
      verb: "inspired",
    },
    {
      kind: "turning-clauses",
      after: "Jersey City, by contrast, left even longtime residents with few features to draw",
      verbs: ["inspired", "left"],
    },
    { kind: "noun-and-phrase", after: "of three American cities" },
    { kind: "preposition-and-object", after: "memory" },
    { kind: "verb-and-complement", after: "vivid drawings", verb: "inspired" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "asked",
      base: "ask",
      subject: "Kevin Lynch",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "left",
      base: "leave",
      subject: "Jersey City",
      number: "singular",
      tense: "past",
    },
    {
      kind: "relative",
      verb: "taught",
      base: "teach",
      antecedent: "a planner",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "contrast",
      words: "by contrast",
      first: "Boston, with its river and its winding streets, inspired vivid drawings",
      second: "Jersey City left even longtime residents with few features to draw",
      why: "The first statement says that Boston, with its river and its winding streets, inspired vivid drawings, whereas the second says that Jersey City left even longtime residents with few features to draw.",
    },
  ],
  pronouns: [{ word: "its", at: "its river and", antecedent: "Boston" }],
  nouns: [
    {
      at: "cities to sketch",
      word: "cities",
      forms: ["city", "cities", "city's", "cities'"],
      counted: "three",
      role: "predicate",
      why: "Three cities are meant, and nothing that follows belongs to them.",
    },
  ],
  modifiers: [
    {
      opening: "Collecting material for *The Image of the City* (1960)",
      clause:
        "Kevin Lynch, a planner who taught at the Massachusetts Institute of Technology, asked residents of three American cities to sketch maps from memory",
      noun: "Kevin Lynch",
      kind: "person",
      wrong: [
        {
          clause:
            "maps were sketched from memory by residents of three American cities for Kevin Lynch, a planner who taught at the Massachusetts Institute of Technology",
          noun: "maps",
          kind: "work",
          reason: "Maps are the material; they did not collect it.",
        },
        {
          clause:
            "the request of Kevin Lynch, a planner who taught at the Massachusetts Institute of Technology, was for maps sketched from memory by residents of three American cities",
          noun: "the request of Kevin Lynch",
          kind: "idea",
          reason: "The noun after the comma is *request*; the planner collected the material.",
        },
        {
          clause:
            "three American cities had residents who sketched maps from memory for Kevin Lynch, a planner who taught at the Massachusetts Institute of Technology",
          noun: "three American cities",
          kind: "place",
          reason: "Cities do not collect material for a book.",
        },
      ],
    },
  ],
};
