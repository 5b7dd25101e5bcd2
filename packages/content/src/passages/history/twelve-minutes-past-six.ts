import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const twelveMinutesPastSix: Passage = {
  id: "twelve-minutes-past-six",
  genre: "essay",
  credit: `The following text is from "On Old Timetables," an essay written for SAT Practice in the manner of the 1930s.`,
  text: prose`
    An old railway timetable is a poor guide to travel and an excellent guide to a country. It tells
    you that in 1911 five trains a day stopped at a village of nine houses, and you perceive that
    somebody there made something. It tells you that on Fridays there was one train more, and you
    perceive that on that day somebody sold it. No one meant to inform us of this. The author of a
    chronicle has posterity in view, and sits up straighter on our account; the author of a
    timetable was thinking of twelve minutes past six. That is why I believe him.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what does the additional train on Fridays reveal?",
      key: {
        text: "What was made there was sold on that day.",
        reason: "From the train *you perceive that on that day somebody sold it*.",
      },
      wrong: [
        {
          text: "The village was crowded on the other days.",
          code: "not-in-the-text",
          reason: "Crowding is not mentioned.",
        },
        {
          text: "The village had begun to grow in that year.",
          code: "words-echoed",
          reason: "The village of 1911 has nine houses; nothing is said of its growth.",
        },
        {
          text: "Nothing was made in the village on that day.",
          code: "contradicts-the-text",
          reason: "The train points to business, and making things on Fridays is not ruled out.",
        },
      ],
      evidence: [
        "on Fridays there was one train more, and you perceive that on that day somebody sold it",
      ],
      opening: "The sentence about Fridays ends with what a reader can gather from it.",
      steps: [
        "Five trains show that *somebody there made something*; the sixth, on Fridays, shows that *on that day somebody sold it*.",
      ],
      hint: "Find out what *it* stands for at the end of the sentence about Fridays.",
      tip: habits.detail,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "A record made without a thought of those to come may for that very reason be believed by them.",
        reason:
          "The timetable's author had no thought of posterity, and *that is why* the writer believes him.",
      },
      wrong: [
        {
          text: "A record of many small facts tells later readers more than a history of great events.",
          code: "not-in-the-text",
          reason:
            "Small facts are not set against great events; what counts is whom the author had in mind.",
        },
        {
          text: "A record that has gone out of date is of no use to later readers who mean to travel.",
          code: "too-narrow",
          reason:
            "That the timetable is *a poor guide to travel* is only the first half of a sentence.",
        },
        {
          text: "A record made for later readers has as a rule been falsified in order to please them.",
          code: "too-extreme",
          reason: "Chroniclers sit up straighter, which is not to say that they falsify.",
        },
      ],
      evidence: ["No one meant to inform us of this.", "That is why I believe him."],
      opening: "The last sentence gives the judgment, and what comes before it gives the grounds.",
      steps: [
        "The timetable tells much that *no one meant to inform us of*. A chronicle's author *has posterity in view*; the timetable's had none, and *that is why I believe him*.",
      ],
      hint: "Ask what the word *that* in the last sentence refers to.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "sits up straighter on our account",
      key: {
        text: "It hints that hoping for later readers colors what a chronicle says.",
        reason:
          "People sit up straighter when they know they are watched; chroniclers know that we will read them.",
      },
      wrong: [
        {
          text: "It suggests that the work of writing a chronicle calls for discipline.",
          code: "not-in-the-text",
          reason: "The posture comes of being observed by us, not of the labor.",
        },
        {
          text: "It commends the care that a chronicle's author takes to be accurate.",
          code: "contradicts-the-text",
          reason:
            "The writer puts more faith in the timetable; the straightened back is a reason for distrust.",
        },
        {
          text: "It shows that later readers tend to demand too much of a chronicle.",
          code: "relationship-reversed",
          reason: "The author acts with readers in view; the readers demand nothing here.",
        },
      ],
      evidence: [
        "The author of a chronicle has posterity in view, and sits up straighter on our account",
        "That is why I believe him.",
      ],
      opening: "The image shows an author who knows that somebody is looking.",
      steps: [
        "A chronicle's author *has posterity in view* and so strikes a better posture. The timetable's author did not, and he is the one whom the writer believes: the posture stands for what may be put on.",
      ],
      hint: "Ask when people sit up straighter, and which of the two authors is believed.",
      tip: habits.function,
    },
  ],
};
