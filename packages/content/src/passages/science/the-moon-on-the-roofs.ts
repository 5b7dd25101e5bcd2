import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const theMoonOnTheRoofs: Pair = {
  id: "the-moon-on-the-roofs",
  genre: "science",
  source:
    "The moon illusion, apparent distance, and the size-distance paradox: standard works on perception",
  texts: [
    prose`
      The rising moon looks huge, though a pea at arm's length covers it then as at midnight. An old
      account puts the blame on trees and roofs. They tell the eye that the horizon is a long way
      off, while the empty sky above tells it nothing. Of two things that fill the same part of our
      view we take the farther to be the larger. Beyond the roofs the moon seems distant, and so it
      seems to swell.
    `,
    prose`
      Hide the ground with your hand, and the rising moon shrinks; no one doubts that the landscape
      has a part in this. But ask people at moonrise whether that big moon seems nearer or farther
      than usual, and most will answer, nearer. Had they judged it large because they felt it to be
      far, they should have said the opposite. Perhaps roofs matter only because they look small.
      Next to a chimney no wider than a thread, the moon has found something to be larger than.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the old account in Text 1?",
      key: {
        text: "By agreeing about the landscape but denying that it works by making the moon seem far",
        reason: "Hiding the ground shrinks the moon, yet most people find the big moon *nearer*.",
      },
      wrong: [
        {
          text: "By keeping the moon's seeming distance as a cause but denying that it comes from the roofs",
          code: "relationship-reversed",
          reason:
            "Seeming distance is what the answers at moonrise speak against; the roofs are kept.",
        },
        {
          text: "By denying that the landscape changes how large the rising moon seems",
          code: "too-extreme",
          reason: "*No one doubts that the landscape has a part in this.*",
        },
        {
          text: "By keeping the landscape as a cause and adding that the moon is in fact nearer when it rises",
          code: "half-right",
          reason: "People say that it seems nearer; that it is nearer is nowhere claimed.",
        },
      ],
      evidence: ["no one doubts that the landscape has a part in this", "most will answer, nearer"],
      opening: "One link of the old chain is kept, and the one after it is broken.",
      steps: [
        "The account runs from roofs to distance and from distance to size. Text 2 grants that *the landscape has a part*, but people who see the big moon call it *nearer*, so distance cannot be the link.",
      ],
      hint: "Take the steps of the old account one by one, and ask which of them Text 2 tests.",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the author of Text 2 most likely describe the part that the roofs in Text 1 may play?",
      key: {
        text: "As small things beside which the moon looks large",
        reason:
          "Next to a chimney *no wider than a thread*, the moon has something to be larger than.",
      },
      wrong: [
        {
          text: "As far things behind which the moon looks distant",
          code: "wrong-person-or-text",
          reason: "This is the old account in Text 1.",
        },
        {
          text: "As large things beside which the moon looks small",
          code: "relationship-reversed",
          reason: "In Text 2 it is the roofs that look small.",
        },
        {
          text: "As dark things before which the moon looks bright",
          code: "not-in-the-text",
          reason: "Neither text speaks of brightness.",
        },
      ],
      evidence: ["Perhaps roofs matter only because they look small."],
      opening: "The last two sentences of Text 2 say what roofs may be good for.",
      steps: [
        "*Perhaps roofs matter only because they look small*: the moon beside them *has found something to be larger than*.",
      ],
      hint: "Read the end of Text 2 and ask what the moon is being compared with.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Medium",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "What surrounds the rising moon alters its seeming size.",
        reason:
          "Text 1 blames trees and roofs, and in Text 2 the moon shrinks when the ground is hidden.",
      },
      wrong: [
        {
          text: "Whatever looks farther off to us is judged to be larger.",
          code: "wrong-person-or-text",
          reason: "This is a step in the old account, which Text 2 does not repeat.",
        },
        {
          text: "The rising moon seems to people to be nearer than usual.",
          code: "too-narrow",
          reason: "In Text 1 it seems distant.",
        },
        {
          text: "The rising moon fills more of our view than a high one.",
          code: "contradicts-the-text",
          reason: "In Text 1 a pea covers it at both times, and Text 2 speaks of how it looks.",
        },
      ],
      evidence: [
        "An old account puts the blame on trees and roofs.",
        "no one doubts that the landscape has a part in this",
      ],
      opening: "Both texts give trees and roofs something to do and differ on what it is.",
      steps: [
        "Text 1 *puts the blame on trees and roofs*. Text 2 says that *no one doubts that the landscape has a part in this*.",
      ],
      hint: "Find the words with which Text 2 grants something to Text 1.",
      tip: habits.agreement,
    },
  ],
};
