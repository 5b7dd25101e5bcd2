import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const ringsCloseTogether: Pair = {
  id: "rings-close-together",
  genre: "science",
  source:
    "Ring width and wood density in conifers and in ring-porous hardwoods: standard works of wood science",
  texts: [
    prose`
      When you choose a plank, look at its end, the old carpenters' rule runs. Each ring is
      a year; rings that lie close together belong to a tree that grew slowly, and slow
      growth makes strong wood. On a plank of mountain pine I have counted forty rings to
      the inch. You may hang a bell from such a beam, or a bridge.
    `,
    prose`
      In pine, each ring has a pale, soft part made in spring and a dark, hard part made in
      summer; when the tree is in haste, it is mostly the soft part that widens. In oak it
      is the other way about. An oak makes much the same amount of porous wood each spring,
      whether the year is good or bad, and in good years adds a wide band of hard wood to
      it.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the carpenters' rule in Text 1?",
      key: {
        text: "By accepting it for pine but reversing it for oak",
        reason:
          "In oak a wide ring holds more hard wood, so there quick growth makes the stronger plank.",
      },
      wrong: [
        {
          text: "By accepting it for oak but reversing it for pine",
          code: "relationship-reversed",
          reason: "It is in pine that haste widens the soft part.",
        },
        {
          text: "By accepting it for pine and, with less assurance, for oak",
          code: "contradicts-the-text",
          reason: "In oak *it is the other way about*.",
        },
        {
          text: "By rejecting it for pine and, with more hesitation, for oak",
          code: "too-extreme",
          reason: "In pine it is the soft part that widens with haste, as the rule would have it.",
        },
      ],
      evidence: ["In oak it is the other way about.", "it is mostly the soft part that widens"],
      opening: "Pine that grows fast adds soft wood, and oak that grows fast adds hard wood.",
      steps: [
        "For pine, *it is mostly the soft part that widens*, so slow growth is stronger: the rule holds. *In oak it is the other way about*: a good year *adds a wide band of hard wood*.",
      ],
      hint: "Ask for each tree which part of the ring widens in a good year.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Medium",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "A tree's rings lie close together or far apart according to how fast it grew.",
        reason:
          "Text 1 reads slow growth from close rings, and Text 2 links wide rings with haste and good years.",
      },
      wrong: [
        {
          text: "A tree's rings have a soft and a hard part that differ in width from year to year.",
          code: "too-narrow",
          reason: "Only Text 2 speaks of parts within a ring.",
        },
        {
          text: "Wood with close rings is stronger than other wood.",
          code: "wrong-person-or-text",
          reason: "The carpenters say so; in Text 2 it is untrue of oak.",
        },
        {
          text: "Wood from mountains has closer rings than wood from valleys.",
          code: "not-in-the-text",
          reason: "One plank of mountain pine is mentioned, but no wood from valleys.",
        },
      ],
      evidence: [
        "rings that lie close together belong to a tree that grew slowly",
        "in good years adds a wide band of hard wood",
      ],
      opening:
        "Both texts read the speed of growth from rings and differ on what it does to strength.",
      steps: [
        "*Rings that lie close together belong to a tree that grew slowly*, says Text 1; in Text 2, rings widen when the tree is *in haste* or the year is good.",
      ],
      hint: "Leave strength aside and ask what a ring tells about a tree.",
      tip: habits.agreement,
    },
  ],
};
