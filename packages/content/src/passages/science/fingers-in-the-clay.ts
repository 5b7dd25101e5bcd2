import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const fingersInTheClay: Passage = {
  id: "fingers-in-the-clay",
  genre: "science",
  text: prose`
    Potters leave fingerprints, and the ridges of a print are as a rule broader in men than in
    women and narrowest in children. In the ruins of one town, archaeologists measured the prints
    on three hundred jars. On the oldest jars the ridges are narrow, on those of later centuries
    broad. Making jars, the archaeologists infer, began as women's work and passed to men when
    jars came to be made for sale. The inference takes for granted that the clay has kept each
    print as large as it was made.
  `,
  facets: [
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the archaeologists' inference?",
      key: {
        text: "The clay of the oldest jars shrinks in the fire a good deal more than the clay of the later ones does.",
        reason: "Then old prints would have become narrow whoever had made them.",
      },
      wrong: [
        {
          text: "The oldest jars are of a clay that hardly shrinks in the fire, and later jars of one that shrinks a good deal.",
          code: "relationship-reversed",
          reason:
            "Then later ridges were broader still when they were made, which helps the inference.",
        },
        {
          text: "The oldest jars and the later ones are of one clay, which shrinks a good deal in the fire.",
          code: "wrong-group-or-measure",
          reason: "If all have shrunk alike, the difference between them stays.",
        },
        {
          text: "The oldest jars are of a clay found in the town itself, and later jars of one brought from a distance.",
          code: "not-in-the-text",
          reason: "Where the clay was found does not by itself change a print.",
        },
      ],
      evidence: [
        "The inference takes for granted that the clay has kept each print as large as it was made.",
      ],
      opening:
        "The last sentence names what the inference rests on, and one finding takes it away.",
      steps: [
        "Narrow ridges are taken to be a sign of women. If the clay of the oldest jars shrank and that of the later ones did not, narrow ridges are a sign of the clay.",
      ],
      hint: "What would have to happen to the clay for old prints to look narrow and later ones broad?",
      tip: habits.weaken,
    },
    {
      kind: "support",
      level: "Medium",
      stem: "Which finding, if true, would most directly support the archaeologists' inference?",
      key: {
        text: "Men's graves hold potters' tools in later centuries, and women's graves do so in the first.",
        reason: "Graves tell the same story as the prints, and do not depend on what clay does.",
      },
      wrong: [
        {
          text: "Potters' tools lie in men's graves of the first centuries and in women's graves of later ones.",
          code: "relationship-reversed",
          reason: "This is the story turned around.",
        },
        {
          text: "Potters' tools of the first centuries are of bone, and those of later ones are made of bronze.",
          code: "beside-the-point",
          reason: "What the tools are made of does not show who used them.",
        },
        {
          text: "Potters' tools of later centuries lie in houses near the market, where jars could be sold.",
          code: "wrong-group-or-measure",
          reason: "That jars were sold is granted; it is a question of who made them.",
        },
      ],
      evidence: ["began as women's work and passed to men"],
      opening: "The inference says who made jars first and who made them later.",
      steps: [
        "By the inference, potters were women at first and men later. Tools laid in their graves would show just this.",
      ],
      hint: "Put the inference in two halves, and ask for both.",
      tip: habits.support,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what do the archaeologists take broad ridges on a jar for?",
      key: {
        text: "A sign of men's work",
        reason:
          "Ridges are *broader in men*, and jars with broad ones are said to have passed to men.",
      },
      wrong: [
        {
          text: "A sign of women's work",
          code: "relationship-reversed",
          reason: "Women's ridges are the narrower ones, as on the oldest jars.",
        },
        {
          text: "A sign of an early date",
          code: "contradicts-the-text",
          reason: "It is the oldest jars that have narrow ridges.",
        },
        {
          text: "A sign of shrunken clay",
          code: "not-in-the-text",
          reason: "That clay might change a print is what they leave out of account.",
        },
      ],
      evidence: [
        "the ridges of a print are as a rule broader in men than in women",
        "passed to men when jars came to be made for sale",
      ],
      opening: "What the first sentence says of ridges is used in the last but one.",
      steps: [
        "Ridges are *broader in men than in women*. From broad ridges on later jars the archaeologists infer that the work *passed to men*.",
      ],
      hint: "Put the first sentence together with the one about what was inferred.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline:
        "The inference takes for granted that the clay has kept each print as large as it was made.",
      key: {
        text: "It names a condition on which what was inferred depends.",
        reason: "If the clay changed the prints, their width would not show who made them.",
      },
      wrong: [
        {
          text: "It names a test by which what was inferred was checked.",
          code: "wrong-purpose",
          reason: "That something is taken for granted means that it was not checked.",
        },
        {
          text: "It names a result that follows from what was inferred.",
          code: "relationship-reversed",
          reason: "It goes before the inference as a ground and does not come out of it.",
        },
        {
          text: "It names a mistake for which the inference is rejected.",
          code: "wrong-strength-or-tone",
          reason: "The condition may well hold; nothing is rejected.",
        },
      ],
      evidence: ["The inference takes for granted"],
      opening: "What is taken for granted is needed but has not been shown.",
      steps: [
        "The archaeologists read the width of ridges. *The inference takes for granted* that clay keeps this width, and says no more about it.",
      ],
      hint: "Ask what would follow if it were not so.",
      tip: habits.function,
    },
  ],
};
