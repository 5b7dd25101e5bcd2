import type { Paragraph } from "../paragraph.ts";

export const cornersOfBarcelona: Paragraph = {
  id: "corners-of-barcelona",
  version: 2,
  field: "society",
  source: "Histories of urban planning; architectural guides",
  text:
    "In his 1859 plan for the extension of Barcelona, engineer Ildefons Cerdà cut the corners of every block " +
    "at an angle of forty-five degrees, widening the intersections and giving the drivers of vehicles a clear " +
    "view of approaching traffic.",
  joints: [
    {
      kind: "front",
      after:
        "engineer Ildefons Cerdà cut the corners of every block at an angle of forty-five degrees",
      verbs: ["cut"],
    },
    { kind: "title-and-name", title: "engineer", after: "Ildefons Cerdà" },
    {
      kind: "outcome",
      after:
        "widening the intersections and giving the drivers of vehicles a clear view of approaching traffic",
      verbs: ["cut"],
    },
    { kind: "noun-and-phrase", after: "of forty-five degrees" },
    { kind: "noun-and-phrase", after: "of approaching traffic" },
    {
      kind: "verb-and-complement",
      after: "the corners of every block at an angle of forty-five degrees",
      verb: "cut",
    },
    { kind: "preposition-and-object", after: "every block at an angle of forty-five degrees" },
  ],
  verbs: [{ kind: "outcome", verb: "widening", base: "widen", beside: "cut" }],
  turns: [],
};
