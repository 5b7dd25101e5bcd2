import type { NoteSet } from "../note-set.ts";

export const twoMoonCalendars: NoteSet = {
  id: "two-moon-calendars",
  field: "society",
  source: "Standard encyclopedias of calendars; Richards, Mapping Time (1998)",
  notes: [
    "In the Islamic and Hebrew calendars, months last 29 or 30 days and follow the phases of the Moon.",
    "Twelve such months are about 11 days shorter than a solar year.",
    "The Islamic year always has twelve months, so each month passes through all the seasons in about 33 years.",
    "The Hebrew calendar adds a thirteenth month in 7 of every 19 years.",
    "The added month keeps festivals in their seasons.",
    "Passover, for example, always falls in the northern spring.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in the number of months in the two calendars",
      uses: [2, 3],
      key: {
        text: "The Islamic year always has twelve months, whereas the Hebrew calendar adds a thirteenth month in 7 of every 19 years.",
        reason: "This contrasts a fixed number of months with one that changes.",
      },
      wrong: [
        {
          text: "The months of the Islamic calendar pass through all the seasons, whereas the Hebrew calendar keeps festivals in theirs.",
          code: "beside-the-point",
          reason:
            "This contrasts the calendars in relation to the seasons and gives no number of months.",
        },
        {
          text: "The Hebrew calendar, which follows the phases of the Moon as the Islamic calendar does, has a thirteenth month in 7 of every 19 years.",
          code: "half-right",
          reason: "This gives the number for one calendar and only a likeness for the other.",
        },
        {
          text: "The Islamic year always has twelve months, whereas the Hebrew year always has thirteen, so that festivals stay in their seasons.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This gives every Hebrew year a month that only some years have.",
        },
      ],
      step: "The goal concerns one number. Find the note that gives it for each calendar and contrast the two.",
      look: "how many months a year of each calendar has",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why the months of the Islamic calendar move through the seasons",
      uses: [1, 2],
      key: {
        text: "Because a year of twelve lunar months is about 11 days shorter than a solar year, each Islamic month passes through all the seasons over time.",
        reason: "This names the yearly gap of days from which the movement follows.",
      },
      wrong: [
        {
          text: "Because the months of the Islamic calendar follow the phases of the Moon, each of them lasts 29 or 30 days, as in the Hebrew calendar.",
          code: "beside-the-point",
          reason: "This explains the length of the months, not their movement.",
        },
        {
          text: "Because twelve lunar months are about 11 days shorter than a solar year, the Hebrew calendar adds a thirteenth month in 7 of every 19 years.",
          code: "half-right",
          reason: "This names the gap of days but tells of its effect on the Hebrew calendar.",
        },
        {
          text: "Because a thirteenth month is added in some years, each month of the Islamic calendar passes through all the seasons in about 33 years.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This gives the Islamic calendar an added month, though it always has twelve.",
        },
      ],
      step: "The cause lies in a difference between two lengths of time. One note states it, and another tells what follows from it.",
      look: "how twelve lunar months compare with a solar year",
    },
    {
      goal: "mechanism",
      level: "Medium",
      wants:
        "explain how the Hebrew calendar follows the Moon and yet stays in step with the seasons",
      uses: [0, 3, 4],
      key: {
        text: "While each Hebrew month follows the phases of the Moon, a thirteenth month in 7 of every 19 years keeps the festivals in their seasons.",
        reason:
          "This tells how the months keep to the Moon and how the added month keeps the year to the seasons.",
      },
      wrong: [
        {
          text: "While Passover always falls in the northern spring, the months of the Islamic calendar pass through all the seasons in about 33 years.",
          code: "beside-the-point",
          reason: "This contrasts results in two calendars and does not tell how either works.",
        },
        {
          text: "While twelve lunar months are about 11 days shorter than a solar year, each month of the Hebrew calendar follows the phases of the Moon.",
          code: "half-right",
          reason: "This accounts for the Moon and states the problem but not how it is solved.",
        },
        {
          text: "While twelve lunar months are about 11 days shorter than a solar year, the Hebrew calendar follows the Moon and adds 11 days every year.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This replaces the added month with added days.",
        },
      ],
      step: "Two things must be explained, the link to the Moon and the link to the seasons. Each has its own note.",
      look: "what the months follow and what is added to some years",
    },
    {
      goal: "example",
      level: "Medium",
      wants:
        "support with an example the claim that the Hebrew calendar keeps festivals in their seasons",
      uses: [4, 5],
      key: {
        text: "The Hebrew calendar keeps festivals in their seasons; Passover, for example, always falls in the northern spring.",
        reason: "This repeats the claim and names one festival that bears it out.",
      },
      wrong: [
        {
          text: "The Hebrew calendar, like the Islamic calendar, has months that last 29 or 30 days and follow the phases of the Moon.",
          code: "beside-the-point",
          reason: "This tells of months, not of festivals.",
        },
        {
          text: "The Hebrew calendar keeps festivals in their seasons by adding a thirteenth month in 7 of every 19 years.",
          code: "half-right",
          reason: "This repeats the claim and gives the means, but names no festival.",
        },
        {
          text: "The Hebrew calendar keeps festivals in their seasons; Passover, for example, passes through all of them in about 33 years.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This says that Passover moves, but by the notes it always falls in spring.",
        },
      ],
      step: "An example is a single case of a general claim. Look for a note that names one festival.",
      look: "when a particular festival takes place",
    },
  ],
};
