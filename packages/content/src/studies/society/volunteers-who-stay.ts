import type { Study } from "../study.ts";

export const volunteersWhoStay: Study = {
  id: "volunteers-who-stay",
  genre: "society",
  field: "organizational studies",
  scholars: "organization researchers",
  critics: "social psychologists",
  others: "communication scholars",
  scene:
    "Most people who volunteer at a food bank give up within a year. At some food banks, however, the greater part are still there after three.",
  words: ["stay", "left", "volunteer"],
  causes: [
    {
      factor: "fixed teams",
      claim: "fixed teams keep volunteers from leaving",
      supports:
        "The more of their shifts volunteers worked in one fixed team, the longer they stayed with the food bank.",
      weakens:
        "Volunteers who met new faces on every shift stayed as long as volunteers who always worked in one team.",
      words: ["team"],
    },
    {
      factor: "contact with visitors",
      claim: "contact with the people they serve keeps volunteers from leaving",
      supports:
        "Volunteers who were given more hours at the counter, in contact with visitors, stayed longer than before.",
      weakens:
        "Volunteers in the storeroom, who had no contact with visitors, stayed as long as those at the counter.",
      words: ["contact"],
    },
    {
      factor: "written thanks",
      claim: "written thanks keep volunteers from leaving",
      supports:
        "In the year after one food bank had begun to send cards of thanks, its volunteers stayed five months longer on average.",
      weakens:
        "Volunteers who never received a card of thanks stayed with the food bank as long as volunteers who often did.",
      words: ["thanks", "card"],
    },
  ],
  rivals: {
    Easy: "Organization researchers point to fixed teams: few people are willing to let down colleagues who count on them. Social psychologists point to contact with the visitors, since a word spoken across the counter makes an effort seem worthwhile.",
    Medium:
      "It is easier to find volunteers for a food bank than to keep them. Those that do keep them, communication scholars report, write cards of thanks, and such a card stays on the refrigerator all year. Social psychologists believe that a volunteer who has contact with the people in line will not give up. What matters, according to organization researchers, is a team, and above all that it is the same one every week.",
    Hard: "Why do people who are paid nothing stay for three years at one food bank and for three months at another? Social psychologists assume that they stay for the sake of those they serve, and that anyone kept in the storeroom, out of contact with visitors, will not see the point for long. Organization researchers assume that they stay for one another's sake, so that a fixed team is worth more than any cause. Communication scholars think less of either than of thanks put in writing, which can be read again on a bad day.",
  },
  tests: {
    plain: {
      lead: "Managers of food banks swear by fixed teams, by contact with the visitors, or by thanks put in writing. Organization researchers have followed volunteers at fifty food banks.",
      close: "Having followed them for years, the researchers hold that",
    },
    dense: {
      lead: "A food bank that loses its volunteers may form them into teams, bring them into contact with the people they serve, or write them cards. Organization researchers looked at food banks that had done one of these things and not the others.",
      close: "On the basis of what they learned,",
    },
  },
  none: "what keeps volunteers from leaving is still unknown",
  upshot: {
    names: "fallen",
    close: "A manager who hates to see people go could do without",
    options: ["teams that stay the same", "contact with the visitors", "cards that express thanks"],
    other: "none of the three",
  },
  data: {
    design: "comparison",
    leads: [
      "Winter is the season in which a food bank is needed most. Organization researchers asked volunteers in their twenties, forties, sixties, and eighties how many hours they gave per month in winter and in summer.",
      "The schedule on the wall of a food bank shows who came and for how long. From the schedules of one year, organization researchers worked out how the hours of four age groups differed between the seasons.",
    ],
    hypothesis:
      "Cold weather fills a food bank with families and, in the newspapers, with pictures of them. If those pictures move people, volunteers should give more hours in winter than in summer. Organization researchers, whose hypothesis this was, consulted the schedules of four age groups.",
    doubt:
      "Students are free in July, and older people stay indoors in January; social psychologists therefore doubt that every age prefers the winter.",
    claims: {
      wide: "One age group was far more generous with its time when it was cold",
      narrow: "One age group was hardly more generous when it was cold",
      widest:
        "The season had its strongest hold on one age group, in which the gap between winter hours and summer hours was widest",
      narrowest:
        "The season had its weakest hold on one age group, in which the gap between winter hours and summer hours was narrowest",
      highest: "Members of one age group gave the most hours of all in winter",
      lowest: "Members of one age group gave the fewest hours of all in summer",
    },
    title: "Hours Given to One Food Bank",
    rowHead: "Volunteers",
    rows: [
      "volunteers in their twenties",
      "volunteers in their forties",
      "volunteers in their sixties",
      "volunteers in their eighties",
    ],
    kind: "age group",
    measure: "Average hours per month",
    columns: [
      { head: "Winter", phrase: "in winter" },
      { head: "Summer", phrase: "in summer" },
    ],
    say: "in winter, ROW gave X hours per month, compared with Y hours in summer",
    differ: "ROW gave D more|fewer hours per month in winter than in summer",
    change: "the season",
    more: "first",
    low: 10,
    high: 30,
    step: 2,
    grain: 0.5,
  },
};
