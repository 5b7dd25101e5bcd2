import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theWagesOfTheWind: Passage = {
  id: "the-wages-of-the-wind",
  genre: "story",
  credit: `The following text is from "The Wages of the Wind," a tale written for SAT Practice.`,
  text: prose`
    The wind had turned the mill for three generations and never been paid, and one autumn it came
    to the door, in the shape of a thin man without a coat, to ask for what it was owed. The miller
    offered flour. "I should only scatter it," said the wind. He offered silver. "It would fall
    through." The miller's wife, who had been looking at the man's feet, which did not keep still
    even then, put a chair beside the fire. All that night the sails stood idle, and people down the
    valley lay awake, listening to nothing. By morning the chair was empty. The miller reckoned that
    he had got off cheaply. His wife left the chair where it was.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why does the wind refuse the miller's flour?",
      key: {
        text: "It has no way of keeping it together.",
        reason: "The wind says, *I should only scatter it*.",
      },
      wrong: [
        {
          text: "It would sooner be paid in silver.",
          code: "words-echoed",
          reason: "Silver is refused in its turn: *It would fall through*.",
        },
        {
          text: "It thinks the miller's flour is bad.",
          code: "not-in-the-text",
          reason: "The wind finds no fault with the flour itself.",
        },
        {
          text: "It is owed more flour than that.",
          code: "contradicts-the-text",
          reason: "The quantity is not in question; the wind cannot hold any flour at all.",
        },
      ],
      evidence: ["I should only scatter it"],
      opening: "The wind answers the offer of flour by saying what it does to such things.",
      steps: [
        "Offered flour, the wind says, *I should only scatter it*: wind cannot carry flour home, only blow it about.",
      ],
      hint: "Think what wind does to flour.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "which did not keep still even then",
      key: {
        text: "It shows what leads the wife to guess the visitor's need.",
        reason: "She sees that he cannot rest, and then offers a place to rest.",
      },
      wrong: [
        {
          text: "It warns the wife that the visitor is losing his temper.",
          code: "wrong-strength-or-tone",
          reason: "The visitor gives his reasons calmly; his feet are restless, not angry.",
        },
        {
          text: "It makes the reader doubt that the visitor is the wind.",
          code: "wrong-purpose",
          reason: "Restless feet are what the wind would have; they confirm who he is.",
        },
        {
          text: "It tells how cold the visitor is for want of a warm coat.",
          code: "not-in-the-text",
          reason: "He has no coat, but his feet are not said to move from cold.",
        },
      ],
      evidence: ["which did not keep still even then", "put a chair beside the fire"],
      opening: "The wife looks where her husband does not, and acts on what she sees.",
      steps: [
        "The miller offers goods. His wife looks at feet that *did not keep still even then*, sees someone who has never rested, and sets out a chair.",
      ],
      hint: "Connect what she looks at with what she does next.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Easy",
      key: {
        text: "It relates two offers that fail and then a third, made by one who had been looking at the visitor.",
        reason: "Flour and silver are refused; the chair, offered by the wife, is accepted.",
      },
      wrong: [
        {
          text: "It relates three offers, each of them richer than the one before, and then how all three are refused.",
          code: "contradicts-the-text",
          reason: "The third is a mere chair, and it is not refused.",
        },
        {
          text: "It relates how a debt was paid in full and then explains how it had come to be owed at all.",
          code: "relationship-reversed",
          reason: "The years of unpaid work come first, and the payment after.",
        },
        {
          text: "It relates a demand that puts a household in danger and then the trick by which it was saved.",
          code: "wrong-strength-or-tone",
          reason: "The visitor threatens nobody, and the wife offers rest, not a trick.",
        },
      ],
      evidence: [
        "I should only scatter it",
        "It would fall through",
        "put a chair beside the fire",
      ],
      opening: "Two payments miss what the wind wants, and a third thing meets it.",
      steps: [
        "The miller's *flour* and *silver* are useless to the wind. The wife's chair is used *all that night*, as the idle sails show, and the debt is settled.",
      ],
      hint: "Count the offers and see who makes each of them.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about why the wife leaves the chair where it was?",
      key: {
        text: "She would make him welcome if he came again.",
        reason: "It was she who understood what he wanted, and the chair stays ready.",
      },
      wrong: [
        {
          text: "She thinks that the household has got off cheaply.",
          code: "wrong-person-or-text",
          reason: "That is the miller's reckoning, and her act is set beside it as different.",
        },
        {
          text: "She means it for the people who lay awake.",
          code: "words-echoed",
          reason:
            "They lay awake in their own houses down the valley, for want of the mill's sound.",
        },
        {
          text: "She would like to sit there in the evenings.",
          code: "not-in-the-text",
          reason: "It was set out for the visitor, and nothing is said of her sitting in it.",
        },
      ],
      evidence: [
        "The miller reckoned that he had got off cheaply. His wife left the chair where it was.",
      ],
      opening: "The last two sentences set the husband's reckoning beside the wife's gesture.",
      steps: [
        "For the miller the matter is a bill, now settled. His wife, who gave the wind a place to rest, keeps that place ready: to her it was hospitality and not a payment.",
      ],
      hint: "Contrast the last sentence with the one before it.",
      tip: habits.implication,
    },
  ],
};
