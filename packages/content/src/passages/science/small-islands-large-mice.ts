import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const smallIslandsLargeMice: Pair = {
  id: "small-islands-large-mice",
  genre: "science",
  source:
    "Body size on islands, with dwarf elephants and giant rodents: well-established patterns in evolutionary biology",
  texts: [
    prose`
      Put a large mammal on a small island for some thousands of years, and it will shrink;
      put a small one there, and it will grow. Elephants on Mediterranean islands came to
      stand no taller than a pony, while island mice may be twice the weight of their
      mainland kin. On islands, size is drawn toward the middle as a swing is drawn toward
      the lowest point of its arc.
    `,
    prose`
      On a chain of northern islands, ecologists weighed mice from eleven places. On eight
      of these the mice were giants. On the three others they were no heavier than mainland
      mice; and these three were the only islands of the chain that weasels had reached.
      Where there is nothing to hide from, it pays a mouse to be large. Where there is, it
      pays to fit a small hole.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the ecologists in Text 2 most likely respond to the comparison with a swing in Text 1?",
      key: {
        text: "By holding that size is drawn this way or that by enemies and not by the island itself",
        reason:
          "Mice grew only where no weasels had come; islands with weasels left their size as it was.",
      },
      wrong: [
        {
          text: "By holding that what draws mice to a larger size is the need to defend themselves against weasels",
          code: "contradicts-the-text",
          reason: "Where there were weasels the mice stayed small.",
        },
        {
          text: "By holding that the mice on three of the islands have not yet been there long enough to grow",
          code: "not-in-the-text",
          reason: "The ecologists name weasels as the difference and say nothing about time.",
        },
        {
          text: "By holding that what is true of elephants need not be true of smaller mammals such as mice",
          code: "wrong-group-or-measure",
          reason: "Elephants are not part of their argument; they compare mice with mice.",
        },
      ],
      evidence: [
        "these three were the only islands of the chain that weasels had reached",
        "size is drawn toward the middle as a swing",
      ],
      opening:
        "A swing always returns to one point, but the mice grew only where weasels were missing.",
      steps: [
        "The comparison makes growth on islands a matter of course. The ecologists found three islands without it, *the only islands of the chain that weasels had reached*, and conclude that it is the want of enemies that makes large size pay.",
      ],
      hint: "On which islands did the mice not do what the swing would lead one to expect?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Medium",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Mice on islands are in many cases heavier than mainland mice.",
        reason:
          "Text 1 says it in general, and on eight of eleven islands the ecologists found it so.",
      },
      wrong: [
        {
          text: "Mice on islands will in the end be heavier than mice on the mainland.",
          code: "too-extreme",
          reason: "The mice on the three islands with weasels are no heavier.",
        },
        {
          text: "Mice on islands are light wherever they have to get into small holes.",
          code: "too-narrow",
          reason: "Only Text 2 speaks of holes.",
        },
        {
          text: "Mice on islands weigh more the farther they live from the mainland.",
          code: "not-in-the-text",
          reason: "Neither text speaks of how far the islands are from the mainland.",
        },
      ],
      evidence: [
        "island mice may be twice the weight of their mainland kin",
        "On eight of these the mice were giants.",
      ],
      opening:
        "Large mice are found on islands in both texts, though not on every island in Text 2.",
      steps: [
        "In Text 1 island mice *may be twice the weight of their mainland kin*; in Text 2, *on eight of these the mice were giants*. That all must become so, Text 2 denies.",
      ],
      hint: "Keep the statement that holds even with the three exceptions.",
      tip: habits.agreement,
    },
  ],
};
