import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const fourPoundsOfSalt: Passage = {
  id: "four-pounds-of-salt",
  genre: "play",
  credit:
    "The following text is from *Departures*, a play written for SAT Practice. At an airport, Leila is about to leave for Canada.",
  text: prose`
    LEILA: They sell salt in Canada, Mama.

    MOTHER: Not this salt.

    LEILA: Salt is salt.

    MOTHER: Then it will be all the same to you which one you carry.

    LEILA: It weighs four pounds.

    MOTHER: Your cousin telephoned from Montreal last winter. She told me that she had a coat, and a
    window, and that people were kind. And then she asked what I was cooking, and I said. And she
    asked me to hold the telephone over the pot.

    (LEILA takes the bag.)
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, what reason does Leila give for leaving the salt behind?",
      key: {
        text: "That salt is to be had where she is going",
        reason: "Her first words are *They sell salt in Canada*.",
      },
      wrong: [
        {
          text: "That she has got other presents to carry",
          code: "not-in-the-text",
          reason: "No presents are mentioned.",
        },
        {
          text: "That her cousin has sent for some before",
          code: "wrong-person-or-text",
          reason: "The mother speaks of the cousin, who asks for no salt.",
        },
        {
          text: "That it is not so good as the other kinds",
          code: "contradicts-the-text",
          reason: "Leila holds that *Salt is salt*.",
        },
      ],
      evidence: ["They sell salt in Canada, Mama.", "It weighs four pounds."],
      opening: "Leila's first words are an argument against packing salt at all.",
      steps: [
        "*They sell salt in Canada*: she need not carry what she can get there. Later she adds its weight.",
      ],
      hint: "Look at how the scene begins.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "Then it will be all the same to you which one you carry.",
      key: {
        text: "It turns what the daughter has said into a reason for doing as the mother asks.",
        reason: "If all salt is the same, she can as well carry this one.",
      },
      wrong: [
        {
          text: "It shows the mother giving in to what the daughter has just been saying.",
          code: "contradicts-the-text",
          reason: "She repeats the daughter's premise so as to draw the opposite from it.",
        },
        {
          text: "It shows the mother asking the daughter to make her choice between two bags.",
          code: "wrong-purpose",
          reason: "There is one bag, and the mother is not leaving the choice open.",
        },
        {
          text: "It shows the mother to be hurt by how little the daughter seems to think of her salt.",
          code: "wrong-strength-or-tone",
          reason: "Her answer is quick and clever, and it says nothing of being hurt.",
        },
      ],
      evidence: ["Salt is salt.", "Then it will be all the same to you which one you carry."],
      opening: "The mother's *Then* draws from the daughter's words a conclusion she did not want.",
      steps: [
        "Leila means that Canadian salt will do as well. The mother takes *Salt is salt* at its word: if there is no difference, there is no reason to refuse this one.",
      ],
      hint: "Ask what follows from *Salt is salt* for each of the two.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the cousin's call from Montreal?",
      key: {
        text: "The well-being she spoke of left out how much she missed home.",
        reason:
          "Coat, window, and kind people are followed by a wish to hear, across an ocean, a pot on the stove.",
      },
      wrong: [
        {
          text: "The cooking she asked about was for a meal she meant to make.",
          code: "not-in-the-text",
          reason: "She asks to listen to the pot; she does not ask how the dish is made.",
        },
        {
          text: "The kindness she spoke of made her want to bring her aunt over.",
          code: "relationship-reversed",
          reason: "Her thoughts go home; she asks nobody to come.",
        },
        {
          text: "The cold she had met with had made a coat her greatest need.",
          code: "beside-the-point",
          reason: "She has a coat already and says so.",
        },
      ],
      evidence: [
        "She told me that she had a coat, and a window, and that people were kind.",
        "And she asked me to hold the telephone over the pot.",
      ],
      opening: "What the cousin tells and what she asks for do not go together.",
      steps: [
        "She has all that one needs, *a coat, and a window*, and kind people. *And then* she asks for something nobody sells in Montreal: the sound of her aunt's pot.",
      ],
      hint: "Set what the cousin says she has beside what she asks for.",
      tip: habits.implication,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It carries on a dispute in quick replies until the story of a pot settles it with no more said.",
        reason: "After five short speeches the mother tells of the call, and Leila takes the bag.",
      },
      wrong: [
        {
          text: "It sets out a dispute in quick replies and then shows the two of them as far apart as before.",
          code: "contradicts-the-text",
          reason: "Leila takes the bag, so the dispute is over.",
        },
        {
          text: "It sets out a story of a call from abroad and then the dispute over a bag to which it has given rise.",
          code: "relationship-reversed",
          reason: "The dispute comes first, and the story ends it.",
        },
        {
          text: "It sets out a dispute in quick replies and then has the mother win by reasons that are sound.",
          code: "half-right",
          reason:
            "The mother does win, but by a story about the cousin, which proves nothing about salt.",
        },
      ],
      evidence: ["LEILA: Salt is salt.", "(LEILA takes the bag.)"],
      opening:
        "The last line answers the story by an act, where every speech before was answered by another.",
      steps: [
        "Up to *It weighs four pounds* each speech answers the last. Then the mother stops arguing about salt and tells of the telephone *over the pot*. Leila, who had an answer to everything, takes the bag.",
      ],
      hint: "See how long the speeches are before and after the word *pounds*.",
      tip: habits.structure,
    },
  ],
};
