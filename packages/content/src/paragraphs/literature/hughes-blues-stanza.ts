import type { Paragraph } from "../paragraph.ts";

export const hughesBluesStanza: Paragraph = {
  id: "hughes-blues-stanza",
  field: "literature",
  source: "Standard histories of the Harlem Renaissance; handbooks of American poetry",
  text:
    "In the title poem of *The Weary Blues*, Langston Hughes, a leading poet of the Harlem Renaissance, quotes " +
    "the song of a pianist on Lenox Avenue. The second stanza of the song takes the form of a traditional blues " +
    "verse: one phrase states a complaint, a second repeats it with small changes, and a third completes the " +
    "rhyme.",
  joints: [
    {
      kind: "inset",
      after: "a leading poet of the Harlem Renaissance",
      next: "quotes the song of a pianist on Lenox Avenue",
      verb: "quotes",
      front: "In the title poem of *The Weary Blues*",
    },
    {
      kind: "explanation",
      after:
        "one phrase states a complaint, a second repeats it with small changes, and a third completes the rhyme",
      verbs: ["takes", "states"],
    },
    {
      kind: "subject-and-verb",
      after: "takes the form of a traditional blues verse",
      verb: "takes",
    },
    { kind: "noun-and-phrase", after: "of a traditional blues verse" },
    { kind: "preposition-and-object", after: "a traditional blues verse" },
    { kind: "verb-and-complement", after: "the form of a traditional blues verse", verb: "takes" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "takes",
      base: "take",
      subject: "The second stanza",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "completes",
      base: "complete",
      subject: "a third",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
