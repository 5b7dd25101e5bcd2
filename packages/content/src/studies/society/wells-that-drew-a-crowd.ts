import type { Study } from "../study.ts";

export const wellsThatDrewACrowd: Study = {
  id: "wells-that-drew-a-crowd",
  genre: "society",
  field: "social history",
  scholars: "social historians",
  critics: "landscape historians",
  others: "food historians",
  scene:
    "Every quarter of one old city had a public well. Court records show that some of the wells were crowded with people from morning to night, and that others stood deserted.",
  words: ["crowd", "drew", "people", "draw"],
  causes: [
    {
      factor: "sweet water",
      claim: "sweet water drew people to a well",
      supports:
        "The sweeter the water of a well, according to the tests made by the city, the more people are recorded there.",
      weakens:
        "As many people are recorded at wells whose water was bitter as at wells whose water the tests call sweet.",
      words: ["sweet", "bitter"],
    },
    {
      factor: "a shaded bench",
      claim: "a shaded bench drew people to a well",
      supports:
        "Once a shaded bench had been built beside a well, more people appear there in the records of each year.",
      weakens:
        "Records from wells without a bench name as many people as records from wells that had one in the shade.",
      words: ["bench", "shade"],
    },
    {
      factor: "a bakery next door",
      claim: "a bakery next door drew people to a well",
      supports:
        "After a bakery had been built beside one well, the court records tell of people crowding there who had never come before.",
      weakens:
        "When the bakeries of one quarter burned down, as many people as before were recorded at its well.",
      words: ["baker"],
    },
  ],
  rivals: {
    Easy: "Social historians believe that the water of these wells was sweet, since soap does not lather in water that is rich in salts. Landscape historians believe that there was a bench in the shade, for news is told wherever one can sit down while a jar fills.",
    Medium:
      "Every quarter of the old city had a well, but people would walk past two of them to wait in line at a third. Food historians suspect that there was a bakery next door to it. Landscape historians, who have read the complaints of the time, suspect a bench in the shade and the company to be had there. Social historians suspect the water: some wells were sweet and some were bitter, and everyone knew which.",
    Hard: "That some wells of an old city were crowded from dawn to dusk and others deserted is known only because the crowds quarreled and the quarrels came to court. What drew people there is not recorded. Landscape historians, who have drawn plans of the squares as they were, imagine a bench in the shade. To social historians, water is water only until one tries to wash with it, and the crowded wells must have been the sweet ones. Food historians look for the smell of bread, on the assumption that a walk to the bakery could be combined with a walk to the well.",
  },
  tests: {
    plain: {
      lead: "To be popular, a well might have sweet water, a bench in the shade, or a bakery next door. Social historians have compared the wells of three cities.",
      close: "When all three cities are considered, it appears that",
    },
    dense: {
      lead: "The court records of one old city mention a few of its wells again and again, always because somebody had pushed in front of somebody else. These may have had sweeter water, a bench in the shade, or a bakery beside them. Social historians have checked the records for signs of each.",
      close: "Reading between the lines, one may conclude that",
    },
  },
  none: "the popularity of certain wells is still unexplained",
  upshot: {
    names: "left",
    close: "To relieve the crowded wells, the city might have given the deserted ones",
    options: ["sweet water to draw", "a bench under a tree", "a baker as neighbor"],
    other: "another attraction than these",
  },
  premise: "All of the wells were deep and clean, so one of the three must have drawn the people.",
  data: {
    design: "comparison",
    leads: [
      "Water was wanted in every season, but hardly by every trade alike. In the court records of one old city, social historians counted how often washerwomen, dyers, water carriers, and potters were mentioned as present at the public wells in summer and in winter.",
      "A person who quarreled at a public well ended up in the records of the court, along with the date. From these dates, social historians have worked out how often four trades went to the wells in either half of the year.",
    ],
    hypothesis:
      "Heat makes people thirsty and dries up the cisterns behind their houses. It follows, social historians hypothesized, that the public wells were visited more often in summer than in winter. Since visitors quarreled and the court took notes, four trades can be compared.",
    doubt:
      "Some work cannot be put off until June, and landscape historians doubt that every trade needed more water in summer.",
    claims: {
      wide: "One trade came far more often in the hot months",
      narrow: "One trade came hardly more often in the hot months",
      widest:
        "The weather governed one trade more than the others, for the gap between its visits in the two seasons was the widest",
      narrowest:
        "The weather governed one trade less than the others, for its visits in the two seasons lie closest together",
      highest: "In summer, members of one trade came to the wells most often",
      lowest: "In winter, members of one trade came to the wells least often",
    },
    title: "People Seen at the Wells",
    rowHead: "Trade",
    rows: ["washerwomen", "dyers", "water carriers", "potters"],
    kind: "trade",
    measure: "Mentions per year",
    columns: [
      { head: "Summer", phrase: "in summer" },
      { head: "Winter", phrase: "in winter" },
    ],
    say: "in an average year, ROW were mentioned X times in summer and Y times in winter",
    differ: "ROW were mentioned D times per year more|less in summer than in winter",
    change: "the season",
    more: "first",
    low: 25,
    high: 75,
    step: 5,
    grain: 1,
  },
};
