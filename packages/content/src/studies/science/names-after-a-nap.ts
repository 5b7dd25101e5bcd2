import type { Study } from "../study.ts";

export const namesAfterANap: Study = {
  id: "names-after-a-nap",
  genre: "science",
  field: "psychology",
  scholars: "psychologists",
  critics: "memory researchers",
  others: "nutritionists",
  scene:
    "Adults who learn the names of strangers in the morning recall more of them in the evening if they rest after lunch.",
  words: ["recall", "remember"],
  causes: [
    {
      factor: "sleep",
      claim: "sleep during the break improves recall",
      supports:
        "Among volunteers who rested for one hour, those who slept for more of the break recalled more of the names.",
      weakens:
        "Volunteers who lay awake through the break recalled as many of the names as those who slept.",
      words: ["sle"],
    },
    {
      factor: "quiet",
      claim: "quiet during the break improves recall",
      supports:
        "The quieter the room in which volunteers spent the break, the more names they recalled in the evening.",
      weakens:
        "Volunteers who listened to loud radio talk all through the break recalled as many names as those kept in silence.",
      words: ["quiet", "loud", "silen", "nois"],
    },
    {
      factor: "a meal",
      claim: "a meal during the break improves recall",
      supports:
        "Volunteers who were served a larger meal in the break recalled more names than those who were served a small one.",
      weakens:
        "Volunteers who skipped the meal served in the break recalled no fewer names than those who ate all of it.",
      words: ["meal", "ate"],
    },
  ],
  rivals: {
    Easy: "Psychologists give the credit to sleep, in which the brain replays what it took in a few hours before. Memory researchers believe that quiet alone would do, since new sounds claim the very cells that hold the names.",
    Medium:
      "A break after lunch seems to fix in the memory whatever was learned before it, but a break is many things at once. It is a meal, say nutritionists, and sugar is what the brain needs for the task. It is a stretch of quiet, say memory researchers, in which nothing new disturbs what has been learned. Psychologists say that those who profit from a break are those who sleep.",
    Hard: "Forty strangers introduced in the morning leave, on average, few names behind by evening, and a rest in the middle of the day leaves a few more. How it does so is not agreed. Psychologists assume that the names are rehearsed in sleep, during which the brain has been caught repeating the work of the day. Rehearsal is not required, in the opinion of memory researchers, provided that the names are left in peace: what helps is quiet. Nutritionists observe that most people who rest have just eaten, and they hold that a meal pays for the effort of remembering.",
  },
  tests: {
    plain: {
      lead: "Sleep, quiet, and a meal come together in most breaks. Psychologists have taken them apart.",
      close: "Their results suggest that",
    },
    dense: {
      lead: "An office that wishes its staff to remember more could offer beds, silence, or a better lunch. Since a break as people usually take it contains something of all three, psychologists arranged breaks that contained only one.",
      close: "What the office ought to know is that",
    },
  },
  none: "what makes a break improve recall is still unknown",
  upshot: {
    names: "left",
    close: "An employer who can offer only one thing after noon should offer",
    options: ["a bed in which to sleep", "a room that is quiet", "a meal at a table"],
    other: "some other kind of break",
  },
  premise: "Since a break helps at all, it must help through one of the three.",
  data: {
    design: "before-and-after",
    leads: [
      "A nap of one hour is enough to change what people remember. Psychologists taught eighty names to nurses, cooks, clerks, and drivers and tested them before the nap and once more after it.",
      "Four groups of workers learned eighty names in the morning and lay down after lunch. How many names each group knew, before it slept and once it had slept, was recorded by psychologists.",
    ],
    hypothesis:
      "While a sleeper's eyes are shut, the brain is thought to go over the events of the day. An hour of sleep might therefore serve as an hour of study. To test the hypothesis that people recall more names after a nap than before it, psychologists invited members of four professions to learn eighty names and lie down.",
    doubt:
      "Memory researchers doubt that everyone profits, since some sleepers wake up with nothing but a headache.",
    claims: {
      wide: "One group got up with a greatly improved memory",
      narrow: "For one group, the hour in bed was almost wasted",
      widest: "The gap between the scores before and after was widest in one group",
      narrowest: "The scores before and after lie closest together in one group",
      highest:
        "Fresh from their beds, after the nap, the members of one group had the best score of all",
      lowest: "Before the nap, the members of one group had the worst score of all",
    },
    title: "Names Recalled Before and After a Nap",
    rowHead: "Group",
    rows: ["nurses", "cooks", "clerks", "drivers"],
    kind: "group",
    measure: "Names recalled (of 80)",
    columns: [
      { head: "Before the nap", phrase: "before the nap" },
      { head: "After the nap", phrase: "after the nap" },
    ],
    say: "on average, ROW went from X names before the nap to Y names after the nap",
    differ: "ROW recalled D more|fewer names on average after the nap than before the nap",
    change: "the nap",
    more: "second",
    low: 30,
    high: 50,
    step: 2,
    grain: 0.5,
  },
};
