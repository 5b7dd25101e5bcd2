import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aCobblersDaughter: Passage = {
  id: "a-cobblers-daughter",
  genre: "memoir",
  text: `"A Cobbler's Daughter" is a memoir by an invented narrator, written for SAT Practice. The author recalls that her father could read the characters of strangers in the wear of their shoes.`,
  facets: [
    {
      kind: "quotation",
      level: "Easy",
      stem: `Which quotation from "A Cobbler's Daughter" most effectively illustrates the claim?`,
      key: {
        text: "He turned the heel to the light and told me that she was late for everything, and always sorry.",
        reason: "From a worn heel he gathers what its owner is like.",
      },
      wrong: [
        {
          text: "He asked each stranger how he liked to walk, and cut the sole to suit whatever answer he was given.",
          code: "relationship-reversed",
          reason: "Here the shoe is made from what a person says, and nothing is read in it.",
        },
        {
          text: "He hung all the shoes in pairs along a wire, so that it looked as if the ceiling were about to walk off.",
          code: "words-echoed",
          reason: "These are shoes, but nothing about any person is gathered from them.",
        },
        {
          text: "He was a poor judge of people, and gave credit to men who had worn through their shoes by running off.",
          code: "contradicts-the-text",
          reason: "A poor judge of people is the opposite of what is claimed.",
        },
      ],
      evidence: ["read the characters of strangers in the wear of their shoes"],
      opening: "The quotation must go from a shoe to the nature of the one who wore it.",
      steps: [
        "He looks at a *heel* and says that its owner is *late for everything, and always sorry*: a character is read in the wear of a shoe.",
      ],
      hint: "Look for a quotation that goes from a shoe to a person.",
      tip: habits.quotation,
    },
  ],
};
