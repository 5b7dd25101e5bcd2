import type { Study } from "../study.ts";

export const roadsInGoodRepair: Study = {
  id: "roads-in-good-repair",
  genre: "society",
  field: "history of technology",
  scholars: "historians of technology",
  critics: "legal historians",
  others: "geologists",
  scene:
    "Travelers of the 1820s praised some of the toll roads in one state as smooth and dry. On other toll roads, they complained, a wagon could sink to its axles.",
  words: ["repair", "ruin", "mend"],
  causes: [
    {
      factor: "local owners",
      claim: "owners who lived nearby kept roads in good repair",
      supports:
        "The more of a company's owners lived along its road, the more money the company spent on repairs.",
      weakens:
        "Roads whose owners lived in distant cities were repaired as often as roads whose owners lived beside them.",
      words: ["owner"],
    },
    {
      factor: "competing canals",
      claim: "competition from a canal kept roads in good repair",
      supports:
        "Where a canal was dug beside a toll road, the number of repairs recorded each year more than doubled.",
      weakens:
        "Roads without a canal anywhere near them were repaired as often as roads that ran beside one.",
      words: ["canal"],
    },
    {
      factor: "stony soil",
      claim: "stony soil kept roads in good repair",
      supports:
        "Where a road crossed a bed of gravel and loose stone, it was repaired within days, and elsewhere often not at all.",
      weakens:
        "Roads through soil without a single stone were repaired as soon as roads through beds of gravel.",
      words: ["soil", "stone", "gravel"],
    },
  ],
  rivals: {
    Easy: "Historians of technology have looked up the owners and found them living nearby, since a shareholder who drives over a hole every week will have it filled. Legal historians have found canals beside the better roads: shippers with a choice, they reason, will not put up with mud.",
    Medium:
      "A toll road was meant to earn money, and in the 1820s some were kept smooth in order to do so, while others were simply left to the rain. Geologists think that the smooth ones lay on stony soil and needed little work. Legal historians think that they ran beside canals, with which they had to compete. Historians of technology think of the owners, and of how often these had to travel on their own road.",
    Hard: "Those who paid a toll in the 1820s did not always get a road for it, and the complaints of travelers leave no doubt about where they did and where they did not. Legal historians have argued that a company mends its road only when it might lose its customers to a canal. That owners who live beside a road will mend it for their own sake is the view taken by historians of technology. Geologists suspect that credit has been given to people for what was done by the soil, since on stony ground there is gravel in every ditch.",
  },
  tests: {
    plain: {
      lead: "The smooth ones may have had owners who lived nearby, a canal to compete with, or stony soil beneath them. In the records of seventy companies, historians of technology have found evidence on each of these points.",
      close: "The companies' own papers indicate that",
    },
    dense: {
      lead: "Maps of the 1820s show which toll roads a traveler should avoid. The better ones may have belonged to people who lived beside them, competed with a canal, or lain on stony soil. For each road, historians of technology have found out which was the case.",
      close: "Comparing the roads, they concluded that",
    },
  },
  none: "what kept certain roads in good repair is still unknown",
  upshot: {
    names: "left",
    close: "A traveler of 1825 in search of a smooth road should have asked whether",
    options: ["its owners lived nearby", "a canal ran beside it", "its soil was stony"],
    other: "it had another advantage",
  },
  premise:
    "All of the companies charged alike, so one of the three must have kept some roads smooth.",
  data: {
    design: "comparison",
    leads: [
      "What did a traveler get for the toll? Historians of technology have worked out how fast stagecoaches, mail coaches, private carriages, and hired carriages moved on toll roads and on roads that cost nothing.",
      "Every timetable and many a diary tells when a coach left and when it arrived. From hundreds of such journeys, historians of technology have calculated the speed of four kinds of vehicle on toll roads and on free ones.",
    ],
    hypothesis:
      "Tolls paid for gravel, and gravel for wheels that did not stick. Historians of technology took it from there: by their hypothesis, travelers moved faster on toll roads than on free roads. Timetables and diaries yielded the speeds of four kinds of vehicle.",
    doubt:
      "Gates had to be opened and coins found, which makes legal historians doubt that a toll saved every kind of vehicle time.",
    claims: {
      wide: "One kind of vehicle went far faster for its money",
      narrow: "One kind of vehicle hardly went faster for its money",
      widest:
        "The widest gap between speeds with a toll and speeds without one was that of one kind of vehicle",
      narrowest:
        "A toll was almost wasted on one kind of vehicle, whose speeds with and without it lie closest together",
      highest: "The fastest of all on toll roads was one kind of vehicle",
      lowest: "The slowest of all on free roads was one kind of vehicle",
    },
    title: "Speeds on the Roads of One State",
    rowHead: "Vehicles",
    rows: ["stagecoaches", "mail coaches", "private carriages", "hired carriages"],
    kind: "kind of vehicle",
    measure: "Average speed (miles per hour)",
    columns: [
      { head: "Toll roads", phrase: "on toll roads" },
      { head: "Free roads", phrase: "on free roads" },
    ],
    say: "ROW moved at X miles per hour on toll roads, against Y miles per hour on free roads",
    differ: "ROW moved D miles per hour faster|slower on toll roads than on free roads",
    change: "the kind of road",
    more: "first",
    low: 5,
    high: 10,
    step: 0.5,
    grain: 0.1,
  },
};
