import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const theDragonsMouth: Pair = {
  id: "the-dragons-mouth",
  genre: "science",
  source:
    "The mouth bacteria and the venom glands of the Komodo dragon: standard accounts of the species",
  texts: [
    prose`
      The bite of a Komodo dragon, keepers used to say, need not be deep to be deadly. Scraps of old
      meals stay between the reptile's teeth, and in the scraps breed bacteria so fierce that a deer
      or a buffalo that tears itself free will sicken within days. The dragon has only to follow, at
      a walk, until the infection has done its work.
    `,
    prose`
      Zoologists who sampled the mouths of dragons found bacteria of the kinds that any meat-eater
      carries. What the lower jaw does hold is a set of glands whose venom keeps blood from
      clotting: the deer that get away and die, they hold, die mostly within hours, of bleeding.
      Buffalo that die days later are another matter. Brought to the islands by people, they run
      when hurt to the nearest pond, and stand there with open cuts in water fouled by the herd.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the keepers' explanation of the dragon's bite in Text 1?",
      key: {
        text: "By naming venom in place of bacteria as what the dragon brings to the wound",
        reason:
          "The bacteria were of ordinary kinds, while the glands in the jaw hold a venom that keeps blood from clotting.",
      },
      wrong: [
        {
          text: "By granting that its bacteria are deadly but denying that they live on scraps of old meals",
          code: "half-right",
          reason:
            "Text 2 finds the bacteria to be of the kinds *that any meat-eater carries*; it does not call them deadly.",
        },
        {
          text: "By adding that the bite must go deep if its venom is to reach the blood of the prey",
          code: "not-in-the-text",
          reason: "Text 2 says nothing of how deep a bite must go for its venom to work.",
        },
        {
          text: "By insisting that no animal bitten by a dragon is ever found to have an infection",
          code: "too-extreme",
          reason:
            "Buffalo with open cuts in fouled water are its own example of animals that sicken.",
        },
      ],
      evidence: [
        "found bacteria of the kinds that any meat-eater carries",
        "venom keeps blood from clotting",
      ],
      opening:
        "Text 2 finds the bacteria ordinary and points instead to what the glands of the jaw hold.",
      steps: [
        "For the keepers in Text 1, fierce bacteria do the work. In Text 2 the bacteria are of the kinds *that any meat-eater carries*, and it is *venom* that makes bitten deer bleed to death.",
      ],
      hint: "Find what the zoologists looked for first, and then what they found in the jaw.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "There are animals that tear themselves free of a dragon and die of its attack later on.",
        reason:
          "In Text 1 such prey sickens within days; in Text 2 deer bleed to death and buffalo fall ill.",
      },
      wrong: [
        {
          text: "The scraps of meat between a dragon's teeth make its bite more dangerous.",
          code: "wrong-person-or-text",
          reason: "This belongs to Text 1; in Text 2 the bacteria of the mouth are ordinary.",
        },
        {
          text: "Buffalo that have been bitten by a dragon run for the nearest pond.",
          code: "too-narrow",
          reason: "Only Text 2 speaks of ponds.",
        },
        {
          text: "A dragon is likely to hunt deer and buffalo that are already weak or hurt.",
          code: "not-in-the-text",
          reason: "Neither text says which animals a dragon prefers to attack.",
        },
      ],
      evidence: [
        "a deer or a buffalo that tears itself free will sicken within days",
        "the deer that get away and die, they hold, die mostly within hours, of bleeding",
      ],
      opening:
        "The two texts differ about the cause of these deaths, not about whether they happen.",
      steps: [
        "Text 1 tells of prey *that tears itself free* and sickens; Text 2 of deer *that get away and die* and of buffalo that die days later. Escape is not safety in either.",
      ],
      hint: "Set the causes aside and look for what is supposed to happen in both texts.",
      tip: habits.agreement,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely describe the sick buffalo of which the keepers in Text 1 speak?",
      key: {
        text: "As victims of a refuge to which their wounds had driven them",
        reason: "Hurt, they run to a pond, and it is its fouled water that infects the open cuts.",
      },
      wrong: [
        {
          text: "As infected by the dragon but carried off at last by bleeding",
          code: "half-right",
          reason: "Their infection comes from the water, and bleeding is the end of the deer.",
        },
        {
          text: "As examples of what happens to most prey that escapes on the islands",
          code: "wrong-group-or-measure",
          reason: "Text 2 sets the buffalo apart from the deer as *another matter*.",
        },
        {
          text: "As drawn to ponds by thirst that an infection has brought on",
          code: "relationship-reversed",
          reason: "They run to the pond when they are hurt, before there is an infection.",
        },
      ],
      evidence: [
        "they run when hurt to the nearest pond",
        "stand there with open cuts in water fouled by the herd",
      ],
      opening: "In Text 2 it is the place where the buffalo seek safety that makes them sick.",
      steps: [
        "Text 2 calls them *another matter*: hurt, they run to a pond, *and stand there with open cuts* in foul water. The dragon opened the wound; the water infected it.",
      ],
      hint: "Follow a buffalo in Text 2 from the bite to its death, one step at a time.",
      tip: habits.response,
    },
  ],
};
