import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const hangingOutTheWash: Passage = {
  id: "hanging-out-the-wash",
  genre: "memoir",
  credit: `The following text is from "Small Craft," a memoir by an invented narrator, written for SAT Practice.`,
  text: prose`
    I read the marine forecast to the boats of our coast for most of my working life, and was given
    to understand that nobody went by it. The men had their knees, they said, and the gulls. But I
    noticed that on mornings when I drove straight from the studio to town, half of them stayed in,
    and that when I stopped first to hang out a wash, they went. The line could be seen from the
    harbor. I asked old Fudge about it. "Well, on the radio," he said, not wanting to hurt me,
    "you'd be bound to say something." I have not hung up a sock from that day to this without going
    back to look at the charts.
  `,
  facets: [
    {
      kind: "detail",
      level: "Medium",
      stem: "According to the text, what did the men say they went by instead of the forecast?",
      key: {
        text: "Their aching limbs and the birds",
        reason: "*The men had their knees, they said, and the gulls.*",
      },
      wrong: [
        {
          text: "The wash that hung on the line",
          code: "contradicts-the-text",
          reason: "That is what they really go by, but they do not say so.",
        },
        {
          text: "The charts that showed the coast",
          code: "wrong-person-or-text",
          reason: "The charts are the narrator's.",
        },
        {
          text: "The word of the oldest fisherman",
          code: "not-in-the-text",
          reason: "Old Fudge speaks of the radio; nobody is said to follow him.",
        },
      ],
      evidence: ["The men had their knees, they said, and the gulls."],
      opening: "A short sentence gives the men's two guides to the weather.",
      steps: [
        "*The men had their knees, they said, and the gulls*: aching knees and the flight of birds told them what was coming.",
      ],
      hint: "Look for the words *they said*.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "Based on the text, why do the men go out when a wash is on the line?",
      key: {
        text: "They take it for a sign of what the narrator really expects.",
        reason:
          "Someone who expects bad weather hangs out no wash, while on the radio one is *bound to say something*.",
      },
      wrong: [
        {
          text: "They take it for a signal that has been agreed on.",
          code: "not-in-the-text",
          reason: "The narrator finds the pattern out by noticing it, so nothing had been agreed.",
        },
        {
          text: "They take it for proof that the forecast was wrong.",
          code: "relationship-reversed",
          reason: "They do not weigh the forecast; they trust what the forecaster does at home.",
        },
        {
          text: "They take it for a sign of how strong the wind is.",
          code: "beside-the-point",
          reason:
            "They could feel the wind themselves; what they want is the forecaster's own opinion.",
        },
      ],
      evidence: ["The line could be seen from the harbor.", "you'd be bound to say something"],
      opening:
        "The men distrust a forecast that is given for pay, but not a forecaster's own laundry.",
      steps: [
        "On the radio the forecaster would *be bound to say something*, right or not. A wash hung out is something one does just if one believes in a dry day, and *the line could be seen from the harbor*.",
      ],
      hint: "Ask what a person must believe who hangs out a wash.",
      tip: habits.implication,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "A forecaster learns that people go by deeds where they doubt the words.",
        reason: "They ignore the radio and watch the clothesline.",
      },
      wrong: [
        {
          text: "A forecaster learns that people trust the broadcast more than they admit.",
          code: "contradicts-the-text",
          reason:
            "They trust the forecaster more than they say, but by the line and not by the broadcast.",
        },
        {
          text: "A forecaster learns that people think little of the work and gives up on it.",
          code: "half-right",
          reason: "The narrator goes on, and takes even more care.",
        },
        {
          text: "A forecaster learns that people on shore follow the weather more than sailors.",
          code: "wrong-group-or-measure",
          reason: "The people of the text are the men of the boats.",
        },
      ],
      evidence: ["nobody went by it", "The line could be seen from the harbor."],
      opening: "The men pay no heed to the broadcast, but they study the broadcaster.",
      steps: [
        "The forecast is read for most of a working life and *nobody went by it*. Yet the boats go out or stay in by the narrator's wash, as old Fudge as good as admits.",
      ],
      hint: "Compare what the men do about the radio with what they do about the line.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline:
        "I have not hung up a sock from that day to this without going back to look at the charts.",
      key: {
        text: "It shows the narrator treating the wash as the forecast by which men sail.",
        reason: "Since boats go out by it, it must be as right as the broadcast.",
      },
      wrong: [
        {
          text: "It shows the narrator losing all faith in a judgment that had been good for years.",
          code: "wrong-strength-or-tone",
          reason: "It is out of care for the men that the narrator checks, not from lost faith.",
        },
        {
          text: "It shows the narrator making use of the wash to lead the men one way or another.",
          code: "half-right",
          reason:
            "The men are led by it, but the narrator takes care to be right, not to steer them.",
        },
        {
          text: "It shows the narrator caring for the wash more than in the days of driving to town.",
          code: "not-in-the-text",
          reason: "The charts are consulted for the boats, not for the sock.",
        },
      ],
      evidence: ["half of them stayed in", "you'd be bound to say something"],
      opening: "A sock on the line has become a public announcement.",
      steps: [
        "Boats stay or go by the narrator's line. Knowing that, the narrator treats even a sock as a forecast and checks it against *the charts*, as one would before a broadcast.",
      ],
      hint: "Ask who will read the sock, and what they will do.",
      tip: habits.function,
    },
  ],
};
