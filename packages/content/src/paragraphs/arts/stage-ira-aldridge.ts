import type { Paragraph } from "../paragraph.ts";

export const stageIraAldridge: Paragraph = {
  id: "stage-ira-aldridge",
  version: 2,
  field: "arts",
  source: "Encyclopedias of theater; biographies of Ira Aldridge",
  text:
    "Ira Aldridge, an actor born in New York in 1807, sailed to England as a teenager because American " +
    "theaters offered little to a Black performer. His appearance as Othello at Covent Garden drew insults " +
    "from several London newspapers in 1833. Nevertheless, he went on to play Shakespeare's great roles " +
    "throughout Europe, earning honors in Prussia and Russia.",
  joints: [
    {
      kind: "inset",
      after: "an actor born in New York in 1807",
      next: "sailed to England as a teenager because American theaters offered little to a Black performer",
      verb: "sailed",
    },
    {
      kind: "subject-and-verb",
      after: "drew insults from several London newspapers in 1833",
      verb: "drew",
    },
    {
      kind: "turning-clauses",
      after: "Nevertheless, he went on to play Shakespeare's great roles throughout Europe",
      verbs: ["drew", "went"],
    },
    { kind: "outcome", after: "earning honors in Prussia and Russia", verbs: ["went"] },
    { kind: "noun-and-phrase", after: "as Othello at Covent Garden" },
    { kind: "preposition-and-object", after: "several London newspapers" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "drew",
      base: "draw",
      subject: "His appearance",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "earning", base: "earn", beside: "went" },
  ],
  turns: [
    {
      relation: "concession",
      also: ["cause", "contrast", "sequence"],
      words: "Nevertheless",
      first:
        "His appearance as Othello at Covent Garden drew insults from several London newspapers in 1833",
      second:
        "he went on to play Shakespeare's great roles throughout Europe, earning honors in Prussia and Russia",
      why: "The first statement says that the appearance of Aldridge in London drew insults from several newspapers, but the second reports that Aldridge played Shakespeare's great roles throughout Europe and earned honors.",
    },
  ],
};
