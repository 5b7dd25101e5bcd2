import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theOwnerOfTheLid: Passage = {
  id: "the-owner-of-the-lid",
  genre: "novel",
  credit: `The following text is from *The Misses Amory*, a novel scene written for SAT Practice in the manner of the 1860s.`,
  text: prose`
    The Misses Amory had agreed, upon their father's death, that everything should be divided
    equally, and they were so scrupulous in carrying this out that neither was left with anything of
    use. Augusta had the teapot and Lavinia the lid; the volumes of the encyclopedia went
    alternately, so that one sister knew about Abyssinia and the other about Brazil. Visitors, who
    heard of the arrangement with a smile, predicted a quarrel before the year was out. But nobody
    can quarrel comfortably with the owner of the lid. Within a month the sisters were dining
    together daily, from necessity; within a year they had quite forgotten that it was from
    necessity.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did visitors expect of the sisters?",
      key: {
        text: "That they would fall out within the year",
        reason: "The visitors *predicted a quarrel before the year was out*.",
      },
      wrong: [
        {
          text: "That they would dine together every day",
          code: "wrong-person-or-text",
          reason: "This is what the sisters came to do, not what the visitors foresaw.",
        },
        {
          text: "That they would travel to distant countries",
          code: "words-echoed",
          reason: "Abyssinia and Brazil are known to them from an encyclopedia only.",
        },
        {
          text: "That they would sell what they had inherited",
          code: "not-in-the-text",
          reason: "Nobody in the text speaks of a sale.",
        },
      ],
      evidence: ["predicted a quarrel before the year was out"],
      opening: "The text says in so many words what the visitors predicted.",
      steps: [
        "The visitors hear of the division *with a smile* and predict *a quarrel before the year was out*.",
      ],
      hint: "Find the sentence about the visitors.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "But nobody can quarrel comfortably with the owner of the lid.",
      key: {
        text: "It says why the quarrel that the visitors predicted never came.",
        reason:
          "Each sister needs what the other holds, so the quarrel that was predicted does not come.",
      },
      wrong: [
        {
          text: "It names the possession that both of the sisters want most.",
          code: "words-echoed",
          reason: "The lid stands for all the divided things; neither sister is said to prize it.",
        },
        {
          text: "It shows that Lavinia has got the better of her elder sister.",
          code: "not-in-the-text",
          reason:
            "The division is equal, and the text does not say which sister is the elder or the winner.",
        },
        {
          text: "It passes on the opinion that visitors held of the arrangement.",
          code: "wrong-person-or-text",
          reason: "The word *But* sets the sentence against the visitors' opinion.",
        },
      ],
      evidence: [
        "predicted a quarrel before the year was out",
        "nobody can quarrel comfortably with the owner of the lid",
      ],
      opening: "The sentence turns from what was predicted to why something else came about.",
      steps: [
        "Just before, visitors predict a quarrel; just after, the sisters dine together *from necessity*. The sentence between them explains the change: one teapot and its lid in two hands oblige the two to get along.",
      ],
      hint: "Read the sentence as the hinge between the visitors' guess and what happened.",
      tip: habits.function,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A division so strict that each sister needed what the other had ended by bringing the two together.",
        reason:
          "It holds the strictness, the need that came of it, and the end, in which the need is forgotten.",
      },
      wrong: [
        {
          text: "A division that left two sisters with little of use taught both to live on less than before.",
          code: "half-right",
          reason:
            "Neither had anything of use, but they did not learn to do without: they shared their meals.",
        },
        {
          text: "Two sisters who had agreed to divide what they owned came to regret it and pooled it again.",
          code: "not-in-the-text",
          reason: "They are not said to regret the division or to undo it.",
        },
        {
          text: "Two sisters who were devoted to each other would not let what they owned come between them.",
          code: "relationship-reversed",
          reason:
            "Devotion is not where they start; it is necessity that first brings them to one table.",
        },
      ],
      evidence: [
        "so scrupulous in carrying this out that neither was left with anything of use",
        "they had quite forgotten that it was from necessity",
      ],
      opening: "The text follows one arrangement from its strict beginning to its unforeseen end.",
      steps: [
        "The division is *so scrupulous* that each sister lacks what the other has. They therefore dine together *from necessity*, and in a year they have *quite forgotten that it was from necessity*: need has become closeness.",
      ],
      hint: "Ask what the word *forgotten* in the last sentence adds to the story.",
      tip: habits["main-idea"],
    },
  ],
};
