import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aYearBehind: Passage = {
  id: "a-year-behind",
  genre: "story",
  credit: `The following text is from "A Year Behind," a short story written for SAT Practice. The narrator is a sailor on a ship held fast in Arctic ice in the 1850s.`,
  text: prose`
    The captain had brought a year of *The Times* aboard, and each morning he laid out the paper of
    that date, one year old, and we were not to touch the next. You would not credit how it held us.
    There was always tomorrow under lock and key. Then Tobin got at the chest. He read straight on
    to Christmas in one night, and for a week went about the ship with the face of a man who knows
    how a murder trial comes out. I have seen men shunned for thieving bread. It was nothing to
    this. He would begin, "Well, I could tell you," and the whole mess would get up and go out on
    the ice.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, what rule does the captain make about the newspapers?",
      key: {
        text: "They are read a day at a time.",
        reason: "Each morning he lays out one paper, and the men are *not to touch the next*.",
      },
      wrong: [
        {
          text: "The newest are to be read first.",
          code: "relationship-reversed",
          reason: "The papers are read in the order of their dates.",
        },
        {
          text: "The men may read them to the mess.",
          code: "not-in-the-text",
          reason: "No rule about reading aloud is mentioned.",
        },
        {
          text: "They are to be kept till Christmas.",
          code: "contradicts-the-text",
          reason: "It is Tobin who reads on to Christmas, against the rule.",
        },
      ],
      evidence: [
        "each morning he laid out the paper of that date, one year old, and we were not to touch the next",
      ],
      opening: "The first sentence tells what the captain lays out and what is forbidden.",
      steps: [
        "*Each morning* he lays out the paper that bears *that date*, and the men are *not to touch the next*.",
      ],
      hint: "Find what the men were not to touch.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "Based on the text, why do the men get up and leave when Tobin begins to speak?",
      key: {
        text: "They do not want to hear what is in tomorrow's paper before the day.",
        reason:
          "He offers to tell what he has read ahead, and they would rather keep it for its day.",
      },
      wrong: [
        {
          text: "They are afraid that he has been at their bread as well.",
          code: "words-echoed",
          reason: "Bread thieves serve the narrator as a comparison; Tobin stole none.",
        },
        {
          text: "They do not believe that he has read what he says he has.",
          code: "not-in-the-text",
          reason: "Nobody doubts that he has read on to Christmas.",
        },
        {
          text: "They have been told by the captain to have no talk with him.",
          code: "too-narrow",
          reason: "The whole mess goes of its own accord; the captain gives no such order.",
        },
      ],
      evidence: ["Well, I could tell you", "the whole mess would get up and go out on the ice"],
      opening: "The men go out into the cold so as not to be told tomorrow's old news.",
      steps: [
        "What held them was that there was *always tomorrow under lock and key*. Tobin's *I could tell you* would take that away, so they leave.",
      ],
      hint: "Ask what Tobin is about to tell them.",
      tip: habits.implication,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "with the face of a man who knows how a murder trial comes out",
      key: {
        text: "It conveys how important he felt because of his secret.",
        reason: "He has read ahead and cannot help showing that he knows.",
      },
      wrong: [
        {
          text: "It hints at a crime that he had read of in one of the papers.",
          code: "not-in-the-text",
          reason: "The trial is a comparison; what he read is not told.",
        },
        {
          text: "It tells how troubled he was by the breaking of the rule.",
          code: "wrong-strength-or-tone",
          reason: "He goes on to offer his knowledge, so he is eager rather than troubled.",
        },
        {
          text: "It describes how the other men had begun to look upon him.",
          code: "relationship-reversed",
          reason: "The face is Tobin's own; how the men took it comes afterward.",
        },
      ],
      evidence: ["He read straight on to Christmas in one night", "Well, I could tell you"],
      opening: "The comparison gives Tobin the look of someone bursting with an ending.",
      steps: [
        "Tobin has read *straight on to Christmas* and soon begins, *Well, I could tell you*. The face is that of a man who knows the end and would like to be asked.",
      ],
      hint: "Ask how a person looks who knows an ending that others are waiting for.",
      tip: habits.function,
    },
    {
      kind: "purpose",
      level: "Hard",
      key: {
        text: "To show how waiting gave worth to news that was worth nothing in itself",
        reason: "The papers are a year old, yet the men guard the next one as a treasure.",
      },
      wrong: [
        {
          text: "To show how far men on a long voyage are cut off from the news of the world",
          code: "beside-the-point",
          reason:
            "That is their situation, but the text is about what they make of the old papers.",
        },
        {
          text: "To show how one theft was enough to destroy the trust among a ship's crew",
          code: "half-right",
          reason:
            "Tobin is shunned for spoiling their pleasure; the men stand together against him.",
        },
        {
          text: "To show how stale news can do harm to those who have nothing else to read",
          code: "contradicts-the-text",
          reason: "It holds them and gives them a tomorrow; harm is done by having it too soon.",
        },
      ],
      evidence: [
        "There was always tomorrow under lock and key",
        "You would not credit how it held us",
      ],
      opening: "The men do not need the news, but they need there to be some tomorrow.",
      steps: [
        "All of it is *one year old*. It holds them since there was *always tomorrow under lock and key*, and Tobin's offense is to have used up tomorrow.",
      ],
      hint: "Ask what the men would lose if they listened to Tobin.",
      tip: habits.purpose,
    },
  ],
};
