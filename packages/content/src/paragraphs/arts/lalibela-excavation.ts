import type { Paragraph } from "../paragraph.ts";

export const lalibelaExcavation: Paragraph = {
  id: "lalibela-excavation",
  version: 2,
  field: "arts",
  source: "Standard works on African architecture; encyclopedia entries on Lalibela",
  text:
    "The eleven churches of Lalibela, a town in the highlands of Ethiopia, were not assembled " +
    "from blocks of stone: masons cut downward into the volcanic bedrock, freeing the churches' " +
    "outer walls from the surrounding rock.",
  joints: [
    {
      kind: "inset",
      after: "a town in the highlands of Ethiopia",
      next: "were not assembled from blocks of stone",
      verb: "were not assembled",
    },
    {
      kind: "explanation",
      after: "masons cut downward into the volcanic bedrock",
      verbs: ["were not assembled", "cut"],
    },
    { kind: "preposition-and-object", after: "the volcanic bedrock" },
    { kind: "noun-and-phrase", after: "of Lalibela" },
    { kind: "preposition-and-object", after: "blocks of stone" },
  ],
  verbs: [{ kind: "outcome", verb: "freeing", base: "free", beside: "cut" }],
  turns: [],
  nouns: [
    {
      at: "churches' outer walls",
      word: "churches'",
      forms: ["church", "churches", "church's", "churches'"],
      counted: "The eleven churches",
      role: "owned",
      why: "Eleven churches are spoken of, and the walls are theirs.",
    },
  ],
};
