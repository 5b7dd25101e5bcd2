import type { Paragraph } from "../paragraph.ts";

export const coreWithinTheCore: Paragraph = {
  id: "core-within-the-core",
  version: 2,
  field: "geography",
  source: "Histories of seismology; biographies of Inge Lehmann",
  text:
    "In the early 1930s, most seismologists believed that the core of Earth is liquid throughout. Danish " +
    "seismologist Inge Lehmann examined records of a 1929 earthquake in New Zealand, which showed faint waves " +
    "at stations that, according to this model, no such wave could have reached. The core, she accordingly " +
    "proposed in 1936, is divided into two parts: an inner core and an outer core.",
  joints: [
    { kind: "title-and-name", title: "Danish seismologist", after: "Inge Lehmann" },
    {
      kind: "clauses",
      after:
        "Danish seismologist Inge Lehmann examined records of a 1929 earthquake in New Zealand",
      verbs: ["believed", "examined"],
    },
    {
      kind: "verb-and-complement",
      after: "that the core of Earth is liquid throughout",
      verb: "believed",
    },
    { kind: "noun-and-phrase", after: "of a 1929 earthquake in New Zealand" },
    { kind: "preposition-and-object", after: "two parts" },
    {
      kind: "inset",
      after: "she accordingly proposed in 1936",
      next: "is divided into two parts",
      verb: "is",
    },
    {
      kind: "subject-and-verb",
      after: "examined records of a 1929 earthquake in New Zealand",
      verb: "examined",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "believed",
      base: "believe",
      subject: "most seismologists",
      number: "plural",
      tense: "past",
      time: "In the early 1930s",
    },
  ],
  turns: [],
};
