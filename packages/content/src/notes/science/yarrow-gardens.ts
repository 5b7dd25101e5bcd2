import type { NoteSet } from "../note-set.ts";

export const yarrowGardens: NoteSet = {
  id: "yarrow-gardens",
  field: "science",
  source: "Clausen, Keck, and Hiesey, Carnegie Institution of Washington Publication 581 (1948)",
  notes: [
    "Yarrow, a wild plant of California, is shorter in the high Sierra Nevada than near sea level.",
    "Jens Clausen, David Keck, and William Hiesey asked whether this is due to environment, heredity, or both.",
    "They gathered yarrow from many elevations and grew it in gardens at about 30, 1,400, and 3,050 meters.",
    "In the lowest garden, plants from high elevations stayed shorter than plants from low ones.",
    "Parts of one plant grew to different heights in different gardens.",
    "Their work appeared in 1948.",
  ],
  questions: [
    {
      goal: "aim",
      level: "Easy",
      wants: "present the aim of the study",
      uses: [0, 1],
      key: {
        text: "Clausen, Keck, and Hiesey hoped to learn whether environment, heredity, or both make yarrow shorter in the high Sierra Nevada than near sea level.",
        reason:
          "This states what the researchers wanted to explain and the causes that they considered.",
      },
      wrong: [
        {
          text: "Clausen, Keck, and Hiesey found that, even in the lowest garden, yarrow from high elevations remained shorter than yarrow from low ones.",
          code: "beside-the-point",
          reason: "This gives a result.",
        },
        {
          text: "Clausen, Keck, and Hiesey, whose work appeared in 1948, observed that yarrow is shorter in the high Sierra Nevada of California than near sea level.",
          code: "half-right",
          reason: "This gives the fact from which the study set out, not the question.",
        },
        {
          text: "Clausen, Keck, and Hiesey, whose work appeared in 1948, asked why yarrow is taller in the high Sierra Nevada of California than near sea level.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This says that mountain yarrow is taller, whereas it is shorter.",
        },
      ],
      step: "The question of the study is about the causes of a difference. One note gives the difference and the next the question.",
      look: "what the researchers asked",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "present the method of the study",
      uses: [2],
      key: {
        text: "The researchers took yarrow plants from many elevations and raised them in three gardens, the highest at about 3,050 meters.",
        reason: "This tells what was collected and where it was grown.",
      },
      wrong: [
        {
          text: "The researchers wanted to explain why yarrow, a wild plant of California, is shorter in high mountains than near sea level.",
          code: "beside-the-point",
          reason: "This gives the aim.",
        },
        {
          text: "The researchers Jens Clausen, David Keck, and William Hiesey gathered yarrow from many elevations for a study that appeared in 1948.",
          code: "half-right",
          reason: "This names one step and leaves out the gardens.",
        },
        {
          text: "The researchers Jens Clausen, David Keck, and William Hiesey gathered yarrow from a single elevation and raised it in gardens at three others.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This speaks of one elevation where the notes speak of many.",
        },
      ],
      step: "A method tells what was done, here with plants in several places. A single note describes it.",
      look: "what the researchers did with the plants",
    },
    {
      goal: "finding",
      level: "Hard",
      wants: "present the finding that points to an influence of heredity",
      uses: [3, 2],
      key: {
        text: "Grown in the same low garden, yarrow from high elevations stayed shorter than yarrow from low ones, though the environment was the same.",
        reason:
          "This reports a difference that remained when plants shared a garden, so that environment cannot account for it.",
      },
      wrong: [
        {
          text: "Grown in gardens at about 30, 1,400, and 3,050 meters, parts of one plant of yarrow differed in height from garden to garden.",
          code: "wrong-purpose",
          reason: "This reports the finding that points to the influence of environment.",
        },
        {
          text: "Gathered from many elevations by three researchers, yarrow was grown in several gardens to show whether heredity has an influence on height.",
          code: "beside-the-point",
          reason: "This states method and aim without a finding.",
        },
        {
          text: "Grown in gardens at about 30, 1,400, and 3,050 meters, parts of one plant of yarrow reached the same height in every garden.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This makes the heights equal, whereas parts of one plant grew to different heights.",
        },
      ],
      step: "Heredity shows where plants differ although their surroundings do not. Find the note that compares plants within one garden.",
      look: "which plants were compared in a single garden",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "specify the elevations of the gardens",
      uses: [2],
      key: {
        text: "Clausen, Keck, and Hiesey grew yarrow in three gardens, at elevations of about 30, 1,400, and 3,050 meters.",
        reason: "This gives an elevation for each garden.",
      },
      wrong: [
        {
          text: "Clausen, Keck, and Hiesey asked why yarrow, a wild plant of California, is shorter in the high Sierra Nevada.",
          code: "beside-the-point",
          reason: "This gives the question of the study and no elevations.",
        },
        {
          text: "Clausen, Keck, and Hiesey grew yarrow in several gardens, of which the lowest was at an elevation of about 30 meters.",
          code: "half-right",
          reason: "This gives the elevation of a single garden.",
        },
        {
          text: "Clausen, Keck, and Hiesey found that parts of one yarrow plant grew to different heights in gardens at different elevations.",
          code: "wrong-purpose",
          reason: "This mentions the gardens in order to report a finding.",
        },
      ],
      step: "The goal asks for numbers. One note lists them.",
      look: "at which heights the gardens lay",
    },
  ],
};
