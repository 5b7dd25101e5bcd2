import { aControl } from "./control.ts";

const WORD = "Which choice completes the text with the most logical and precise word or phrase?";

/** Questions on texts that contradict themselves, or state of the world what everybody knows to be false. */
export const faultyControls = [
  aControl({
    kind: "faulty",
    topic: "vocabulary-in-context",
    passage:
      "Of the springs above the village the uppermost was held to be the most ______: in the two hundred years of the parish books there is no summer in which it failed. In 1811 and again in 1846, the same books record, it gave no water from June to October.",
    question: WORD,
    options: ["reliable", "abrupt", "obscure", "superficial"],
  }),
  aControl({
    kind: "faulty",
    topic: "vocabulary-in-context",
    passage:
      "Because sound travels faster than light, the report of a distant gun is heard well before its flash is seen. Gunners of the last century made use of this. By counting the seconds between the two they could ______ how far off an enemy's battery stood, and were seldom wrong by more than a hundred yards.",
    question: WORD,
    options: ["estimate", "conceal", "dispute", "extend"],
  }),
  aControl({
    kind: "faulty",
    topic: "literary-passages",
    passage:
      'The following text is from "Over the Bakery," a short story written for SAT Practice.\n\nInes was an only child. The room over the bakery had been hers alone, and the warmth that came up through its floor at four in the morning she had never had to share. She thought of it now, in the cold of the boarding house. She and her elder sister had lain there side by side and guessed from the smell what was in the oven, and her sister, who guessed better, had sometimes let her win.',
    question: "What does the text most strongly suggest about Ines?",
    options: [
      "She misses a comfort that she once took for granted.",
      "She is ashamed of having grown up over a shop.",
      "She means to leave the boarding house in the morning.",
      "She has forgotten much of what she knew as a child.",
    ],
  }),
  aControl({
    kind: "faulty",
    topic: "inferences-implications",
    passage:
      "To learn how bats find their way in the dark, a naturalist hung wires across a room and counted how often his bats struck them. Bats whose eyes he had covered struck the wires no more often than bats that he had left alone. Bats whose ears he had plugged struck them again and again. Since it was thus the bats with covered eyes that struck the wires most often, he could conclude that bats in the dark ______",
    question: "Which choice most logically completes the text?",
    options: [
      "find their way mainly by what they hear.",
      "find their way mainly by what they see.",
      "remember the place of each wire in a room.",
      "avoid rooms in which there are any wires.",
    ],
  }),
  aControl({
    kind: "faulty",
    topic: "main-idea-purpose",
    passage:
      "The light on the reef burned oil until 1891, when gas was laid to it. Its keepers did not welcome the change. From 1862, the year in which gas took the place of oil, their letters speak of little else: the flame hissed, the pipes froze, and there was nothing to do at night. Historians of technology tend to tell of such changes as of burdens lifted. For those who had carried this one, it seems, the burden had been most of what made the nights pass.",
    question: "Which choice best states the main idea of the text?",
    options: [
      "A change that lightened the work of some people was felt by them as a loss.",
      "A change that was meant to save money turned out to be expensive.",
      "Keepers of lights wrote more letters than has been thought.",
      "Gas was less well suited to lights on reefs than oil had been.",
    ],
  }),
  aControl({
    kind: "faulty",
    topic: "historical-documents",
    passage:
      "When the United States bought Alaska from France in 1920, the price was thought absurd, and newspapers made merry over a garden of ice for which nobody had asked. The secretary who had arranged the purchase let them laugh. He had read the reports of whalers and surveyors and believed that the coast alone, with its harbors and its fish, would be worth the sum within a generation. As for what lay behind the coast, he said, he was content to leave it to his grandchildren to find out.",
    question: "What does the text indicate about the secretary who arranged the purchase?",
    options: [
      "He relied on what others had reported of the coast.",
      "He answered the newspapers in a series of articles.",
      "He had himself once sailed with the whalers.",
      "He doubted that the purchase would ever repay its price.",
    ],
  }),
];
