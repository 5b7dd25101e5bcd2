import type { Paragraph } from "../paragraph.ts";

export const colemanTongueOrchid: Paragraph = {
  id: "coleman-tongue-orchid",
  version: 3,
  field: "science",
  source: "Histories of botany in Australia; textbooks on pollination",
  text:
    "Many orchids deceive the insects on which they depend for pollination. For example, as Australian " +
    "naturalist Edith Coleman reported in 1927, the flowers of the small tongue orchid imitate the female of " +
    "a certain wasp so closely that males attempt to mate with them, carrying away masses of pollen on their " +
    "bodies.",
  joints: [
    { kind: "title-and-name", title: "Australian naturalist", after: "Edith Coleman" },
    {
      kind: "turning-clauses",
      after:
        "For example, as Australian naturalist Edith Coleman reported in 1927, the flowers of the small tongue " +
        "orchid imitate the female of a certain wasp",
      verbs: ["deceive", "imitate"],
    },
    {
      kind: "verb-and-complement",
      after: "the insects on which they depend for pollination",
      verb: "deceive",
    },
    { kind: "noun-and-phrase", after: "of pollen" },
    { kind: "preposition-and-object", after: "their bodies" },
    { kind: "subject-and-verb", after: "imitate the female of a certain wasp", verb: "imitate" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to mate", base: "mate", beside: "attempt" },
    {
      kind: "finite",
      verb: "imitate",
      base: "imitate",
      subject: "the flowers",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "deceive",
      base: "deceive",
      subject: "Many orchids",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "For example",
      first: "Many orchids deceive the insects on which they depend for pollination",
      second:
        "as Australian naturalist Edith Coleman reported in 1927, the flowers of the small tongue orchid imitate " +
        "the female of a certain wasp so closely that males attempt to mate with them, carrying away masses of " +
        "pollen on their bodies",
      why: "The first statement says that many orchids deceive the insects that pollinate their flowers, and the second says that the tongue orchid imitates a female wasp so closely that males try to mate with its flowers.",
    },
  ],
  pronouns: [
    { word: "they", at: "they depend for pollination", antecedent: "Many orchids" },
    { word: "their", at: "their bodies", antecedent: "males" },
  ],
  nouns: [
    {
      at: "orchids deceive",
      word: "orchids",
      forms: ["orchid", "orchids", "orchid's", "orchids'"],
      counted: "Many",
      role: "predicate",
      why: "Many orchids are meant, and the words that follow tell what they do.",
    },
  ],
};
