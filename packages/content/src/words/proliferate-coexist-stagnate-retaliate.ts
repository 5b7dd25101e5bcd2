import { wordSet } from "./word-set.ts";

export const proliferateCoexistStagnateRetaliate = wordSet({
  id: "proliferate-coexist-stagnate-retaliate",
  contexts: {
    proliferate: {
      version: 2,
      level: "Easy",
      clueKind: "W8",
      text: "When fertilizer is washed from agricultural land into lakes, the additional nitrogen and phosphorus cause algae to ______. Their numbers may increase so rapidly that a dense green layer covers the surface within days, and their subsequent decay deprives the water of oxygen.",
      clue: "Their numbers may increase so rapidly",
      reason:
        "To *proliferate* is to increase quickly in number. The algae *increase so rapidly* that they cover the lake *within days*.",
      misfits: {
        coexist: {
          code: "not-in-the-text",
          reason:
            "To *coexist* is to live at the same time and place without conflict. The text names no other organisms with which the algae live.",
        },
        stagnate: {
          code: "contradicts-the-text",
          reason:
            "To *stagnate* is to stop growing or moving. The algae *increase so rapidly* that they cover the surface.",
        },
        retaliate: {
          code: "wrong-sense",
          reason:
            "To *retaliate* is to return an injury. The algae do not answer the fertilizer with harm; they feed on it.",
        },
      },
      opening: "The numbers of the algae increase rapidly.",
      hint: "The second sentence describes what the algae do, and at what speed.",
      source: "Algal blooms: standard reference works in ecology",
    },
    coexist: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Species that depend on the same resources are expected to compete until one has eliminated the others. Five warblers that ecologist Robert MacArthur described in 1958 nevertheless ______ in the spruce forests of New England: each feeds mainly in a different zone of the trees, so that none displaces its neighbors.",
      clue: "none displaces its neighbors",
      reason:
        "To *coexist* is to live side by side. *Nevertheless* contrasts the warblers with species of which *one has eliminated the others*, and none of them *displaces its neighbors*.",
      misfits: {
        proliferate: {
          code: "half-right",
          reason:
            "To *proliferate* is to increase quickly. The birds find food, but their numbers are not said to grow; the point is that all five remain.",
        },
        stagnate: {
          code: "wrong-sense",
          reason:
            "To *stagnate* is to cease to develop. The text describes how the birds share the trees and not whether they change.",
        },
        retaliate: {
          code: "contradicts-the-text",
          reason:
            "To *retaliate* is to return an injury. Each species keeps to its zone and injures none.",
        },
      },
      opening: "The five species share the forest, and none displaces the others.",
      hint: "*Nevertheless* turns from what is expected; the colon explains how.",
      source: "Robert MacArthur's study of warblers: standard reference works in ecology",
    },
    stagnate: {
      version: 2,
      level: "Easy",
      clueKind: "W7",
      text: "Several economies that grew rapidly while wages were low have subsequently begun to ______. Once labor is no longer inexpensive, economist Sunita Rao explains, their manufacturers lose markets to poorer countries without yet rivaling richer ones in technology, and income per person remains at nearly the same level for decades.",
      clue: "income per person remains at nearly the same level for decades",
      reason:
        "To *stagnate* is to stop growing. After rapid growth, income *remains at nearly the same level for decades*.",
      misfits: {
        proliferate: {
          code: "relationship-reversed",
          reason:
            "To *proliferate* is to increase quickly in number. Growth belongs to the time *while wages were low*, and it is over.",
        },
        coexist: {
          code: "not-in-the-text",
          reason:
            "To *coexist* is to live side by side. The economies compete for markets with poorer and richer ones.",
        },
        retaliate: {
          code: "wrong-sense",
          reason:
            "To *retaliate* is to return an injury. The economies *lose markets*, but no answer to this is described.",
        },
      },
      opening: "After rapid growth, income stays at nearly the same level for decades.",
      hint: "Contrast the growth in the first sentence with the figure at the end.",
    },
    retaliate: {
      version: 2,
      level: "Hard",
      clueKind: "W6",
      text: "In repeated versions of the prisoner's dilemma, the strategy known as tit for tat is never the first to betray its partner. Neither, however, does it fail to ______: a betrayal is answered in kind on the following move, a feature that helped it to surpass more elaborate strategies in tournaments organized by Robert Axelrod.",
      clue: "a betrayal is answered in kind on the following move",
      reason:
        "To *retaliate* is to return an injury. *Neither* and *fail* together affirm that it does so: *a betrayal is answered in kind*.",
      misfits: {
        proliferate: {
          code: "not-in-the-text",
          reason:
            "To *proliferate* is to increase in number. The colon tells how the strategy answers its partner and not how far it spreads.",
        },
        coexist: {
          code: "half-right",
          reason:
            "To *coexist* is to live in peace with others. The strategy lives in peace with a partner as long as there is no betrayal, but *however* introduces what it does on being betrayed.",
        },
        stagnate: {
          code: "wrong-sense",
          reason:
            "To *stagnate* is to stop developing. The strategy answers each move with one of its own.",
        },
      },
      opening: "The strategy never betrays first, but it answers a betrayal with another.",
      hint: "Two negatives make an affirmation: what does the strategy do when it is betrayed?",
      source: "Robert Axelrod's tournaments: standard reference works in game theory",
    },
  },
});
