import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const whyLeavesTurnRed: Pair = {
  id: "why-leaves-turn-red",
  genre: "science",
  source:
    "Fall color as a warning or as a screen against light: both are standing proposals in plant biology",
  texts: [
    prose`
      In fall many trees make a red pigment afresh, at some cost, in leaves that they are
      about to drop. One biologist holds that the red is a warning. Aphids choose their
      winter trees in that season, and a tree that can afford bright color, she argues, is
      telling them that it can afford strong poisons as well. Aphids, she has found, settle
      on red trees less often.
    `,
    prose`
      On the branches of a maple, a physiologist covered parts of some leaves and left the
      rest open to the sun. Only what the sun struck turned red. The pigment, he concludes,
      is a screen: it shields the leaf from strong light while the tree draws the last
      nutrients out of it. That insects go elsewhere is no surprise, since a leaf so emptied
      makes poor feeding.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the physiologist in Text 2 most likely respond to the biologist's finding about aphids in Text 1?",
      key: {
        text: "By accepting that aphids avoid red trees but tracing this to the poor feeding that emptied leaves offer",
        reason:
          "He calls it no surprise that insects go elsewhere, because an emptied leaf makes poor feeding.",
      },
      wrong: [
        {
          text: "By accepting that aphids avoid red trees but tracing this to the strong poisons that red leaves hold",
          code: "wrong-person-or-text",
          reason:
            "The poisons are the biologist's explanation; he speaks of a leaf that has been emptied.",
        },
        {
          text: "By doubting that aphids avoid red trees but granting that they choose their winter trees in fall",
          code: "contradicts-the-text",
          reason: "He takes it as a fact that insects go elsewhere.",
        },
        {
          text: "By doubting that aphids choose their winter trees in fall but granting that they avoid red leaves",
          code: "not-in-the-text",
          reason: "He says nothing about when aphids choose their trees.",
        },
      ],
      evidence: [
        "That insects go elsewhere is no surprise",
        "a leaf so emptied makes poor feeding",
      ],
      opening: "He grants what the aphids do and gives another reason for it.",
      steps: [
        "The physiologist says that insects going elsewhere *is no surprise*. His reason is not a warning but food: *a leaf so emptied makes poor feeding*.",
      ],
      hint: "Find the sentence in Text 2 that speaks of insects.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "The red of fall leaves is of use to the trees that make it.",
        reason: "For one it keeps aphids off, and for the other it shields the leaf from light.",
      },
      wrong: [
        {
          text: "The red of fall leaves was there unseen since spring.",
          code: "contradicts-the-text",
          reason: "Text 1 says that the pigment is made afresh in fall.",
        },
        {
          text: "The red of fall leaves depends on how much sun reaches each of them.",
          code: "too-narrow",
          reason: "Only Text 2 tells of leaves that were covered.",
        },
        {
          text: "The red of fall leaves is brightest where winters are severe.",
          code: "not-in-the-text",
          reason: "Neither text compares places with mild and severe winters.",
        },
      ],
      evidence: ["it shields the leaf from strong light", "the red is a warning"],
      opening: "The two disagree about what the red is for, not about whether it is for something.",
      steps: [
        "For the biologist *the red is a warning*; for the physiologist it *shields the leaf from strong light*. Both think that the tree has something from it.",
      ],
      hint: "Ask what the warning and the screen have in common.",
      tip: habits.agreement,
    },
  ],
};
