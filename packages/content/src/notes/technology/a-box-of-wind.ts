import type { NoteSet } from "../note-set.ts";

export const aBoxOfWind: NoteSet = {
  id: "a-box-of-wind",
  field: "technology",
  source: "Standard histories of aviation; National Air and Space Museum",
  notes: [
    "In 1900 and 1901, Wilbur and Orville Wright tested gliders near Kitty Hawk, North Carolina.",
    "The wings gave much less lift than published tables had led the brothers to expect.",
    "In late 1901, they built a wind tunnel, a wooden box with a fan, in Dayton, Ohio.",
    "There they measured the lift of small model wings of many shapes.",
    "The results helped them design better wings.",
    "Their next glider flew well in 1902, and their powered airplane made its first flights in 1903.",
  ],
  questions: [
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why the Wright brothers turned to a wind tunnel",
      uses: [1, 2, 3],
      key: {
        text: "Published tables had led the Wright brothers to expect more lift than the wings of their gliders gave, so the brothers built a wind tunnel to measure lift themselves.",
        reason:
          "This names the disappointing wings as the reason that the brothers made measurements of their own.",
      },
      wrong: [
        {
          text: "The wings of the gliders that the Wright brothers tested near Kitty Hawk in 1900 and 1901 gave much less lift than published tables had led them to expect.",
          code: "half-right",
          reason:
            "This names the trouble with the gliders but does not connect it with the tunnel.",
        },
        {
          text: "Because measurements from their wind tunnel helped them design better wings, the Wright brothers had a glider that flew well in 1902 and a powered airplane in 1903.",
          code: "beside-the-point",
          reason: "This tells what came of the tunnel, not why it was built.",
        },
        {
          text: "Because their glider flew so well in 1902, the Wright brothers built a wind tunnel, whose measurements helped them design the wings of a powered airplane in 1903.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "This puts the tunnel after the flights of 1902, although it was built in late 1901.",
        },
      ],
      step: "A reason for the tunnel must lie before it. One note tells what was wrong with the gliders, and another what the tunnel served to measure.",
      look: "how the wings compared with the tables",
    },
    {
      goal: "two-part",
      level: "Hard",
      wants: "specify both where the wind tunnel was built and what it was used for",
      uses: [2, 3],
      key: {
        text: "To measure the lift of small model wings of many shapes, the Wright brothers built a wind tunnel in Dayton, Ohio.",
        reason: "This gives the place and the use of the tunnel.",
      },
      wrong: [
        {
          text: "The wind tunnel that the Wright brothers built in Dayton, Ohio, in late 1901 was a wooden box equipped with a fan.",
          code: "half-right",
          reason: "This gives the place but describes the tunnel instead of naming its use.",
        },
        {
          text: "The wind tunnel that the Wright brothers built in late 1901 served to measure the lift of model wings of many shapes.",
          code: "wrong-purpose",
          reason: "This gives the use and the date but not the place.",
        },
        {
          text: "The wind tunnel that the Wright brothers built in Dayton, Ohio, in late 1901 served to test complete gliders instead of small model wings.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This gives the right place but puts gliders in the tunnel, although the brothers measured model wings there.",
        },
      ],
      step: "The goal asks for two things, a place and a use. Two notes in a row give one each.",
      look: "where the tunnel stood and what happened in it",
    },
    {
      goal: "change",
      level: "Medium",
      wants: "contrast how the gliders performed before and after the work with the wind tunnel",
      uses: [0, 1, 5],
      key: {
        text: "Although the gliders of 1900 and 1901 gave less lift than the brothers had expected, the glider of 1902, designed after the work with the tunnel, flew well.",
        reason: "This sets the weak gliders before the tunnel against the good one after it.",
      },
      wrong: [
        {
          text: "Although the brothers had expected more lift on the basis of published tables, the wings of the gliders that they tested in 1900 and 1901 gave less.",
          code: "half-right",
          reason: "This describes only the gliders before the tunnel.",
        },
        {
          text: "Although the brothers tested their gliders of 1900 and 1901 near Kitty Hawk, North Carolina, they built and used their wind tunnel in Dayton, Ohio.",
          code: "beside-the-point",
          reason: "This contrasts two places of work, not two stages of the gliders.",
        },
        {
          text: "Although the brothers had expected more lift on the basis of their work with the tunnel, the wings of the glider that they tested in 1902 gave less.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This has the glider of 1902 disappoint the brothers, although it flew well.",
        },
      ],
      step: "Before and after both need a place in the sentence. Notes at the beginning and at the end tell how gliders flew in 1901 and in 1902.",
      look: "how the gliders flew in the years up to 1901 and in 1902",
    },
    {
      goal: "overview",
      level: "Medium",
      wants: "provide an overview of the brothers' work from 1900 to 1903",
      uses: [0, 2, 5],
      key: {
        text: "The brothers tested gliders in 1900 and 1901, studied model wings in a wind tunnel, and, after a better glider in 1902, flew a powered airplane in 1903.",
        reason: "This gives the main stages of the work in their order.",
      },
      wrong: [
        {
          text: "The brothers tested gliders near Kitty Hawk in 1900 and 1901 and, as the wings gave less lift than the brothers had expected, built a wind tunnel in Dayton, Ohio.",
          code: "half-right",
          reason: "This stops at the tunnel and leaves out 1902 and 1903.",
        },
        {
          text: "The brothers measured the lift of model wings in the wind tunnel that they had built in late 1901, and the results helped them design better wings.",
          code: "wrong-purpose",
          reason: "This enlarges on a single stage of the work.",
        },
        {
          text: "Using a wind tunnel, which was a wooden box with a fan, the brothers measured how much lift small model wings of many shapes gave.",
          code: "beside-the-point",
          reason: "This describes how the tunnel was used and gives no date.",
        },
      ],
      step: "An overview of several years names the main stages in order. Notes from the first to the last give them with their dates.",
      look: "what the brothers did in each of the years",
    },
    {
      goal: "place",
      level: "Easy",
      wants: "specify where the brothers tested their gliders of 1900 and 1901",
      uses: [0, 2],
      key: {
        text: "Before they built a wind tunnel, Wilbur and Orville Wright tested their gliders near Kitty Hawk, North Carolina.",
        reason: "This names the town and the state of the tests.",
      },
      wrong: [
        {
          text: "After they had tested gliders, Wilbur and Orville Wright built a wind tunnel, a wooden box with a fan, in Dayton, Ohio.",
          code: "beside-the-point",
          reason: "This names the place of the tunnel, not of the gliders.",
        },
        {
          text: "In 1900 and 1901, Wilbur and Orville Wright tested gliders whose wings gave much less lift than expected.",
          code: "half-right",
          reason: "This speaks of the tests of the gliders but names no place.",
        },
        {
          text: "Before they built a wind tunnel, Wilbur and Orville Wright tested their gliders of 1900 and 1901 near Dayton, Ohio.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This moves the gliders to the place of the wind tunnel.",
        },
      ],
      step: "The goal asks for a place, and only for that of the gliders. The first note names it.",
      look: "where the gliders were tested",
    },
  ],
};
