import type { Paragraph } from "../paragraph.ts";

export const iseRebuilding: Paragraph = {
  id: "ise-rebuilding",
  version: 2,
  field: "arts",
  source: "Standard histories of Japanese architecture; encyclopedia entries on the Ise Shrine",
  text:
    "Since the late seventh century, carpenters at the Ise Shrine in Japan have rebuilt its main structures " +
    "at intervals of about twenty years, except during periods of war. None of the timber now standing is " +
    "ancient. Nevertheless, the methods of early Japanese construction survive, for each generation of " +
    "carpenters must reproduce the joints and proportions of the last.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Nevertheless, the methods of early Japanese construction survive",
      verbs: ["is", "survive"],
    },
    { kind: "preposition-and-object", after: "periods of war" },
    { kind: "noun-and-phrase", after: "of carpenters" },
    {
      kind: "verb-and-complement",
      after: "the joints and proportions of the last",
      verb: "must reproduce",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have rebuilt",
      base: "rebuild",
      subject: "carpenters",
      number: "plural",
      tense: "perfect",
      time: "Since the late seventh century",
    },
    {
      kind: "finite",
      verb: "survive",
      base: "survive",
      subject: "the methods",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Nevertheless",
      first: "None of the timber now standing is ancient",
      second: "the methods of early Japanese construction survive",
      why: "The first statement says that none of the timber now standing at the shrine is ancient, but the second reports that the methods of early Japanese construction survive at the shrine.",
    },
  ],
};
