import type { Paragraph } from "../paragraph.ts";

export const morePartsOfASign: Paragraph = {
  id: "more-parts-of-a-sign",
  version: 2,
  field: "society",
  source: "Histories of linguistics; textbooks on sign languages",
  text:
    "A spoken word is composed of sounds that have no meaning by themselves. In the same way, as linguist William Stokoe sought to demonstrate in 1960, a sign of American Sign Language is composed of elements of three kinds: the shape of the hand, its location, and its movement. A change in one of these elements " +
    'is enough to turn one sign into another, just as a change in one sound turns "bat" into "pat."',
  joints: [
    { kind: "noun-and-phrase", after: "in one sound" },
    { kind: "items", items: ["the shape of the hand", "its location", "its movement"] },
    { kind: "title-and-name", title: "linguist", after: "William Stokoe" },
    { kind: "subject-and-verb", after: "is enough to turn one sign into another", verb: "is" },
    { kind: "noun-and-phrase", after: "of three kinds" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to demonstrate", base: "demonstrate", beside: "sought" },
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "A change",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["contrast", "addition"],
      words: "In the same way",
      first: "A spoken word is composed of sounds that have no meaning by themselves",
      second:
        "as linguist William Stokoe sought to demonstrate in 1960, a sign of American Sign Language is composed of elements of three kinds: the shape of the hand, its location, and its movement",
      why: "The first statement says that a spoken word is composed of sounds that have no meaning by themselves, and the second says that a sign is composed of the shape, the location, and the movement of the hand.",
    },
  ],
};
