import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theHandInTheMirror: Passage = {
  id: "the-hand-in-the-mirror",
  genre: "science",
  source: "Mirror treatment of pain in missing limbs: standard works on neurology",
  text: prose`
    Many people who have lost an arm still feel it, and in some the missing hand is clenched so hard
    that it hurts. A neurologist stood a mirror on a table so that patients saw the reflection of
    the hand they had where the other should be. When they opened the one hand, the other seemed to
    open, and for some the pain gave way. The neurologist proposed that the brain goes on ordering
    the missing hand to open, sees no sign that it has been obeyed, and repeats the order; the
    mirror, he thought, supplies the sign.
  `,
  facets: [
    {
      kind: "support",
      level: "Easy",
      stem: "Which finding, if true, would most directly support the neurologist's proposal?",
      key: {
        text: "With a cloth over the mirror, opening the hand that was left to them brought patients less relief.",
        reason:
          "Without the sight of a hand that opens there is no sign, and by the proposal no relief.",
      },
      wrong: [
        {
          text: "With the mirror still under its cloth, the pain gave way as soon as patients sat at the table.",
          code: "contradicts-the-text",
          reason: "Relief without the sight of the hand would speak against the proposal.",
        },
        {
          text: "Patients who had lost an arm many years before felt the missing hand less often than others.",
          code: "wrong-group-or-measure",
          reason: "How often a missing hand is felt does not show what the mirror does.",
        },
        {
          text: "Patients who had lost a leg felt pain in the missing foot when the weather was about to change.",
          code: "not-in-the-text",
          reason: "Weather has no part in the proposal.",
        },
      ],
      evidence: [
        "sees no sign that it has been obeyed",
        "the mirror, he thought, supplies the sign",
      ],
      opening:
        "If the sight of an opening hand is what helps, hiding it should take the help away.",
      steps: [
        "By the proposal the mirror works because *the other seemed to open*, and the brain sees its order obeyed. With the mirror covered everything else is the same, and only that sight is missing.",
      ],
      hint: "Ask what exactly the mirror adds, and what would happen without it.",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Medium",
      stem: "Which finding, if true, would most directly weaken the neurologist's proposal?",
      key: {
        text: "The pain gave way as often when patients merely rested their eyes on a picture of the sea.",
        reason: "A picture of the sea gives no sign that an order to the hand has been obeyed.",
      },
      wrong: [
        {
          text: "The pain came back as soon as patients could no longer see the reflection of the hand.",
          code: "contradicts-the-text",
          reason: "Pain that returns with the loss of the sight fits the proposal.",
        },
        {
          text: "The pain of an aching tooth did not give way when patients were shown their mouths in a mirror.",
          code: "wrong-group-or-measure",
          reason: "No order has gone out to an aching tooth, so the proposal says nothing of it.",
        },
        {
          text: "The pain was felt as often by patients who had lost the left arm as by those who had lost the right one.",
          code: "beside-the-point",
          reason: "Which arm was lost has no bearing on the sign that the mirror gives.",
        },
      ],
      evidence: ["the mirror, he thought, supplies the sign"],
      opening: "If something that gives no sign helps as much, the sign is not what helps.",
      steps: [
        "The proposal rests on the sight of a hand that seems to obey. A picture of the sea shows no hand at all; if it helps as often, rest or distraction may be what the mirror offers too.",
      ],
      hint: "Which finding would bring relief without a hand that seems to obey?",
      tip: habits.weaken,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion:
        "If the neurologist is right, then the pain of these patients comes, in a sense, from ______",
      key: {
        text: "a command that is never seen to be carried out.",
        reason: "The brain orders the hand to open, sees no sign, and repeats the order.",
      },
      wrong: [
        {
          text: "a hand that obeys the brain more often than it should.",
          code: "relationship-reversed",
          reason: "The brain sees no sign of being obeyed.",
        },
        {
          text: "a reflection that the brain has mistaken for an order.",
          code: "words-echoed",
          reason: "The reflection is what relieves the pain, not what causes it.",
        },
        {
          text: "a wound at the shoulder that has not yet been closed.",
          code: "not-in-the-text",
          reason: "No wound is mentioned, and the proposal speaks of the brain's orders.",
        },
      ],
      evidence: ["sees no sign that it has been obeyed, and repeats the order"],
      opening: "The proposal traces the clenching to an order that is given again and again.",
      steps: [
        "The brain *goes on ordering*, *sees no sign that it has been obeyed, and repeats the order*. The pain comes from this, not from the hand, which is not there.",
      ],
      hint: "Read once more what the brain is said to do, and why it does not stop.",
      tip: habits.conclusion,
    },
  ],
};
