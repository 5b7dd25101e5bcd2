import type { NoteSet } from "../note-set.ts";

export const landFromWater: NoteSet = {
  id: "land-from-water",
  field: "geography",
  source: "Standard encyclopedias of geography; Rijkswaterstaat",
  notes: [
    "The Zuiderzee was a shallow inlet of the North Sea in the Netherlands.",
    "In 1891, engineer Cornelis Lely drew up a plan to close it off.",
    "A dam 32 kilometers long closed the inlet in 1932, and rivers gradually filled the lake behind it with fresh water.",
    "The Dutch surrounded parts of the lake with dikes and pumped out the water.",
    "Two of these areas, drained in 1957 and 1968, make up most of Flevoland.",
    "Flevoland became a province in 1986.",
  ],
  questions: [
    {
      goal: "overview",
      level: "Hard",
      wants: "provide an overview of how Flevoland came into being",
      uses: [0, 2, 3, 4, 5],
      key: {
        text: "After a dam had closed the Zuiderzee in 1932, the Dutch drained parts of the lake behind it, two of which make up most of Flevoland, a province since 1986.",
        reason: "This names the stages in order, from the dam to the province.",
      },
      wrong: [
        {
          text: "After Cornelis Lely had drawn up a plan in 1891, a dam 32 kilometers long closed the Zuiderzee in 1932, and rivers filled the lake behind it with fresh water.",
          code: "half-right",
          reason: "This ends with the lake, before any land was drained.",
        },
        {
          text: "After parts of the Zuiderzee had been drained, the Dutch built a dam in 1968 to close the inlet, and two of these parts make up most of Flevoland, a province since 1986.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This puts the draining before the dam, which dates from 1932.",
        },
        {
          text: "Flevoland, which became a province in 1986, consists mostly of two areas that lie where the Zuiderzee, a shallow inlet of the North Sea, used to be.",
          code: "beside-the-point",
          reason: "This tells what Flevoland consists of without any stage of its making.",
        },
      ],
      step: "The goal asks for the whole course, so the sentence must lead from the inlet to the province. The notes give the stages in order.",
      look: "what was done in 1932, what was drained, and what happened in 1986",
    },
    {
      goal: "mechanism",
      level: "Medium",
      wants: "explain how the Dutch gained land from the lake",
      uses: [3],
      key: {
        text: "To gain land from the lake, the Dutch surrounded parts of it with dikes and pumped out the water.",
        reason: "This names the two steps, diking and pumping.",
      },
      wrong: [
        {
          text: "To gain land from the lake, the Dutch drained two large areas of it, one in 1957 and one in 1968.",
          code: "half-right",
          reason: "This says that areas were drained, and when, but not how.",
        },
        {
          text: "To gain land from the lake, the Dutch opened the dikes around it and let its water flow into the sea.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This has the water flow out through open dikes, although it was pumped out from behind closed ones.",
        },
        {
          text: "To turn the Zuiderzee into a lake, the Dutch closed it with a dam, and rivers filled it with fresh water.",
          code: "beside-the-point",
          reason: "This explains how the lake arose, not how land was gained.",
        },
      ],
      step: "The goal asks how it was done, so the sentence must name the steps. One note describes them.",
      look: "what the Dutch did with parts of the lake",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "specify when the Zuiderzee was closed off",
      uses: [0, 2],
      key: {
        text: "The Zuiderzee, once a shallow inlet of the North Sea, was closed off by a dam in 1932.",
        reason: "This gives the year of the closing.",
      },
      wrong: [
        {
          text: "The Zuiderzee, once a shallow inlet of the North Sea, was closed off by a dam 32 kilometers long.",
          code: "wrong-purpose",
          reason: "This takes the dam's length from the notes instead of its date.",
        },
        {
          text: "The Zuiderzee was the subject of a plan that engineer Cornelis Lely had drawn up by the year 1891.",
          code: "beside-the-point",
          reason: "This dates the plan, not the closing.",
        },
        {
          text: "The Zuiderzee, once a shallow inlet of the North Sea, was closed off by a dam in the year 1891.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This gives the closing the date of the plan.",
        },
      ],
      step: "The goal asks for a date, so the sentence must give the year of the closing. One note dates the dam.",
      look: "when the dam closed the inlet",
    },
    {
      goal: "change",
      level: "Medium",
      wants: "describe how the Zuiderzee changed after the dam was completed",
      uses: [0, 2],
      key: {
        text: "Once an inlet of the North Sea, the Zuiderzee became a lake behind the dam of 1932, and rivers gradually filled it with fresh water.",
        reason: "This gives the inlet before the dam and the lake after it.",
      },
      wrong: [
        {
          text: "Once the dam of 1932 was complete, it stretched for 32 kilometers and closed off the Zuiderzee, for which Cornelis Lely had drawn up a plan.",
          code: "half-right",
          reason: "This tells of the dam but not of what the water became.",
        },
        {
          text: "Once an inlet of the North Sea, the Zuiderzee became a lake behind the dam of 1932, and the sea gradually filled it with salt water.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This has the sea fill the lake, which received fresh water from rivers.",
        },
        {
          text: "Once a plan of the engineer Cornelis Lely, the closing of the Zuiderzee was carried out only decades later, in 1932, by means of a dam.",
          code: "beside-the-point",
          reason: "This traces the plan to its execution, not the change in the water.",
        },
      ],
      step: "The goal asks for a change, so the sentence must describe the water before and after the dam. One note tells what the Zuiderzee was, another what formed behind the dam.",
      look: "what the Zuiderzee was and what rivers did behind the dam",
    },
  ],
};
