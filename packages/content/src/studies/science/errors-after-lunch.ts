import type { Study } from "../study.ts";

export const errorsAfterLunch: Study = {
  id: "errors-after-lunch",
  genre: "science",
  field: "ergonomics",
  scholars: "ergonomists",
  critics: "occupational psychologists",
  others: "telephone engineers",
  scene:
    "Clerks who type figures into a database make twice as many errors between one and three o'clock as in the morning, though not in every office.",
  words: ["error"],
  causes: [
    {
      factor: "warm rooms",
      claim: "warm rooms cause the errors of the early afternoon",
      supports:
        "On the one floor that was kept cool after noon, clerks made half the usual number of errors in those hours.",
      weakens:
        "Clerks made as many errors after noon in offices that were kept cool as in offices that were left to grow warm.",
      words: ["warm", "cool", "degree"],
    },
    {
      factor: "heavy lunches",
      claim: "heavy lunches cause the errors of the early afternoon",
      supports:
        "On days when the cafeteria served its heaviest dishes, clerks made more errors in the two hours that followed.",
      weakens:
        "Clerks who had eaten nothing at noon made no fewer errors afterward than clerks who had eaten a heavy meal.",
      words: ["heav", "dish", "eaten", "lunch"],
    },
    {
      factor: "phone calls",
      claim: "phone calls cause the errors of the early afternoon",
      supports:
        "The more phone calls a clerk had to take between one and three o'clock, the more errors the clerk made.",
      weakens:
        "Clerks whose phone lines were shut off after noon made as many errors as clerks who were called again and again.",
      words: ["phone", "call"],
    },
  ],
  rivals: {
    Easy: "Ergonomists think of warm rooms, in which the eye grows slow as it moves from line to line. Occupational psychologists think of what has been eaten, as blood that is needed for digestion is missing elsewhere.",
    Medium:
      "In many offices, the hours from one to three are the worst of the day: figures that were typed without a slip in the morning are typed wrong. Telephone engineers note that most calls come in after noon, and that each of them costs a clerk the place in the column. Occupational psychologists suspect a heavy lunch. Ergonomists would first of all read the thermometer, for a warm room makes a slow eye.",
    Hard: "Clerks do not grow less careful over lunch, and yet, in office after office, the figures they type between one o'clock and three are wrong twice as often as those they type at ten. A heavy meal, in the opinion of occupational psychologists, sends the blood where it is needed least. Ergonomists object to the building: a room that has been warming up all morning slows the eye on its way from line to line. Telephone engineers would silence the phones, which ring most often at just that time.",
  },
  tests: {
    plain: {
      lead: "Warm rooms, heavy lunches, and phone calls are the usual suspects. With the consent of the clerks, ergonomists have put each to the test.",
      close: "On this evidence,",
    },
    dense: {
      lead: "An insurance company noticed that its clerks made most of their typing errors in the early afternoon. Some of them blamed the warm rooms, some the meals in the cafeteria, and some the telephone, and ergonomists were hired to find out.",
      close: "The company may conclude that",
    },
  },
  none: "the errors of the early afternoon have some other cause",
  upshot: {
    names: "fallen",
    close: "Not all that the clerks suspected was confirmed, and the company may dismiss",
    options: [
      "the idea of cooling the rooms",
      "the idea of lighter lunches",
      "the idea of fewer phone calls",
    ],
    other: "none of them as useless",
  },
  data: {
    design: "comparison",
    leads: [
      "Does the afternoon make everyone careless? Ergonomists compared the errors that clerks in four departments of one company made before noon and after it.",
      "Every figure typed by the clerks of one large company is checked by a second pair of eyes, so that each error leaves a record. Ergonomists used the records of four departments to compare the two halves of the day.",
    ],
    hypothesis:
      "Attention is said to be at its lowest when the stomach is full. A company that checks every entry twice allowed ergonomists to test a hypothesis of theirs: that clerks make more errors in the afternoon than in the morning.",
    doubt:
      "Occupational psychologists doubt that every department grows careless after noon; some kinds of work, they say, keep people awake.",
    claims: {
      wide: "In one department, the clerks seem to have grown far more careless in the course of the day",
      narrow: "One department was hardly affected by the hour",
      widest: "The gap between the two halves of the day was widest in one department",
      narrowest: "The two halves of the day lie closest together in one department",
      highest: "The most errors of all in the afternoon were made in one department",
      lowest: "The fewest errors of all in the morning were made in one department",
    },
    title: "Errors Made by Clerks in One Company",
    rowHead: "Department",
    rows: ["accounting", "shipping", "purchasing", "customer service"],
    kind: "department",
    measure: "Errors per 1,000 entries",
    columns: [
      { head: "Morning", phrase: "in the morning" },
      { head: "Afternoon", phrase: "in the afternoon" },
    ],
    say: "clerks in ROW made X errors per thousand entries in the morning, against Y errors in the afternoon",
    differ:
      "clerks in ROW made D more|fewer errors per thousand entries in the afternoon than in the morning",
    change: "the time of day",
    more: "second",
    low: 20,
    high: 60,
    step: 4,
    grain: 1,
  },
};
