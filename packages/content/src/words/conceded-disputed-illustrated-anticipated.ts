import { wordSet } from "./word-set.ts";

export const concededDisputedIllustratedAnticipated = wordSet({
  id: "conceded-disputed-illustrated-anticipated",
  contexts: {
    conceded: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "Economist Paulo Teixeira, who had concluded that rent control discourages construction, ______ in a 2016 reply to his critics that the data on which he relied covered only large cities. This limitation, he maintained nonetheless, left his central finding intact, since smaller municipalities contribute little to the national total.",
      clue: "This limitation, he maintained nonetheless",
      reason:
        "To *concede* is to admit that something is true, often unwillingly. Teixeira admits a *limitation* and *nonetheless* holds to his finding.",
      misfits: {
        disputed: {
          code: "contradicts-the-text",
          reason:
            "To *dispute* is to argue against. *This limitation* takes the point for granted; he did not deny it.",
        },
        illustrated: {
          code: "not-in-the-text",
          reason:
            "To *illustrate* is to explain by an example. No example follows; the limits of the data are stated.",
        },
        anticipated: {
          code: "wrong-sense",
          reason:
            "To *anticipate* is to foresee. In a *reply to his critics* he answers a point that had already been made.",
        },
      },
      opening: "He admits that the data are limited before he defends the finding.",
      hint: "*Nonetheless* shows how the first sentence stands to his own conclusion.",
    },
    disputed: {
      version: 2,
      level: "Medium",
      clueKind: "W7",
      text: "When archaeologist Tom Dillehay reported that people had occupied Monte Verde, in Chile, more than a thousand years before the accepted date for the settlement of the Americas, many specialists ______ the claim. Not until a delegation had inspected the site in 1997 did most of them come to accept it.",
      clue: "Not until a delegation had inspected the site in 1997",
      reason:
        "To *dispute* is to argue against. Most specialists came to *accept* the claim only later, so at first they opposed it.",
      misfits: {
        conceded: {
          code: "contradicts-the-text",
          reason: "To *concede* is to admit as true. *Not until* 1997 did most specialists do so.",
        },
        illustrated: {
          code: "not-in-the-text",
          reason:
            "To *illustrate* is to explain by examples. The specialists are said to judge the claim and not to explain it.",
        },
        anticipated: {
          code: "relationship-reversed",
          reason:
            "To *anticipate* is to foresee. The specialists reacted *when* the claim was reported and had not expected it.",
        },
      },
      opening: "The specialists accepted the claim only later, so at first they argued against it.",
      hint: "*Not until* tells what the specialists did later, and so what they had not done before.",
      source: "Monte Verde: standard reference works in archaeology",
    },
    illustrated: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "In a 1968 essay, ecologist Garrett Hardin argued that resources open to everyone tend to be overused. He ______ the argument by reference to an imaginary pasture: each herder gains by adding one more animal, whereas the resulting damage to the grass is borne by all of them together.",
      clue: "by reference to an imaginary pasture",
      reason:
        "To *illustrate* is to make clear by an example, and the *imaginary pasture* is an example of a resource *open to everyone*.",
      misfits: {
        conceded: {
          code: "wrong-sense",
          reason:
            "To *concede* is to admit. The argument is Hardin's own and not an opponent's point that he has to admit.",
        },
        disputed: {
          code: "contradicts-the-text",
          reason:
            "To *dispute* is to argue against. The pasture supports the argument, since it is overused.",
        },
        anticipated: {
          code: "relationship-reversed",
          reason:
            "To *anticipate* is to come before. The pasture follows the argument and makes it clear.",
        },
      },
      opening: "The pasture is an example that makes the argument clear.",
      hint: "Ask how the pasture after the colon is related to the argument.",
      source:
        "Garrett Hardin's essay on common resources: standard reference works in environmental studies",
    },
    anticipated: {
      version: 2,
      level: "Easy",
      clueKind: "W7",
      text: "In a paper of 1783, English clergyman John Michell calculated that a star of sufficient mass would hold back the light that it emits. In this respect he ______ the black holes that physicists derived from the general theory of relativity more than a century later, although his contemporaries paid the calculation little attention.",
      clue: "more than a century later",
      reason:
        "To *anticipate* is to do or say before others do. Michell had the idea *more than a century* before physicists derived black holes.",
      misfits: {
        conceded: {
          code: "wrong-sense",
          reason:
            "To *concede* is to admit as true. Michell did not admit another's point; he *calculated* something new.",
        },
        disputed: {
          code: "contradicts-the-text",
          reason:
            "To *dispute* is to argue against. Michell's star that holds back its light agrees with the later idea.",
        },
        illustrated: {
          code: "half-right",
          reason:
            "To *illustrate* is to make clear by an example. Michell could not explain what was derived only *more than a century later*.",
        },
      },
      opening: "Michell described such objects more than a century before physicists derived them.",
      hint: "Compare the two dates and what is said of each.",
      source: "John Michell and dark stars: standard reference works in the history of astronomy",
    },
  },
});
