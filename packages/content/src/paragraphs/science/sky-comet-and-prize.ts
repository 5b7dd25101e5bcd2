import type { Paragraph } from "../paragraph.ts";

export const skyCometAndPrize: Paragraph = {
  id: "sky-comet-and-prize",
  field: "science",
  source: "Biographies of Maria Mitchell",
  text:
    "The king of Denmark had offered a gold medal to the discoverer of any comet that was too faint for " +
    "the naked eye. In October 1847, Maria Mitchell, a librarian in Nantucket, Massachusetts, observed a " +
    "faint object that no chart recorded; an Italian astronomer reported the same comet two days later. " +
    "Priority was ultimately assigned to Mitchell, and in 1848 she became the first woman elected to the " +
    "American Academy of Arts and Sciences.",
  joints: [
    {
      kind: "coordinated",
      after:
        "in 1848 she became the first woman elected to the American Academy of Arts and Sciences",
      verbs: ["was", "became"],
    },
    {
      kind: "clauses",
      after: "an Italian astronomer reported the same comet two days later",
      verbs: ["observed", "reported"],
    },
    { kind: "noun-and-phrase", after: "of Denmark" },
    { kind: "subject-and-verb", after: "was ultimately assigned to Mitchell", verb: "was" },
    {
      kind: "verb-and-complement",
      after: "a gold medal to the discoverer of any comet that was too faint for the naked eye",
      verb: "had offered",
    },
    {
      kind: "preposition-and-object",
      after: "the discoverer of any comet that was too faint for the naked eye",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "observed",
      base: "observe",
      subject: "Maria Mitchell",
      number: "singular",
      tense: "past",
      time: "In October 1847",
    },
    {
      kind: "finite",
      verb: "became",
      base: "become",
      subject: "she",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
