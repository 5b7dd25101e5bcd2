import type { NoteSet } from "../note-set.ts";

export const ridersAndWire: NoteSet = {
  id: "riders-and-wire",
  field: "history",
  source: "United States National Park Service (Pony Express); standard histories of the telegraph",
  notes: [
    "From April 1860, riders of the Pony Express carried mail between St. Joseph, Missouri, and Sacramento, California.",
    "They covered nearly 2,000 miles in about 10 days.",
    "To keep up this speed, they changed horses every 10 to 15 miles.",
    "Mail by stagecoach to California took more than three weeks.",
    "In October 1861, workers finished the first telegraph line across the continent, which carried messages within minutes.",
    "In the same month, the Pony Express came to an end.",
  ],
  questions: [
    {
      goal: "advantage",
      level: "Easy",
      wants: "explain an advantage of the telegraph over the Pony Express",
      uses: [0, 1, 4],
      key: {
        text: "Whereas the Pony Express took about 10 days to carry mail to California, the telegraph line sent messages across the continent within minutes.",
        reason: "This compares the two in speed and shows what the telegraph gained.",
      },
      wrong: [
        {
          text: "Whereas stagecoaches took more than three weeks to bring mail to California, the riders of the Pony Express, who changed horses often, took only about 10 days.",
          code: "beside-the-point",
          reason: "This compares the Pony Express with something slower.",
        },
        {
          text: "Whereas the Pony Express began to carry mail in April 1860, the first telegraph line across the continent was not finished until October 1861.",
          code: "wrong-purpose",
          reason: "This compares the two in their dates.",
        },
        {
          text: "Whereas the Pony Express relied on riders and changes of horses, messages could cross the continent by telegraph line from October 1861 on.",
          code: "half-right",
          reason: "This says that the means differ but not what was gained.",
        },
      ],
      step: "An advantage needs a common measure, and both kinds of service can be measured by their speed. One note gives the days of the riders, another the speed of the telegraph.",
      look: "how long messages took by rider and by telegraph",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how the Pony Express was able to carry mail so fast",
      uses: [0, 1, 2],
      key: {
        text: "By changing horses every 10 to 15 miles, the riders of the Pony Express kept up a speed that brought mail over nearly 2,000 miles in about 10 days.",
        reason: "This names the practice, the frequent change of horses, and its result.",
      },
      wrong: [
        {
          text: "Riders of the Pony Express covered the nearly 2,000 miles between St. Joseph, Missouri, and Sacramento, California, in about 10 days from April 1860 on.",
          code: "half-right",
          reason: "This gives the speed and does not explain it.",
        },
        {
          text: "Riders of the Pony Express covered the nearly 2,000 miles between St. Joseph, Missouri, and Sacramento, California, in about 10 days by seldom changing horses.",
          code: "contradicts-the-text",
          against: 2,
          reason: "The riders changed horses every 10 to 15 miles.",
        },
        {
          text: "Riders of the Pony Express carried mail from April 1860 until October 1861, the month in which a telegraph line across the continent was finished.",
          code: "beside-the-point",
          reason: "This gives the years of the service.",
        },
      ],
      step: "The goal asks what made the speed possible. One note contains a purpose and a practice.",
      look: "what the riders did every 10 to 15 miles",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the times that mail took by stagecoach and by Pony Express",
      uses: [0, 1, 3],
      key: {
        text: "Stagecoaches took more than three weeks to bring mail to California, whereas the Pony Express needed only about 10 days.",
        reason: "This gives both times and sets them against each other.",
      },
      wrong: [
        {
          text: "Mail reached California in about 10 days by Pony Express, whose riders changed horses every 10 to 15 miles.",
          code: "half-right",
          reason: "This gives the time of one service.",
        },
        {
          text: "Mail reached California in about 10 days by Pony Express, hardly less than the time that it took by stagecoach.",
          code: "contradicts-the-text",
          against: 3,
          reason: "By stagecoach, mail took more than three weeks.",
        },
        {
          text: "Messages crossed the continent within minutes once the first telegraph line had been finished in October 1861.",
          code: "beside-the-point",
          reason: "This concerns the telegraph.",
        },
      ],
      step: "Two times are needed, one for each way of carrying mail. They stand in two notes.",
      look: "how long riders and stagecoaches took",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce the Pony Express to an audience unfamiliar with it",
      uses: [0, 1, 4, 5],
      key: {
        text: "The Pony Express, a service whose riders carried mail between Missouri and California in about 10 days, lasted from April 1860 to October 1861.",
        reason: "This tells what the Pony Express was and how long it existed.",
      },
      wrong: [
        {
          text: "The Pony Express, which began in April 1860, ended in the same month in which workers finished the first telegraph line across the continent.",
          code: "half-right",
          reason: "This gives a beginning and an end but does not say what the Pony Express was.",
        },
        {
          text: "The Pony Express, a line of stagecoaches between Missouri and California that carried mail in more than three weeks, ended in October 1861.",
          code: "contradicts-the-text",
          against: 0,
          reason: "The Pony Express relied on riders.",
        },
        {
          text: "The Pony Express had its riders change horses every 10 to 15 miles, which let them keep up the speed at which they covered nearly 2,000 miles.",
          code: "beside-the-point",
          reason: "This explains the riders' speed and never says what they carried, or where.",
        },
      ],
      step: "Listeners who know nothing of the service must learn what it did and when it existed. The first notes and the last serve this.",
      look: "what the riders carried, between which places, and in what years",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "specify when the Pony Express began to carry mail",
      uses: [0],
      key: {
        text: "The Pony Express began to carry mail between St. Joseph, Missouri, and Sacramento, California, in April 1860.",
        reason: "This gives the month and the year of the beginning.",
      },
      wrong: [
        {
          text: "The Pony Express came to an end in October 1861, when the telegraph line across the continent was finished.",
          code: "beside-the-point",
          reason: "This gives the time of the end.",
        },
        {
          text: "The Pony Express carried mail between St. Joseph, Missouri, and Sacramento, California, in about 10 days.",
          code: "wrong-purpose",
          reason: "This tells how long the mail was on its way.",
        },
        {
          text: "The Pony Express began to carry mail at a time when stagecoaches took more than three weeks to reach California.",
          code: "half-right",
          reason: "This speaks of the beginning and gives no date.",
        },
      ],
      step: "A date is wanted, and only that of the beginning counts. The first note contains it.",
      look: "from when riders carried mail",
    },
  ],
};
