import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const aPennyAtTheDoor: Pair = {
  id: "a-penny-at-the-door",
  genre: "history",
  source:
    "London coffeehouses of the late seventeenth century, their penny charge and printed rules: standard histories",
  texts: [
    prose`
      For the price of a penny, a stranger could enter a London coffeehouse of the late seventeenth
      century, sit wherever there was room, and join in the talk. A lord might find himself next to a
      candle maker, and printed rules on the wall told him not to expect the better seat. In these
      rooms, it has been said, the English first practiced equality.
    `,
    prose`
      A penny was not much, but it would buy a laborer's loaf, and the hours of talk fell within the
      hours of work. Women served in coffeehouses and even owned them, but they were seldom found
      among the company. The rank that was left at the door, in short, was rank among men of some
      leisure. Within those limits, the equality was real enough.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely describe the equality claimed in Text 1?",
      key: {
        text: "As genuine among such people as had the leisure to take part",
        reason: "It was *real enough*, but only *within those limits*: men of some leisure.",
      },
      wrong: [
        {
          text: "As an ideal that was printed on walls but seldom really kept",
          code: "contradicts-the-text",
          reason: "Text 2 calls the equality *real enough*.",
        },
        {
          text: "As a custom that ended when the price of entry rose",
          code: "not-in-the-text",
          reason: "No rise in the price is mentioned.",
        },
        {
          text: "As an achievement owed to women who kept the houses",
          code: "words-echoed",
          reason: "Women are mentioned as owners who were seldom part of the company.",
        },
      ],
      evidence: ["Within those limits, the equality was real enough.", "men of some leisure"],
      opening: "Text 2 does not deny the equality but asks who could take part in it.",
      steps: [
        "Laborers lacked the penny and the time, and women were seldom in the company. For *men of some leisure* rank was indeed left at the door: *the equality was real enough*.",
      ],
      hint: "Weigh the last sentence of Text 2, both its beginning and its end.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Men of different rank talked together in coffeehouses.",
        reason:
          "Text 1 seats a lord by a candle maker; Text 2 grants that rank was left at the door.",
      },
      wrong: [
        {
          text: "Any Londoner could afford to spend time in coffeehouses.",
          code: "contradicts-the-text",
          reason: "Text 2 points out that laborers lacked the money and the hours.",
        },
        {
          text: "Women were as welcome as men were in coffeehouses.",
          code: "not-in-the-text",
          reason: "Text 1 does not mention women, and Text 2 says they were seldom in the company.",
        },
        {
          text: "Printed rules kept the peace between guests in coffeehouses.",
          code: "too-narrow",
          reason: "Only Text 1 mentions rules, and they are about seats, not about peace.",
        },
      ],
      evidence: [
        "A lord might find himself next to a candle maker",
        "The rank that was left at the door",
      ],
      opening: "On one point the texts agree: inside, rank counted for little among the guests.",
      steps: [
        "In Text 1 *a lord might find himself next to a candle maker*. Text 2 speaks of *the rank that was left at the door* and calls the equality real within its limits.",
      ],
      hint: "Check each statement against the second text in particular.",
      tip: habits.agreement,
    },
  ],
};
