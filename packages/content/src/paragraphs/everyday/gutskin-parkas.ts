import type { Paragraph } from "../paragraph.ts";

export const gutskinParkas: Paragraph = {
  id: "gutskin-parkas",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of Arctic peoples; museum catalogs",
  text:
    "Worn by hunters in the Aleutian Islands, the rain parkas of the Unangan people were sewn from " +
    "strips of sea lion intestine, a material that had three advantages: lightness, strength, and " +
    "resistance to water. The seams were bound with blades of dry grass; the grass swelled when it was " +
    "wet, closing the holes that the needle had left.",
  joints: [
    { kind: "list", after: "lightness, strength, and resistance to water", verbs: ["were sewn"] },
    { kind: "items", items: ["lightness", "strength", "resistance to water"] },
    { kind: "noun-and-phrase", after: "of sea lion intestine" },
    {
      kind: "clauses",
      after: "the grass swelled when it was wet",
      verbs: ["were bound", "swelled"],
    },
    { kind: "outcome", after: "closing the holes that the needle had left", verbs: ["swelled"] },
    { kind: "noun-and-phrase", after: "of dry grass" },
    { kind: "subject-and-verb", after: "were bound with blades of dry grass", verb: "were bound" },
  ],
  verbs: [
    { kind: "outcome", verb: "closing", base: "close", beside: "swelled" },
    {
      kind: "finite",
      verb: "swelled",
      base: "swell",
      subject: "the grass",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "it", at: "it was wet", antecedent: "the grass" }],
  modifiers: [
    {
      opening: "Worn by hunters in the Aleutian Islands",
      clause:
        "the rain parkas of the Unangan people were sewn from strips of sea lion intestine, a material that had three advantages: lightness, strength, and resistance to water",
      noun: "the rain parkas of the Unangan people",
      kind: "thing",
      wrong: [
        {
          clause:
            "the Unangan people sewed rain parkas from strips of sea lion intestine, a material that had three advantages: lightness, strength, and resistance to water",
          noun: "the Unangan people",
          kind: "person",
          reason: "People are not worn by hunters; the parkas were.",
        },
        {
          clause:
            "three advantages led the Unangan people to sew rain parkas from strips of sea lion intestine: lightness, strength, and resistance to water",
          noun: "three advantages",
          kind: "idea",
          reason: "Advantages are qualities, and qualities are not worn.",
        },
        {
          clause:
            "there were three advantages in the sea lion intestine from which the Unangan people sewed rain parkas: lightness, strength, and resistance to water",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that could be worn.",
        },
      ],
    },
  ],
};
