import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theNumberInChalk: Passage = {
  id: "the-number-in-chalk",
  genre: "science",
  text: prose`
    Engineers taught a program to find cracks in bridges by giving it ten thousand photographs,
    each marked as showing cracked concrete or sound. It was then tried on other photographs from
    the same files and was right nineteen times out of twenty. At a bridge in the next county it
    did no better than a tossed coin. An inspector who leafed through the files had a suspicion.
    Where her colleagues find a crack, they chalk a number beside it before they take its picture.
    The program, she thinks, has never looked at a crack at all.
  `,
  facets: [
    {
      kind: "support",
      level: "Medium",
      stem: "Which finding, if true, would most directly support the inspector's suspicion?",
      key: {
        text: "A number that had been chalked on sound concrete was enough for the program to find a crack.",
        reason: "A number was enough, though there was no crack.",
      },
      wrong: [
        {
          text: "Cracked concrete was called cracked whether or not it had a number beside it.",
          code: "contradicts-the-text",
          reason: "Then the program can do without numbers.",
        },
        {
          text: "Sound concrete was called cracked more often in the rain than in the sun.",
          code: "beside-the-point",
          reason: "Weather has no part in what she suspects.",
        },
        {
          text: "Cracked concrete was called sound when the numbers of several cracks were wrong.",
          code: "not-in-the-text",
          reason: "That a number should be the right one is not what she suspects.",
        },
      ],
      evidence: [
        "they chalk a number beside it before they take its picture",
        "has never looked at a crack at all",
      ],
      opening: "If the program goes by numbers, a number alone should deceive it.",
      steps: [
        "She suspects that the program looks at the chalk and *has never looked at a crack at all*. Then a number without a crack should be called a crack.",
      ],
      hint: "What would the program do, if she is right, with a number and no crack?",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Easy",
      stem: "Which finding, if true, would most directly weaken the inspector's suspicion?",
      key: {
        text: "Wiping the numbers out of the pictures left the program as right as before.",
        reason: "It cannot have gone by numbers that were no longer there.",
      },
      wrong: [
        {
          text: "The program found few cracks after the numbers had been wiped out of the pictures.",
          code: "contradicts-the-text",
          reason: "This is what she would expect.",
        },
        {
          text: "The program found fewer cracks in an hour than her colleagues did with their own eyes.",
          code: "beside-the-point",
          reason: "How fast it works does not show what it goes by.",
        },
        {
          text: "The program found hardly any cracks at a second bridge in the next county.",
          code: "wrong-group-or-measure",
          reason: "That agrees with the trial at the first bridge and changes nothing.",
        },
      ],
      evidence: ["they chalk a number beside it before they take its picture"],
      opening: "Without the numbers, a program that goes by numbers should be lost.",
      steps: [
        "If the program *has never looked at a crack*, taking away the numbers should leave it helpless. That it finds as many as before speaks against her.",
      ],
      hint: "What should happen, if she is right, once the chalk is gone?",
      tip: habits.weaken,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "Based on the text, if the inspector is right, what was wrong with the trial on other photographs from the same files?",
      key: {
        text: "They had in them what had misled the program from the start.",
        reason:
          "Pictures of cracks in the files have chalk beside them, in the trial as in the lessons.",
      },
      wrong: [
        {
          text: "They were among those from which the program had learned.",
          code: "contradicts-the-text",
          reason: "They were *other photographs*.",
        },
        {
          text: "They had fewer cracks in them than those it learned from.",
          code: "relationship-reversed",
          reason: "Nothing is said of their number, and chalk does not depend on it.",
        },
        {
          text: "They were taken at a bridge that her colleagues had not seen.",
          code: "wrong-group-or-measure",
          reason: "That is the bridge in the next county.",
        },
      ],
      evidence: [
        "It was then tried on other photographs from the same files",
        "they chalk a number beside it before they take its picture",
      ],
      opening: "New pictures are no test if they share what was wrong with the old ones.",
      steps: [
        "The trial used *other photographs from the same files*. Her colleagues took these too, and *chalk a number* beside each crack. So the program could be right without seeing a crack.",
      ],
      hint: "Who took the pictures with which the program was tried?",
      tip: habits.implication,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "A program did well in a trial, perhaps because it went by a sign and not by the thing sought.",
        reason: "Nineteen times out of twenty, it may have found chalk and not cracks.",
      },
      wrong: [
        {
          text: "A program that has been taught by photographs will do badly wherever it has not been before.",
          code: "too-broad",
          reason: "One program is described, and a reason particular to it.",
        },
        {
          text: "A program could not be taught to find cracks, since those who took the pictures had made mistakes.",
          code: "possibility-as-fact",
          reason: "The suspicion is not proved, and chalking a number is no mistake.",
        },
        {
          text: "A program that finds cracks in bridges was tried in one county and then in a second one.",
          code: "too-narrow",
          reason: "This leaves out why the two trials went so differently.",
        },
      ],
      evidence: [
        "right nineteen times out of twenty",
        "The program, she thinks, has never looked at a crack at all.",
      ],
      opening: "A success, a failure, and a suspicion that would explain them both.",
      steps: [
        "The program was *right nineteen times out of twenty*, then no better than a coin. If it goes by the chalk, it *has never looked at a crack at all*.",
      ],
      hint: "What would explain both how well it did and how badly?",
      tip: habits["main-idea"],
    },
  ],
};
