import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const theRadioAndTheDialects: Pair = {
  id: "the-radio-and-the-dialects",
  genre: "society",
  texts: [
    prose`
      My grandmother said "yon" and "hoosen," and was understood in nine villages. Then came
      the radio. For the first time, the schoolteacher Adair wrote in 1951, every kitchen in
      the county heard the same voice, four hours a day, and it was not the voice of the
      county. He gave the dialects one generation. When children hear one way of speaking,
      he predicted, they will soon have no other.
    `,
    prose`
      Recordings made in the county in 1955 and again in 2015 disagree with the
      schoolteacher. Old words have indeed gone; no one under sixty knows a "hoosen." But in
      their vowels the young of the county are farther from the announcers than their
      grandparents were. We borrow words from voices that we hear. We borrow sounds, it
      seems, from people with whom we speak.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to Adair's prediction in Text 1?",
      key: {
        text: "It has come true of words, but for sounds the reverse has happened",
        reason:
          "Old words have gone, while the vowels of the young are farther from the announcers.",
      },
      wrong: [
        {
          text: "It has come true of sounds, but for words the reverse has happened",
          code: "relationship-reversed",
          reason: "It is the words that have gone and the sounds that differ more.",
        },
        {
          text: "It has come true of words, and for sounds it is coming true as well",
          code: "contradicts-the-text",
          reason: "In their vowels the young have moved away from the announcers, not nearer.",
        },
        {
          text: "It has come true of neither, as old words and old sounds are both kept",
          code: "too-extreme",
          reason: "*Old words have indeed gone.*",
        },
      ],
      evidence: [
        "Old words have indeed gone",
        "the young of the county are farther from the announcers than their grandparents were",
      ],
      opening: "Words went the way Adair foresaw, and vowels went the other way.",
      steps: [
        "*Old words have indeed gone*: so far Adair was right. But in their vowels the young *are farther from the announcers than their grandparents were*.",
      ],
      hint: "Keep two things apart: the words of the county and its vowels.",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to Adair's belief that children will speak as they hear others speak on the radio?",
      key: {
        text: "By objecting that sounds pass between people who talk with each other",
        reason:
          "Sounds are borrowed *from people with whom we speak*, and nobody speaks with an announcer.",
      },
      wrong: [
        {
          text: "By objecting that one borrows no words from voices on the radio",
          code: "contradicts-the-text",
          reason: "Words are just what is borrowed from voices that we hear.",
        },
        {
          text: "By objecting that one never changes the sounds learned as a child",
          code: "too-extreme",
          reason: "The vowels of the county have changed between 1955 and 2015.",
        },
        {
          text: "By objecting that one needs four hours of listening a day to change",
          code: "wrong-person-or-text",
          reason:
            "The four hours are a detail of Adair's account and not a condition that Text 2 sets.",
        },
      ],
      evidence: ["We borrow sounds, it seems, from people with whom we speak.", "in their vowels"],
      opening: "Listening may pass on words, but sounds are caught in conversation.",
      steps: [
        "Adair has children *hear one way of speaking*. Text 2 separates hearing from talking: words come *from voices that we hear*, sounds *from people with whom we speak*.",
      ],
      hint: "What is the difference between the last two sentences of Text 2?",
      tip: habits.response,
    },
  ],
};
