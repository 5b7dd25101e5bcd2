import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const aScentOnTheAir: Pair = {
  id: "a-scent-on-the-air",
  genre: "science",
  texts: [
    prose`
      When the leaves of a certain desert shrub are torn, they release a burst of scent. A team of
      ecologists found that neighboring shrubs exposed to this scent suffered less damage from
      insects in the following weeks than shrubs that had not been exposed. Plants, it appears, do
      not face their enemies alone: a shrub under attack warns those around it, so that the whole
      stand can prepare.
    `,
    prose`
      That plants react to scents from an injured neighbor has been shown many times. It does not
      follow that the neighbor is warning anyone. In a large shrub, one branch may have no quick way
      to reach another from within, and the air can carry a signal where the sap does not. The scent
      may thus be addressed to the shrub's own branches, and a plant nearby that responds to it may
      be overhearing a message not meant for it.
    `,
  ],
  facets: [
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "A plant may be affected by a scent that an injured plant nearby gives off.",
        reason:
          "Text 1 reports such an effect in one shrub; Text 2 says it *has been shown many times*.",
      },
      wrong: [
        {
          text: "A plant that is injured releases a scent in order to warn other plants.",
          code: "wrong-person-or-text",
          reason: "This is the view of Text 1; Text 2 says that it does not follow.",
        },
        {
          text: "A plant sends signals to its branches by way of the air instead of the sap.",
          code: "too-narrow",
          reason: "Only Text 2 speaks of signals among the branches of one plant.",
        },
        {
          text: "A plant that has been injured once is less likely to be injured again.",
          code: "not-in-the-text",
          reason:
            "Both texts are about effects on neighbors, not on later injuries to the same plant.",
        },
      ],
      evidence: [
        "neighboring shrubs exposed to this scent suffered less damage",
        "That plants react to scents from an injured neighbor has been shown many times.",
      ],
      opening: "Text 2 begins by granting the very thing that was found in Text 1.",
      steps: [
        "In Text 1 shrubs *exposed to this scent suffered less damage*. Text 2 opens with the words that such reactions have *been shown many times*. What the two dispute is what the scent is for.",
      ],
      hint: "See what Text 2 grants in its first sentence.",
      tip: habits.agreement,
    },
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the claim in Text 1 that a shrub under attack warns those around it?",
      key: {
        text: "By proposing that the scent serves the shrub itself and that its message is merely overheard",
        reason:
          "The scent *may thus be addressed to the shrub's own branches*, and the neighbor overhears it.",
      },
      wrong: [
        {
          text: "By proposing that the scent is meant to drive insects off and that no plant can react to it",
          code: "contradicts-the-text",
          reason: "That plants react to such scents is granted in the first sentence of Text 2.",
        },
        {
          text: "By proposing that the warning travels from one shrub to another in the sap and not in the air",
          code: "relationship-reversed",
          reason: "Text 2 has the air carry a signal where the sap does not.",
        },
        {
          text: "By proposing that only the largest shrubs in a stand can produce a scent that reaches the others",
          code: "words-echoed",
          reason: "A large shrub is mentioned because its branches lie far apart.",
        },
      ],
      evidence: [
        "The scent may thus be addressed to the shrub's own branches",
        "overhearing a message not meant for it",
      ],
      opening: "Text 2 offers another addressee for the scent, the injured shrub itself.",
      steps: [
        "Text 1 takes the neighbors for the ones addressed. Text 2 suggests that the scent is *addressed to the shrub's own branches*, and that a neighbor which responds is *overhearing a message not meant for it*.",
      ],
      hint: "Ask to whom, according to Text 2, the scent is addressed.",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the finding reported by the ecologists in Text 1?",
      key: {
        text: "By accepting it as true and yet doubting that it settles what the scent is for",
        reason:
          "Reactions to scent are granted, but *it does not follow that the neighbor is warning anyone*.",
      },
      wrong: [
        {
          text: "By accepting it as true while denying that the scent is what brought it about",
          code: "half-right",
          reason:
            "Text 2 grants that plants react to scents; it disputes the purpose, not the effect.",
        },
        {
          text: "By accepting it for one desert shrub while denying that other plants act as it does",
          code: "wrong-group-or-measure",
          reason: "Text 2 speaks of plants in general as reacting to such scents.",
        },
        {
          text: "By questioning it because the number of shrubs that were observed was not sufficient",
          code: "not-in-the-text",
          reason: "Text 2 does not question the finding or mention how many shrubs were observed.",
        },
      ],
      evidence: [
        "That plants react to scents from an injured neighbor has been shown many times.",
        "It does not follow that the neighbor is warning anyone.",
      ],
      opening: "The first two sentences of Text 2 separate the finding from what is made of it.",
      steps: [
        "The first sentence accepts that injured plants' scents have effects; the second says what *does not follow*: that a warning is meant. The finding stands, the purpose read into it does not.",
      ],
      hint: "Tell apart what the ecologists found and what Text 1 concludes from it.",
      tip: habits.response,
    },
  ],
};
