import type { Paragraph } from "../paragraph.ts";

export const marsupialLikenesses: Paragraph = {
  id: "marsupial-likenesses",
  version: 2,
  field: "science",
  source: "Textbooks on evolutionary biology; reference works on Australian mammals",
  text:
    "The skull of the thylacine, a marsupial predator that survived in Tasmania until the twentieth century, " +
    "closely resembles the skull of a wolf, although the two animals are only distantly related. Likewise, " +
    "the marsupial moles of the Australian desert have the silky fur, the hidden eyes, and the powerful claws " +
    "of the golden moles of Africa.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Likewise, the marsupial moles of the Australian desert have the silky fur, the hidden eyes, and the powerful claws of the golden moles of Africa",
      verbs: ["closely resembles", "have"],
    },
    {
      kind: "items",
      items: [
        "the silky fur",
        "the hidden eyes",
        "the powerful claws of the golden moles of Africa",
      ],
    },
    { kind: "subject-and-verb", after: "have the silky fur", verb: "have" },
    { kind: "noun-and-phrase", after: "of the thylacine" },
    { kind: "preposition-and-object", after: "Tasmania until the twentieth century" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "resembles",
      base: "resemble",
      subject: "The skull",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "have",
      base: "have",
      subject: "the marsupial moles",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "survived",
      base: "survive",
      antecedent: "a marsupial predator",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "Likewise",
      first:
        "The skull of the thylacine, a marsupial predator that survived in Tasmania until the twentieth century, closely resembles the skull of a wolf, although the two animals are only distantly related",
      second:
        "the marsupial moles of the Australian desert have the silky fur, the hidden eyes, and the powerful claws of the golden moles of Africa",
      why: "The first statement says that the skull of a marsupial, the thylacine, closely resembles the skull of a wolf, and the second says that the marsupial moles of Australia have fur, eyes, and claws like those of African golden moles.",
    },
  ],
};
