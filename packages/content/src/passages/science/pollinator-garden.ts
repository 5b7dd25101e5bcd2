import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const pollinatorGarden: Passage = {
  id: "pollinator-garden",
  genre: "science",
  text: prose`
    Two students planted the same ten kinds of flowers in two city gardens and counted the
    visits of insects during one hour in each week of June. In one garden every kind grew in a
    patch of its own; in the other the kinds were mixed at random. The students claimed that the
    arrangement mattered more to some visitors than to others: honeybees, which tend to keep to
    one kind of flower on a trip, should lose more by the mixing than flies, which take whatever
    is nearest.
  `,
  figure: {
    kind: "table",
    title: "Insect visits counted in June",
    columns: ["Visitor", "Garden with patches", "Mixed garden"],
    rows: [
      ["Honeybees", "84", "39"],
      ["Hoverflies", "60", "41"],
      ["Flies", "51", "49"],
    ],
    rowHeaders: true,
    alt: "Table of insect visits counted in June. Honeybees: 84 in the garden with patches, 39 in the mixed garden. Hoverflies: 60 and 41. Flies: 51 and 49.",
  },
  facets: [
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion: "The counts bear them out: ______",
      key: {
        text: "the mixing cost honeybees more than half of their visits and cost flies almost none.",
        reason:
          "Honeybees fall from 84 to 39 visits and flies from 51 to 49, the contrast that the claim is about.",
      },
      wrong: [
        {
          text: "the garden with patches drew more visits from honeybees than from hoverflies and from flies.",
          code: "beside-the-point",
          reason:
            "True of the table, but it compares visitors within one garden and not the two gardens.",
        },
        {
          text: "the mixing cost flies more than half of their visits and cost hoverflies almost none.",
          code: "relationship-reversed",
          reason: "Flies fell only from 51 to 49, and hoverflies lost about a third.",
        },
        {
          text: "the mixing of the flowers cost each of the three kinds of visitors about a third of its visits.",
          code: "too-broad",
          reason:
            "Hoverflies lost about a third, but honeybees lost more than half and flies almost nothing.",
        },
      ],
      evidence: ["honeybees", "flies, which take whatever is nearest"],
      opening: "The claim is about a contrast, so the data must set honeybees against flies.",
      steps: [
        "In patches the honeybees made 84 visits, in the mixed garden 39: they lost more than half.",
        "The flies made 51 and 49, almost the same. That is just the contrast that the students claimed.",
      ],
      hint: "Compare the two gardens for each of the two visitors that the claim names.",
      tip: habits.data,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "What does the text indicate about honeybees?",
      key: {
        text: "They mostly stay with a single kind of flower on a trip.",
        reason: "The text says that honeybees tend to keep to one kind of flower on a trip.",
      },
      wrong: [
        {
          text: "They take the flower that is nearest, whatever its kind.",
          code: "wrong-group-or-measure",
          reason: "This is what the text says of flies.",
        },
        {
          text: "They visit city gardens chiefly in the weeks of June.",
          code: "words-echoed",
          reason: "June is when the students counted, not when honeybees come.",
        },
        {
          text: "They tend to prefer kinds of flowers that grow mixed together.",
          code: "contradicts-the-text",
          reason: "The students expected the mixing to cost honeybees visits.",
        },
      ],
      evidence: ["which tend to keep to one kind of flower on a trip"],
      opening: "The text says in passing how honeybees choose flowers on a trip.",
      steps: [
        "The answer stands in the last sentence, between commas, right after the word *honeybees*.",
        "To keep to one kind of flower on a trip is to go on visiting the same kind while they are out.",
      ],
      hint: "Look for the words that stand between commas after the name of the insect.",
      tip: habits.detail,
    },
  ],
};
