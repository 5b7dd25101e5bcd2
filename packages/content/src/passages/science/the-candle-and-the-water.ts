import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theCandleAndTheWater: Passage = {
  id: "the-candle-and-the-water",
  genre: "science",
  source:
    "The candle under a glass and the rise of the water: standard works on the teaching of chemistry",
  text: prose`
    Stand a candle in a dish of water and put a glass over it. The flame dies, and water climbs
    into the glass, to about a fifth of its height. Since about a fifth of the air is oxygen,
    generations of pupils have been told that the candle has eaten the oxygen and that the water
    has taken its place. The numbers fit; little else does. A flame goes out long before the
    oxygen is used up, and it gives off other gases in return. And watch the water. While the
    candle burns it hardly moves, and bubbles escape from under the rim. It is after the flame has
    died that the water rises, all in a rush. The glass was filled with hot air, part of which was
    driven out. What remains cools and shrinks.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, when does the water rise in the glass?",
      key: {
        text: "Once the candle is no longer burning",
        reason: "It is *after the flame has died* that it rises.",
      },
      wrong: [
        {
          text: "As long as the candle goes on burning",
          code: "relationship-reversed",
          reason: "While the candle burns the water *hardly moves*.",
        },
        {
          text: "Before the candle has been set alight",
          code: "not-in-the-text",
          reason: "The water is not spoken of at that time.",
        },
        {
          text: "When bubbles escape from under the rim",
          code: "words-echoed",
          reason: "The bubbles are seen while the water hardly moves.",
        },
      ],
      evidence: ["It is after the flame has died that the water rises"],
      opening: "The text tells the reader to watch, and what will be seen.",
      steps: [
        "*While the candle burns it hardly moves*. *It is after the flame has died that the water rises, all in a rush.*",
      ],
      hint: "Find the words *watch the water*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "The numbers fit; little else does.",
      key: {
        text: "It grants that the two figures agree before turning to what does not fit.",
        reason:
          "That a fifth of the height matches a fifth of the air is granted; three observations then speak against the account.",
      },
      wrong: [
        {
          text: "It grants the account its faults before turning to its one strength.",
          code: "relationship-reversed",
          reason: "The strength is named first, and the faults follow.",
        },
        {
          text: "It scolds generations of pupils for having believed what they heard.",
          code: "wrong-strength-or-tone",
          reason: "The pupils *have been told*, and are not scolded.",
        },
        {
          text: "It suggests that the amount of oxygen in air was wrongly measured.",
          code: "wrong-group-or-measure",
          reason: "That about a fifth is oxygen is not in doubt.",
        },
      ],
      evidence: [
        "to about a fifth of its height",
        "A flame goes out long before the oxygen is used up",
      ],
      opening: "Two halves of one short sentence look back and ahead.",
      steps: [
        "*The numbers fit* looks back to the two fifths. *Little else does* looks ahead to what is seen of flame, gases and water.",
      ],
      hint: "Ask which half belongs to what precedes.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the bubbles that escape from under the rim?",
      key: {
        text: "They are air for which heat has left no room.",
        reason: "Part of the hot air *was driven out*.",
      },
      wrong: [
        {
          text: "They are oxygen of which the candle had no further need.",
          code: "words-echoed",
          reason: "What escapes is part of the hot air and not oxygen in particular.",
        },
        {
          text: "They are air that the water has pushed aside in rising.",
          code: "relationship-reversed",
          reason: "They are seen while the water hardly moves.",
        },
        {
          text: "They are steam that has been formed on top of the water.",
          code: "not-in-the-text",
          reason: "Steam is not spoken of.",
        },
      ],
      evidence: ["The glass was filled with hot air, part of which was driven out."],
      opening: "The last sentences but one say what leaves the glass and why.",
      steps: [
        "*While the candle burns*, bubbles escape: *the glass was filled with hot air, part of which was driven out*.",
      ],
      hint: "Ask what was driven out.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion: "That the water reaches a fifth of the height is therefore ______",
      key: {
        text: "a coincidence of two numbers.",
        reason: "The rise depends on cooling and has nothing to do with the share of oxygen.",
      },
      wrong: [
        {
          text: "a measure of the oxygen there.",
          code: "contradicts-the-text",
          reason: "A flame goes out long before the oxygen is used up.",
        },
        {
          text: "a mistake of those who look.",
          code: "too-extreme",
          reason: "That it rises to about a fifth is not denied.",
        },
        {
          text: "a sign of a badly made glass.",
          code: "not-in-the-text",
          reason: "The glass is not said to be at fault.",
        },
      ],
      evidence: ["The numbers fit; little else does.", "What remains cools and shrinks."],
      opening: "If cooling raises the water, the share of oxygen does not decide how far.",
      steps: [
        "The water rises because hot air *cools and shrinks*. How far it shrinks has nothing to do with how much of the air is oxygen; the two fifths merely agree.",
      ],
      hint: "Ask whether the true cause has anything to do with the fifth of the air.",
      tip: habits.conclusion,
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the account that pupils have been told?",
      key: {
        text: "The water rose higher when three candles were set under the glass in place of one.",
        reason: "Three candles find no more oxygen than one, but they make more of the air hot.",
      },
      wrong: [
        {
          text: "The water rose as high with three candles under the glass as it had with one.",
          code: "relationship-reversed",
          reason: "This would fit the account, since the oxygen is the same.",
        },
        {
          text: "The water rose in the glass although the dish had been filled with salt water.",
          code: "beside-the-point",
          reason: "Neither account depends on the kind of water.",
        },
        {
          text: "The water rose less when the glass was put over the candle with its rim cracked.",
          code: "wrong-group-or-measure",
          reason: "A leak would spoil the rise by either account.",
        },
      ],
      evidence: ["the candle has eaten the oxygen and that the water has taken its place"],
      opening: "By that account the rise can depend on nothing but the oxygen in the glass.",
      steps: [
        "A glass holds the same oxygen whatever stands in it. If more candles raise the water higher, it is not the oxygen that decides.",
      ],
      hint: "Ask what, by that account, more candles could change.",
      tip: habits.weaken,
    },
  ],
};
