import type { Paragraph } from "../paragraph.ts";

export const soundTeresaCarreno: Paragraph = {
  id: "sound-teresa-carreno",
  version: 2,
  field: "arts",
  source: "Encyclopedias of music; biographies of Teresa Carreño",
  text:
    "Venezuelan musician Teresa Carreño, who played for Abraham Lincoln at the White House when she was nine, " +
    "appeared before the public in three roles: as a pianist, as a singer, and as a conductor. She took up " +
    "the last of these in 1887 because the regular conductor of her opera company had deserted it in the " +
    "middle of a season in Caracas.",
  joints: [
    { kind: "title-and-name", title: "Venezuelan musician", after: "Teresa Carreño" },
    { kind: "list", after: "as a pianist, as a singer, and as a conductor", verbs: ["appeared"] },
    { kind: "items", items: ["as a pianist", "as a singer", "as a conductor"] },
    {
      kind: "inset",
      after: "who played for Abraham Lincoln at the White House when she was nine",
      next: "appeared before the public in three roles",
      verb: "appeared",
    },
    { kind: "noun-and-phrase", after: "of a season in Caracas" },
    { kind: "noun-and-phrase", after: "of her opera company" },
    { kind: "preposition-and-object", after: "three roles" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "took",
      base: "take",
      subject: "She",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "appeared",
      base: "appear",
      subject: "Venezuelan musician Teresa Carreño",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
