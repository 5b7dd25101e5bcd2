import type { Paragraph } from "../paragraph.ts";

export const soundCaribbeanVoices: Paragraph = {
  id: "sound-caribbean-voices",
  version: 2,
  field: "arts",
  source: "Encyclopedias of Caribbean literature; histories of broadcasting",
  text:
    "*Caribbean Voices*, a radio program that Jamaican poet Una Marson started in London in 1943, presented " +
    "new writing from the West Indies to listeners in the islands. Many authors found their first wide " +
    "audience in this way. For example, early work by Derek Walcott, George Lamming, and Samuel Selvon was " +
    "heard on the air.",
  joints: [
    {
      kind: "inset",
      after: "a radio program that Jamaican poet Una Marson started in London in 1943",
      next: "presented new writing from the West Indies to listeners in the islands",
      verb: "presented",
    },
    {
      kind: "turning-clauses",
      after:
        "For example, early work by Derek Walcott, George Lamming, and Samuel Selvon was heard on the air",
      verbs: ["found", "was heard"],
    },
    { kind: "noun-and-phrase", after: "in the islands" },
    { kind: "title-and-name", title: "Jamaican poet", after: "Una Marson" },
    { kind: "noun-and-phrase", after: "from the West Indies" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "presented",
      base: "present",
      subject: "*Caribbean Voices*",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "For example",
      first: "Many authors found their first wide audience in this way",
      second: "early work by Derek Walcott, George Lamming, and Samuel Selvon was heard on the air",
      why: "The first statement says that many authors found their first wide audience through a London radio program, and the second says that early work by Walcott, Lamming, and Selvon was heard on the air.",
    },
  ],
  pronouns: [{ word: "their", at: "their first wide audience", antecedent: "Many authors" }],
};
