import type { Paragraph } from "../paragraph.ts";

export const ellaDeloriaAndDakotaTexts: Paragraph = {
  id: "ella-deloria-and-dakota-texts",
  version: 3,
  field: "society",
  source: "Histories of anthropology; encyclopedias of Native American literature",
  text:
    "The stories in *Dakota Texts* (1932) were written down by Ella Deloria, a Yankton Dakota scholar who had " +
    "grown up on the Standing Rock Reservation. Most ethnographers of her day depended on interpreters; " +
    "Deloria, by contrast, spoke the language of the storytellers from childhood, so she could record not only " +
    "the plot of a tale but also the tone and idiom of its teller.",
  joints: [
    { kind: "noun-and-phrase", after: "of her day" },
    { kind: "subject-and-verb", after: "depended on interpreters", verb: "depended" },
    {
      kind: "turning-clauses",
      after: "Deloria, by contrast, spoke the language of the storytellers from childhood",
      verbs: ["depended", "spoke"],
    },
    { kind: "preposition-and-object", after: "interpreters" },
    { kind: "noun-and-phrase", after: "of the storytellers" },
    { kind: "noun-and-phrase", after: "of a tale" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "The stories",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "depended",
      base: "depend",
      subject: "Most ethnographers",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "spoke",
      base: "speak",
      subject: "Deloria",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      words: "by contrast",
      first: "Most ethnographers of her day depended on interpreters",
      second: "Deloria spoke the language of the storytellers from childhood",
      why: "The first statement says that most ethnographers of Deloria's day depended on interpreters, whereas the second says that Deloria spoke the language of the storytellers from childhood.",
    },
  ],
  pronouns: [{ word: "its", at: "its teller", antecedent: "a tale" }],
};
