import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const bowlsThatNobodyListed: Passage = {
  id: "bowls-that-nobody-listed",
  genre: "history",
  text: prose`
    When a householder died in a certain English county of the seventeenth century, neighbors went
    through the rooms and drew up a list of goods with their values. From thousands of such lists one
    can learn how many families owned a clock, a feather bed, or an iron pot. Wooden bowls and spoons
    are hardly ever listed. Yet the purpose of a list was to settle what could be sold, and the
    neighbors often closed with a line for *things not worth the naming*, priced together at a few
    pence.
  `,
  facets: [
    {
      kind: "conclusion",
      level: "Hard",
      completion: "The rarity of wooden bowls in the lists is therefore ______",
      key: {
        text: "poor evidence that such bowls were rare in the houses.",
        reason:
          "Things that could not be sold were left out, so their absence from a list shows little.",
      },
      wrong: [
        {
          text: "good evidence that such bowls were too dear for most houses.",
          code: "contradicts-the-text",
          reason: "What was left out was worth only a few pence, not dear.",
        },
        {
          text: "clear evidence that such bowls stood in most of the houses.",
          code: "too-extreme",
          reason: "The lists neither show nor rule out bowls; they prove no such thing.",
        },
        {
          text: "good evidence that neighbors had hidden such bowls.",
          code: "not-in-the-text",
          reason: "Nothing points to dishonesty; small things were priced together.",
        },
      ],
      evidence: [
        "the purpose of a list was to settle what could be sold",
        "things not worth the naming",
      ],
      opening: "A list made for selling is silent about whatever would not sell.",
      steps: [
        "The lists were *to settle what could be sold*, and cheap things went into one line as *not worth the naming*. A missing bowl may thus mean a cheap bowl rather than no bowl.",
      ],
      hint: "Ask what else, apart from real rarity, could keep a bowl off the list.",
      tip: habits.conclusion,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what were the neighbors' lists meant to do?",
      key: {
        text: "Establish what there was to sell",
        reason: "The text says so: *the purpose of a list was to settle what could be sold*.",
      },
      wrong: [
        {
          text: "Compare one family's goods with another's",
          code: "wrong-person-or-text",
          reason: "Such comparisons are made by those who study the lists now.",
        },
        {
          text: "Show which goods the neighbors had lent",
          code: "not-in-the-text",
          reason: "Lending is not mentioned.",
        },
        {
          text: "Record even the cheapest of the goods by name",
          code: "contradicts-the-text",
          reason: "The cheapest were *things not worth the naming*.",
        },
      ],
      evidence: ["the purpose of a list was to settle what could be sold"],
      opening: "The word *purpose* in the text answers the question.",
      steps: [
        "*Yet the purpose of a list was to settle what could be sold*: it was made for a sale.",
      ],
      hint: "Find the word *purpose*.",
      tip: habits.detail,
    },
  ],
};
