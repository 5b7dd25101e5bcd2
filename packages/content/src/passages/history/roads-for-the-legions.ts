import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const roadsForTheLegions: Pair = {
  id: "roads-for-the-legions",
  genre: "history",
  source:
    "Roman roads, their military builders and their use by carts, pack animals and river traffic: standard histories",
  texts: [
    prose`
      The roads of the Roman Empire were military works. Soldiers built them; they run
      straight because an army wishes to arrive, not to call at villages; and many are too
      steep for a loaded cart. If a merchant made use of them, he was a guest. Ask why any
      stretch of Roman road is where it is, and the answer will be found in some campaign.
    `,
    prose`
      Why a road was built and why it was kept are two questions. A campaign lasts a summer.
      The same stretch might be patched, drained, and given new bridges for three hundred
      years after the legion had marched off, and those who paid were, as inscriptions show,
      towns that had sprung up beside it and lived by what passed through their gates.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the statement in Text 1 that a merchant was only a guest on the roads?",
      key: {
        text: "By observing that towns which lived by trade paid to keep up roads that campaigns had begun",
        reason:
          "Towns that lived by what passed through their gates paid for the roads long after the legions had left.",
      },
      wrong: [
        {
          text: "By observing that trade decided from the first where a road would run",
          code: "contradicts-the-text",
          reason: "Text 2 does not deny that a campaign was the reason for building.",
        },
        {
          text: "By observing that towns forbade the soldiers of later legions to use roads that they had paid for",
          code: "half-right",
          reason: "Towns paid, but nothing is said of a ban on soldiers.",
        },
        {
          text: "By observing that most roads were too steep for merchants with loaded carts",
          code: "wrong-person-or-text",
          reason: "Steep roads are a point of Text 1.",
        },
      ],
      evidence: [
        "Why a road was built and why it was kept are two questions.",
        "lived by what passed through their gates",
      ],
      opening: "The army may have built the roads, but towns that lived by trade kept them up.",
      steps: [
        "Text 2 distinguishes *why a road was built* from *why it was kept*. For three hundred years the towns that *lived by what passed through their gates* paid for repairs.",
      ],
      hint: "Who paid for the roads after the army had gone?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Roman roads were built in the first place to serve an army.",
        reason: "Text 1 calls them military works, and Text 2 grants that a campaign came first.",
      },
      wrong: [
        {
          text: "Roman roads ran straight so as not to call at villages.",
          code: "wrong-person-or-text",
          reason: "Only Text 1 speaks of how straight they are.",
        },
        {
          text: "Roman roads were repaired for centuries by the towns beside them.",
          code: "too-narrow",
          reason: "Only Text 2 tells of repairs.",
        },
        {
          text: "Roman roads were copied from the roads of other peoples.",
          code: "not-in-the-text",
          reason: "Neither text mentions the roads of other peoples.",
        },
      ],
      evidence: [
        "The roads of the Roman Empire were military works.",
        "after the legion had marched off",
      ],
      opening: "Both texts begin the story of a road with a campaign.",
      steps: [
        "*Soldiers built them*, says Text 1. Text 2 does not contradict this: it asks what happened *after the legion had marched off*.",
      ],
      hint: "What does Text 2 take for granted when it asks a second question?",
      tip: habits.agreement,
    },
  ],
};
