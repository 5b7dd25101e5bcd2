import type { NoteSet } from "../note-set.ts";

export const buriedSeeds: NoteSet = {
  id: "buried-seeds",
  field: "science",
  source: "Telewski and Zeevaart, American Journal of Botany 89 (2002); Michigan State University",
  notes: [
    "In 1879, American botanist William James Beal buried 20 bottles in what is now East Lansing, Michigan.",
    "Each bottle held sand and the seeds of more than 20 kinds of plants.",
    "Beal wanted to learn how long buried seeds can still sprout.",
    "At first, a bottle was dug up every 5 years; since 1980, one has been dug up about every 20 years.",
    "Of the moth mullein seeds in the bottle dug up in 2000, nearly half sprouted.",
    "The last bottle is to be dug up in 2100.",
  ],
  questions: [
    {
      goal: "aim",
      level: "Easy",
      wants: "present the aim of Beal's experiment",
      uses: [0, 2],
      key: {
        text: "When he buried bottles of seeds in Michigan, the botanist William James Beal wanted to learn how long seeds in the ground can still sprout.",
        reason: "This states the question that the experiment was meant to answer.",
      },
      wrong: [
        {
          text: "When he buried 20 bottles in Michigan, the botanist William James Beal began an experiment with the seeds of more than 20 kinds of plants.",
          code: "half-right",
          reason: "This tells what Beal did but not what he wanted to learn.",
        },
        {
          text: "When he buried bottles of seeds in Michigan, the botanist William James Beal began an experiment that is to last until the year 2100.",
          code: "wrong-purpose",
          reason: "This tells how long the experiment lasts, not what Beal wanted to learn.",
        },
        {
          text: "Of the moth mullein seeds in one of William James Beal's bottles, nearly half sprouted after more than a century in the ground.",
          code: "beside-the-point",
          reason: "This gives a result of the experiment, not its aim.",
        },
      ],
      step: "The goal asks for an aim, so the sentence must state what Beal wanted to find out. One of the notes states his question.",
      look: "what Beal wanted to learn",
    },
    {
      goal: "change",
      level: "Medium",
      wants: "describe how the schedule of the experiment has changed",
      uses: [3],
      key: {
        text: "Although a bottle was at first dug up every 5 years, one has been dug up only about every 20 years since 1980.",
        reason: "This gives the schedule at first and the one since 1980.",
      },
      wrong: [
        {
          text: "Although Beal buried all 20 of the bottles in 1879, one of them was dug up in 2000, and the last is to be dug up in 2100.",
          code: "beside-the-point",
          reason: "This lists dates without saying that the interval between bottles has changed.",
        },
        {
          text: "Although Beal buried all 20 of the bottles in 1879, they were at first dug up only rarely and have been dug up more often since 1980.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This turns the change around, since bottles have been dug up less often since 1980.",
        },
        {
          text: "Although Beal buried 20 bottles of seeds in 1879, only one of them was at first dug up every 5 years.",
          code: "half-right",
          reason: "This gives the schedule at first but no change in it.",
        },
      ],
      step: "The goal asks for a change, so the sentence must give the schedule before and after. One note gives both.",
      look: "how often a bottle was dug up at first and how often since 1980",
    },
    {
      goal: "two-part",
      level: "Hard",
      wants: "emphasize both the duration and the purpose of the experiment",
      uses: [0, 2, 5],
      key: {
        text: "To learn how long buried seeds can still sprout, Beal began an experiment in 1879 that is to last more than two centuries, until 2100.",
        reason: "This names the purpose and gives the duration, more than two centuries.",
      },
      wrong: [
        {
          text: "To learn how long buried seeds can still sprout, Beal filled 20 bottles with sand and the seeds of various plants and buried them in Michigan.",
          code: "half-right",
          reason: "This names the purpose but not the duration.",
        },
        {
          text: "At the end of an experiment that began in 1879, the last of the bottles that Beal buried in Michigan is to be dug up in 2100.",
          code: "wrong-purpose",
          reason: "This marks the duration but leaves out the purpose.",
        },
        {
          text: "Nearly half of the moth mullein seeds in one of Beal's bottles sprouted in 2000, although the bottle had been buried since 1879.",
          code: "beside-the-point",
          reason: "This reports a result and states neither the purpose nor the whole duration.",
        },
      ],
      step: "The goal has two parts, so the sentence must state what Beal wanted to learn and how long the experiment runs. The purpose stands in one note, the first and last years in two others.",
      look: "what Beal wanted to learn, when he began, and when the last bottle is due",
    },
    {
      goal: "place",
      level: "Easy",
      wants: "specify where Beal buried the bottles",
      uses: [0, 1],
      key: {
        text: "William James Beal, an American botanist, buried 20 bottles of seeds in what is now East Lansing, Michigan.",
        reason: "This names the place, East Lansing.",
      },
      wrong: [
        {
          text: "William James Beal, an American botanist, began an experiment in 1879 by burying 20 bottles of seeds.",
          code: "wrong-purpose",
          reason: "This draws on the same note but gives the year instead of the place.",
        },
        {
          text: "William James Beal, an American botanist, buried seeds of more than 20 kinds to learn how long they can sprout.",
          code: "beside-the-point",
          reason: "This tells why the seeds were buried, not where.",
        },
        {
          text: "William James Beal, an American botanist, filled each of 20 bottles with sand and seeds and put them all in the ground.",
          code: "half-right",
          reason: "This puts the bottles in the ground without saying where that ground was.",
        },
      ],
      step: "The goal asks where, so it is not enough to say what was buried, when, or why. The first note names a place.",
      look: "where the bottles were buried",
    },
  ],
};
