import type { Paragraph } from "../paragraph.ts";

export const moreFallLine: Paragraph = {
  id: "more-fall-line",
  version: 2,
  field: "geography",
  source: "Historical geographies of the United States; textbooks",
  text:
    "Where the rivers of the eastern United States descend from the hard rocks of the Piedmont to the soft " +
    "sediments of the coastal plain, they form rapids that ships are unable to pass. In colonial times, " +
    "cargoes had to be unloaded below the rapids, and the falling water could drive mills. In short, both " +
    "transport and industry favored the growth of towns at these sites; Richmond, Philadelphia, and " +
    "Baltimore lie on this line.",
  joints: [
    { kind: "noun-and-phrase", after: "of the Piedmont" },
    {
      kind: "coordinated",
      after: "the falling water could drive mills",
      verbs: ["had to be unloaded", "could drive"],
    },
    { kind: "items", items: ["Richmond", "Philadelphia", "Baltimore"] },
    { kind: "noun-and-phrase", after: "of the eastern United States" },
    { kind: "noun-and-phrase", after: "of the coastal plain" },
    { kind: "preposition-and-object", after: "the rapids" },
    {
      kind: "clauses",
      after: "Richmond, Philadelphia, and Baltimore lie on this line",
      verbs: ["favored", "lie"],
    },
  ],
  verbs: [{ kind: "infinitive", verb: "to pass", base: "pass", beside: "unable" }],
  turns: [
    {
      relation: "summary",
      also: ["cause", "sequence", "restatement"],
      words: "In short",
      first:
        "In colonial times, cargoes had to be unloaded below the rapids, and the falling water could drive " +
        "mills",
      second: "both transport and industry favored the growth of towns at these sites",
      why: "The first statement says that cargoes had to be unloaded below the rapids and that falling water could drive mills, and the second says that both transport and industry favored the growth of towns at the rapids.",
    },
  ],
};
