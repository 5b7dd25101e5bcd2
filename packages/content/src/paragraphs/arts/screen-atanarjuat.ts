import type { Paragraph } from "../paragraph.ts";

export const screenAtanarjuat: Paragraph = {
  id: "screen-atanarjuat",
  version: 2,
  field: "arts",
  source: "Encyclopedias of film; studies of Inuit cinema",
  text:
    "In preparing *Atanarjuat* (2001), the first feature made in the Inuktitut language, director Zacharias " +
    "Kunuk and his colleagues turned to oral tradition, recording elders in Igloolik who knew the legend and " +
    "combining their versions of it into a single script.",
  joints: [
    { kind: "title-and-name", title: "director", after: "Zacharias Kunuk" },
    { kind: "noun-and-phrase", after: "of it" },
    { kind: "preposition-and-object", after: "a single script" },
    { kind: "noun-and-phrase", after: "in Igloolik" },
    {
      kind: "outcome",
      after:
        "recording elders in Igloolik who knew the legend and combining their versions of it into a single script",
      verbs: ["turned"],
    },
  ],
  verbs: [
    { kind: "preposition", verb: "preparing", base: "prepare", beside: "turned" },
    { kind: "outcome", verb: "recording", base: "record", beside: "turned" },
    {
      kind: "finite",
      verb: "turned",
      base: "turn",
      subject: "his colleagues",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "their", at: "their versions of it", antecedent: "elders" }],
};
