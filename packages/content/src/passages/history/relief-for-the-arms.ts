import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const reliefForTheArms: Passage = {
  id: "relief-for-the-arms",
  genre: "history",
  source:
    "Standard histories of money in Song China: iron coin in Sichuan, the private jiaozi of Chengdu, and the state issue from 1024, in fixed sums and for limited terms.",
  text: prose`
    In Sichuan, in western China, ordinary coins around the year 1000 were made of iron, and it took
    so many of them to pay for so little that a large purchase might call for a cart. Merchants in
    the city of Chengdu began to leave their coins with dealers who gave them paper receipts, and
    before long the receipts were passing from hand to hand in place of the coins. In the 1020s the
    state took over the business, with notes for fixed sums. It is tempting to see the birth of
    paper money as a triumph of the imagination. It began as relief for the arms.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what was troublesome about the coins of Sichuan?",
      key: {
        text: "A large payment took more of them than was easily carried.",
        reason:
          "So many were needed *to pay for so little that a large purchase might call for a cart*.",
      },
      wrong: [
        {
          text: "No dealers from the other provinces of China accepted them.",
          code: "not-in-the-text",
          reason: "The text does not mention merchants from elsewhere.",
        },
        {
          text: "The state had ordered that they be replaced by paper notes.",
          code: "relationship-reversed",
          reason: "Paper came in because of the trouble, and the state joined in later.",
        },
        {
          text: "Dealers in Chengdu gave out more receipts than they had coins.",
          code: "words-echoed",
          reason: "Dealers gave receipts for coins left with them; no excess is mentioned.",
        },
      ],
      evidence: [
        "it took so many of them to pay for so little that a large purchase might call for a cart",
      ],
      opening: "The cart in the first sentence tells what the trouble with the coins was.",
      steps: [
        "The coins were of iron, and *it took so many of them to pay for so little that a large purchase might call for a cart*.",
      ],
      hint: "Ask why a purchase would call for a cart.",
      tip: habits.detail,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Paper money arose in Sichuan as a practical answer to coins that were a burden to carry.",
        reason:
          "The coins are the problem and the receipts the answer, as the last sentence sums up.",
      },
      wrong: [
        {
          text: "Paper money was devised by officials in Sichuan who wished to be rid of iron coins.",
          code: "wrong-person-or-text",
          reason: "It came from merchants and dealers; the state took it over afterward.",
        },
        {
          text: "Paper money could succeed in Sichuan only after the state had fixed the value of its notes.",
          code: "contradicts-the-text",
          reason: "Receipts passed *from hand to hand* before the state stepped in.",
        },
        {
          text: "Merchants of Sichuan left their coins with dealers and were given receipts for them.",
          code: "too-narrow",
          reason: "This is one step of the story, without its cause or its outcome.",
        },
      ],
      evidence: [
        "a large purchase might call for a cart",
        "the receipts were passing from hand to hand in place of the coins",
        "It began as relief for the arms.",
      ],
      opening: "The text tells where paper money came from and sums it up in its last sentence.",
      steps: [
        "Heavy coins lead to deposits, deposits to receipts, and receipts to money that passes *from hand to hand*. *It began as relief for the arms*: the cause was the weight.",
      ],
      hint: "Say in a few words what the *relief* of the last sentence was relief from.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "It began as relief for the arms.",
      key: {
        text: "It sets against a lofty view of paper money the need that it first met.",
        reason:
          "The sentence before offers a *triumph of the imagination*; this one answers with tired arms.",
      },
      wrong: [
        {
          text: "It adds a further proof of the imagination that went into an invention.",
          code: "contradicts-the-text",
          reason: "It does not bear out the lofty view but corrects it.",
        },
        {
          text: "It casts doubt on whether an invention gave merchants what they really needed.",
          code: "relationship-reversed",
          reason: "The relief was real; it is the reason that the receipts spread.",
        },
        {
          text: "It returns to the part that the state had in spreading an invention.",
          code: "wrong-group-or-measure",
          reason: "The arms are those of people who had coins to carry; the state is left behind.",
        },
      ],
      evidence: [
        "It is tempting to see the birth of paper money as a triumph of the imagination.",
        "It began as relief for the arms.",
      ],
      opening: "The words *It is tempting* announce a view that the last sentence will not share.",
      steps: [
        "*It is tempting to see* a triumph of the imagination, says the text; the short sentence after it brings the matter down to heavy coins. The contrast is between the lofty and the plain.",
      ],
      hint: "Ask whether the writer gives in to what is called *tempting*.",
      tip: habits.function,
    },
  ],
};
