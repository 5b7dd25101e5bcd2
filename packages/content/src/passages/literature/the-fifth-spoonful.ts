import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theFifthSpoonful: Passage = {
  id: "the-fifth-spoonful",
  genre: "play",
  credit:
    "The following text is from *The Duke's Taster*, a comedy written for SAT Practice. It is the taster's duty to try every dish for poison.",
  text: prose`
    COOK: That is the fourth spoonful.

    TASTER: I have a duty, madam.

    COOK: The man before you took one sip, and counted thirty, and went away.

    TASTER: There are poisons that one does not notice at first, under the tarragon. (Taking a
    fifth.) You have given up that thin wine from the cellar stairs. This is the good one.

    COOK: The duke could never tell them apart. (She looks into the pot.) Before you came, it would
    have been a waste.

    TASTER: Perhaps I had better be quite certain about the duck.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how did the man before the taster do his work?",
      key: {
        text: "He took just one sip of a dish.",
        reason: "The cook says that he *took one sip, and counted thirty, and went away*.",
      },
      wrong: [
        {
          text: "He praised the wine in a dish.",
          code: "wrong-person-or-text",
          reason: "It is the present taster who notices the wine.",
        },
        {
          text: "He asked for more of the duck.",
          code: "not-in-the-text",
          reason: "He asked for nothing; he went away.",
        },
        {
          text: "He came back to taste it later.",
          code: "relationship-reversed",
          reason: "He went away when he had counted thirty.",
        },
      ],
      evidence: ["The man before you took one sip, and counted thirty, and went away."],
      opening: "The cook describes the former taster in a single sentence.",
      steps: [
        "She says that *the man before you took one sip, and counted thirty, and went away*: he did his duty and no more.",
      ],
      hint: "Find what the cook says of the man before.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Easy",
      underline: "There are poisons that one does not notice at first, under the tarragon.",
      key: {
        text: "It excuses his going on with a dish that he enjoys.",
        reason:
          "The taster takes a fifth spoonful with these words, and then talks about the wine.",
      },
      wrong: [
        {
          text: "It warns the cook that somebody has poisoned the dish.",
          code: "wrong-purpose",
          reason: "No poison is found; he goes on eating, and asks for the duck.",
        },
        {
          text: "It blames the cook for putting in so much tarragon.",
          code: "wrong-strength-or-tone",
          reason: "He has nothing against the tarragon; he likes what he eats.",
        },
        {
          text: "It boasts of how he once found poison in another dish.",
          code: "not-in-the-text",
          reason: "No earlier case is mentioned.",
        },
      ],
      evidence: ["(Taking a fifth.)", "I have a duty, madam."],
      opening: "The talk of slow poisons comes with one more spoonful of the dish.",
      steps: [
        "He has had four spoonfuls, where one sip would do. The remark about poisons *that one does not notice at first* gives a reason for the fifth, which he takes at once.",
      ],
      hint: "See what he does while he says it.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the cook's use of the good wine?",
      key: {
        text: "It is meant for the taster more than for the duke.",
        reason:
          "The duke *could never tell*; before the taster came the wine *would have been a waste*.",
      },
      wrong: [
        {
          text: "It is meant to please the duke more than before.",
          code: "contradicts-the-text",
          reason: "By her own account the duke cannot tell one wine from another.",
        },
        {
          text: "It is meant to hide what else is put in the dish.",
          code: "not-in-the-text",
          reason: "Nothing is hidden in the dish; the talk of poison is the taster's excuse.",
        },
        {
          text: "It is due to an order which the duke has sent her.",
          code: "possibility-as-fact",
          reason: "No order is mentioned, and the duke would not notice.",
        },
      ],
      evidence: [
        "The duke could never tell them apart.",
        "Before you came, it would have been a waste.",
      ],
      opening: "The cook says since when the good wine has not been a waste.",
      steps: [
        "The duke *could never tell them apart*, so for him the good wine is wasted. *Before you came* says what has changed: there is now somebody to taste it.",
      ],
      hint: "Put together the two sentences in which she answers him.",
      tip: habits.implication,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Under the pretext of their work, two people show that they like each other.",
        reason:
          "He stays for more spoonfuls than he need, and she cooks for his tongue; neither says so.",
      },
      wrong: [
        {
          text: "Under cover of a compliment, two people try to find out what the other knows.",
          code: "wrong-strength-or-tone",
          reason: "Their talk is warm and playful; neither suspects the other.",
        },
        {
          text: "Under cover of his office, a man eats his fill of what was meant for his master.",
          code: "too-narrow",
          reason:
            "He does, but the cook's wine and her look into the pot are the other half of the scene.",
        },
        {
          text: "Under cover of their office, those who serve the great have the best of what was meant for them.",
          code: "too-broad",
          reason: "The scene is about these two and one pot, not about servants and the great.",
        },
      ],
      evidence: ["I have a duty, madam.", "Before you came, it would have been a waste."],
      opening:
        "Each of the two has a professional reason to give, and neither reason is the true one.",
      steps: [
        "He pleads *duty* for a fifth spoonful and the duck; she lets him know that the wine is for one who can taste it. The liking is on both sides and is spoken on neither.",
      ],
      hint: "Ask what each of them is saying to the other without saying it.",
      tip: habits["main-idea"],
    },
  ],
};
