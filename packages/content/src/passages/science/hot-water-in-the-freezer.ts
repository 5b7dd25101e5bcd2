import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const hotWaterInTheFreezer: Pair = {
  id: "hot-water-in-the-freezer",
  genre: "science",
  source: "The Mpemba effect and attempts to repeat it: standard accounts in physics",
  texts: [
    prose`
      Hot water, some will tell you, turns to ice sooner than cool water in the same freezer.
      Erasto Mpemba, a schoolboy in Tanzania, met with this in 1963 while making ice cream, was
      laughed at by his class, and asked a visiting physicist about it. The physicist thought that
      he was mistaken, and had it tried in his laboratory. It was as the boy had said.
    `,
    prose`
      We have cooled water from many temperatures, and the cool pan kept winning. Now and then the
      hot one seemed to be ahead. Each time we could turn victory into defeat by raising or
      lowering the thermometer by less than half an inch. Nor is it plain what "frozen" means,
      since there is ice on top long before there is ice at the bottom. We do not say that there
      was nothing to be seen in that ice cream. We ask whoever sees it to say how.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the authors of Text 2 most likely respond to the laboratory's finding in Text 1?",
      key: {
        text: "By wanting to know where the thermometer was and what counted as frozen",
        reason:
          "Half an inch could turn their results around, and *frozen* may mean several things.",
      },
      wrong: [
        {
          text: "By ruling out that hot water has been seen to be ahead of cool",
          code: "too-extreme",
          reason: "They saw it *now and then* themselves.",
        },
        {
          text: "By confirming it, as the hot pan won in the larger number of trials",
          code: "contradicts-the-text",
          reason: "*The cool pan kept winning.*",
        },
        {
          text: "By wanting to know how much water was lost as steam in each pan",
          code: "not-in-the-text",
          reason: "Neither text speaks of steam.",
        },
      ],
      evidence: [
        "raising or lowering the thermometer by less than half an inch",
        "We ask whoever sees it to say how.",
      ],
      opening: "Text 2 neither accepts nor rejects the finding but asks a question of it.",
      steps: [
        "Where the thermometer stood and what counted as frozen decided who won. So *we ask whoever sees it to say how*.",
      ],
      hint: "With what request does Text 2 end?",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the authors of Text 2 most likely characterize the trials of their own in which hot water was ahead?",
      key: {
        text: "As too easily undone to prove anything",
        reason: "Less than half an inch *could turn victory into defeat*.",
      },
      wrong: [
        {
          text: "As mistakes of which the authors are openly ashamed",
          code: "wrong-strength-or-tone",
          reason: "They report these trials calmly and as part of what they learned.",
        },
        {
          text: "As proof that the visiting physicist had been deceived",
          code: "possibility-as-fact",
          reason: "They *do not say that there was nothing to be seen*.",
        },
        {
          text: "As rare, and as due to thermometers that had been broken",
          code: "half-right",
          reason: "They were rare; but the thermometers were moved, not broken.",
        },
      ],
      evidence: [
        "we could turn victory into defeat",
        "Now and then the hot one seemed to be ahead.",
      ],
      opening: "A lead that depends on half an inch belongs to the thermometer.",
      steps: [
        "The hot pan *seemed* to be ahead, and *each time* a slight move of the thermometer was enough to make it lose. Such a result says more of the measuring than of the water.",
      ],
      hint: "What did it take to make the hot pan lose?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "There are people to whom hot water has seemed to be ahead.",
        reason:
          "The laboratory of Text 1 had one, and the authors of Text 2 had some *now and then*.",
      },
      wrong: [
        {
          text: `There are several meanings that the word "frozen" can be given.`,
          code: "too-narrow",
          reason: "Text 1 does not go into the meaning of the word.",
        },
        {
          text: "There was good reason to laugh at what the schoolboy had said.",
          code: "contradicts-the-text",
          reason: "In Text 1 the boy was right, and Text 2 does not say that he saw nothing.",
        },
        {
          text: "There is a kind of ice cream that freezes better hot.",
          code: "not-in-the-text",
          reason: "Neither text compares kinds of ice cream.",
        },
      ],
      evidence: ["It was as the boy had said.", "Now and then the hot one seemed to be ahead."],
      opening: "Each text reports such trials, however differently it takes them.",
      steps: [
        "In Text 1 *it was as the boy had said*; in Text 2 *now and then the hot one seemed to be ahead*.",
      ],
      hint: "Ask what was seen, not what was made of it.",
      tip: habits.agreement,
    },
  ],
};
