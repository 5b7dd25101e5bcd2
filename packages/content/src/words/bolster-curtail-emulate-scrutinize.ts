import { wordSet } from "./word-set.ts";

export const bolsterCurtailEmulateScrutinize = wordSet({
  id: "bolster-curtail-emulate-scrutinize",
  contexts: {
    bolster: {
      version: 2,
      level: "Easy",
      clueKind: "W5",
      text: "On the evidence of seeds embedded in the same layers, researchers concluded in 2021 that human footprints at White Sands, New Mexico, were more than twenty thousand years old. Results published in 2023 served to ______ this conclusion: pollen and quartz from the layers, dated by independent methods, yielded closely similar ages.",
      clue: "yielded closely similar ages",
      reason:
        "To *bolster* is to strengthen. Independent methods that *yielded closely similar ages* give the conclusion further support.",
      misfits: {
        curtail: {
          code: "contradicts-the-text",
          reason:
            "To *curtail* is to cut short. Ages that are *closely similar* leave the conclusion whole.",
        },
        emulate: {
          code: "wrong-sense",
          reason:
            "To *emulate* is to try to equal by imitation. The new results resemble the earlier ones, but by *independent methods* and not by imitation of a conclusion.",
        },
        scrutinize: {
          code: "half-right",
          reason:
            "To *scrutinize* is to examine critically. The dating was a test, but what its results did, after the colon, was to agree.",
        },
      },
      opening: "Independent methods gave similar ages, so the earlier conclusion was strengthened.",
      hint: "Compare the ages obtained in 2023 with the conclusion of 2021.",
      source:
        "Dating of the White Sands footprints, 2021–2023: standard reference works in archaeology",
    },
    curtail: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "Evidence that chlorofluorocarbons were depleting the ozone layer led the signatories of the 1987 Montreal Protocol to ______ the production of these compounds. The original schedule obliged industrialized countries to halve their output by the end of the following decade, and subsequent amendments brought production almost to an end.",
      clue: "halve their output",
      reason:
        "To *curtail* is to reduce or cut short. The schedule obliged countries to *halve their output*.",
      misfits: {
        bolster: {
          code: "contradicts-the-text",
          reason:
            "To *bolster* is to strengthen. Output that has to be halved is not being strengthened.",
        },
        emulate: {
          code: "not-in-the-text",
          reason:
            "To *emulate* is to imitate in order to equal. No country is said to take another's production as a model.",
        },
        scrutinize: {
          code: "wrong-strength-or-tone",
          reason:
            "To *scrutinize* is to examine closely. Countries would have done so earlier; the protocol obliged them to produce less.",
        },
      },
      opening: "Output had to be halved, so production was reduced.",
      hint: "The second sentence gives the amount by which production had to change.",
      source: "The Montreal Protocol: standard reference works in environmental policy",
    },
    emulate: {
      version: 2,
      level: "Easy",
      clueKind: "W5",
      text: "Materials scientists have attempted to ______ the feet of geckos, which adhere to smooth walls without any secretion. Like the toes of the animal, the synthetic adhesives they have produced are covered with dense arrays of microscopic hairs, whose attraction to a surface, though individually weak, is considerable in total.",
      clue: "Like the toes of the animal",
      reason:
        "To *emulate* is to imitate in order to equal. The adhesives have dense arrays of hairs *like the toes of the animal*.",
      misfits: {
        bolster: {
          code: "wrong-sense",
          reason:
            "To *bolster* is to strengthen or support. The feet of the geckos are not made stronger; a model is taken from them.",
        },
        curtail: {
          code: "contradicts-the-text",
          reason:
            "To *curtail* is to cut short. The scientists want the adhesion of the feet and do not try to lessen it.",
        },
        scrutinize: {
          code: "half-right",
          reason:
            "To *scrutinize* is to examine closely. The feet must have been studied, but *like* and *synthetic* show that they were imitated.",
        },
      },
      opening: "The synthetic adhesives are built like the toes of the animal, which they imitate.",
      hint: "*Like* marks the parallel: what was made, and after what?",
      source: "Gecko-inspired adhesives: standard reference works in materials science",
    },
    scrutinize: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Before Jean Mabillon published *De re diplomatica* in 1681, disputes over medieval charters were often settled by the standing of their owners. Mabillon neither trusted nor dismissed such documents on principle; he proposed instead to ______ the script, parchment, seals, and formulas of each until its authenticity could be judged.",
      clue: "until its authenticity could be judged",
      reason:
        "To *scrutinize* is to examine closely and critically. Mabillon did this to every feature of a document *until its authenticity could be judged*, and he *neither trusted nor dismissed* it beforehand.",
      misfits: {
        bolster: {
          code: "contradicts-the-text",
          reason:
            "To *bolster* is to support. One who does not trust documents *on principle* does not set out to strengthen them.",
        },
        curtail: {
          code: "not-in-the-text",
          reason:
            "To *curtail* is to cut short. Script and seals are taken into account, and none of them is reduced.",
        },
        emulate: {
          code: "wrong-sense",
          reason:
            "To *emulate* is to imitate. Copying script and seals would be the work of a forger and would not lead to a judgment of *authenticity*.",
        },
      },
      opening: "Each feature of a charter is to be examined before its authenticity is judged.",
      hint: "Two clues: what Mabillon did not do in advance, and what his procedure led to.",
      source: "Jean Mabillon and the study of charters: standard reference works in history",
    },
  },
});
