import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const toRefuseTheFirstFruit: Passage = {
  id: "to-refuse-the-first-fruit",
  genre: "science",
  text: prose`
    *The Slow Orchard* is a treatise on fruit trees written for SAT Practice in the manner of the
    eighteenth century. Its author holds that a young tree that is let bear fruit will never grow to
    its strength, and that whoever wishes for apples must therefore begin by refusing them.
  `,
  facets: [
    {
      kind: "quotation",
      level: "Hard",
      stem: "Which quotation from *The Slow Orchard* most effectively illustrates the claim?",
      key: {
        text: '"My cousin took apples from his trees at three years old and at thirty has firewood of them. I picked off each and every blossom, to be laughed at, and now am hoarse from calling for hands."',
        reason:
          "The cousin takes early fruit and is left with firewood; the author refuses it and has plenty.",
      },
      wrong: [
        {
          text: '"Let no blossom stand in the first years, though thy neighbors laugh. Mine have laughed these thirty years over the same wall, and have yet to tell me what it is they laugh at."',
          code: "half-right",
          reason:
            "The blossom is refused, but neither the harm of early fruit nor the plenty to come is shown.",
        },
        {
          text: '"My oldest tree bore in its second year and has borne in every year from then to this. I never refused what it held out to me, and it has never been the weaker for its gifts."',
          code: "contradicts-the-text",
          reason: "This tree bore early and is none the worse, against the claim.",
        },
        {
          text: '"He that wishes for apples must first refuse pears, for the two will not thrive upon one slope. I have tried them together, and was left with the shade of both and the fruit of neither."',
          code: "words-echoed",
          reason: "It is pears, not early apples, that are refused here.",
        },
      ],
      evidence: [
        "a young tree that is let bear fruit will never grow to its strength",
        "whoever wishes for apples must therefore begin by refusing them",
      ],
      opening:
        "The quotation has to show early fruit doing harm and the refusal of it bringing plenty.",
      steps: [
        "The cousin who *took apples at three years* has only firewood at thirty: the first half of the claim. The author *picked off* every blossom and cannot now find hands enough for the fruit: the second.",
      ],
      hint: "The claim speaks of what early fruit costs and of what refusing it brings.",
      tip: habits.quotation,
    },
    {
      kind: "support",
      level: "Easy",
      stem: "Which finding, if true, would most directly support the author's view of young trees?",
      key: {
        text: "In their tenth year, the heaviest crops came from trees whose blossoms had been picked off while they were young.",
        reason: "The trees that were refused at first are the stronger later on.",
      },
      wrong: [
        {
          text: "In their tenth year, the tallest trees were those that had borne from the start and not those that had been stripped.",
          code: "relationship-reversed",
          reason: "Then early bearing would not have stunted them.",
        },
        {
          text: "Trees that had borne from the start were easier to sell than trees of the same age without a blossom.",
          code: "beside-the-point",
          reason: "What sells does not show what makes a tree grow strong.",
        },
        {
          text: "Trees kept from light by a wall for four years gave fewer apples in their tenth than trees that stood free.",
          code: "wrong-group-or-measure",
          reason: "Light is another cause than early fruit.",
        },
      ],
      evidence: ["a young tree that is let bear fruit will never grow to its strength"],
      opening: "The view expects trees that bore early to be the weaker ones years afterward.",
      steps: [
        "Two groups must differ in early bearing and be compared later. If trees that lost their first blossoms bear the most in their tenth year, early fruit has cost the others their strength.",
      ],
      hint: "Ask which trees the author would expect to do well in later years.",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Medium",
      stem: "Which finding, if true, would most directly weaken the author's view of young trees?",
      key: {
        text: "Of trees planted on one day, those left to bear were as strong at twenty as those that had been stripped.",
        reason:
          "If bearing early leaves no mark at twenty, it did not keep the trees from their strength.",
      },
      wrong: [
        {
          text: "Of trees planted on one day, those that bore most in the third year bore least in the twentieth.",
          code: "contradicts-the-text",
          reason: "Trees that pay later for early fruit are what the author describes.",
        },
        {
          text: "Of trees grown old in one orchard, those left without care bore as many apples as those that had been pruned.",
          code: "wrong-group-or-measure",
          reason: "Pruning old trees is not refusing the fruit of young ones.",
        },
        {
          text: "Of trees sold in one market, those already in fruit brought a higher price than any others.",
          code: "not-in-the-text",
          reason: "What a tree costs does not tell how strong it will grow.",
        },
      ],
      evidence: ["a young tree that is let bear fruit will never grow to its strength"],
      opening:
        "A view that early fruit stunts a tree fails if trees that bore early are no weaker.",
      steps: [
        "The author says *never*. Trees that were left to bear from the start and are as strong at twenty as the rest show that early fruit did them no lasting harm.",
      ],
      hint: "Ask what trees that bore early ought never to become.",
      tip: habits.weaken,
    },
  ],
};
