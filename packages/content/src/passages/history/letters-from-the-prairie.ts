import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const lettersFromThePrairie: Pair = {
  id: "letters-from-the-prairie",
  genre: "history",
  texts: [
    prose`
      "The soil is black to the depth of a spade, the winters are no worse than at home, and
      our daughter has cheeks like apples." Some three hundred such letters from settlers
      survive in print, from the 1850s and after, and hardly a dozen complain. Historians
      who paint the prairie as a place of hunger and regret should read what those who lived
      there had to say of it.
    `,
    prose`
      The printed letters have a printer, and he is worth getting to know. He sold tickets.
      The steamship line for which he worked asked new settlers to write, paid the postage,
      and chose which letters to publish. In its cellar the letters it set aside have now
      been found. There are some two thousand of them, and few mention apples.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the argument about the printed letters in Text 1?",
      key: {
        text: "By pointing out that they were selected by people with tickets to sell",
        reason:
          "The steamship line chose which letters to publish and set some two thousand aside.",
      },
      wrong: [
        {
          text: "By pointing out that they had been made up by the steamship line",
          code: "too-extreme",
          reason:
            "The line asked settlers to write and chose among their letters; it did not invent them.",
        },
        {
          text: "By pointing out that they say much less in praise of the prairie than has been supposed",
          code: "contradicts-the-text",
          reason: "Their praise is not denied; what was set aside is what praised less.",
        },
        {
          text: "By pointing out that they were written by settlers who had since gone home",
          code: "not-in-the-text",
          reason: "Nothing is said of settlers who went home.",
        },
      ],
      evidence: ["chose which letters to publish", "He sold tickets."],
      opening: "Letters chosen by a seller of tickets will be those that sell tickets.",
      steps: [
        "The printer *sold tickets*, and his line *chose which letters to publish*. The hundreds that praise are what was left when two thousand had been *set aside*.",
      ],
      hint: "Who decided which letters would be printed, and what was his trade?",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely describe the advice to historians at the end of Text 1?",
      key: {
        text: "As sound, provided that they read the letters found in the cellar",
        reason: "What settlers had to say is indeed the evidence, but most of it was set aside.",
      },
      wrong: [
        {
          text: "As sound, provided that they read the printed letters alone",
          code: "relationship-reversed",
          reason: "The printed letters are those chosen by the seller of tickets.",
        },
        {
          text: "As unsound, since settlers could not judge what their lives were like",
          code: "contradicts-the-text",
          reason:
            "The author values the settlers' own letters, and two thousand of them above all.",
        },
        {
          text: "As unsound, since letters of every kind tell less than figures do",
          code: "not-in-the-text",
          reason: "Figures are not offered in place of letters.",
        },
      ],
      evidence: [
        "should read what those who lived there had to say of it",
        "In its cellar the letters it set aside have now been found.",
      ],
      opening:
        "Historians should listen to settlers, and most of what settlers said lay in a cellar.",
      steps: [
        "The advice is to read *what those who lived there had to say of it*. The author of Text 2 does not object to this; she adds the *two thousand* letters that had been kept from view.",
      ],
      hint: "Would the author of Text 2 have historians read fewer letters or more?",
      tip: habits.response,
    },
  ],
};
