import { wordSet } from "./word-set.ts";

export const tacitUnequivocalQualifiedGrudging = wordSet({
  id: "tacit-unequivocal-qualified-grudging",
  contexts: {
    tacit: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "Along quiet sectors of the Western Front in 1915, opposing units sometimes refrained from firing during meals. Such cooperation was necessarily ______. Because communication with the enemy was a punishable offense, terms were neither proposed nor put into words, and each side inferred the intentions of the other from its conduct.",
      clue: "terms were neither proposed nor put into words",
      reason:
        "*Tacit* means understood without being stated. The terms were not *put into words* but *inferred* from conduct.",
      misfits: {
        unequivocal: {
          code: "contradicts-the-text",
          reason:
            "*Unequivocal* means stated in a way that leaves no doubt. Intentions that must be *inferred* are not stated at all.",
        },
        qualified: {
          code: "half-right",
          reason:
            "*Qualified* means limited by conditions. The cooperation was limited to certain times, but *because* gives a reason why it was not spoken.",
        },
        grudging: {
          code: "not-in-the-text",
          reason:
            "*Grudging* means given unwillingly. Both sides refrained of their own accord, and no reluctance is mentioned.",
        },
      },
      opening: "The cooperation was not put into words, since communication would be punished.",
      hint: "*Because* explains the blank: what could the two sides not do?",
      source: "Informal truces on the Western Front: standard reference works in military history",
    },
    unequivocal: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "Earlier assessments of whether fluoride varnish prevents decay in young children were cautiously worded. The conclusion of a 2021 review by dental researcher Amara Nwosu is, by contrast, ______: it declares directly that the treatment is effective and is phrased so as to leave no room for a different interpretation.",
      clue: "leave no room for a different interpretation",
      reason:
        "*Unequivocal* means clear and open to only one understanding. The conclusion leaves *no room for a different interpretation*.",
      misfits: {
        tacit: {
          code: "contradicts-the-text",
          reason:
            "*Tacit* means implied without being stated. The conclusion *declares directly* that the treatment is effective.",
        },
        qualified: {
          code: "relationship-reversed",
          reason:
            "*Qualified* means limited by conditions. That describes the *cautiously worded* assessments with which this conclusion is contrasted.",
        },
        grudging: {
          code: "not-in-the-text",
          reason:
            "*Grudging* means given unwillingly. The wording shows certainty and says nothing of reluctance.",
        },
      },
      opening: "The conclusion is direct and can be understood in only one way.",
      hint: "The words after the colon describe how the conclusion is phrased.",
    },
    qualified: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Advocates have cited political theorist Ingrid Solberg's endorsement of citizen assemblies as though it applied generally. Read in context, her support, although warmly expressed, is ______: she recommends such assemblies for questions of local land use, which participants can inspect for themselves, provided that membership rotates, and she withholds judgment about their role in national policy.",
      clue: "provided that membership rotates",
      reason:
        "*Qualified* means limited by conditions. Solberg's support holds for *local* questions, *provided that membership rotates*, and not for national policy.",
      misfits: {
        tacit: {
          code: "contradicts-the-text",
          reason:
            "*Tacit* means not put into words. Her support is *warmly expressed* and set out in detail.",
        },
        unequivocal: {
          code: "too-extreme",
          reason:
            "*Unequivocal* means without any reservation. Advocates treat her support so, but she *withholds judgment* about part of the matter.",
        },
        grudging: {
          code: "wrong-strength-or-tone",
          reason:
            "*Grudging* means given unwillingly. Support that is *warmly expressed* is limited in extent but not reluctant.",
        },
      },
      opening: "Solberg's support is warm but holds only for some questions and under a condition.",
      hint: "*Although* excludes one kind of support, and the colon introduces the limits of hers.",
    },
    grudging: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "The approval that the trustees of Johns Hopkins University gave to the admission of women to its medical school was ______. They consented with evident reluctance, and chiefly because the school could not open without the endowment that Mary Garrett and other donors had offered in return.",
      clue: "They consented with evident reluctance",
      reason:
        "*Grudging* means given unwillingly. The trustees *consented with evident reluctance*.",
      misfits: {
        tacit: {
          code: "not-in-the-text",
          reason:
            "*Tacit* means implied without being stated. The text says that the trustees *consented*, and nothing suggests that they did so in silence.",
        },
        unequivocal: {
          code: "contradicts-the-text",
          reason:
            "*Unequivocal* means without doubt or reservation. Consent given with *reluctance* shows reservation.",
        },
        qualified: {
          code: "half-right",
          reason:
            "*Qualified* means limited by conditions. Something was offered *in return*, but what is described is how unwillingly the trustees consented, and no limit to what they approved.",
        },
      },
      opening: "The trustees consented, but with reluctance and for the sake of an endowment.",
      hint: "The second sentence says in what manner the trustees consented.",
      source:
        "The founding of the Johns Hopkins School of Medicine: standard reference works in the history of medicine",
    },
  },
});
