import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const threadsUnderTheForest: Pair = {
  id: "threads-under-the-forest",
  genre: "science",
  source:
    "The debate over carbon transfer in mycorrhizal networks: reviews in the ecological literature",
  texts: [
    prose`
      Beneath a forest, threads of fungi join the roots of neighboring trees, and carbon that has
      been labeled in one tree may later be found in another. Some writers see a community in this.
      Old trees, they say, feed the seedlings around them through the network and so keep alive,
      in deep shade, young trees that could not live by their own leaves.
    `,
    prose`
      That labeled carbon can turn up in a neighbor is well established; how it got there is less
      so. It may have passed through the soil, and the amounts are often so small that nobody knows
      whether a seedling is helped by them. Seedlings cut off from a network have grown worse in
      some trials, no differently in others, and in a few of them better. A path is not yet a meal.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the writers described in Text 1?",
      key: {
        text: "By holding that a path for carbon does not show that any seedling is fed",
        reason:
          "That carbon moves is granted; the route, the amounts, and the benefit are called uncertain.",
      },
      wrong: [
        {
          text: "By holding that the carbon they describe was never found outside a single tree",
          code: "contradicts-the-text",
          reason: "Text 2 calls it well established that labeled carbon turns up in a neighbor.",
        },
        {
          text: "By holding that seedlings in general grow better when they are cut off from fungi",
          code: "too-extreme",
          reason: "They did so in a few trials only; in others they grew worse or no differently.",
        },
        {
          text: "By holding that trees pass carbon on through the soil instead of through the fungi",
          code: "possibility-as-fact",
          reason: "The soil is named as a possible path, not as the one that is taken.",
        },
      ],
      evidence: [
        "That labeled carbon can turn up in a neighbor is well established",
        "A path is not yet a meal.",
      ],
      opening: "Text 2 accepts the observation of Text 1 and doubts the story told about it.",
      steps: [
        "Carbon moving between trees *is well established*. But the route is uncertain, *the amounts are often so small*, and trials disagree about any benefit: *A path is not yet a meal*.",
      ],
      hint: "Work out what the last sentence of Text 2 means by *path* and by *meal*.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Medium",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Carbon from one tree has been detected in trees close by.",
        reason: "Text 1 says that it may be found there; Text 2 calls this well established.",
      },
      wrong: [
        {
          text: "Carbon passes between trees mainly by way of their fungi.",
          code: "too-narrow",
          reason:
            "Text 1 assumes so; Text 2 says that the carbon may have passed through the soil.",
        },
        {
          text: "Seedlings in deep shade are kept alive by carbon from older trees.",
          code: "contradicts-the-text",
          reason: "Whether seedlings are helped at all is what Text 2 doubts.",
        },
        {
          text: "Forests with many fungi grow faster than those with few.",
          code: "not-in-the-text",
          reason: "Neither text compares forests in this way.",
        },
      ],
      evidence: [
        "carbon that has been labeled in one tree may later be found in another",
        "That labeled carbon can turn up in a neighbor is well established",
      ],
      opening: "The dispute begins only after the observation on which both texts rest.",
      steps: [
        "Text 1: labeled carbon *may later be found in another* tree. Text 2: this *is well established*. How it gets there, and what good it does, is where they differ.",
      ],
      hint: "Find the one thing in Text 1 that Text 2 calls established.",
      tip: habits.agreement,
    },
  ],
};
