import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const fruitWithoutAGuest: Passage = {
  id: "fruit-without-a-guest",
  genre: "science",
  source:
    "The hypothesis of Daniel Janzen and Paul Martin (1982) about large fruits of the Americas: standard works on ecology",
  text: prose`
    A wild fruit is mostly a fee, paid to an animal for taking the seed away. Who could be meant to
    take the avocado's? In its native forests few animals of today are known to do more than gnaw at
    the flesh and leave the stone where it fell, and seedlings under their parent starve for light.
    In 1982 two biologists suggested that a number of large fruits of the American tropics are
    addressed to guests who have stopped coming. Until some ten thousand years ago there were ground
    sloths, relatives of elephants, and other giants in those forests, and these, the two suggested,
    swallowed such fruit whole and left the stones far away.
  `,
  facets: [
    {
      kind: "support",
      level: "Easy",
      stem: "Which finding, if true, would most directly support the two biologists' suggestion?",
      key: {
        text: "Stones of large fruits are found in ancient dung of ground sloths, miles from where such trees grew.",
        reason:
          "Stones in dung far away would show sloths swallowing the fruit and carrying the seed.",
      },
      wrong: [
        {
          text: "Ground sloths are found to have lived in forests where avocado trees still bear fruit that is eaten by people.",
          code: "wrong-group-or-measure",
          reason:
            "Living in the same place does not show that they ate the fruit and carried its seed.",
        },
        {
          text: "Animals of today are found to carry the stones of large fruits as far as ground sloths could have walked.",
          code: "contradicts-the-text",
          reason: "If animals of today did that, there would be no need for vanished guests.",
        },
        {
          text: "Large fruits such as the avocado are found to ripen in the same weeks of the year in every forest.",
          code: "not-in-the-text",
          reason: "When the fruit ripens says nothing about which animal it is meant for.",
        },
      ],
      evidence: ["swallowed such fruit whole and left the stones far away"],
      opening:
        "The suggestion needs sloths to have swallowed the fruit and left the stones far off.",
      steps: [
        "Sloths are supposed to have *swallowed such fruit whole and left the stones far away*. Stones in their dung, miles from the trees, would show both.",
      ],
      hint: "The suggestion has two parts, an act and a distance.",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Medium",
      stem: "Which finding, if true, would most directly weaken the suggestion as an account of the avocado?",
      key: {
        text: "Most young avocado trees spring from stones that small rodents of today have carried off and buried.",
        reason: "Then the fruit has guests now, and its size needs no vanished ones to explain it.",
      },
      wrong: [
        {
          text: "Most young avocado trees spring up near the parent and die in a few years for want of light.",
          code: "contradicts-the-text",
          reason: "This is the trouble from which the suggestion sets out.",
        },
        {
          text: "Most ground sloths had teeth that were fit for crushing leaves but not the stones of large fruits.",
          code: "half-right",
          reason:
            "Stones that are to sprout must not be crushed; the sloths are said to have swallowed fruit whole.",
        },
        {
          text: "Most of the fruits that ground sloths could reach were a good deal smaller than an avocado.",
          code: "beside-the-point",
          reason: "That they could reach smaller fruits too leaves the avocado where it was.",
        },
      ],
      evidence: [
        "few animals of today are known to do more than gnaw at the flesh and leave the stone where it fell",
      ],
      opening: "The suggestion is called for only if no animal of today takes the stone away.",
      steps: [
        "It is because animals of today *leave the stone where it fell* that vanished ones are called in. Rodents that carry stones off and bury them would do the guests' work.",
      ],
      hint: "Ask which fact about the present made the two biologists look to the past.",
      tip: habits.weaken,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "A wild fruit is mostly a fee, paid to an animal for taking the seed away.",
      key: {
        text: "It gives the principle by which the avocado's size and present neglect become a riddle.",
        reason:
          "If fruit is payment for carrying seeds, a fruit whose seed nobody carries calls for an explanation.",
      },
      wrong: [
        {
          text: "It gives the conclusion that the evidence about sloths and seedlings is meant to prove.",
          code: "wrong-purpose",
          reason: "It is what the argument starts from; nothing in the text sets out to prove it.",
        },
        {
          text: "It gives the common view that the biologists were the first to see was mistaken.",
          code: "contradicts-the-text",
          reason: "Their suggestion depends on this view.",
        },
        {
          text: "It gives the reason why the flesh of an avocado is richer than that of other fruits.",
          code: "too-narrow",
          reason: "The flesh of other fruits is not compared with that of the avocado.",
        },
      ],
      evidence: ["Who could be meant to take the avocado's?", "guests who have stopped coming"],
      opening:
        "The first sentence says what fruit is for, and the second asks about a fruit that fails.",
      steps: [
        "Fruit is a fee for a service. *Who could be meant* to render it to the avocado? Without the first sentence there would be no riddle for sloths to solve.",
      ],
      hint: "Read the question that comes right after it.",
      tip: habits.function,
    },
  ],
};
