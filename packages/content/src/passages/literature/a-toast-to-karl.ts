import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aToastToKarl: Passage = {
  id: "a-toast-to-karl",
  genre: "play",
  text: "*A Toast to Karl* is a play written for SAT Practice. Asked to speak at the wedding of a man whom he dislikes, Benno praises him in words that can be heard as insults.",
  facets: [
    {
      kind: "quotation",
      level: "Medium",
      stem: "Which quotation from *A Toast to Karl* most effectively illustrates the claim?",
      key: {
        text: `"Whatever Karl owes to his friends, and I am one of them, I can tell you that he has never let it weigh on him."`,
        reason:
          "It sounds like praise of a cheerful friend, and it says that Karl does not pay his debts.",
      },
      wrong: [
        {
          text: `"I was asked to say something kind of Karl, and have been at it since Tuesday, and there is still nothing on the page."`,
          code: "wrong-strength-or-tone",
          reason: "This is an open insult, with no praise for it to hide in.",
        },
        {
          text: `"Karl drove through the snow all one night to bring me home, and never spoke of it, so I am speaking of it now."`,
          code: "contradicts-the-text",
          reason: "This is praise that cannot be heard as an insult.",
        },
        {
          text: `"Karl used to tell me I should be the last man in the town to marry, and that he did not think he could blame the town."`,
          code: "wrong-person-or-text",
          reason: "Here it is Karl who insults Benno.",
        },
      ],
      evidence: ["praises him in words that can be heard as insults"],
      opening: "The quotation needs two meanings, one kind and one not.",
      steps: [
        "That Karl *has never let it weigh on him* seems to praise a light heart. As *it* is *whatever Karl owes to his friends*, the words also say that he takes and does not give back.",
      ],
      hint: "Try to hear each quotation in two ways.",
      tip: habits.quotation,
    },
  ],
};
