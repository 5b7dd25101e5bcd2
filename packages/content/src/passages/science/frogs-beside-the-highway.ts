import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const frogsBesideTheHighway: Passage = {
  id: "frogs-beside-the-highway",
  genre: "science",
  text: prose`
    Tree frogs in ponds beside a highway were found to call at a higher pitch than frogs of the same
    species in quiet ponds. Small frogs call higher than large ones, and all frogs call higher on
    warm nights; but when a team of biologists compared frogs of equal size on nights of equal
    warmth, the difference remained. It vanished only along one stretch of road that was closed to
    traffic for a season, where frogs called exactly as low as those in the quiet ponds.
  `,
  facets: [
    {
      kind: "conclusion",
      level: "Medium",
      completion: "The biologists therefore think it likely that ______",
      key: {
        text: "the noise of passing traffic leads the frogs to call higher.",
        reason:
          "Size and warmth have been ruled out, and the difference vanished when the traffic did.",
      },
      wrong: [
        {
          text: "the ponds along the highway are warmer than the quiet ponds.",
          code: "contradicts-the-text",
          reason: "The difference remained on nights of equal warmth, so warmth cannot explain it.",
        },
        {
          text: "small frogs may be more disturbed by traffic than large frogs.",
          code: "words-echoed",
          reason: "Size and traffic are both mentioned, but frogs of equal size were compared.",
        },
        {
          text: "frogs of most species may be disturbed in noisy places.",
          code: "too-broad",
          reason: "Only one species was studied, and beside one highway.",
        },
      ],
      evidence: ["frogs of equal size on nights of equal warmth", "closed to traffic for a season"],
      opening: "Two rival causes are ruled out, and the effect disappears together with the third.",
      steps: [
        "Size and warmth could have explained the pitch, but with both held equal *the difference remained*. Only where the road was *closed to traffic* did it vanish, so traffic is the likely cause.",
      ],
      hint: "List the possible causes in the text and cross out those that were held equal.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Medium",
      underline:
        "Small frogs call higher than large ones, and all frogs call higher on warm nights",
      key: {
        text: "It mentions other causes of a higher call among frogs.",
        reason:
          "Size and warmth might each explain the higher calls, which is why the team then held them equal.",
      },
      wrong: [
        {
          text: "It reports the findings that the biologists set out to obtain.",
          code: "wrong-purpose",
          reason:
            "The findings come afterward; these facts are what the comparison had to allow for.",
        },
        {
          text: "It gives examples of how the frogs adjust to the highway.",
          code: "wrong-group-or-measure",
          reason: "Both facts hold for frogs in general, with or without a highway.",
        },
        {
          text: "It questions whether the frogs belong to a single species.",
          code: "not-in-the-text",
          reason: "The frogs are said to be of the same species, and nobody doubts it.",
        },
      ],
      evidence: [
        "compared frogs of equal size on nights of equal warmth",
        "the difference remained",
      ],
      opening: "The underlined part names two rival explanations before the text sets them aside.",
      steps: [
        "Right after it comes *but*: the biologists compared frogs *of equal size on nights of equal warmth*. So size and warmth are brought in as possible causes that had to be ruled out.",
      ],
      hint: "See what the biologists do about these two facts in the words that follow *but*.",
      tip: habits.function,
    },
  ],
};
