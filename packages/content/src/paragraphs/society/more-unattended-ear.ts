import type { Paragraph } from "../paragraph.ts";

export const moreUnattendedEar: Paragraph = {
  id: "more-unattended-ear",
  field: "society",
  source: "Histories of cognitive psychology; textbooks of attention",
  text:
    "In 1953, the British scientist Colin Cherry played two spoken messages at once through headphones, one " +
    "to each ear, and required each listener to repeat the words of one of them aloud. Listeners could tell " +
    "whether the other message was a voice or a tone, but they were able to report little of what it said. " +
    "Indeed, most failed to notice that its speaker had changed from English to German.",
  joints: [
    { kind: "title-and-name", after: "Colin Cherry" },
    {
      kind: "turning-clauses",
      after: "Indeed, most failed to notice that its speaker had changed from English to German",
      verbs: ["were", "failed"],
    },
    { kind: "noun-and-phrase", after: "of one of them" },
    { kind: "noun-and-phrase", after: "of what it said" },
    {
      kind: "coordinated",
      after: "they were able to report little of what it said",
      verbs: ["could tell", "were"],
    },
    {
      kind: "verb-and-complement",
      after: "to notice that its speaker had changed from English to German",
      verb: "failed",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to notice", base: "notice", beside: "failed" },
    {
      kind: "finite",
      verb: "played",
      base: "play",
      subject: "the British scientist Colin Cherry",
      number: "singular",
      tense: "past",
      time: "In 1953",
    },
    { kind: "finite", verb: "were", base: "be", subject: "they", number: "plural", tense: "past" },
  ],
  turns: [
    {
      relation: "emphasis",
      words: "Indeed",
      first: "they were able to report little of what it said",
      second: "most failed to notice that its speaker had changed from English to German",
      why: "The second statement supports the first with a striking case: even the language of the message went unnoticed.",
    },
  ],
};
