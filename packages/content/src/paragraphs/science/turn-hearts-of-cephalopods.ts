import type { Paragraph } from "../paragraph.ts";

export const turnHeartsOfCephalopods: Paragraph = {
  id: "turn-hearts-of-cephalopods",
  version: 2,
  field: "science",
  source: "Textbooks of invertebrate zoology; encyclopedias",
  text:
    "The octopus has three hearts, two of which pump blood through the gills while the third sends it " +
    "through the rest of the body; likewise, the bodies of squids and cuttlefishes contain three hearts that " +
    "divide the work in this manner.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "likewise, the bodies of squids and cuttlefishes contain three hearts that divide the work in this manner",
      verbs: ["has", "contain"],
    },
    { kind: "noun-and-phrase", after: "of squids and cuttlefishes" },
    { kind: "noun-and-phrase", after: "of the body" },
    {
      kind: "verb-and-complement",
      after: "three hearts that divide the work in this manner",
      verb: "contain",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contain",
      base: "contain",
      subject: "the bodies",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "divide",
      base: "divide",
      antecedent: "three hearts",
      number: "plural",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "likewise",
      first:
        "The octopus has three hearts, two of which pump blood through the gills while the third sends it through the rest of the body",
      second:
        "the bodies of squids and cuttlefishes contain three hearts that divide the work in this manner",
      why: "The first statement says that the octopus has three hearts, two of which pump blood through the gills, and the second says that squids and cuttlefishes have three hearts that divide the work between gills and body.",
    },
  ],
};
