import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const cardsOnTheBeach: Passage = {
  id: "cards-on-the-beach",
  genre: "science",
  figure: {
    kind: "table",
    title: "Cards Mailed by Their Finders",
    columns: ["Shore", "Of 1,000 set adrift", "Of 100 laid on the ground"],
    rows: [
      ["Resort", "96", "80"],
      ["Village", "60", "48"],
      ["Marsh", "30", "10"],
      ["Cliffs", "9", "5"],
    ],
    rowHeaders: true,
    alt: "Table of the cards mailed by their finders from four shores, of 1,000 cards set adrift and of 100 laid on the ground of each shore. Resort: 96, 80. Village: 60, 48. Marsh: 30, 10. Cliffs: 9, 5.",
  },
  text: prose`
    To learn where the currents of a bay go, oceanographers set a thousand cards adrift, each
    asking its finder to mail it with the name of the shore. When the cards had come in, one of
    the team had a doubt. A card is found where people walk. They went back, laid a hundred cards
    on the ground of every shore, and waited for these to be mailed.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion:
        "The doubt was justified, for a card that has reached a shore is not found equally often on all of them: ______",
      key: {
        text: "of the cards laid on the ground, 80 were mailed from the resort and 10 from the marsh.",
        reason:
          "All of these cards lay on a shore, a hundred on each, and many more were found at the resort.",
      },
      wrong: [
        {
          text: "of the cards set adrift, 80 were mailed from the resort and 10 from the marsh.",
          code: "wrong-person-or-text",
          reason: "These figures belong to the cards laid on the ground.",
        },
        {
          text: "of the cards laid on the ground, 96 were mailed from the resort and 30 from the marsh.",
          code: "wrong-group-or-measure",
          reason: "These figures belong to the cards set adrift.",
        },
        {
          text: "of the cards set adrift, 96 were mailed from the resort and 30 from the marsh.",
          code: "beside-the-point",
          reason: "True, but nobody knows how many cards had reached each of the two shores.",
        },
      ],
      evidence: [
        "a card that has reached a shore is not found equally often on all of them",
        "laid a hundred cards on the ground of every shore",
      ],
      opening: "Only of the cards laid on the ground is it known that they lay there.",
      steps: [
        "A hundred cards lay on each shore. The last column says how many of them were found: 80 at the resort and 10 in the marsh.",
      ],
      hint: "Of which cards is it certain that they had reached a shore?",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the text?",
      completion:
        "A low count may mean that few cards came ashore or that few people did. On the cliffs, from which hardly any of the cards set adrift were mailed, the second must be part of the reason: ______",
      key: {
        text: "of 100 cards known to have lain there, people mailed 5.",
        reason: "With a hundred cards there, hardly anyone found one.",
      },
      wrong: [
        {
          text: "of 100 cards known to have lain there, people mailed 10.",
          code: "wrong-group-or-measure",
          reason: "This is the figure for the marsh.",
        },
        {
          text: "of 1,000 cards set adrift, people mailed 9 from there.",
          code: "beside-the-point",
          reason: "This is the low count itself, which either reason would explain.",
        },
        {
          text: "of 1,000 cards set adrift, people mailed 96 from the resort.",
          code: "half-right",
          reason:
            "That many came from the resort does not show how many people walk on the cliffs.",
        },
      ],
      evidence: [
        "few cards came ashore or that few people did",
        "the second must be part of the reason",
      ],
      opening: "Where it is certain that cards lay, a low count can only mean few finders.",
      steps: [
        "A hundred cards were laid on the cliffs, and 5 were mailed. It cannot have been for want of cards.",
      ],
      hint: "Which column leaves only one of the two reasons standing?",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice best describes data from the table that weaken the claim that the currents bring more cards to the resort than to the marsh?",
      key: {
        text: "The resort had about three times as many drifting cards mailed (96 and 30), but a card that lay there was eight times as likely to be found (80 and 10).",
        reason: "Three times the finds at eight times the chance means that fewer cards had come.",
      },
      wrong: [
        {
          text: "The resort had about ten times as many drifting cards mailed as the cliffs (96 and 9), but a card that lay there was sixteen times as likely to be found (80 and 5).",
          code: "wrong-group-or-measure",
          reason: "The claim compares the resort with the marsh.",
        },
        {
          text: "The resort had more drifting cards mailed than the village, the marsh, or the cliffs (96, against 60, 30, and 9), and more than two of these together.",
          code: "contradicts-the-text",
          reason: "By itself this is what the claim would lead one to expect.",
        },
        {
          text: "The resort had more of the cards laid on its sand mailed than the village, the marsh, or the cliffs (80, against 48, 10, and 5), as more people walk there.",
          code: "half-right",
          reason:
            "This shows how cards are found but does not set it against the cards that drifted.",
        },
      ],
      evidence: ["A card is found where people walk."],
      opening: "Ask how many cards must have come ashore for so many of them to be found.",
      steps: [
        "At the resort 80 of 100 cards are found, so 96 finds mean about 120 cards. In the marsh 10 of 100 are found, so 30 finds mean about 300. More cards had gone to the marsh.",
      ],
      hint: "From each pair of figures work out how many cards must have come ashore.",
      tip: habits.data,
    },
  ],
};
