import type { Paragraph } from "../paragraph.ts";

export const cloudyPolymer: Paragraph = {
  id: "cloudy-polymer",
  version: 3,
  field: "technology",
  source: "Histories of polymer chemistry; biographies of Stephanie Kwolek",
  text:
    "The solution of polymers that American chemist Stephanie Kwolek prepared in 1965 was thin and cloudy, " +
    "unlike the clear, viscous liquids from which synthetic fibers were ordinarily spun. A technician at " +
    "first refused to process it, fearing that it would clog the machine. Nonetheless, it was spun " +
    "successfully. Light and stiff, the resulting fiber proved to be five times as strong as steel of equal " +
    "weight.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Nonetheless, it was spun successfully",
      verbs: ["refused", "was"],
    },
    { kind: "outcome", after: "fearing that it would clog the machine", verbs: ["refused"] },
    {
      kind: "essential",
      after: "that American chemist Stephanie Kwolek prepared in 1965",
      next: "was thin and cloudy",
      verb: "was",
    },
    { kind: "title-and-name", title: "American chemist", after: "Stephanie Kwolek" },
    {
      kind: "subject-and-verb",
      after: "proved to be five times as strong as steel of equal weight",
      verb: "proved",
    },
    { kind: "noun-and-phrase", after: "of equal weight" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to process", base: "process", beside: "refused" },
    {
      kind: "finite",
      verb: "prepared",
      base: "prepare",
      subject: "American chemist Stephanie Kwolek",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "fearing", base: "fear", beside: "refused" },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence"],
      words: "Nonetheless",
      first: "A technician at first refused to process it",
      second: "it was spun successfully",
      why: "The first statement says that a technician at first refused to process the solution of polymers, but the second reports that the solution of polymers was spun into fiber successfully.",
    },
  ],
  pronouns: [
    { word: "it", at: "it would clog", antecedent: "The solution" },
    { word: "it", at: "it was spun", antecedent: "The solution" },
  ],
  nouns: [
    {
      at: "solution of polymers",
      word: "solution",
      forms: ["solution", "solutions", "solution's", "solutions'"],
      counted: "was",
      role: "predicate",
      why: "*Was* calls for the singular, and the words that follow tell what the solution contained.",
    },
  ],
  modifiers: [
    {
      opening: "Light and stiff",
      clause: "the resulting fiber proved to be five times as strong as steel of equal weight",
      noun: "the resulting fiber",
      kind: "thing",
      wrong: [
        {
          clause:
            "the strength of the resulting fiber was five times that of steel of equal weight",
          noun: "the strength of the resulting fiber",
          kind: "idea",
          reason:
            "The noun after the comma is *strength*; it is the fiber that is light and stiff.",
        },
        {
          clause:
            "tests gave proof that the resulting fiber was five times as strong as steel of equal weight",
          noun: "tests",
          kind: "idea",
          reason: "Tests are deeds, and deeds are not light and stiff.",
        },
        {
          clause:
            "there was proof that the resulting fiber was five times as strong as steel of equal weight",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that is light and stiff.",
        },
      ],
    },
  ],
};
