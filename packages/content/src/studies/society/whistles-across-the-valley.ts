import type { Study } from "../study.ts";

export const whistlesAcrossTheValley: Study = {
  id: "whistles-across-the-valley",
  genre: "society",
  field: "linguistic anthropology",
  scholars: "linguistic anthropologists",
  critics: "rural geographers",
  others: "climate historians",
  scene:
    "Across a mountain valley, a shout is soon lost. In a few such valleys, shepherds have learned to whistle whole sentences to one another; in most, people go on shouting or wave their arms.",
  words: ["whistl"],
  causes: [
    {
      factor: "steep walls",
      claim: "steep walls gave rise to a whistled language",
      supports:
        "The steeper the walls of a valley are, the more of its shepherds can hold a conversation by whistling.",
      weakens:
        "In broad valleys without steep walls, as many shepherds can hold a conversation by whistling as elsewhere.",
      words: ["steep"],
    },
    {
      factor: "scattered farms",
      claim: "scattered farms gave rise to a whistled language",
      supports:
        "In valleys of scattered farms, nearly everyone can whistle a message; where farms stand side by side, hardly anyone can.",
      weakens:
        "Valleys whose farms stand close together have as many whistled words as valleys of scattered farms.",
      words: ["farm"],
    },
    {
      factor: "frequent fog",
      claim: "frequent fog gave rise to a whistled language",
      supports:
        "With every additional week of fog in an average year, more of the people in a valley have learned to whistle.",
      weakens:
        "In valleys that have no fog, as many people have learned to whistle as in valleys where fog lies for months.",
      words: ["fog"],
    },
  ],
  rivals: {
    Easy: "Linguistic anthropologists think of the steep walls of these valleys, across which a neighbor within sight may be an hour away on foot. Rural geographers think of the farms, which lie scattered: villagers who meet at the fountain, they remark, have no need of signals.",
    Medium:
      "A whistle carries for two miles, but to make a language of whistles takes generations, and only a few valleys have done it. Climate historians believe that these are the foggy ones, where it is no use to wave. Rural geographers believe that they are those with scattered farms, whose owners would otherwise not speak to anyone for days. In the view of linguistic anthropologists, any valley is likely to whistle if its walls are steep enough.",
    Hard: "Shepherds who can whistle whole sentences across a valley have solved a problem, and there is more than one opinion about what the problem was. Rural geographers, who have measured how far such sentences carry, think that it was loneliness, and expect to find whistling wherever farms lie far apart. Linguistic anthropologists think that it was the climb, for across a steep valley a neighbor can be seen in a moment and reached in an hour. Climate historians hold that a person who can be seen has no need to whistle, and attribute the whole invention to fog.",
  },
  tests: {
    plain: {
      lead: "Such a language might be expected where the walls are steep, where the farms lie scattered, or where there is often fog. Linguistic anthropologists have compared a hundred valleys.",
      close: "A hundred valleys later, they hold that",
    },
    dense: {
      lead: "Whistled languages have been recorded in valleys that are steep, in valleys whose farms lie far apart, and in valleys that are full of fog. Many valleys are all of these at once. Linguistic anthropologists have looked for some that are not.",
      close: "As a result, they now believe that",
    },
  },
  none: "how a whistled language arises is still unknown",
  upshot: {
    names: "left",
    close: "Anyone in search of one more whistled language should look for a valley",
    options: ["with very steep walls", "with scattered farms", "with frequent fog"],
    other: "with another need for whistles",
  },
  premise: "Shepherds must have a reason to whistle, and it can only be one of the three.",
  data: {
    design: "comparison",
    leads: [
      "Can a whistle say as much as a shout? Linguistic anthropologists had warnings, greetings, questions, and invitations sent across a valley in both ways and recorded what percentage of each was understood.",
      "Those who shout across a valley hope that the wind will not take the words. In a test arranged by linguistic anthropologists, messages of four kinds were sent in that manner, and the same messages were also whistled.",
    ],
    hypothesis:
      "The wind tears a shout apart, while a whistle has but one note at a time and carries for a mile. Linguistic anthropologists hypothesized that messages are understood more often when whistled than when shouted. For a week, messages of four kinds crossed a valley in both ways.",
    doubt:
      "A shout says something by its tone alone, so rural geographers doubt that a whistle is the better carrier of every message.",
    claims: {
      wide: "One kind of message came through far better as a whistle",
      narrow: "One kind of message came through hardly better as a whistle",
      widest:
        "Shepherds have most to gain from whistling one kind of message, since the gap between whistle and shout was widest",
      narrowest:
        "Shepherds might as well have shouted one kind of message, since whistle and shout came closest together",
      highest: "When whistled, one kind of message was understood most often",
      lowest: "When shouted, one kind of message was understood least often",
    },
    title: "Messages Understood Across a Valley",
    rowHead: "Messages",
    rows: ["warnings", "greetings", "questions", "invitations"],
    kind: "kind of message",
    measure: "Percent understood",
    columns: [
      { head: "Whistled", phrase: "when whistled" },
      { head: "Shouted", phrase: "when shouted" },
    ],
    say: "X percent of ROW were understood when whistled and Y percent when shouted",
    differ:
      "the share of ROW that was understood was D percentage points larger|smaller when whistled than when shouted",
    change: "whistling",
    more: "first",
    low: 25,
    high: 95,
    step: 5,
    grain: 1,
  },
};
