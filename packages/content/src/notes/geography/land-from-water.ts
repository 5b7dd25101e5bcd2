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
          text: "After Cornelis Lely had drawn up a plan in 1891, the Dutch pumped the water out of the whole Zuiderzee by 1932, and the land behind the dam became the province of Flevoland.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This drains the whole inlet, although only parts of the lake behind the dam were pumped out.",
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
      level: "Easy",
      wants: "explain how the Dutch gained land from the lake",
      uses: [3],
      key: {
        text: "To gain land from the lake, the Dutch surrounded parts of it with dikes and then pumped out the water.",
        reason: "This names the two steps, diking and pumping.",
      },
      wrong: [
        {
          text: "In 1957 and 1968, the Dutch gained from the lake two areas of land that make up most of Flevoland.",
          code: "half-right",
          reason: "This says that land was gained, and when, but not how.",
        },
        {
          text: "In 1957 and 1968, the Dutch gained from the lake two areas of land, which rivers had gradually filled behind a dam.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This has rivers fill the areas, which were drained.",
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
          text: "The Zuiderzee was to be closed off according to a plan that engineer Cornelis Lely drew up in 1891.",
          code: "beside-the-point",
          reason: "This dates the plan, not the closing.",
        },
        {
          text: "The Zuiderzee was closed off in 1891 according to a plan that engineer Cornelis Lely had drawn up earlier.",
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
          text: "Once an inlet of the North Sea, the Zuiderzee was closed off in 1932 by a dam 32 kilometers long, decades after Cornelis Lely drew up his plan.",
          code: "half-right",
          reason: "This tells what the Zuiderzee was but not what it became.",
        },
        {
          text: "Once an inlet of the North Sea, the Zuiderzee was closed off in 1932 by a dam 32 kilometers long, and the Dutch pumped out all the water behind it.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This empties the whole lake, although water was pumped out of parts of it only.",
        },
        {
          text: "Engineer Cornelis Lely drew up a plan to close off the Zuiderzee in 1891, but a dam closed this shallow inlet only in 1932, decades later.",
          code: "beside-the-point",
          reason: "This traces the plan to the dam, not the change in the water.",
        },
      ],
      step: "The goal asks for a change, so the sentence must describe the water before and after the dam. One note tells what the Zuiderzee was, another what formed behind the dam.",
      look: "what the Zuiderzee was and what rivers did behind the dam",
    },
  ],
};
