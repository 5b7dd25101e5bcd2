import type { Paragraph } from "../paragraph.ts";

export const keitaBackdrops: Paragraph = {
  id: "keita-backdrops",
  version: 2,
  field: "arts",
  source: "Standard histories of African photography; museum catalogs on Seydou Keïta",
  text:
    "Photographer Seydou Keïta rarely dated the portraits that he made in his studio in Bamako, Mali, during " +
    "the 1950s. Nonetheless, many of them can be dated to within a few years. The backdrops provide the " +
    "evidence: Keïta posed his sitters before patterned fabrics, which he replaced at intervals.",
  joints: [
    { kind: "title-and-name", title: "Photographer", after: "Seydou Keïta" },
    {
      kind: "turning-clauses",
      after: "Nonetheless, many of them can be dated to within a few years",
      verbs: ["dated", "can be dated"],
    },
    {
      kind: "explanation",
      after: "Keïta posed his sitters before patterned fabrics",
      verbs: ["provide", "posed"],
    },
    {
      kind: "verb-and-complement",
      after: "the portraits that he made in his studio in Bamako",
      verb: "dated",
    },
    { kind: "preposition-and-object", after: "a few years" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "provide",
      base: "provide",
      subject: "The backdrops",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "posed",
      base: "pose",
      subject: "Keïta",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Nonetheless",
      first:
        "Photographer Seydou Keïta rarely dated the portraits that he made in his studio in Bamako, Mali, during " +
        "the 1950s",
      second: "many of them can be dated to within a few years",
      why: "The first statement says that Keïta rarely dated the portraits that he made in his studio, but the second reports that many portraits by Keïta can be dated to within a few years.",
    },
  ],
};
