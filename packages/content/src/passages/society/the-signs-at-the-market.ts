import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theSignsAtTheMarket: Passage = {
  id: "the-signs-at-the-market",
  genre: "society",
  text: prose`
    In one border town two languages are spoken. A linguist walked through its covered market and
    noted the language of every sign. The large signs over the stalls, painted to order, were nearly
    all in the language of the state, in which the market authority issues its permits. On the slips
    of cardboard stuck among the fruit, where sellers had written the day's prices by hand, the other
    language was used four times out of five.
  `,
  facets: [
    {
      kind: "conclusion",
      level: "Easy",
      completion:
        "Someone who had looked at the painted signs alone would therefore probably ______",
      key: {
        text: "underestimate the part of the other language in daily trade.",
        reason:
          "The handwritten prices, which such a person has not read, are mostly in that language.",
      },
      wrong: [
        {
          text: "conclude that few of the sellers held a permit for a stall.",
          code: "words-echoed",
          reason: "Painted signs in the language of the permits would suggest nothing of the kind.",
        },
        {
          text: "overestimate how often sellers changed their daily prices.",
          code: "not-in-the-text",
          reason: "How often prices change cannot be seen from painted signs.",
        },
        {
          text: "suppose that the other language was used by most sellers.",
          code: "contradicts-the-text",
          reason: "The painted signs are nearly all in the language of the state.",
        },
      ],
      evidence: [
        "were nearly all in the language of the state",
        "the other language was used four times out of five",
      ],
      opening: "Two kinds of signs give two different pictures, and one of them is missing here.",
      steps: [
        "Painted signs are *nearly all in the language of the state*; handwritten prices are in the other *four times out of five*. Whoever sees only the former will think the other language rarer than it is.",
      ],
      hint: "Ask what such a person would not have seen.",
      tip: habits.conclusion,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the language of the painted signs?",
      key: {
        text: "It has more to do with officials than with customers.",
        reason:
          "It is the language of the permits, while prices for customers are written in the other.",
      },
      wrong: [
        {
          text: "It is used because few sellers can write the other one.",
          code: "contradicts-the-text",
          reason: "Sellers write the other language on their own price slips.",
        },
        {
          text: "It is the one that most people in the market speak at home.",
          code: "not-in-the-text",
          reason: "What people speak at home is not told.",
        },
        {
          text: "It will before long replace the other on the slips.",
          code: "possibility-as-fact",
          reason: "Nothing points to a change in the years to come.",
        },
      ],
      evidence: [
        "in which the market authority issues its permits",
        "where sellers had written the day's prices by hand",
      ],
      opening: "Each language goes with a different partner: the authority or the customer.",
      steps: [
        "Painted signs use the language *in which the market authority issues its permits*. For *the day's prices*, which customers read, sellers mostly write the other.",
      ],
      hint: "Ask for whom each kind of sign seems to be written.",
      tip: habits.implication,
    },
  ],
};
