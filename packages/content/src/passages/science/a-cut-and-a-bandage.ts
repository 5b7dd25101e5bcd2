import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const aCutAndABandage: Pair = {
  id: "a-cut-and-a-bandage",
  genre: "science",
  texts: [
    prose`
      A worn knee may be rinsed and smoothed through a small cut, an operation that takes less than
      an hour. A surgeon who has done it six hundred times asked her patients a year later how they
      fared. Three in four climbed stairs more easily and slept better than before. Relief on that
      scale, she writes, is all the proof that smoothing the joint can need.
    `,
    prose`
      In one trial half of the patients had the joint rinsed and smoothed; the rest, put to sleep
      like the others, received the cut, the bandage, and nothing more. None was told which. A year
      later both groups climbed stairs better than before, the one as well as the other. Worn knees
      have good seasons and bad, people go to a surgeon in the bad ones, and to be cared for is
      itself a relief.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the surgeon's reasoning in Text 1?",
      key: {
        text: "By granting the relief but crediting it to things other than the smoothing",
        reason:
          "Patients whose joints were left alone did as well, and Text 2 names seasons and care as causes.",
      },
      wrong: [
        {
          text: "By granting the value of the smoothing but finding the relief to be smaller than reported",
          code: "relationship-reversed",
          reason: "The relief is not disputed; it is the smoothing that made no difference.",
        },
        {
          text: "By denying that those who had the operation were any better off a year later than before it",
          code: "contradicts-the-text",
          reason: "In the trial both groups *climbed stairs better than before*.",
        },
        {
          text: "By asking how the surgeon's patients differed in age from those in the trial",
          code: "not-in-the-text",
          reason: "The age of patients has no part in Text 2.",
        },
      ],
      evidence: [
        "both groups climbed stairs better than before, the one as well as the other",
        "Worn knees have good seasons and bad",
      ],
      opening: "Text 2 finds as much relief in patients whose joints had not been smoothed at all.",
      steps: [
        "The surgeon takes relief for proof that the smoothing works. In the trial those who received *the cut, the bandage, and nothing more* fared equally well, so the relief must come from elsewhere.",
      ],
      hint: "See which part of the operation one half of the patients went without.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Many patients with worn knees have less trouble on stairs a year after the cut.",
        reason: "Three in four of the surgeon's patients did, and so did both groups of the trial.",
      },
      wrong: [
        {
          text: "Many patients with worn knees owe their relief to the smoothing of the joint.",
          code: "wrong-person-or-text",
          reason: "This is the surgeon's view, against which Text 2 reports its trial.",
        },
        {
          text: "Patients with worn knees go to a surgeon when their pain is at its worst.",
          code: "too-narrow",
          reason: "Only Text 2 says anything of when people seek a surgeon.",
        },
        {
          text: "Patients with worn knees should be told all that an operation on them will involve.",
          code: "not-in-the-text",
          reason: "What patients should be told is discussed in neither text.",
        },
      ],
      evidence: [
        "Three in four climbed stairs more easily and slept better than before.",
        "both groups climbed stairs better than before",
      ],
      opening: "What both texts report is the relief, and they part only over where it comes from.",
      steps: [
        "Text 1 has three in four patients climbing *more easily*; in Text 2 *both groups climbed stairs better than before*. Neither author doubts this.",
      ],
      hint: "Keep what happened to the patients apart from the reasons given for it.",
      tip: habits.agreement,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely characterize the surgeon's evidence in Text 1?",
      key: {
        text: "As ample, but lacking a group from which the smoothing was withheld",
        reason: "What the trial of Text 2 adds is a group that did not have the joint smoothed.",
      },
      wrong: [
        {
          text: "As sound, but taken from too few patients to be called a proof",
          code: "wrong-group-or-measure",
          reason: "Six hundred patients are many, and Text 2 does not complain of their number.",
        },
        {
          text: "As false, and put forward in order to defend an operation that brings in fees",
          code: "wrong-strength-or-tone",
          reason:
            "Text 2 accuses the surgeon of nothing, and does not dispute what her patients told her.",
        },
        {
          text: "As early, since the good that smoothing does takes longer than a year to show",
          code: "not-in-the-text",
          reason:
            "The trial too looked at patients a year later and found no good in the smoothing.",
        },
      ],
      evidence: [
        "the rest, put to sleep like the others, received the cut, the bandage, and nothing more",
        "None was told which.",
      ],
      opening:
        "The trial has what the surgeon's report lacks, patients who went without the smoothing.",
      steps: [
        "All of the surgeon's patients had the operation. Only beside patients who received *the cut, the bandage, and nothing more* can one tell what the smoothing does.",
      ],
      hint: "Ask what the trial had that six hundred operations did not.",
      tip: habits.response,
    },
  ],
};
