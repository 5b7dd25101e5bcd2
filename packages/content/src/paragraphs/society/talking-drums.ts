import type { Paragraph } from "../paragraph.ts";

export const talkingDrums: Paragraph = {
  id: "talking-drums",
  version: 3,
  field: "society",
  source: "Histories of communication studies; encyclopedias of African music",
  text:
    "The messages of the talking drums of the Congo, as missionary John Carrington explained in a 1949 book, " +
    "consist of the high and low tones of spoken words. Many words share the same tones; therefore, a drummer " +
    "replaces each with a longer phrase that leaves no doubt about the meaning. The moon, for instance, " +
    'becomes "the moon that looks down at the earth."',
  joints: [
    {
      kind: "inset",
      after: "as missionary John Carrington explained in a 1949 book",
      next: "consist of the high and low tones of spoken words",
      verb: "consist",
    },
    {
      kind: "turning-clauses",
      after:
        "therefore, a drummer replaces each with a longer phrase that leaves no doubt about the meaning",
      verbs: ["share", "replaces"],
    },
    { kind: "noun-and-phrase", after: "of the talking drums of the Congo" },
    { kind: "title-and-name", title: "missionary", after: "John Carrington" },
    { kind: "noun-and-phrase", after: "of spoken words" },
    { kind: "noun-and-phrase", after: "about the meaning" },
    { kind: "verb-and-complement", after: "no doubt about the meaning", verb: "leaves" },
    { kind: "preposition-and-object", after: "spoken words" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "consist",
      base: "consist",
      subject: "The messages",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "share",
      base: "share",
      subject: "Many words",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["contrast", "concession", "purpose"],
      words: "therefore",
      first: "Many words share the same tones",
      second: "a drummer replaces each with a longer phrase that leaves no doubt about the meaning",
      why: "The first statement says that many spoken words of the Congo have identical tones, and the second says that a drummer replaces each word with a longer phrase that leaves no doubt about the meaning.",
    },
  ],
  nouns: [
    {
      at: "words share",
      word: "words",
      forms: ["word", "words", "word's", "words'"],
      counted: "Many",
      role: "predicate",
      why: "Many words are meant, and what follows tells what they share.",
    },
    {
      at: "messages of the talking",
      word: "messages",
      forms: ["message", "messages", "message's", "messages'"],
      counted: "consist",
      role: "predicate",
      why: "*Consist* calls for the plural, and the words that follow tell which drums send the messages.",
    },
  ],
};
