import type { Paragraph } from "../paragraph.ts";

export const signsOfThreeKinds: Paragraph = {
  id: "signs-of-three-kinds",
  version: 2,
  field: "literature",
  source: "Standard histories of Egyptology; textbooks on writing systems",
  text:
    "Before the 1820s, most European scholars had taken Egyptian hieroglyphs for symbols of ideas. By " +
    "comparing the names of rulers in Greek and Egyptian inscriptions, French linguist Jean-François " +
    "Champollion established that the script combines three kinds of signs: symbols of sounds, symbols of " +
    "words, and markers of meaning.",
  joints: [
    {
      kind: "front",
      after:
        "French linguist Jean-François Champollion established that the script combines three kinds of signs",
      verbs: ["established"],
    },
    { kind: "title-and-name", title: "French linguist", after: "Jean-François Champollion" },
    {
      kind: "list",
      after: "symbols of sounds, symbols of words, and markers of meaning",
      verbs: ["established"],
    },
    { kind: "items", items: ["symbols of sounds", "symbols of words", "markers of meaning"] },
    {
      kind: "verb-and-complement",
      after: "that the script combines three kinds of signs",
      verb: "established",
    },
    { kind: "noun-and-phrase", after: "of rulers in Greek and Egyptian inscriptions" },
  ],
  verbs: [
    { kind: "preposition", verb: "comparing", base: "compare", beside: "established" },
    {
      kind: "finite",
      verb: "combines",
      base: "combine",
      subject: "the script",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
