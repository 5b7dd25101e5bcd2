import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const seedVaultRice: Passage = {
  id: "seed-vault-rice",
  genre: "science",
  text: prose`
    Farmers in one delta have grown the same red rice for so long that no one there can say
    where it came from. Some like to think that traders brought it by sea from the islands to
    the south, others that their own forebears made it out of the wild rice of the marshes.
    Plant geneticists who compared the three found that the red rice shares with the marsh rice
    hundreds of rare variants that the island rice lacks, and none with the island rice that the
    marsh rice lacks.
  `,
  facets: [
    {
      kind: "conclusion",
      level: "Easy",
      completion: "These findings suggest that ______",
      key: {
        text: "the red rice is descended from a plant of the delta.",
        reason:
          "The rare variants tie the red rice to the marsh rice and to nothing from the islands.",
      },
      wrong: [
        {
          text: "the red rice first came to the delta on board a ship.",
          code: "contradicts-the-text",
          reason: "It shares no rare variant with the island rice alone.",
        },
        {
          text: "the marsh rice is descended from that of the islands.",
          code: "relationship-reversed",
          reason: "The marsh rice is wild, and the island rice lacks its rare variants.",
        },
        {
          text: "the red rice is the oldest that is still grown.",
          code: "too-extreme",
          reason: "The text compares origins, not ages.",
        },
      ],
      evidence: ["shares with the marsh rice hundreds of rare variants that the island rice lacks"],
      opening:
        "Rare variants are shared by descent, and the red rice shares them with the marsh rice.",
      steps: [
        "Each explanation names a parent: island rice or marsh rice.",
        "The red rice has hundreds of rare variants in common with the marsh rice alone and none with the island rice alone. That speaks for the marshes.",
      ],
      hint: "See with which of the two the red rice shares what is rare.",
      tip: habits.conclusion,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It presents a puzzle, then two rival accounts, and then evidence that bears on them.",
        reason:
          "Origin unknown, two explanations, a comparison of the three kinds of rice: these are the steps.",
      },
      wrong: [
        {
          text: "It presents a custom, then its two origins, and then the reasons why it was given up.",
          code: "not-in-the-text",
          reason: "Nothing was given up; the rice is still grown.",
        },
        {
          text: "It presents evidence, then a puzzle that it raises, and then two rival accounts of it.",
          code: "relationship-reversed",
          reason: "The evidence comes last, after the accounts.",
        },
        {
          text: "It presents an accepted account, then a flaw in it, and then a proposal to correct it.",
          code: "wrong-purpose",
          reason: "No account is said to be accepted at the start.",
        },
      ],
      evidence: ["others that their own forebears made it"],
      opening: "First comes a question, then two answers to it, and at the end a test of both.",
      steps: [
        "No one can say where the rice came from: a puzzle. *Some* think of traders and *others* of their forebears: the rival accounts.",
        "The last sentence reports what a comparison found, which bears on both.",
      ],
      hint: "Give each sentence a name by what it does.",
      tip: habits.structure,
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the case for an origin in the marshes?",
      key: {
        text: "Rice gathered on the islands long ago has the same rare variants as the red rice.",
        reason:
          "If island rice once had them, the red rice could have come from the islands after all.",
      },
      wrong: [
        {
          text: "Rice grown on the islands today has rare variants that the rice of the marshes does not have.",
          code: "beside-the-point",
          reason: "The red rice shares none of these, so they do not bear on its origin.",
        },
        {
          text: "Rice in the marshes today has fewer rare variants than it had when it was first studied.",
          code: "wrong-group-or-measure",
          reason: "How many the marsh rice has lost says nothing about the islands.",
        },
        {
          text: "Rice of the red kind has spread from the delta into fields along the nearby rivers.",
          code: "not-in-the-text",
          reason: "Where the rice went later does not show where it came from.",
        },
      ],
      evidence: ["rare variants that the island rice lacks"],
      opening:
        "The finding counts against the islands only if island rice never had those variants.",
      steps: [
        "The geneticists compared rice as it is now. The case against the islands rests on what island rice lacks.",
        "If it had those variants in the past and lost them, traders could have brought them, and the conclusion is no longer safe.",
      ],
      hint: "Ask what the comparison takes for granted about the rice of the islands.",
      tip: habits.weaken,
    },
  ],
};
