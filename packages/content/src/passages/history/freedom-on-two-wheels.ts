import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const freedomOnTwoWheels: Pair = {
  id: "freedom-on-two-wheels",
  genre: "history",
  source: "The bicycle boom of the 1890s and women's dress and mobility: standard social histories",
  texts: [
    prose`
      In the 1890s the bicycle did for American women what no petition had done. It put a
      woman on the public road, alone, at ten miles an hour, in clothes that let her move;
      it took her out of sight of her mother's window. Custom had forbidden all of it, and
      within five summers custom gave way. Freedom, for once, could be bought in a shop.
    `,
    prose`
      In a shop, indeed, and at a price. A good bicycle of 1895 cost what a seamstress
      earned in a quarter of a year. She sewed the new short skirts and watched them pass.
      When cheap secondhand machines came within her reach, late in the decade, she rode
      one, and she rode it to work.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the claim in Text 1 about what the bicycle did for American women?",
      key: {
        text: "By noting that for women of small means it came true later",
        reason: "The seamstress could ride only when cheap machines had come within her reach.",
      },
      wrong: [
        {
          text: "By noting that to women of small means it did not come",
          code: "contradicts-the-text",
          reason: "In the end the seamstress rode one too.",
        },
        {
          text: "By noting that custom forbade women of small means to ride in public",
          code: "half-right",
          reason: "It was the price and not custom that held the seamstress back.",
        },
        {
          text: "By noting that seamstresses had gained freedom from petitions before",
          code: "not-in-the-text",
          reason: "Text 2 says nothing of petitions.",
        },
      ],
      evidence: [
        "A good bicycle of 1895 cost what a seamstress earned in a quarter of a year.",
        "When cheap secondhand machines came within her reach, late in the decade",
      ],
      opening: "What Text 1 says of women in general was at first true of those who could pay.",
      steps: [
        "The price was *what a seamstress earned in a quarter of a year*. Not until *cheap secondhand machines came within her reach, late in the decade* could she have what Text 1 describes.",
      ],
      hint: "When did the seamstress have a bicycle?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Hard",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Whoever wished for this freedom had first to be able to pay for it.",
        reason: "Text 1 says that it could be bought in a shop, and Text 2 names the price.",
      },
      wrong: [
        {
          text: "Whoever sewed the new skirts had a share in the new freedom at once.",
          code: "too-narrow",
          reason: "The seamstress watched the skirts pass.",
        },
        {
          text: "Whoever rode a bicycle did so to escape a parent's watchful eye.",
          code: "wrong-person-or-text",
          reason: "The mother's window belongs to Text 1; in Text 2 the rider goes to work.",
        },
        {
          text: "Whoever bought a bicycle in those years bought it on credit.",
          code: "not-in-the-text",
          reason: "Neither text speaks of credit.",
        },
      ],
      evidence: [
        "Freedom, for once, could be bought in a shop.",
        "In a shop, indeed, and at a price.",
      ],
      opening: "Text 2 takes up the last words of Text 1 and adds what they imply.",
      steps: [
        "*Freedom, for once, could be bought in a shop*, ends Text 1. *In a shop, indeed*, begins Text 2, and names *a price*. That money was needed is common ground.",
      ],
      hint: "Compare the last sentence of Text 1 with the first of Text 2.",
      tip: habits.agreement,
    },
  ],
};
