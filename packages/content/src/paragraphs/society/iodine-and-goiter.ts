import type { Paragraph } from "../paragraph.ts";

export const iodineAndGoiter: Paragraph = {
  id: "iodine-and-goiter",
  version: 3,
  field: "society",
  source: "Histories of public health; textbooks of nutrition",
  text:
    "Goiter, a swelling of the thyroid gland, was once common around the Great Lakes. Testing a remedy " +
    "between 1917 and 1920, physician David Marine gave iodine to more than two thousand schoolgirls in " +
    "Akron, Ohio, and observed almost no new cases among them. As a result, iodized salt appeared in the " +
    "grocery stores of Michigan in 1924, reducing the incidence of the disease within a decade.",
  joints: [
    {
      kind: "inset",
      after: "a swelling of the thyroid gland",
      next: "was once common around the Great Lakes",
      verb: "was",
    },
    { kind: "title-and-name", title: "physician", after: "David Marine" },
    { kind: "noun-and-phrase", after: "of the thyroid gland" },
    {
      kind: "turning-clauses",
      after:
        "As a result, iodized salt appeared in the grocery stores of Michigan in 1924, reducing the incidence of the disease within a decade",
      verbs: ["gave", "appeared"],
    },
    {
      kind: "verb-and-complement",
      after: "iodine to more than two thousand schoolgirls in Akron, Ohio",
      verb: "gave",
    },
    { kind: "preposition-and-object", after: "a decade" },
    { kind: "noun-and-phrase", after: "of Michigan" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "gave",
      base: "give",
      subject: "physician David Marine",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "reducing", base: "reduce", beside: "appeared" },
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "Goiter",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence", "similarity"],
      words: "As a result",
      first:
        "physician David Marine gave iodine to more than two thousand schoolgirls in Akron, Ohio, and observed " +
        "almost no new cases among them",
      second:
        "iodized salt appeared in the grocery stores of Michigan in 1924, reducing the incidence of the disease within a decade",
      why: "The first statement says that Marine gave iodine to schoolgirls and observed almost no new cases of goiter, and the second reports that iodized salt appeared in the grocery stores of Michigan in 1924.",
    },
  ],
  modifiers: [
    {
      opening: "Testing a remedy between 1917 and 1920",
      clause:
        "physician David Marine gave iodine to more than two thousand schoolgirls in Akron, Ohio, and observed " +
        "almost no new cases among them",
      noun: "physician David Marine",
      kind: "person",
      wrong: [
        {
          clause:
            "iodine was given by physician David Marine to more than two thousand schoolgirls in Akron, Ohio, with " +
            "almost no new cases among them",
          noun: "iodine",
          kind: "thing",
          reason: "Iodine was the remedy; it did not do the testing.",
        },
        {
          clause:
            "almost no new cases were observed by physician David Marine among more than two thousand schoolgirls in " +
            "Akron, Ohio, who were given iodine",
          noun: "almost no new cases",
          kind: "idea",
          reason: "Cases are what the test counted; they tested nothing.",
        },
        {
          clause:
            "there were almost no new cases observed by physician David Marine among more than two thousand " +
            "schoolgirls in Akron, Ohio, who were given iodine",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who was testing a remedy.",
        },
      ],
    },
  ],
};
