import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const nobodyWasAverage: Passage = {
  id: "nobody-was-average",
  genre: "society",
  source:
    "Gilbert Daniels's study of the average pilot (1950-1952): standard accounts of human factors",
  text: prose`
    Around 1950 the United States Air Force was losing airplanes for no reason that its engineers
    could find in the machines. The cockpits had been designed to measurements of the 1920s, to
    fit the average pilot. Perhaps, it was thought, pilots had grown, and more than four thousand
    of them were measured so that the average might be brought up to date. A young lieutenant,
    Gilbert Daniels, who had worked on the measurements, asked a question of his own. Taking ten
    of them, such as height, chest, and length of arm, he counted the pilots who came near the
    average in all ten, and was generous about what was near. He found none. A long arm goes with
    a short leg more often than one thinks. The new cockpits had seats and pedals that could be
    moved.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "What was built for the average pilot turned out to have been built for no pilot.",
        reason: "Not one of the four thousand was near the average in all ten measurements.",
      },
      wrong: [
        {
          text: "What was built for the average pilot no longer fitted since pilots had grown.",
          code: "half-right",
          reason:
            "This was the first thought; Daniels found that the fault lay in the average itself.",
        },
        {
          text: "What engineers build for others is seldom tried by the people who must use it.",
          code: "too-broad",
          reason: "The text is about measurements and the average, not about trying things out.",
        },
        {
          text: "Pilots with a long arm have a short leg more often than is commonly thought.",
          code: "too-narrow",
          reason: "This helps to explain the finding.",
        },
      ],
      evidence: ["to fit the average pilot", "He found none."],
      opening: "Everything depends on the answer to the question that Daniels asked.",
      steps: [
        "The cockpits were meant *to fit the average pilot*. Daniels counted those near the average *in all ten* measurements and *found none*.",
      ],
      hint: "Look for the shortest sentence and ask what it denies.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about bringing the average up to date?",
      key: {
        text: "It would not have made cockpits that fit.",
        reason: "There would still have been no pilot near the average in all ten measurements.",
      },
      wrong: [
        {
          text: "It was what the engineers did in the end.",
          code: "contradicts-the-text",
          reason: "In the end they made seats and pedals movable.",
        },
        {
          text: "It would have cost more than new airplanes.",
          code: "not-in-the-text",
          reason: "Cost is not mentioned.",
        },
        {
          text: "It showed that pilots had become smaller.",
          code: "relationship-reversed",
          reason: "How pilots had changed is not told.",
        },
      ],
      evidence: ["so that the average might be brought up to date", "He found none."],
      opening: "A newer average would have had the same fault as the old one.",
      steps: [
        "Daniels used the new measurements, and of four thousand pilots none was near the average in all ten. A cockpit built to the new average would have fitted none of them.",
      ],
      hint: "Ask whose measurements Daniels used.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion: "Had he looked at height alone, he would most likely have ______",
      key: {
        text: "found many pilots near the average.",
        reason: "It is coming near in all ten at once that no one did.",
      },
      wrong: [
        {
          text: "found few pilots near the average.",
          code: "contradicts-the-text",
          reason:
            "The average of height is an average of their heights, and many must lie near it.",
        },
        {
          text: "found the legs of most pilots short.",
          code: "wrong-group-or-measure",
          reason: "Legs belong to another measurement and are not asked for.",
        },
        {
          text: "found that pilots had indeed grown.",
          code: "beside-the-point",
          reason: "Growth was a first thought, and counting does not show it.",
        },
      ],
      evidence: [
        "who came near the average in all ten",
        "A long arm goes with a short leg more often than one thinks.",
      ],
      opening: "To be near the average once is common, and ten times over is not.",
      steps: [
        "The condition was to be near *in all ten*. Near in one are many; but those near in height are often far off in arm or leg, so that the last of them is lost before ten.",
      ],
      hint: "Ask what makes ten measurements so much harder to meet than one.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "and was generous about what was near",
      key: {
        text: "It forestalls the objection that his standard was severe.",
        reason: "Even with a generous standard, he found none.",
      },
      wrong: [
        {
          text: "It praises the good nature with which a young officer did his work.",
          code: "wrong-strength-or-tone",
          reason: "Generous is said of the standard and not of his nature.",
        },
        {
          text: "It explains how so many of the pilots could be counted as average.",
          code: "relationship-reversed",
          reason: "None was counted so.",
        },
        {
          text: "It admits that the measurements had not been made with enough care.",
          code: "wrong-purpose",
          reason: "The making of the measurements is not criticized.",
        },
      ],
      evidence: ["was generous about what was near. He found none."],
      opening: "A generous standard makes an empty result more telling.",
      steps: [
        "One might think that no pilot passed because the limits were narrow. They were not: he *was generous about what was near*, and still *found none*.",
      ],
      hint: "Ask how the result would look if he had been strict.",
      tip: habits.function,
    },
  ],
};
