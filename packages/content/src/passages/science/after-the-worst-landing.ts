import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const afterTheWorstLanding: Passage = {
  id: "after-the-worst-landing",
  genre: "science",
  source:
    "Regression toward the mean and the flight instructors: standard works on the psychology of judgment",
  text: prose`
    Instructors at a flight school had noticed that a cadet who was praised for an unusually
    smooth landing mostly did worse the next time, while one who was shouted at for a very rough
    landing mostly did better. They concluded that shouting helps and that praise does harm. But a
    landing depends on luck as well as on skill: on a gust, on the light, on a good night's sleep.
    An unusually smooth landing is one for which the luck was good. The next time, luck will be
    what it usually is, and so will the landing. The same holds, the other way about, for the
    worst. Had the instructors kept silent every time, they would have seen the best landings
    followed by poorer ones and the worst by better ones, exactly as before.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "The instructors credited to their words what chance alone would have brought about.",
        reason:
          "With silence they *would have seen* the same, since luck returns to what it usually is.",
      },
      wrong: [
        {
          text: "The instructors had found out by experience which of their words help a cadet.",
          code: "contradicts-the-text",
          reason: "What they concluded does not follow from what they saw.",
        },
        {
          text: "The instructors had no influence at all upon the skill that a cadet acquired.",
          code: "too-extreme",
          reason: "The text denies their proof, not every influence on skill.",
        },
        {
          text: "The instructors failed to take into account the gusts and the light at a landing.",
          code: "too-narrow",
          reason:
            "These are examples of luck; the point is what luck does from one landing to the next.",
        },
      ],
      evidence: [
        "They concluded that shouting helps",
        "Had the instructors kept silent every time",
      ],
      opening: "What the instructors explained by their words is explained by luck.",
      steps: [
        "A very smooth landing had good luck in it. *The next time, luck will be what it usually is.* So the change would have come with or without words.",
      ],
      hint: "Ask what would have happened if nobody had said anything.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about a landing that was neither smooth nor rough for the cadet who made it?",
      key: {
        text: "The luck in it was much like that of most landings.",
        reason: "It is the unusual landings whose luck was unusually good or bad.",
      },
      wrong: [
        {
          text: "No luck of any kind could have played a part in it.",
          code: "too-extreme",
          reason: "Every landing depends on luck as well as skill.",
        },
        {
          text: "The next one was bound to be either better or worse.",
          code: "relationship-reversed",
          reason: "The change is said of landings at the extremes.",
        },
        {
          text: "The instructors praised it more than any of the rest.",
          code: "not-in-the-text",
          reason: "Praise was for the unusually smooth.",
        },
      ],
      evidence: [
        "An unusually smooth landing is one for which the luck was good.",
        "luck will be what it usually is",
      ],
      opening: "Unusual landings go with unusual luck, and usual ones with usual luck.",
      steps: [
        "*An unusually smooth landing is one for which the luck was good*, and the worst the other way about. A landing in between had luck in between.",
      ],
      hint: "Ask what makes a landing unusual.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion:
        "What shouting does could thus be learned only if one also watched cadets who ______",
      key: {
        text: "had landed as roughly and heard nothing.",
        reason:
          "Then luck would do the same for both, and a difference would be owing to the shouting.",
      },
      wrong: [
        {
          text: "had landed smoothly and heard nothing.",
          code: "half-right",
          reason: "After smooth landings luck works the other way.",
        },
        {
          text: "had landed smoothly and been praised.",
          code: "words-echoed",
          reason: "This is the comparison that misled them.",
        },
        {
          text: "had landed as usual and heard not a word.",
          code: "wrong-group-or-measure",
          reason:
            "After a usual landing luck mostly stays what it was, so the two groups would differ in more than the shouting.",
        },
      ],
      evidence: [
        "Had the instructors kept silent every time",
        "The same holds, the other way about, for the worst.",
      ],
      opening: "A fair comparison leaves everything alike except the shouting.",
      steps: [
        "After a rough landing the next is mostly better in any case. Only against other rough landings, with silence, can shouting show an effect of its own.",
      ],
      hint: "Change one thing only.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "on a gust, on the light, on a good night's sleep",
      key: {
        text: "It gives instances of what the text means by luck in a landing.",
        reason: "The colon introduces examples of things that do not depend on skill.",
      },
      wrong: [
        {
          text: "It gives causes for which cadets are not yet skillful in a landing.",
          code: "wrong-purpose",
          reason: "They are set against skill, not given as reasons for its lack.",
        },
        {
          text: "It gives the conditions in which a flight school teaches a landing.",
          code: "too-narrow",
          reason: "The conditions vary from one landing to the next, which is the point.",
        },
        {
          text: "It gives proof that luck counts for more than skill in a landing.",
          code: "contradicts-the-text",
          reason: "The landing depends on *luck as well as on skill*.",
        },
      ],
      evidence: ["a landing depends on luck as well as on skill"],
      opening: "The colon leads from a general word to three cases of it.",
      steps: [
        "*A landing depends on luck as well as on skill*, and then come a gust, the light and sleep: things that may be good one day and bad the next.",
      ],
      hint: "Read the words before the colon.",
      tip: habits.function,
    },
  ],
};
