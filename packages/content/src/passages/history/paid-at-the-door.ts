import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const paidAtTheDoor: Passage = {
  id: "paid-at-the-door",
  genre: "history",
  source:
    "Standard histories of the British Post Office: Rowland Hill's Post Office Reform of 1837 and uniform penny postage in 1840, when letters rose from about 76 to about 169 million a year.",
  text: prose`
    In Britain before 1840, the person who received a letter usually paid for it, at a rate that
    rose with the distance it had traveled and the number of sheets it held. Many letters were
    therefore refused at the door. Rowland Hill, a schoolmaster turned reformer, observed that
    carrying a letter cost the Post Office very little; what cost a great deal was working out the
    charge and collecting it. A single low rate, paid in advance, would make both tasks needless. In
    the first year of the penny post, the number of letters sent more than doubled.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, on what did the price of a letter depend in Britain before 1840?",
      key: {
        text: "On the miles it went and the sheets it held",
        reason:
          "The rate *rose with the distance it had traveled and the number of sheets it held*.",
      },
      wrong: [
        {
          text: "On how much it weighed and how fast it traveled",
          code: "not-in-the-text",
          reason: "Neither weight nor speed is mentioned.",
        },
        {
          text: "On how much its sender was able to pay in advance",
          code: "relationship-reversed",
          reason: "It was the receiver who usually paid; payment in advance came with the reform.",
        },
        {
          text: "On how many letters were sent in the same year",
          code: "words-echoed",
          reason: "The number of letters sent is what changed in 1840, not what set the price.",
        },
      ],
      evidence: ["rose with the distance it had traveled and the number of sheets it held"],
      opening: "The first sentence names the two things that made a letter dearer.",
      steps: [
        "The receiver paid *at a rate that rose with the distance it had traveled and the number of sheets it held*.",
      ],
      hint: "Find the words about the rate in the first sentence.",
      tip: habits.detail,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "A reform that did away with the costliest part of handling letters led people to send far more of them.",
        reason:
          "It joins Hill's insight, that charging cost more than carrying, with the outcome in the last sentence.",
      },
      wrong: [
        {
          text: "A reform that made the receiver pay for each letter led many people to refuse letters at the door.",
          code: "relationship-reversed",
          reason: "That was the state of things before the reform, not its effect.",
        },
        {
          text: "A reform that shortened the distances letters had to go led the Post Office to lower its rates.",
          code: "words-echoed",
          reason: "Distance had set the old price; the reform did not shorten it.",
        },
        {
          text: "A reform that began in Britain led other countries to charge a single rate for letters in advance.",
          code: "too-broad",
          reason: "The text speaks of Britain only.",
        },
      ],
      evidence: [
        "what cost a great deal was working out the charge and collecting it",
        "the number of letters sent more than doubled",
      ],
      opening: "The text goes from a costly practice to the idea that ended it, and to the result.",
      steps: [
        "Hill saw that the expense lay in *working out the charge and collecting it*. One rate *paid in advance* made that needless, and the number of letters *more than doubled*.",
      ],
      hint: "The point must cover the practice, the idea, and what came of it.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "what cost a great deal was working out the charge and collecting it",
      key: {
        text: "It locates the expense that one rate paid in advance would end.",
        reason:
          "If the cost lay in carrying, a single prepaid rate would save nothing; as it lies in charging, it will.",
      },
      wrong: [
        {
          text: "It explains why the price of a letter had to rise with the distance.",
          code: "relationship-reversed",
          reason:
            "If carrying costs little, distance is no good reason for a higher price; the point undercuts it.",
        },
        {
          text: "It raises a difficulty that the plan described next fails to meet.",
          code: "contradicts-the-text",
          reason: "The plan would make both tasks *needless*, so it does meet the difficulty.",
        },
        {
          text: "It reports the view of officials whom the reformer hoped to persuade.",
          code: "wrong-person-or-text",
          reason: "The observation is Hill's own.",
        },
      ],
      evidence: [
        "what cost a great deal was working out the charge and collecting it",
        "would make both tasks needless",
      ],
      opening: "The next sentence picks up the two tasks named here and makes them needless.",
      steps: [
        "Two tasks are named as the real expense. *A single low rate, paid in advance, would make both tasks needless*: the observation prepares the proposal by showing what there is to save.",
      ],
      hint: "Find out what *both tasks* in the next sentence refers to.",
      tip: habits.function,
    },
  ],
};
