import type { Study } from "../study.ts";

export const meetingsWorthAttending: Study = {
  id: "meetings-worth-attending",
  genre: "society",
  field: "political science",
  scholars: "political scientists",
  critics: "town clerks",
  others: "social workers",
  scene:
    "Small towns in one region govern themselves by open meetings. In some of them half of the adults attend, and in others the hall is almost empty.",
  words: ["attend"],
  causes: [
    {
      factor: "a shared meal",
      claim: "a shared meal brings people to the meeting",
      supports:
        "After a town had begun to serve a larger meal before the meeting, attendance rose from year to year.",
      weakens:
        "Attendance was the same in towns that serve no meal as in towns where everyone sits down to eat.",
      words: ["meal", "soup"],
    },
    {
      factor: "binding votes",
      claim: "votes that bind the town bring people to the meeting",
      supports:
        "The larger the share of a town's budget that is decided by binding votes, the higher attendance was.",
      weakens:
        "Attendance was no lower in towns where all votes are mere advice than in towns where they are binding.",
      words: ["vote"],
    },
    {
      factor: "childcare",
      claim: "childcare in the next room brings people to the meeting",
      supports:
        "In the first year in which one town offered childcare during the meeting, the number of adults who attended doubled.",
      weakens:
        "Towns that offer no childcare had as many adults in attendance as towns that offer it all day.",
      words: ["childcare"],
    },
  ],
  rivals: {
    Easy: "Political scientists think that a meal is served there, and that those who come for the soup stay for the budget. Town clerks think that votes taken there bind the town: few people, in their experience, give up an evening only to offer advice.",
    Medium:
      "A town that governs itself by open meeting needs people to come, and in some towns half the adults do. Social workers believe that these towns offer childcare, without which the parents of small children would be tied to the house. Town clerks believe that people come to vote, and that they would not come merely to discuss. What draws them, according to political scientists, is a pot of soup.",
    Hard: "Self-government is an evening's work, and whether citizens will do it seems to depend on the town in which they live. Political scientists, to the surprise of their colleagues, have argued that it depends on a meal, since people who have been fed are reluctant to go home. Town clerks take a higher view of the citizen, who comes, they say, if there is a vote to be cast that the town must obey. Social workers remark that the citizen may have two small children, and that a room with childcare decides the question before any other can be asked.",
  },
  tests: {
    plain: {
      lead: "There are towns that serve a meal, towns whose votes are binding, and towns that offer childcare, and each kind is proud of its own invention. Political scientists have collected figures from eighty towns.",
      close: "What eighty towns have tried goes to show that",
    },
    dense: {
      lead: "Attendance lists go back a century in the small towns of one region. They might be expected to lengthen in the year in which a meal was first shared, the votes became binding, or childcare was first offered. Political scientists have read them for traces of each change.",
      close: "From the lists one may conclude that",
    },
  },
  none: "what brings people to the meeting is still unknown",
  upshot: {
    names: "fallen",
    close: "A town that would like a full hall may give up",
    options: [
      "the meal before the meeting",
      "the binding force of votes",
      "the childcare next door",
    ],
    other: "none of these invitations",
  },
  data: {
    design: "comparison",
    leads: [
      "Meetings are held in winter, when the stove smokes, and in summer, when the hay is waiting. Political scientists found out what share of the residents of four ages attended in either season.",
      "Who goes to a town meeting, and when? For residents in their twenties, forties, sixties, and eighties, political scientists have compared attendance in the cold months and in the warm.",
    ],
    hypothesis:
      "Hay will not wait for a vote, while in January there is little to do but talk. Having read the minutes of several towns, political scientists set out to test the hypothesis that people attend more meetings in winter than in summer. They sorted the residents by age.",
    doubt:
      "Icy roads keep some people at home, and town clerks doubt that those of every age come out in winter.",
    claims: {
      wide: "In one age group, a great part of the public stayed away in the warm months",
      narrow: "In one age group, almost as many came in the warm months",
      widest:
        "Between the seasons, the greatest difference in attendance was that of one age group",
      narrowest:
        "Between the seasons, the smallest difference in attendance was that of one age group",
      highest: "In winter, the largest share of people to attend was that of one age group",
      lowest: "In summer, the smallest share of people to attend was that of one age group",
    },
    title: "Attendance at Open Meetings",
    rowHead: "Residents",
    rows: [
      "residents in their twenties",
      "residents in their forties",
      "residents in their sixties",
      "residents in their eighties",
    ],
    kind: "age group",
    measure: "Percent who attended",
    columns: [
      { head: "Winter", phrase: "in winter" },
      { head: "Summer", phrase: "in summer" },
    ],
    say: "in winter, X percent of ROW attended meetings, and in summer Y percent",
    differ:
      "of all ROW, a share that was D percentage points larger|smaller attended meetings in winter than attended meetings in summer",
    change: "the season",
    more: "first",
    low: 25,
    high: 70,
    step: 5,
    grain: 1,
  },
};
