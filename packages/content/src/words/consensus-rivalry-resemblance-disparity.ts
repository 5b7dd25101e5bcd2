import { wordSet } from "./word-set.ts";

export const consensusRivalryResemblanceDisparity = wordSet({
  id: "consensus-rivalry-resemblance-disparity",
  contexts: {
    consensus: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Specialists in the Indo-European languages continue to disagree about where the ancestral language was spoken, when it began to divide, and which branch separated first. Such debates should not obscure the ______ on which they rest: that the languages descend from a common source is a premise none of the participants questions.",
      clue: "a premise none of the participants questions",
      reason:
        "A *consensus* is general agreement. A premise that *none of the participants questions* is one on which all agree, beneath the debates.",
      misfits: {
        rivalry: {
          code: "words-echoed",
          reason:
            "*Rivalry* is competition. It matches *disagree* and *debates*, but *should not obscure* turns from these to what all accept.",
        },
        resemblance: {
          code: "half-right",
          reason:
            "A *resemblance* is a likeness. The languages may be alike, but the colon introduces a *premise* that participants share.",
        },
        disparity: {
          code: "contradicts-the-text",
          reason:
            "A *disparity* is a great difference. What follows the colon is a point on which there is none.",
        },
      },
      opening: "For all their debates, the specialists agree on one premise.",
      hint: "*Should not obscure* sets the blank against the debates; the colon says what it is.",
      source: "Comparative Indo-European linguistics: standard reference works",
    },
    rivalry: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Intense ______ between Othniel Marsh and Edward Drinker Cope shaped American paleontology in the late nineteenth century. Each hired collectors away from the other, hurried descriptions of new dinosaurs into print in order to establish priority, and published attacks on the competence of his opponent.",
      clue: "Each hired collectors away from the other",
      reason:
        "*Rivalry* is competition for the same goal. Each tried to gain collectors and *priority* at the expense of the other.",
      misfits: {
        consensus: {
          code: "contradicts-the-text",
          reason:
            "*Consensus* is agreement. Two men who *published attacks* on each other did not agree.",
        },
        resemblance: {
          code: "not-in-the-text",
          reason:
            "*Resemblance* is likeness. Both behaved alike, but the examples show what they did against each other.",
        },
        disparity: {
          code: "wrong-sense",
          reason:
            "*Disparity* is inequality. The examples treat the two as equals, since *each* did the same to the other.",
        },
      },
      opening: "Each man tried to gain an advantage over the other.",
      hint: "The second sentence gives three examples of how the two men acted.",
      source:
        "Othniel Marsh and Edward Drinker Cope: standard reference works in the history of paleontology",
    },
    resemblance: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "A close ______ between certain hoverflies and wasps protects the flies, which are unable to sting. Because the yellow and black bands of the flies look so much like those of the wasps, birds that have been stung by the latter tend to avoid the former as well.",
      clue: "look so much like those of the wasps",
      reason:
        "A *resemblance* is a likeness in appearance. The bands of the flies *look so much like those of the wasps* that birds avoid both.",
      misfits: {
        consensus: {
          code: "wrong-sense",
          reason: "*Consensus* is agreement in opinion. Insects hold no opinions.",
        },
        rivalry: {
          code: "not-in-the-text",
          reason:
            "*Rivalry* is competition. The flies and wasps do not compete in the text; the flies profit from looking alike.",
        },
        disparity: {
          code: "contradicts-the-text",
          reason:
            "*Disparity* is a great difference. Birds avoid the flies because the bands *look so much like* those of wasps.",
        },
      },
      opening: "The flies look like wasps, and so birds avoid them.",
      hint: "*Because* introduces the reason why the flies are protected.",
      source: "Mimicry in hoverflies: standard reference works in zoology",
    },
    disparity: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "In a 2018 study of regional hospitals, economist Hana Suzuki found that rural and urban patients wait, on average, equally long for a first appointment. For subsequent treatment, however, she documents a considerable ______: most urban patients are admitted within two weeks, while rural patients wait for more than two months.",
      clue: "most urban patients are admitted within two weeks",
      reason:
        "A *disparity* is a great difference or inequality. Two weeks for one group and more than two months for the other are unequal.",
      misfits: {
        consensus: {
          code: "wrong-sense",
          reason:
            "A *consensus* is an agreement in opinion. The figures after the colon are waiting times and not opinions.",
        },
        rivalry: {
          code: "not-in-the-text",
          reason:
            "*Rivalry* is competition. The groups are compared, and nothing says that they compete.",
        },
        resemblance: {
          code: "contradicts-the-text",
          reason:
            "A *resemblance* is a likeness. The groups wait *equally long* at first, but *however* introduces the reverse.",
        },
      },
      opening: "The two groups wait equally long at first but very differently for treatment.",
      hint: "*However* sets the second finding against the first.",
    },
  },
});
