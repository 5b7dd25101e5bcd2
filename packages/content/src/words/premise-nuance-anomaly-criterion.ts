import { wordSet } from "./word-set.ts";

export const premiseNuanceAnomalyCriterion = wordSet({
  id: "premise-nuance-anomaly-criterion",
  contexts: {
    premise: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Philosopher Arturo Villaseñor does not question the validity of the reasoning by which many economists justify voluntary exchange. His objection concerns the ______ on which the whole of it rests, namely that individuals know their own preferences before they choose; should this assumption be mistaken, nothing in the argument would follow.",
      clue: "should this assumption be mistaken",
      reason:
        "A *premise* is a statement from which an argument starts. The reasoning *rests* on an *assumption* without which nothing would follow.",
      misfits: {
        nuance: {
          code: "wrong-strength-or-tone",
          reason:
            "A *nuance* is a slight shade of difference. The whole of the reasoning could not rest on something so slight.",
        },
        anomaly: {
          code: "contradicts-the-text",
          reason:
            "An *anomaly* is a departure from what is usual. The economists assume that it is so of *individuals* in general.",
        },
        criterion: {
          code: "half-right",
          reason:
            "A *criterion* is a standard for judging. Individuals may have one when they choose, but what the argument rests on is an *assumption* about them.",
        },
      },
      opening: "The reasoning is sound but depends on an assumption that may be mistaken.",
      hint: "*Namely* introduces what is meant, and a noun after the semicolon names it.",
    },
    nuance: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Translators from Japanese must contend with distinctions that English does not mark. The pronouns *watashi* and *boku*, for example, both correspond to *I*, but they differ slightly in formality; a version in which both are represented by one word inevitably sacrifices some ______.",
      clue: "they differ slightly in formality",
      reason:
        "A *nuance* is a slight difference of meaning. The two pronouns *differ slightly*, and one English word loses the difference.",
      misfits: {
        premise: {
          code: "wrong-sense",
          reason:
            "A *premise* is a statement on which an argument rests. The pronouns form no argument.",
        },
        anomaly: {
          code: "contradicts-the-text",
          reason:
            "An *anomaly* is something irregular. The pronouns illustrate *distinctions* that are regular in Japanese.",
        },
        criterion: {
          code: "not-in-the-text",
          reason:
            "A *criterion* is a standard for judging. The text speaks of what is lost and names no standard.",
        },
      },
      opening: "One English word cannot keep the slight difference between two pronouns.",
      hint: "The example of the two pronouns shows what is lost, and how large it is.",
      source: "Japanese pronouns: standard reference works in linguistics",
    },
    anomaly: {
      version: 2,
      level: "Easy",
      clueKind: "W2",
      text: "The axes of most planets in the solar system are inclined by less than thirty degrees from the perpendicular to their orbits. Uranus, whose axis lies almost in the plane of its orbit, is the conspicuous ______, and astronomers have attributed so exceptional an orientation to an early collision.",
      clue: "so exceptional an orientation",
      reason:
        "An *anomaly* is something that departs from the rule. Uranus differs from *most planets* by *so exceptional an orientation*.",
      misfits: {
        premise: {
          code: "wrong-sense",
          reason:
            "A *premise* is a statement on which an argument rests. A planet is no statement.",
        },
        nuance: {
          code: "wrong-strength-or-tone",
          reason:
            "A *nuance* is a slight shade of difference. Here the difference is *conspicuous*.",
        },
        criterion: {
          code: "relationship-reversed",
          reason:
            "A *criterion* is a standard by which things are judged. Uranus fails to meet what is usual and does not set it.",
        },
      },
      opening: "Most planets have slightly inclined axes, but that of Uranus is exceptional.",
      hint: "Compare Uranus with *most planets*, and note the adjective near the end.",
      source: "The axial inclination of Uranus: standard reference works in astronomy",
    },
    criterion: {
      version: 2,
      level: "Medium",
      clueKind: "W1",
      text: "Biologists have not agreed on how species are to be distinguished from one another. According to the ______ that Ernst Mayr proposed in 1942, populations belong to different species if they are unable to interbreed; this test, however, is inapplicable to fossils and to organisms that reproduce asexually.",
      clue: "this test, however, is inapplicable to fossils",
      reason:
        "A *criterion* is a standard by which something is judged. What Mayr proposed is called a *test* for whether populations *belong to different species*.",
      misfits: {
        premise: {
          code: "half-right",
          reason:
            "A *premise* is a statement from which an argument proceeds. Mayr's statement serves as a *test* by which populations are told apart.",
        },
        nuance: {
          code: "wrong-strength-or-tone",
          reason:
            "A *nuance* is a slight difference. Mayr's proposal is to settle where one species ends.",
        },
        anomaly: {
          code: "relationship-reversed",
          reason:
            "An *anomaly* is an exception to a rule. Fossils are an exception here; what Mayr proposed is the rule.",
        },
      },
      opening: "Mayr proposed a test by which species can be told apart.",
      hint: "A noun after the semicolon takes up what Mayr proposed.",
      source: "Ernst Mayr's species concept: standard reference works in biology",
    },
  },
});
