import type { Study } from "../study.ts";

export const lettersToTheEditor: Study = {
  id: "letters-to-the-editor",
  genre: "society",
  field: "media history",
  scholars: "historians of the press",
  critics: "social historians",
  others: "political historians",
  scene:
    "In the 1880s, the small-town newspapers of one region began to print many letters from their readers. Within a few years, some papers printed dozens a week and others almost none.",
  words: ["letter"],
  causes: [
    {
      factor: "cheap postage",
      claim: "cheap postage brought newspapers their letters",
      supports:
        "In the months after a town lowered its local postage, its newspaper received many more letters from readers.",
      weakens:
        "Newspapers received as many letters in the years of high postage as in those when a stamp cost next to nothing.",
      words: ["postage", "stamp"],
    },
    {
      factor: "evening schools",
      claim: "evening schools brought newspapers their letters",
      supports:
        "In the year after an evening school was founded in one town, the letters in its newspaper rose from twelve to sixty.",
      weakens:
        "Newspapers in towns that never had an evening school printed as many letters as those in towns with a large one.",
      words: ["school"],
    },
    {
      factor: "political rivalry",
      claim: "political rivalry brought newspapers their letters",
      supports:
        "The closer the elections in a town were, the more letters from readers its newspaper printed.",
      weakens:
        "Newspapers in towns where one party won every election printed as many letters as those in towns where races were close.",
      words: ["election", "polit", "party", "race"],
    },
  ],
  rivals: {
    Easy: "Historians of the press point to cheap postage, without which a farmhand would not have paid to see an opinion in print. Social historians point to evening schools, since a person who has never set out an argument must be taught how.",
    Medium:
      "In the 1880s, the readers of some small-town newspapers began to write to them, and the readers of others went on reading in silence. Political historians believe that the letters came from towns in which two parties were fighting over every office. Social historians believe that they came from people who had been to evening school. For historians of the press, one need only look up where a stamp had become cheap.",
    Hard: "A page of letters is a conversation between people who have never met, and in the 1880s it sprang up in some small-town newspapers and not in others. Social historians see in it the fruit of evening schools, where farmhands had lately learned to set out an argument. That nobody argues without an opponent is the principle of political historians, who look for the letters where a close election divided the town. Historians of the press prefer a humbler cause, the price of a stamp, and hold that many an opinion had been formed before anyone could afford to mail it.",
  },
  tests: {
    plain: {
      lead: "Stamps had become cheap in some towns, evening schools had opened in others, and in a few the political parties were at each other's throats. Historians of the press have studied the back issues of sixty papers.",
      close: "Reading them side by side, one is led to believe that",
    },
    dense: {
      lead: "A newspaper of 1890 might print dozens of letters a week, and one in the next county none. The writers may have been helped by a cheaper stamp, taught by an evening school, or provoked by a heated election. Historians of the press have gone through the files in order to test these explanations.",
      close: "What the files show is that",
    },
  },
  none: "what moved readers to write letters is still unknown",
  upshot: {
    names: "left",
    close: "In a town whose paper printed many letters, one should therefore expect to find",
    options: [
      "stamps that cost little",
      "a school open in the evening",
      "a bitterly fought election",
    ],
    other: "an advantage of another kind",
  },
  premise:
    "All of the editors begged for letters, so one of the three must have made the difference.",
  data: {
    design: "time-series",
    leads: [
      "Farm weeklies, mill-town papers, church papers, and harbor gazettes all printed letters from readers in the 1880s. Historians of the press counted these letters in the issues of four different years.",
      "What readers thought of the railroad, the mayor, or the weather can still be read in the small-town papers of the 1880s. Historians of the press have counted their letters in four kinds of paper.",
    ],
    hypothesis:
      "In the 1880s, postage fell and schools multiplied, so that more people had the means to write to a newspaper. Historians of the press hypothesized that papers printed more letters in 1889 than in 1880. They turned the pages of small-town papers of four kinds.",
    doubt:
      "Editors can grow tired of their readers, and social historians doubt that every kind of paper went on making room.",
    claims: {
      wide: "The readers of one kind of newspaper had far more to say at the end of the decade than at its beginning",
      narrow:
        "The readers of one kind of newspaper were hardly more talkative at the end of the decade",
      widest:
        "Between the first count of letters and the last, the greatest difference is found in one kind of newspaper",
      narrowest:
        "One kind of newspaper seems to have slept through the decade, with its first count of letters and its last closest together",
      highest: "In 1889, editors of one kind of newspaper had the most letters to print",
      lowest: "The fewest letters of all in 1880 reached one kind of newspaper",
    },
    title: "Readers' Letters in One Region's Newspapers",
    rowHead: "Newspapers",
    rows: ["farm weeklies", "mill-town papers", "church papers", "harbor gazettes"],
    kind: "kind of newspaper",
    measure: "Letters per month",
    columns: [
      { head: "1880", phrase: "in 1880" },
      { head: "1889", phrase: "in 1889" },
    ],
    points: { label: "Year", at: [1880, 1883, 1886, 1889] },
    say: "ROW went from X letters per month in 1880 to Y letters per month in 1889",
    differ: "ROW printed D more|fewer letters per month in 1889 than in 1880",
    change: "the passing of the decade",
    more: "second",
    low: 25,
    high: 75,
    step: 5,
    grain: 1,
  },
};
