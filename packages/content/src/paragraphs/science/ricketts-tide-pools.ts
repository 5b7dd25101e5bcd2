import type { Paragraph } from "../paragraph.ts";

export const rickettsTidePools: Paragraph = {
  id: "ricketts-tide-pools",
  version: 2,
  field: "science",
  source: "Histories of marine biology; reference works on American science",
  text:
    "*Between Pacific Tides*, a guide that biologist Edward Ricketts published with Jack Calvin in 1939, does " +
    "not arrange the animals of the shore by their classification. Instead, it groups them according to such " +
    "surroundings as open coasts, quiet bays, and the pilings of wharves.",
  joints: [
    { kind: "lead-and-series", after: "open coasts, quiet bays, and the pilings of wharves" },
    {
      kind: "turning-clauses",
      after:
        "Instead, it groups them according to such surroundings as open coasts, quiet bays, and the pilings of wharves",
      verbs: ["does", "groups"],
    },
    { kind: "title-and-name", title: "biologist", after: "Edward Ricketts" },
    { kind: "items", items: ["open coasts", "quiet bays", "the pilings of wharves"] },
    { kind: "noun-and-phrase", after: "of the shore" },
    {
      kind: "verb-and-complement",
      after: "the animals of the shore by their classification",
      verb: "does not arrange",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "groups",
      base: "group",
      subject: "it",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "biologist Edward Ricketts",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["emphasis"],
      words: "Instead",
      first:
        "*Between Pacific Tides*, a guide that biologist Edward Ricketts published with Jack Calvin in 1939, does " +
        "not arrange the animals of the shore by their classification",
      second:
        "it groups them according to such surroundings as open coasts, quiet bays, and the pilings of wharves",
      why: "The first statement says that the guide does not arrange the animals of the shore by their classification, and the second says that the guide groups animals according to surroundings such as open coasts and quiet bays.",
    },
  ],
  pronouns: [{ word: "it", at: "it groups them according", antecedent: "a guide" }],
};
