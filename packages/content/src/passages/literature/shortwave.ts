import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const shortwave: Passage = {
  id: "shortwave",
  genre: "story",
  credit: `The following text is from "Shortwave," a short story written for SAT Practice.`,
  text: prose`
    My father could repair any radio but ours. He would carry the neighbors' sets home under his
    arm, silent as hens, and by evening they would be singing on our kitchen table, while on the
    shelf above them our own gave out its one sound, a sort of patient frying. When my mother
    pointed this out, he said that a man who fixes his own radio has run out of neighbors. It was
    years before I understood that the neighbors did not pay him, and years more before I understood
    that he had not been talking about money.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, what is true of the family's own radio?",
      key: {
        text: "It makes a steady noise and nothing else.",
        reason: "Its one sound is *a sort of patient frying*.",
      },
      wrong: [
        {
          text: "It plays in the evening on the kitchen table.",
          code: "wrong-person-or-text",
          reason: "The sets that sing on the table by evening are the neighbors'.",
        },
        {
          text: "It works when the neighbors' sets are silent.",
          code: "words-echoed",
          reason: "It makes its one sound whatever the other sets do.",
        },
        {
          text: "It was given to the father in return for repairs.",
          code: "not-in-the-text",
          reason: "The text does not say where it came from, and the neighbors paid him nothing.",
        },
      ],
      evidence: ["our own gave out its one sound, a sort of patient frying"],
      opening: "The family's radio has *one sound*, and the text says what it is like.",
      steps: [
        "While the neighbors' sets sing on the table, the family's own *gave out its one sound, a sort of patient frying*: a constant crackle.",
      ],
      hint: "Keep the radios on the table apart from the one on the shelf.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "My father could repair any radio but ours.",
      key: {
        text: "It states an oddity that the rest of the text helps to explain.",
        reason:
          "A repairer whose own radio crackles is odd; what follows shows that he puts his neighbors first.",
      },
      wrong: [
        {
          text: "It starts a family quarrel that the rest of the text settles.",
          code: "wrong-strength-or-tone",
          reason: "The mother points the matter out, but there is no quarrel.",
        },
        {
          text: "It names a failing for which the narrator later apologizes.",
          code: "wrong-person-or-text",
          reason: "The narrator has no failing here and makes no apology.",
        },
        {
          text: "It makes a boast which the rest of the text shows to be false.",
          code: "contradicts-the-text",
          reason: "The neighbors' sets do sing by evening, so the claim is borne out.",
        },
      ],
      evidence: [
        "My father could repair any radio but ours.",
        "a man who fixes his own radio has run out of neighbors",
      ],
      opening: "The first sentence sets a small puzzle, which the father's remark begins to solve.",
      steps: [
        "The father mends every set but one. His remark that *a man who fixes his own radio has run out of neighbors*, and the narrator's slow understanding of it, give the reason.",
      ],
      hint: "Ask what question the first sentence raises in a reader's mind.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the father's remark to the mother?",
      key: {
        text: "It shows that being of use to other people matters to him.",
        reason:
          "To have run out of neighbors would be a loss, though not a loss of money: nobody would need him.",
      },
      wrong: [
        {
          text: "It hints that he might perhaps do well to ask for better payment.",
          code: "contradicts-the-text",
          reason: "He took no payment, and he *had not been talking about money*.",
        },
        {
          text: "It admits that he tires of having so much work to do.",
          code: "wrong-strength-or-tone",
          reason: "He fears a lack of neighbors rather than too many of them.",
        },
        {
          text: "It reminds her that the family can do without having a radio.",
          code: "not-in-the-text",
          reason: "He speaks of neighbors, and says nothing of how much the radio is worth.",
        },
      ],
      evidence: [
        "a man who fixes his own radio has run out of neighbors",
        "he had not been talking about money",
      ],
      opening: "The last sentence rules out one reading of his remark and leaves another.",
      steps: [
        "*Run out of neighbors* could mean running out of customers, but they *did not pay him* and he *had not been talking about money*. What he would lose is the company and the need of others.",
      ],
      hint: "Use the two things that the narrator came to understand, in the order given.",
      tip: habits.implication,
    },
  ],
};
