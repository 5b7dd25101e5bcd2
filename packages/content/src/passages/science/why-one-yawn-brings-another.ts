import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const whyOneYawnBringsAnother: Pair = {
  id: "why-one-yawn-brings-another",
  genre: "science",
  texts: [
    prose`
      People who see a friend yawn will often yawn themselves; people who see a stranger
      yawn do so less. To one psychologist this is a measure of sympathy. We take over a
      yawn, she writes, as we take over a sorrow, and most readily from those who are close
      to us. A yawn that travels between two people is a sign of their bond.
    `,
    prose`
      A yawn must be seen to be caught, and we look longer at friends than at strangers. A
      second psychologist therefore had volunteers count, on film, how many times each of
      several faces blinked, so that friend and stranger were watched with equal care.
      Watched in this way, strangers passed on their yawns as readily as friends did.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the second psychologist (Text 2) most likely respond to the first psychologist's view of yawns in Text 1?",
      key: {
        text: "By tracing the greater number of yawns caught from friends to attention rather than sympathy",
        reason: "Once friend and stranger were watched equally, the difference was gone.",
      },
      wrong: [
        {
          text: "By tracing the greater number of yawns caught from friends to sympathy rather than attention",
          code: "wrong-person-or-text",
          reason:
            "This is the first psychologist's view; the count of blinks was made to test another.",
        },
        {
          text: "By denying that a greater number of yawns are caught from friends, whether on film or in life",
          code: "contradicts-the-text",
          reason:
            "She made volunteers watch with equal care just because friends are looked at longer, and so pass on more.",
        },
        {
          text: "By denying that attention to friends or to strangers has anything to do with yawns that are caught",
          code: "relationship-reversed",
          reason: "Equal attention is what took the difference away.",
        },
      ],
      evidence: [
        "we look longer at friends than at strangers",
        "strangers passed on their yawns as readily as friends did",
      ],
      opening: "Make people look equally long, and friends have no advantage left.",
      steps: [
        "Text 2 starts from the fact that *we look longer at friends than at strangers*. With equal watching *strangers passed on their yawns as readily*, so what made the difference was looking.",
      ],
      hint: "Why were the volunteers asked to count blinks?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "A yawn is caught from other people when they are seen to yawn.",
        reason: "Both texts tell of yawns that are caught from others.",
      },
      wrong: [
        {
          text: "A yawn is caught only by people who watch each face with great care.",
          code: "too-narrow",
          reason: "Text 2 finds that care evens out the numbers, not that it is required.",
        },
        {
          text: "A yawn that is caught shows how fond of each other two people are.",
          code: "wrong-person-or-text",
          reason: "Only the first psychologist thinks so.",
        },
        {
          text: "A yawn that is caught from a film lasts longer than others.",
          code: "not-in-the-text",
          reason: "How long yawns last is not mentioned.",
        },
      ],
      evidence: [
        "People who see a friend yawn will often yawn themselves",
        "A yawn must be seen to be caught",
      ],
      opening: "Neither author doubts that yawns are caught from people who are seen to yawn.",
      steps: [
        "Text 1 reports that *people who see a friend yawn will often yawn themselves*, and for Text 2 *a yawn must be seen to be caught*.",
      ],
      hint: "Look for what has to be true before the two can differ about friends.",
      tip: habits.agreement,
    },
  ],
};
