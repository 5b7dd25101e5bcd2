import { wordSet } from "./word-set.ts";

export const startsAndStops = wordSet({
  id: "starts-and-stops",
  contexts: {
    impetus: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "Historian of science Aino Lehtonen observes that before 1883 meteorologists published little about winds at great altitudes. She considers the eruption of Krakatau in that year the principal ______ for their study: volcanic dust, visible at sunset, was reported to have encircled the equator in about two weeks, and articles on such winds quadrupled within a decade.",
      clue: "articles on such winds quadrupled within a decade",
      reason:
        "An *impetus* is a force that sets something in motion. Meteorologists had *published little* before the eruption, and afterward the articles *quadrupled*.",
      misfits: {
        impediment: {
          code: "relationship-reversed",
          reason:
            "An *impediment* is something that hinders progress. After the eruption, articles *quadrupled*, so study advanced instead of being delayed.",
        },
        precedent: {
          code: "half-right",
          reason:
            "A *precedent* is an earlier case that serves as a model. The eruption came earlier, but it is not a piece of research that later authors could take as their model.",
        },
        substitute: {
          code: "wrong-sense",
          reason:
            "A *substitute* is something used in place of another. The eruption did not take the place of studying winds; it made them visible.",
        },
      },
      opening:
        "Little had been published on high winds, but after the eruption the articles quadrupled.",
      hint: "Compare what meteorologists had done before 1883 with what they did in the following decade.",
    },
    impediment: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "The Darién, a region of swamps and rainforest on the border between Panama and Colombia, has long been the principal ______ to the completion of the Pan-American Highway. Attempts to close the remaining gap have been hindered by unstable ground and by concern for Indigenous communities and protected habitats.",
      clue: "have been hindered by unstable ground",
      reason:
        "An *impediment* is something that hinders progress. Attempts to finish the highway *have been hindered* by conditions in the Darién.",
      misfits: {
        impetus: {
          code: "contradicts-the-text",
          reason:
            "An *impetus* is a force that drives something forward. The region has kept the highway from being finished.",
        },
        precedent: {
          code: "not-in-the-text",
          reason:
            "A *precedent* is an earlier case that is followed later. No earlier highway is mentioned that the Darién could represent.",
        },
        substitute: {
          code: "wrong-sense",
          reason:
            "A *substitute* is something that takes the place of another. Swamps and rainforest do not take the place of completing a highway.",
        },
      },
      opening: "Conditions in the Darién have kept the highway from being completed.",
      hint: "The second sentence says what has happened to attempts to close the gap.",
      source: "The Darién Gap and the Pan-American Highway: standard reference works in geography",
    },
    precedent: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "When legislators considered exempting one historic mill from state regulations on the use of water, opponents conceded that its consumption would be negligible. Their concern, according to political scientist Pavel Dvořák, was the ______: an exemption granted because of age alone could not consistently be denied to the several hundred other structures that might later request it.",
      clue: "could not consistently be denied to the several hundred other structures",
      reason:
        "A *precedent* is an earlier case that guides later ones. If one mill were exempt, the same *could not consistently be denied* to others.",
      misfits: {
        impetus: {
          code: "wrong-strength-or-tone",
          reason:
            "An *impetus* is a force that sets something in motion. Opponents feared that one decision would bind later ones, not that the mill would start a campaign.",
        },
        impediment: {
          code: "beside-the-point",
          reason:
            "An *impediment* is something that hinders progress. Regulations may hinder a mill, but this is not what concerned the opponents of an exemption.",
        },
        substitute: {
          code: "not-in-the-text",
          reason:
            "A *substitute* takes the place of something else. No alternative to the mill or to the regulations is proposed.",
        },
      },
      opening: "Opponents feared that one exemption could not be refused to later applicants.",
      hint: "The concern is not the mill itself: ask what the colon adds about later requests.",
    },
    substitute: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "When imports of natural rubber were interrupted in 1942, the United States government sponsored the cultivation of guayule, a shrub native to the Chihuahuan Desert, as a domestic ______. Rubber extracted from the plant was used in place of the imported material until 1946, when synthetic rubber had become available in quantity.",
      clue: "was used in place of the imported material",
      reason:
        "A *substitute* is something used instead of something else. Rubber from the shrub *was used in place of* imported rubber.",
      misfits: {
        impetus: {
          code: "half-right",
          reason:
            "An *impetus* is a force that sets something in motion. The interruption of imports was one for the program, but the shrub was its result.",
        },
        impediment: {
          code: "contradicts-the-text",
          reason:
            "An *impediment* is something that hinders. The shrub was sponsored because it helped to meet the need for rubber.",
        },
        precedent: {
          code: "not-in-the-text",
          reason:
            "A *precedent* is an earlier case that is followed later. No later program is said to have followed that of 1942.",
        },
      },
      opening: "The shrub provided rubber that was used in place of imports.",
      hint: "The second sentence restates the role of the shrub in three words.",
      source: "The Emergency Rubber Project of 1942: standard reference works in economic botany",
    },
  },
});
