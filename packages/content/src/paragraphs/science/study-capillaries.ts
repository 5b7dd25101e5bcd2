import type { Paragraph } from "../paragraph.ts";

export const studyCapillaries: Paragraph = {
  id: "study-capillaries",
  version: 2,
  field: "science",
  source: "Standard histories of medicine; biographies of William Harvey and Marcello Malpighi",
  text:
    "William Harvey, an English physician, argued in 1628 that the blood circulates through the body, but he " +
    "could not show how it passes from the arteries to the veins. The vessels that connect the two are too " +
    "narrow for the naked eye. Consequently, they remained unknown until 1661, when Italian anatomist " +
    "Marcello Malpighi used a microscope to observe them in the lungs of a frog.",
  joints: [
    {
      kind: "inset",
      after: "an English physician",
      next: "argued in 1628 that the blood circulates through the body",
      verb: "argued",
    },
    {
      kind: "coordinated",
      after: "he could not show how it passes from the arteries to the veins",
      verbs: ["argued", "could not show"],
    },
    {
      kind: "essential",
      after: "that connect the two",
      next: "are too narrow for the naked eye",
      verb: "are",
    },
    {
      kind: "turning-clauses",
      after:
        "Consequently, they remained unknown until 1661, when Italian anatomist Marcello Malpighi used a " +
        "microscope to observe them in the lungs of a frog",
      verbs: ["are", "remained"],
    },
    { kind: "title-and-name", title: "Italian anatomist", after: "Marcello Malpighi" },
    { kind: "preposition-and-object", after: "the naked eye" },
    { kind: "noun-and-phrase", after: "of a frog" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "connect",
      base: "connect",
      antecedent: "The vessels",
      number: "plural",
    },
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "The vessels",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "argued",
      base: "argue",
      subject: "William Harvey",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["emphasis"],
      words: "Consequently",
      first: "The vessels that connect the two are too narrow for the naked eye",
      second:
        "they remained unknown until 1661, when Italian anatomist Marcello Malpighi used a microscope to observe " +
        "them in the lungs of a frog",
      why: "The first statement says that the vessels that connect arteries and veins are invisible to the naked eye, and the second says that the connecting vessels remained unknown until Malpighi used a microscope in 1661.",
    },
  ],
  pronouns: [
    { word: "it", at: "it passes from the", antecedent: "the blood" },
    { word: "they", at: "they remained unknown until", antecedent: "The vessels" },
  ],
};
