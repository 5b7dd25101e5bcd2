import type { Paragraph } from "../paragraph.ts";

export const stageHillDistrict: Paragraph = {
  id: "stage-hill-district",
  version: 2,
  field: "arts",
  source: "Encyclopedias of American drama; studies of August Wilson",
  text:
    "The ten plays in playwright August Wilson's cycle about Black life in the United States cover the " +
    "twentieth century decade by decade. Nine of them are set in Wilson's childhood neighborhood, the Hill " +
    "District of Pittsburgh. By contrast, *Ma Rainey's Black Bottom* unfolds in a recording studio in " +
    "Chicago.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "cover the twentieth century decade by decade",
      verb: "cover",
    },
    {
      kind: "noun-and-phrase",
      after: "in playwright August Wilson's cycle about Black life in the United States",
    },
    {
      kind: "turning-clauses",
      after: "By contrast, *Ma Rainey's Black Bottom* unfolds in a recording studio in Chicago",
      verbs: ["are set", "unfolds"],
    },
    { kind: "verb-and-complement", after: "the twentieth century decade by decade", verb: "cover" },
    { kind: "noun-and-phrase", after: "of Pittsburgh" },
    { kind: "preposition-and-object", after: "a recording studio in Chicago" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "cover",
      base: "cover",
      subject: "The ten plays",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "unfolds",
      base: "unfold",
      subject: "*Ma Rainey's Black Bottom*",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      words: "By contrast",
      first:
        "Nine of them are set in Wilson's childhood neighborhood, the Hill District of Pittsburgh",
      second: "*Ma Rainey's Black Bottom* unfolds in a recording studio in Chicago",
      why: "The first statement says that nine plays of Wilson's cycle are set in the Hill District of Pittsburgh, whereas the second says that *Ma Rainey's Black Bottom* unfolds in a recording studio in Chicago.",
    },
  ],
};
