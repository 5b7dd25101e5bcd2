import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theUmbrellaSeller: Passage = {
  id: "the-umbrella-seller",
  genre: "story",
  credit: `The following text is from "A Dry Season," a short story written for SAT Practice.`,
  text: prose`
    In Lima, where it does not rain, Don Eusebio had sold umbrellas for thirty-one years, and he
    knew before their families did who was going away. People came in casually, asked for black, and
    would not look at him. He wrapped the thing like a secret, in plain paper. So when young Salcedo
    laid one upon the counter in November, dry, with its paper still folded round it, Don Eusebio
    did not ask whether the spring was broken. By a sign on the wall, painted in his father's time,
    nothing could be returned. He took down the sign, as if to dust behind it, and counted out the
    money to the last coin.
  `,
  facets: [
    {
      kind: "detail",
      level: "Medium",
      stem: "Based on the text, why do people in Lima buy umbrellas from Don Eusebio?",
      key: {
        text: "They plan to be far from Lima before long.",
        reason: "He knows from a purchase *who was going away*.",
      },
      wrong: [
        {
          text: "They want gifts for friends who live abroad.",
          code: "not-in-the-text",
          reason: "The buyers are the ones who leave; no gifts are mentioned.",
        },
        {
          text: "They are getting ready for the rainy months.",
          code: "contradicts-the-text",
          reason: "In Lima, the text says, *it does not rain*.",
        },
        {
          text: "They wish to keep off the dust and the sun.",
          code: "words-echoed",
          reason: "The only dust is the dust behind the sign, and the sun is not mentioned.",
        },
      ],
      evidence: ["he knew before their families did who was going away"],
      opening: "In a city without rain, an umbrella tells the seller that somebody plans to go.",
      steps: [
        "Lima has no use for umbrellas, so to buy one means to be going where it does rain: Don Eusebio *knew before their families did who was going away*.",
      ],
      hint: "Ask what an umbrella means in a city where it does not rain.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "Don Eusebio did not ask whether the spring was broken",
      key: {
        text: "It indicates that the folded paper has told him why it is returned.",
        reason:
          "A broken spring would be the usual question; he does not need it, for the dry, folded umbrella has told him.",
      },
      wrong: [
        {
          text: "It suggests that he is displeased to have the sale undone.",
          code: "wrong-strength-or-tone",
          reason: "He gives the money back to the last coin, so he is not displeased.",
        },
        {
          text: "It establishes that the umbrella was in order when it was sold.",
          code: "wrong-purpose",
          reason: "The state of the umbrella is just what no longer matters here.",
        },
        {
          text: "It implies that customers of his are used to bringing their goods back.",
          code: "relationship-reversed",
          reason: "Nothing could be returned, so a return is out of the common.",
        },
      ],
      evidence: [
        "dry, with its paper still folded round it",
        "Don Eusebio did not ask whether the spring was broken",
      ],
      opening: "He skips the ordinary question because he already knows the answer to another one.",
      steps: [
        "The umbrella comes back *dry, with its paper still folded round it*: it has never left Lima, and neither has Salcedo. A man who reads purchases so well can read this, and has nothing to ask.",
      ],
      hint: "Ask why he does not need to put the usual question.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about young Salcedo?",
      key: {
        text: "He has given up his plan of going away from the city.",
        reason: "The umbrella that stands for going away is brought back unused.",
      },
      wrong: [
        {
          text: "He has come home early from a stay in a dry place.",
          code: "half-right",
          reason: "The paper has never been opened, so the umbrella went nowhere.",
        },
        {
          text: "He has been told by his family that he has to stay.",
          code: "not-in-the-text",
          reason: "His reason is not given, and families are the last to know.",
        },
        {
          text: "He has found a fault in the umbrella and is ashamed.",
          code: "words-echoed",
          reason: "It is still wrapped as it was sold; he has not opened it.",
        },
      ],
      evidence: ["who was going away", "with its paper still folded round it"],
      opening: "What a purchase means in this shop also tells what a return must mean.",
      steps: [
        "Whoever buys an umbrella here is *going away*. Salcedo brings his back *dry, with its paper still folded*: the journey for which he bought it has not taken place.",
      ],
      hint: "Turn round what the first sentence says about those who buy.",
      tip: habits.implication,
    },
    {
      kind: "purpose",
      level: "Hard",
      key: {
        text: "To show a tradesman treating a customer's disappointment with tact",
        reason: "He asks nothing, and he takes down the sign so that the refund breaks no rule.",
      },
      wrong: [
        {
          text: "To show a tradesman regretting a rule that has cost him trade",
          code: "wrong-strength-or-tone",
          reason: "He sets the rule aside for one customer; no loss of trade is mentioned.",
        },
        {
          text: "To show how a city's weather shapes the habits of its people",
          code: "too-broad",
          reason:
            "The weather is where the story begins; it ends with what one man does for another.",
        },
        {
          text: "To show a tradesman helping a customer to go away in secret",
          code: "contradicts-the-text",
          reason: "The purchase is undone: this customer is not going away after all.",
        },
      ],
      evidence: [
        "did not ask whether the spring was broken",
        "He took down the sign, as if to dust behind it",
      ],
      opening:
        "Everything the seller does at the counter spares the young man a word about himself.",
      steps: [
        "The seller understands without asking. Then, against a rule painted on the wall, he pays back everything, and pretends to be dusting while he removes the rule. The text leads up to this small kindness.",
      ],
      hint: "Ask why he makes it look as if he were dusting.",
      tip: habits.purpose,
    },
  ],
};
