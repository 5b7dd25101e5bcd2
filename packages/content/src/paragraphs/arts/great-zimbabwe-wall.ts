import type { Paragraph } from "../paragraph.ts";

export const greatZimbabweWall: Paragraph = {
  id: "great-zimbabwe-wall",
  version: 2,
  field: "arts",
  source: "Standard works on African architecture; encyclopedia entries on Great Zimbabwe",
  text:
    "The outer wall of the Great Enclosure at Great Zimbabwe, a city that flourished in " +
    "southern Africa until the fifteenth century, rises in places to about eleven meters and " +
    "contains no mortar. In fact, nothing holds its granite blocks together except their own " +
    "weight and the care with which masons laid each course.",
  joints: [
    {
      kind: "inset",
      after: "a city that flourished in southern Africa until the fifteenth century",
      next: "rises in places to about eleven meters and contains no mortar",
      verb: "rises",
    },
    {
      kind: "turning-clauses",
      after:
        "In fact, nothing holds its granite blocks together except their own weight and the care with which masons laid each course",
      verbs: ["rises", "holds"],
    },
    { kind: "second-verb", after: "contains no mortar", verbs: ["rises", "contains"] },
    { kind: "noun-and-phrase", after: "of the Great Enclosure at Great Zimbabwe" },
    { kind: "verb-and-complement", after: "no mortar", verb: "contains" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "rises",
      base: "rise",
      subject: "The outer wall",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "holds",
      base: "hold",
      subject: "nothing",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["cause", "restatement"],
      words: "In fact",
      first:
        "The outer wall of the Great Enclosure at Great Zimbabwe, a city that flourished in southern Africa until the fifteenth century, rises in places to about eleven meters and contains no mortar",
      second:
        "nothing holds its granite blocks together except their own weight and the care with which masons laid each course",
      why: "The first statement says that the tall outer wall contains no mortar, and the second says that only the weight of the blocks and careful masonry hold the wall together.",
    },
  ],
  pronouns: [{ word: "its", at: "its granite blocks together", antecedent: "The outer wall" }],
};
