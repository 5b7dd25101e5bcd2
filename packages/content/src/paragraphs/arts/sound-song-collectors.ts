import type { Paragraph } from "../paragraph.ts";

export const soundSongCollectors: Paragraph = {
  id: "sound-song-collectors",
  version: 3,
  field: "arts",
  source: "Encyclopedias of Latin American music; biographies of Violeta Parra and Leda Valladares",
  text:
    "In the 1950s, Chilean singer Violeta Parra traveled through the countryside, learning songs from elderly " +
    "farmers and recording hundreds of them. Similarly, Argentine musician Leda Valladares collected the " +
    "traditional songs of her country's northwestern provinces and presented them to listeners in Buenos " +
    "Aires.",
  joints: [
    { kind: "title-and-name", title: "Chilean singer", after: "Violeta Parra" },
    {
      kind: "outcome",
      after: "learning songs from elderly farmers and recording hundreds of them",
      verbs: ["traveled"],
    },
    {
      kind: "turning-clauses",
      after:
        "Similarly, Argentine musician Leda Valladares collected the traditional songs of her country's " +
        "northwestern provinces and presented them to listeners in Buenos Aires",
      verbs: ["traveled", "collected"],
    },
    { kind: "noun-and-phrase", after: "of her country's northwestern provinces" },
    { kind: "noun-and-phrase", after: "in Buenos Aires" },
  ],
  verbs: [
    { kind: "outcome", verb: "learning", base: "learn", beside: "traveled" },
    {
      kind: "finite",
      verb: "traveled",
      base: "travel",
      subject: "Chilean singer Violeta Parra",
      number: "singular",
      tense: "past",
      time: "In the 1950s",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "Similarly",
      first:
        "Chilean singer Violeta Parra traveled through the countryside, learning songs from elderly farmers and " +
        "recording hundreds of them",
      second:
        "Argentine musician Leda Valladares collected the traditional songs of her country's northwestern " +
        "provinces and presented them to listeners in Buenos Aires",
      why: "The first statement says that Parra learned and recorded the songs of elderly farmers in Chile, and the second says that Valladares collected the traditional songs of the northwestern provinces of Argentina.",
    },
  ],
  nouns: [
    {
      at: "country's northwestern provinces",
      word: "country's",
      forms: ["country", "countries", "country's", "countries'"],
      counted: "Argentine musician",
      role: "owned",
      why: "The musician comes from one country, Argentina, and the provinces are a part of it.",
    },
  ],
};
