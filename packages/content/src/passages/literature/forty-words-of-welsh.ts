import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const fortyWordsOfWelsh: Passage = {
  id: "forty-words-of-welsh",
  genre: "memoir",
  text: "*Forty Words of Welsh* is a memoir by an invented narrator, written for SAT Practice. The author holds that a language which she speaks badly has made her gentler than she is in her own.",
  facets: [
    {
      kind: "quotation",
      level: "Hard",
      stem: "Which quotation from *Forty Words of Welsh* most effectively illustrates the claim?",
      key: {
        text: "I am quick in English, and people go home hurt. Of my forty words of Welsh, a good half are one or another kind of thanks.",
        reason:
          "In her own language she wounds, and in the one in which she has few words she thanks.",
      },
      wrong: [
        {
          text: "In Welsh I was short with everyone that year, since the softer words do not come until a later chapter.",
          code: "relationship-reversed",
          reason: "The new language makes her harsher here.",
        },
        {
          text: "In Welsh I have the grammar of a child of four, and am set right, very gently, by children who are three.",
          code: "half-right",
          reason: "She speaks badly, but the gentleness is that of the children.",
        },
        {
          text: "In English no driver had ever said a word to me. In Welsh they stopped the bus and helped me with my verbs.",
          code: "wrong-person-or-text",
          reason: "Others are kind to her; how gentle she is herself is not shown.",
        },
      ],
      evidence: ["a language which she speaks badly has made her gentler than she is in her own"],
      opening: "Two languages have to be compared, and the gentleness has to be hers.",
      steps: [
        "*I am quick in English, and people go home hurt*: so she is in her own language. Of Welsh she has few words, and *a good half* of them are thanks: speaking badly leaves her little but kindness.",
      ],
      hint: "Ask in each quotation who is gentle, and in which language.",
      tip: habits.quotation,
    },
  ],
};
