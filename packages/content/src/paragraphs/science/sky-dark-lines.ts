import type { Paragraph } from "../paragraph.ts";

export const skyDarkLines: Paragraph = {
  id: "sky-dark-lines",
  version: 2,
  field: "science",
  source: "Histories of spectroscopy",
  text:
    "Hundreds of dark lines cross the spectrum of sunlight, as Bavarian optician Joseph Fraunhofer observed " +
    "in 1814. Their origin was explained in 1859 by physicist Gustav Kirchhoff and chemist Robert Bunsen: " +
    "each chemical element in the outer layers of the Sun absorbs light of characteristic wavelengths. " +
    "Similarly, the lines in the spectra of other stars reveal the elements that those stars contain.",
  joints: [
    { kind: "verb-and-complement", after: "the spectrum of sunlight", verb: "cross" },
    {
      kind: "turning-clauses",
      after:
        "Similarly, the lines in the spectra of other stars reveal the elements that those stars contain",
      verbs: ["absorbs", "reveal"],
    },
    {
      kind: "explanation",
      after:
        "each chemical element in the outer layers of the Sun absorbs light of characteristic wavelengths",
      verbs: ["was explained", "absorbs"],
    },
    { kind: "title-and-name", title: "Bavarian optician", after: "Joseph Fraunhofer" },
    {
      kind: "subject-and-verb",
      after: "absorbs light of characteristic wavelengths",
      verb: "absorbs",
    },
    { kind: "noun-and-phrase", after: "of characteristic wavelengths" },
    { kind: "noun-and-phrase", after: "in the spectra of other stars" },
    { kind: "preposition-and-object", after: "the outer layers of the Sun" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "reveal",
      base: "reveal",
      subject: "the lines",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "absorbs",
      base: "absorb",
      subject: "each chemical element",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "observed",
      base: "observe",
      subject: "Bavarian optician Joseph Fraunhofer",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["cause", "addition"],
      words: "Similarly",
      first:
        "each chemical element in the outer layers of the Sun absorbs light of characteristic wavelengths",
      second:
        "the lines in the spectra of other stars reveal the elements that those stars contain",
      why: "The first statement says that each element in the Sun absorbs light of characteristic wavelengths, and the second says that lines in the spectra of distant stars reveal the elements that the stars contain.",
    },
  ],
};
