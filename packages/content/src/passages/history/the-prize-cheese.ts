import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const thePrizeCheese: Passage = {
  id: "the-prize-cheese",
  genre: "letter",
  credit:
    "The following text is from a letter written for SAT Practice in the manner of the 1830s. A farmer's wife writes to a county agricultural society.",
  text: prose`
    Gentlemen: I thank the Society for its silver cup, awarded to my husband for the best cheese in
    the county. He will treasure it, the more because he has never made a cheese. It was entered
    under his name by your own rule, which admits no wives; it was made by my hands, from my
    mother's receipt, of milk from cows that I reared. I do not ask you to take back the cup. It
    looks well on the shelf, and holds buttons. I ask only that you print the receipt over my name,
    for if next year some other husband should make the same cheese, I would wish the credit to go
    to the right wife.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why was the cheese entered under the husband's name?",
      key: {
        text: "The Society does not let wives compete.",
        reason: "The Society's own rule *admits no wives*.",
      },
      wrong: [
        {
          text: "The husband had helped his wife make it.",
          code: "contradicts-the-text",
          reason: "The husband *has never made a cheese*.",
        },
        {
          text: "The wife had no wish to win the cup.",
          code: "not-in-the-text",
          reason: "The letter gives the Society's rule as the reason, not any wish of hers.",
        },
        {
          text: "The milk came from cows that he owned.",
          code: "words-echoed",
          reason: "The cows are mentioned as reared by her, not as a reason for using his name.",
        },
      ],
      evidence: ["It was entered under his name by your own rule, which admits no wives"],
      opening: "The writer names the rule that kept her own name off the entry.",
      steps: [
        "The cheese was entered under his name *by your own rule, which admits no wives*: only a husband's name could stand there.",
      ],
      hint: "Look for the word *rule*.",
      tip: habits.detail,
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To claim credit in print for work that a prize has credited to another",
        reason:
          "She asks that the receipt appear over her name, since the cup went to a husband who made no cheese.",
      },
      wrong: [
        {
          text: "To ask that a prize be withdrawn and given to the one who has earned it",
          code: "contradicts-the-text",
          reason: "She says, *I do not ask you to take back the cup*.",
        },
        {
          text: "To thank a society for the honor that it has done to a whole family",
          code: "half-right",
          reason: "The thanks open the letter, but they lead up to a complaint and a request.",
        },
        {
          text: "To warn a society that other families may copy a receipt of hers",
          code: "wrong-purpose",
          reason:
            "She asks for the receipt to be printed, where all may use it; what she wants is the credit.",
        },
      ],
      evidence: [
        "I ask only that you print the receipt over my name",
        "he has never made a cheese",
      ],
      opening: "The letter gives up the cup and asks for something else in its place.",
      steps: [
        "The cup may stay where it is. What she asks for, and *only* that, is the receipt printed *over my name*, so that the credit goes *to the right wife*.",
      ],
      hint: "Compare what the writer says she does not ask with what she says she does ask.",
      tip: habits.purpose,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "It looks well on the shelf, and holds buttons.",
      key: {
        text: "It makes light of the silver prize before her real wish is stated.",
        reason:
          "A prize that serves to hold buttons is no great thing; the credit she asks for next is.",
      },
      wrong: [
        {
          text: "It assures the Society that the cup is treasured before she asks for another.",
          code: "half-right",
          reason: "Holding buttons is faint praise, and it is not a second cup that she asks for.",
        },
        {
          text: "It excuses the use made of the cup before she offers to send it back to them.",
          code: "contradicts-the-text",
          reason: "She has just said that she does not ask them to take it back.",
        },
        {
          text: "It complains of the smallness of the cup before she pleads for a larger prize.",
          code: "not-in-the-text",
          reason: "Its size is not at issue, and she pleads for no prize at all.",
        },
      ],
      evidence: [
        "I do not ask you to take back the cup.",
        "holds buttons",
        "I ask only that you print the receipt over my name",
      ],
      opening: "A silver cup full of buttons is a way to say how little the honor means as given.",
      steps: [
        "The writer leaves the cup to her husband and smiles at it: it *holds buttons*. With the cup out of the way, *I ask only* brings in what matters to her, her name in print.",
      ],
      hint: "Ask how a person speaks of a prize that is used to hold buttons.",
      tip: habits.function,
    },
  ],
};
