import type { NoteSet } from "../note-set.ts";

export const seaClock: NoteSet = {
  id: "sea-clock",
  field: "technology",
  source: "Standard histories of navigation; Royal Museums Greenwich",
  notes: [
    "A navigator can compute longitude by comparing local time with the time at the home port.",
    "In the early 1700s, no clock kept accurate time on a moving ship.",
    "In 1714, the British Parliament offered a prize for a method of finding longitude at sea.",
    "John Harrison, an English carpenter and clockmaker, worked for decades on clocks for ships.",
    "He completed the fourth, called H4 and shaped like a large watch, in 1759.",
    "On a voyage to Jamaica that began in 1761, H4 lost only about five seconds in 81 days.",
  ],
  questions: [
    {
      goal: "difficulty",
      level: "Medium",
      wants: "explain why finding longitude at sea was difficult in the early 1700s",
      uses: [0, 1],
      key: {
        text: "To compute longitude, a navigator needed the time at the home port, but no clock then kept accurate time on a moving ship.",
        reason: "This names what was needed and why it was not to be had.",
      },
      wrong: [
        {
          text: "A method of finding longitude at sea was sought in the early 1700s by the British Parliament, which offered a prize for one.",
          code: "beside-the-point",
          reason: "This tells how the problem was taken up, not why it was difficult.",
        },
        {
          text: "To compute longitude, a navigator at sea had to compare the local time with the time that it was at the home port.",
          code: "half-right",
          reason: "This names what was needed but not the obstacle.",
        },
        {
          text: "To compute longitude, a navigator at sea had to compare the times of two clocks, of which only one kept accurate time on a moving ship.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This grants ships one accurate clock, although no clock kept accurate time on them.",
        },
      ],
      step: "The goal asks for an obstacle, so the sentence must say what was needed and what stood in the way. The first two notes give one each.",
      look: "what a navigator must compare and what no clock could do",
    },
    {
      goal: "finding",
      level: "Easy",
      wants: "present the result of the test of H4 on the voyage to Jamaica",
      uses: [3, 4, 5],
      key: {
        text: "On the voyage to Jamaica that began in 1761, Harrison's fourth clock, H4, lost only about five seconds in 81 days.",
        reason: "This states how well the clock kept time.",
      },
      wrong: [
        {
          text: "On the voyage to Jamaica that began in 1761, a ship carried Harrison's fourth clock, H4, completed two years before.",
          code: "half-right",
          reason: "This mentions the voyage but not how the clock performed.",
        },
        {
          text: "On the voyage to Jamaica that began in 1761, Harrison's fourth clock, H4, was observed for as long as 81 days.",
          code: "wrong-purpose",
          reason: "This gives the length of the test, not its result.",
        },
        {
          text: "After decades of work on clocks for ships, Harrison completed the fourth, H4, shaped like a large watch, in 1759.",
          code: "beside-the-point",
          reason: "This concerns the making of the clock.",
        },
      ],
      step: "The goal asks for a result, so the sentence must say how much time the clock lost. The last note does so.",
      look: "how many seconds H4 lost",
    },
    {
      goal: "achievement",
      level: "Hard",
      wants: "emphasize Harrison's achievement to an audience unfamiliar with him",
      uses: [1, 3, 4, 5],
      key: {
        text: "John Harrison, an English carpenter and clockmaker, made H4, a clock that kept accurate time on a moving ship, as no clock had done in the early 1700s.",
        reason: "This says who Harrison was and what his clock, unlike earlier ones, could do.",
      },
      wrong: [
        {
          text: "John Harrison's H4, a clock shaped like a large watch and completed in 1759, kept accurate time on a moving ship, as no clock had done in the early 1700s.",
          code: "half-right",
          reason: "This names the accomplishment without saying who Harrison was.",
        },
        {
          text: "John Harrison, an English carpenter and clockmaker, made a clock that lost no time at all during the 81 days of a voyage to Jamaica.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This overstates the success, since H4 lost about five seconds.",
        },
        {
          text: "The British Parliament, at a time when no clock kept accurate time on a moving ship, offered a prize in 1714 for a method of finding longitude.",
          code: "beside-the-point",
          reason: "This speaks of the prize, not of Harrison.",
        },
      ],
      step: "The audience does not know Harrison, so the sentence must say who he was and then what he accomplished. One note identifies him; others show what was lacking before and how well H4 did.",
      look: "who Harrison was, what was lacking before, and how his clock performed",
    },
    {
      goal: "category",
      level: "Easy",
      wants: "identify Harrison's occupation",
      uses: [3, 4, 5],
      key: {
        text: "John Harrison, whose clock H4 was carried to Jamaica, was a carpenter and clockmaker by trade.",
        reason: "This names his occupation.",
      },
      wrong: [
        {
          text: "John Harrison, whose clock H4 was carried to Jamaica, completed it in 1759 after decades of work.",
          code: "beside-the-point",
          reason: "This tells when the clock was finished.",
        },
        {
          text: "John Harrison, whose fourth clock was called H4, was English and worked for decades.",
          code: "wrong-purpose",
          reason: "This gives his nationality instead of his occupation.",
        },
        {
          text: "John Harrison, whose fourth clock was shaped like a large watch, meant his work to be used on ships.",
          code: "half-right",
          reason: "This tells for what he worked without naming what he was.",
        },
      ],
      step: "The goal asks for an occupation, so the sentence must say what Harrison was by trade. One note does so.",
      look: "what Harrison was by trade",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize the importance for navigation of a clock as accurate as H4",
      uses: [0, 5],
      key: {
        text: "A clock that, like H4, loses only about five seconds in 81 days gives navigators the time at the home port, which they need to compute longitude.",
        reason: "This says what such a clock provides and what navigators can do with it.",
      },
      wrong: [
        {
          text: "A clock that, like H4, loses only about five seconds in 81 days keeps accurate time on a moving ship, as no clock did in the early 1700s.",
          code: "half-right",
          reason: "This states how accurate the clock is but not what this means for navigators.",
        },
        {
          text: "A clock that, like H4, keeps accurate time on a moving ship, as no clock did in the early 1700s, lets navigators compute longitude without the local time.",
          code: "contradicts-the-text",
          against: 0,
          reason:
            "This drops the local time, which must be compared with the time at the home port.",
        },
        {
          text: "A prize that the British Parliament offered in 1714, decades before the completion of H4, was meant for a method of finding longitude at sea.",
          code: "beside-the-point",
          reason: "This speaks of a prize and its date.",
        },
      ],
      step: "The goal asks why accuracy mattered, so the sentence must connect the clock with the finding of longitude. The first note explains the connection.",
      look: "what navigators compare to compute longitude and how accurate H4 was",
    },
  ],
};
