import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const peanutsBeforeOne: Passage = {
  id: "peanuts-before-one",
  genre: "science",
  source: "Early eating of peanuts and peanut allergy in children: well-established results",
  text: prose`
    Parents in some countries were once told to keep peanuts from infants, lest the infants become
    allergic. Then a group of physicians compared children of the same descent in two countries. In
    the one they were kept from peanuts, as advised; in the other they ate peanut snacks before they
    were a year old. Allergy to peanuts was ten times as common in the first country as in the
    second. The physicians proposed that the advice had done harm: what an infant eats in the first
    year, they argued, its body learns to treat as food, and what reaches it later it may treat as
    an enemy.
  `,
  facets: [
    {
      kind: "support",
      level: "Easy",
      stem: "Which finding, if true, would most directly support the physicians' proposal?",
      key: {
        text: "Of infants in one country, those chosen by lot to be given peanuts became allergic to them less often than the rest.",
        reason: "With country and chance held equal, eating peanuts early went with less allergy.",
      },
      wrong: [
        {
          text: "In the first country, parents who gave their infants peanuts had more children who were allergic to them.",
          code: "relationship-reversed",
          reason: "Then early peanuts would go with more allergy, the reverse of the proposal.",
        },
        {
          text: "Parents in the first country had kept eggs and milk from infants less strictly than peanuts.",
          code: "beside-the-point",
          reason: "How strictly other foods were kept away does not show what peanuts do.",
        },
        {
          text: "Of parents who were allergic to peanuts themselves, many had children who were allergic to them too.",
          code: "wrong-group-or-measure",
          reason: "Allergy that runs in families is another matter than what infants eat.",
        },
      ],
      evidence: [
        "what an infant eats in the first year, they argued, its body learns to treat as food",
      ],
      opening:
        "The proposal expects less allergy among children who ate peanuts in their first year.",
      steps: [
        "The two countries may differ in many ways. If infants in one place, chosen by lot, become allergic less often when they eat peanuts, the eating must be what protects them.",
      ],
      hint: "Ask what eating peanuts early ought to do, if the proposal is right.",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Medium",
      stem: "Which finding, if true, would most directly weaken the physicians' proposal?",
      key: {
        text: "In the second country, children to whom no peanuts had been given were allergic just as rarely.",
        reason:
          "If children who ate none are as rarely allergic, something other than the snacks must protect them.",
      },
      wrong: [
        {
          text: "In the first country, children who had been given peanuts against all advice were allergic less often than others.",
          code: "contradicts-the-text",
          reason: "Less allergy among those who ate peanuts would support the proposal.",
        },
        {
          text: "In the first country, allergy to peanuts was found by doctors at the same age as in the second.",
          code: "not-in-the-text",
          reason: "When an allergy is found says nothing about what brought it on.",
        },
        {
          text: "In the second country, allergy to peanuts was rarer than any other allergy to something that children eat.",
          code: "beside-the-point",
          reason: "Other allergies do not show whether the snacks made this one rare.",
        },
      ],
      evidence: [
        "in the other they ate peanut snacks before they were a year old",
        "Allergy to peanuts was ten times as common in the first country",
      ],
      opening: "The proposal fails if children of the second country are safe without the snacks.",
      steps: [
        "The proposal credits the snacks. If, where allergy is rare, it is as rare among children who had none of them, the snacks cannot be what made the difference.",
      ],
      hint: "Ask which children of the second country would put the proposal to the test.",
      tip: habits.weaken,
    },
    {
      kind: "support",
      level: "Hard",
      stem: "Which finding, if true, would most directly support the physicians' claim about the first year of life?",
      key: {
        text: "Eating peanuts from the age of three on left children as prone to the allergy as eating none.",
        reason:
          "If the body learns in the first year, peanuts that come later should bring no protection.",
      },
      wrong: [
        {
          text: "Children who were given peanuts at one time or another became allergic less often than those who were never given them.",
          code: "half-right",
          reason:
            "This fits the claim that eating protects, but does not show that the first year matters.",
        },
        {
          text: "Eating peanuts from the age of three on made children less prone to the allergy than eating them from infancy.",
          code: "contradicts-the-text",
          reason: "Then a later start would be the better one, against the claim.",
        },
        {
          text: "Children who were given many kinds of food when they were three became allergic to no more of them than others.",
          code: "too-broad",
          reason: "Many kinds of food at three say nothing of peanuts in the first year.",
        },
      ],
      evidence: ["what reaches it later it may treat as an enemy"],
      opening:
        "A claim about the first year is supported by what happens when the year has passed.",
      steps: [
        "The claim has two halves: what is eaten *in the first year* is learned as food, and *what reaches it later* is not. Only children who began later, and were not protected, show the second.",
      ],
      hint: "It is one thing that peanuts protect, and another that the first year counts.",
      tip: habits.support,
    },
  ],
};
