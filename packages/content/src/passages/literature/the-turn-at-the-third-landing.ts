import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theTurnAtTheThirdLanding: Passage = {
  id: "the-turn-at-the-third-landing",
  genre: "story",
  credit: `The following text is from "The Turn at the Third Landing," a short story written for SAT Practice.`,
  text: prose`
    Dov had carried eleven pianos down the stairs of Number 40 and never one up. Eleven families,
    leaving; he knew the turn at the third landing as a pilot knows a shoal. So when Mrs. Achterberg
    telephoned to say that a piano was arriving, he made her repeat the verb. He brought four men
    instead of three. They went up backward, cursing softly, with their hands in all the wrong
    places, and twice they stuck where they had never stuck before. On the fifth floor a girl of
    about nine was waiting with the stool already in position. Dov, who had never once stayed to
    hear what he carried, found that his strap needed a good deal of adjusting.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, why does Dov ask Mrs. Achterberg to repeat what she has said?",
      key: {
        text: "In that building he has only ever seen pianos leave.",
        reason:
          "He has carried eleven pianos down its stairs *and never one up*, so *arriving* surprises him.",
      },
      wrong: [
        {
          text: "He has been told that her piano was already delivered.",
          code: "not-in-the-text",
          reason: "Nobody has told him so; the piano is only now arriving.",
        },
        {
          text: "He fears that the piano cannot get past the third landing.",
          code: "words-echoed",
          reason: "He knows the turn at the landing well; it is the verb that he wants repeated.",
        },
        {
          text: "He had expected to take more than one piano up the stairs.",
          code: "contradicts-the-text",
          reason: "He had not expected to take any piano up, for he had never done so.",
        },
      ],
      evidence: [
        "eleven pianos down the stairs of Number 40 and never one up",
        "he made her repeat the verb",
      ],
      opening: "The word that Dov wants to hear again is the one for something he has never seen.",
      steps: [
        "Dov asks only for *the verb*, which was that a piano was *arriving*. At Number 40 he has taken eleven pianos down and *never one up*.",
      ],
      hint: "See which single word Dov wants to hear again, and what the first sentence says about it.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "twice they stuck where they had never stuck before",
      key: {
        text: "It shows how little eleven trips down the stairs help going up.",
        reason:
          "The stairs are familiar, but going up they fail in places that had never troubled them going down.",
      },
      wrong: [
        {
          text: "It suggests that the men find this piano heavier than those before it.",
          code: "not-in-the-text",
          reason: "Weight is not mentioned; what has changed is that they are going up.",
        },
        {
          text: "It reveals that Dov was mistaken to think that he needed a fourth man.",
          code: "relationship-reversed",
          reason: "The trouble on the stairs bears out his bringing four men instead of three.",
        },
        {
          text: "It hints that the men will leave the piano short of the fifth floor.",
          code: "contradicts-the-text",
          reason: "They reach the fifth floor, where the girl is waiting.",
        },
      ],
      evidence: [
        "They went up backward",
        "with their hands in all the wrong places",
        "twice they stuck where they had never stuck before",
      ],
      opening: "The same men on the same stairs fail in new places because they are going up.",
      steps: [
        "Dov knows the turn *as a pilot knows a shoal*, but only on the way down. Going up, the hands are *in all the wrong places*, and the men stick *where they had never stuck before*.",
      ],
      hint: "Compare this climb with what Dov is said to know about the stairs.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about Dov in the last sentence?",
      key: {
        text: "He finds himself a task so as to be there for the music.",
        reason:
          "He *had never once stayed to hear* a piano; now a strap gives him a pretext to stay.",
      },
      wrong: [
        {
          text: "He delays on the landing because the climb has worn him out.",
          code: "not-in-the-text",
          reason:
            "Nothing says he is tired, and the sentence ties his delay to hearing, not to rest.",
        },
        {
          text: "He is eager to be gone but is held back by faulty equipment.",
          code: "contradicts-the-text",
          reason:
            "Until now he never stayed; the strap that suddenly needs *a good deal of adjusting* lets him.",
        },
        {
          text: "He waits to make certain that the piano was not damaged.",
          code: "half-right",
          reason:
            "He does wait, but the sentence speaks of hearing what he carried, not of checking it.",
        },
      ],
      evidence: [
        "who had never once stayed to hear what he carried",
        "found that his strap needed a good deal of adjusting",
      ],
      opening: "The strap matters less than the words about never having stayed to hear a piano.",
      steps: [
        "The girl stands ready to play. Dov *had never once stayed to hear what he carried*; that remark, beside a strap that needs *a good deal of adjusting*, lets us see the strap as his excuse.",
      ],
      hint: "Ask why the writer tells us, just here, what Dov had never done.",
      tip: habits.implication,
    },
  ],
};
