import type { Study } from "../study.ts";

export const stepsTakenInWinter: Study = {
  id: "steps-taken-in-winter",
  genre: "science",
  field: "gerontology",
  scholars: "gerontologists",
  critics: "exercise scientists",
  others: "retail analysts",
  scene:
    "Winter keeps many retired people indoors. There are towns, however, in which the season hardly shows and the retired are out as much in January as they were in July.",
  words: ["walk"],
  causes: [
    {
      factor: "cleared sidewalks",
      claim: "cleared sidewalks keep retired people walking in winter",
      supports:
        "In the winter in which one town began to clear its sidewalks of ice, its retired people walked two miles more a week.",
      weakens:
        "Retired people walked as far in towns that left ice in the streets as in towns that cleared it within hours.",
      words: ["clear", "ice", "icy"],
    },
    {
      factor: "walking clubs",
      claim: "membership in a club keeps retired people walking in winter",
      supports:
        "Retired people who joined a club walked more miles in the first winter after they joined than in the last before.",
      weakens:
        "Retired people who belonged to no club walked as many miles each week in winter as members of one.",
      words: ["club"],
    },
    {
      factor: "shops for daily errands",
      claim: "shops for daily errands keep retired people walking in winter",
      supports:
        "Retired people with more errands on their list for a winter day walked farther on that day.",
      weakens:
        "Retired people who had all errands done for them walked just as far in winter as those who did their own.",
      words: ["errand"],
    },
  ],
  rivals: {
    Easy: "Gerontologists think that these towns clear their sidewalks early, so that nobody need fear a fall. Exercise scientists think that these towns have walking clubs, whose members are expected at the corner and do not like to stay at home.",
    Medium:
      "In January the retired residents of most northern towns are seldom seen on foot, while those of a few walk as far as in July. It is a matter of errands, according to retail analysts, for bread has to be bought in any weather and in some towns it is sold around the corner. It is a matter of ice, according to gerontologists, who praise towns that clear their sidewalks. Exercise scientists give the praise to clubs, whose members count on one another.",
    Hard: "A step counter worn by a retired person in the north will show, in most towns, that winter halves the distance walked. Where it does not, the explanation given depends on who is asked. Exercise scientists answer that a club has made a promise out of a pastime, and that promises are kept in any weather. What keeps people indoors is the fear of falling, gerontologists answer, so that a town need only clear its sidewalks. Retail analysts suspect that health has nothing to do with it, and that people walk in January because their errands can be run on foot.",
  },
  tests: {
    plain: {
      lead: "Some of these towns clear their sidewalks, some have a walking club, and some have shops in which to run one's daily errands. With the help of borrowed step counters, gerontologists have studied all of them.",
      close: "The counters show that",
    },
    dense: {
      lead: "A northern town wants its retired residents to go on walking in winter. It can clear the sidewalks, found a club, or attract shops in which people run their errands. Before the council voted, gerontologists were asked which of the three has worked elsewhere.",
      close: "Their answer was that",
    },
  },
  none: "what keeps retired people walking in winter is unknown",
  upshot: {
    names: "fallen",
    close: "A town that has seen these figures may drop",
    options: [
      "the plan to clear sidewalks",
      "the plan to found a club",
      "the plan for errands on foot",
    ],
    other: "none of the plans it has heard",
  },
  data: {
    design: "comparison",
    leads: [
      "Retired people carry their former work with them, if only in their knees. Gerontologists lent step counters to retired teachers, farmers, nurses, and clerks in summer and in winter.",
      "How much does winter slow people down? A year of readings from step counters allowed gerontologists to compare four groups of retired people in the two seasons.",
    ],
    hypothesis:
      "Ice on the sidewalk and dusk at four o'clock are enough to keep anyone at home. Gerontologists consequently hypothesized that retired people walk more steps in summer than in winter. They lent step counters to former teachers, farmers, nurses, and clerks.",
    doubt:
      "For some, it is the heat that makes a walk unpleasant, and exercise scientists doubt that winter is the idle season of all four groups.",
    claims: {
      wide: "Winter kept one group indoors for a great part of the time",
      narrow: "One group was hardly kept indoors by the cold",
      widest: "The gap between the seasons was widest for one group",
      narrowest: "The gap between the seasons was narrowest for one group",
      highest: "In summer, one group was on its feet more than the rest and walked the most",
      lowest: "In winter, one group preferred the stove and took the fewest steps",
    },
    title: "Steps Walked by Retired People",
    rowHead: "Former profession",
    rows: ["retired teachers", "retired farmers", "retired nurses", "retired clerks"],
    kind: "profession",
    measure: "Average steps per day",
    columns: [
      { head: "Summer", phrase: "in summer" },
      { head: "Winter", phrase: "in winter" },
    ],
    say: "in summer, ROW walked X steps per day, compared with Y steps per day in winter",
    differ: "ROW walked D more|fewer steps per day in summer than in winter",
    change: "the season",
    more: "first",
    low: 2500,
    high: 7500,
    step: 500,
    grain: 20,
  },
};
