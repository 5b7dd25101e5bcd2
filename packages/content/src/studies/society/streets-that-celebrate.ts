import type { Study } from "../study.ts";

export const streetsThatCelebrate: Study = {
  id: "streets-that-celebrate",
  genre: "society",
  field: "sociology",
  scholars: "sociologists",
  critics: "community planners",
  others: "traffic planners",
  scene:
    "On a summer evening, the residents of one street carry their tables outside and eat together, as they have done for years. Around the corner, nobody has ever proposed such a thing.",
  words: ["dinner"],
  causes: [
    {
      factor: "front porches",
      claim: "front porches bring about a yearly street dinner",
      supports:
        "After porches had been built onto the houses of one street, its residents held a dinner for the first time in memory.",
      weakens:
        "Streets of houses without porches held a dinner as often as streets on which every house had one.",
      words: ["porch"],
    },
    {
      factor: "young children",
      claim: "young children bring about a yearly street dinner",
      supports:
        "In years when more young children lived on a street, more of its households took part in a dinner.",
      weakens:
        "Streets on which no young children lived held a dinner as often as streets on which dozens of them played.",
      words: ["child"],
    },
    {
      factor: "a dead end",
      claim: "a dead end brings about a yearly street dinner",
      supports:
        "When a through street was turned into a dead end, its residents began to hold a dinner within two summers.",
      weakens:
        "Streets that carry through traffic were the scene of a dinner as often as streets that come to a dead end.",
      words: ["dead end", "traffic", "through"],
    },
  ],
  rivals: {
    Easy: "Sociologists have noticed front porches on the one street, and believe that people who sit in view of the sidewalk come to know who passes. Community planners have noticed children: parents, they say, meet wherever their sons and daughters play.",
    Medium:
      "Once a year the tables come out, and a whole street sits down to eat; the streets to its left and right have never thought of it. Traffic planners are inclined to praise the dead end at its foot, without which the tables could not stand on the pavement. Community planners would count the children, by whom neighbors are introduced. Sociologists would count the porches, for it is hard to remain a stranger to someone who watches you come home.",
    Hard: "Nothing in the bylaws of a city says which of its streets shall hold a dinner each summer, and yet the same ones do so for decades. According to sociologists, acquaintance begins with being seen, so that a street with front porches is halfway to a dinner. Community planners trace it to children, who knock at doors at which their parents would never have knocked. Traffic planners find both accounts sentimental and note that a table for sixty needs a place to stand, such as only a dead end can offer.",
  },
  tests: {
    plain: {
      lead: "Ask why, and the neighbors will speak of their front porches, of all the children, or of the dead end at the bottom of the street. Sociologists have visited two hundred streets to see.",
      close: "If these streets are like others, then",
    },
    dense: {
      lead: "To hold a dinner on the street, the residents must know one another and have room for the tables. Front porches may help, or small children, or the quiet of a dead end. Sociologists have compared streets that differ in one of these points only.",
      close: "Their comparison implies that",
    },
  },
  none: "what gets a street dinner started is still unknown",
  upshot: {
    names: "left",
    close: "If the dinners ended on one of these streets, the likeliest reason would be that",
    options: [
      "its porches had been torn down",
      "its children had grown up",
      "its dead end had been opened",
    ],
    other: "another bond had been broken",
  },
  premise: "Neighbors are much alike, so one of the three must bring them to the table.",
  data: {
    design: "before-and-after",
    leads: [
      "A street dinner lasts one evening, but what remains of it? Sociologists counted how many greetings the residents of four streets exchanged per hour in the week before the dinner and in the week after.",
      "One measure of a neighborhood is how often people say hello. On four streets that were about to hold their first dinner, sociologists counted greetings, and when the tables had been cleared away, they counted again.",
    ],
    hypothesis:
      "It is hard to walk past someone in silence after having passed that person the potatoes. Sociologists therefore hypothesized that neighbors exchange more greetings after a street dinner than before it. They stood on four streets and kept count.",
    doubt:
      "A dinner may end in a quarrel about the dishes, and community planners doubt that people are friendlier after every one.",
    claims: {
      wide: "On one street, people were on far better terms when the week was over",
      narrow: "On one street, people were on hardly better terms when the week was over",
      widest:
        "One street had the most to thank its dinner for, to judge by the greatest difference between the counts of the two weeks",
      narrowest:
        "One street had the least to thank its dinner for, to judge by the smallest difference between the counts of the two weeks",
      highest: "After the dinner, the most greetings of all were counted on one street",
      lowest: "Before the dinner, the fewest greetings of all were counted on one street",
    },
    title: "Greetings on Four Streets",
    rowHead: "Street",
    rows: [
      "the street by the mill",
      "the street by the church",
      "the street by the gardens",
      "the street by the harbor",
    ],
    kind: "street",
    measure: "Greetings per hour",
    columns: [
      { head: "Before the dinner", phrase: "before the dinner" },
      { head: "After the dinner", phrase: "after the dinner" },
    ],
    say: "residents of ROW went from X greetings per hour before the dinner to Y greetings per hour after the dinner",
    differ:
      "residents of ROW exchanged D more|fewer greetings per hour after the dinner than before the dinner",
    change: "the dinner",
    more: "second",
    low: 20,
    high: 60,
    step: 4,
    grain: 1,
  },
};
