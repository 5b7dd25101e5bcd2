import { wordSet } from "./word-set.ts";

export const meaningsOfSound = wordSet({
  id: "meanings-of-sound",
  meaningsOf: "sound",
  contexts: {
    undamaged: {
      version: 2,
      level: "Easy",
      clueKind: "W11",
      text: "When the warship *Vasa*, which had foundered in 1628, was raised from the harbor of Stockholm in 1961, most of its oak hull proved to be sound. The brackish Baltic is inhospitable to shipworm, and timbers that would have been riddled by the organism in other seas had survived.",
      clue: "timbers that would have been riddled by the organism in other seas had survived",
      reason:
        "*Undamaged* means not harmed. The timbers, which elsewhere *would have been riddled*, had survived.",
      misfits: {
        sensible: {
          code: "wrong-sense",
          reason: "*Sensible* means showing good judgment, and a hull cannot judge.",
        },
        deep: {
          code: "words-echoed",
          reason:
            "*Deep* describes great distance downward. The ship had lain under water, but the text tells in what state its timbers were.",
        },
        thorough: {
          code: "not-in-the-text",
          reason:
            "*Thorough* means complete in every part, as a search may be. The hull is described by what it was spared.",
        },
      },
      opening: "The timbers had escaped the shipworm that would have riddled them elsewhere.",
      hint: "The second sentence explains in what condition the timbers were, and why.",
      source: "The preservation of the *Vasa*: standard reference works in maritime archaeology",
    },
    sensible: {
      version: 2,
      level: "Medium",
      clueKind: "W11",
      text: "Historian Rui Teixeira considers the policy of the bank during the 1840s to have been sound. Its directors lent only against merchandise already in storage, retained a third of all deposits in coin, and declined to finance speculative railways, precautions that rivals regarded as timid until the crisis of 1847.",
      clue: "precautions that rivals regarded as timid until the crisis of 1847",
      reason:
        "*Sensible* means showing good judgment. The directors took *precautions* that a crisis proved right.",
      misfits: {
        undamaged: {
          code: "half-right",
          reason:
            "*Undamaged* means not harmed. The bank may have been spared in the crisis, but the word describes its policy and the judgment behind it.",
        },
        deep: {
          code: "wrong-sense",
          reason: "*Deep* is said of sleep or of water and does not describe a policy of lending.",
        },
        thorough: {
          code: "wrong-strength-or-tone",
          reason:
            "*Thorough* means leaving nothing out. The examples show caution and what the directors *declined* to do, not completeness.",
        },
      },
      opening: "The directors took precautions that the crisis later justified.",
      hint: "Three examples follow; the noun that sums them up is near the end.",
    },
    deep: {
      version: 2,
      level: "Easy",
      clueKind: "W11",
      text: "People who have gone without rest for one night do not simply sleep longer on the next. Recordings made by neurologist Hana Novotná show that their first hours are spent in unusually sound sleep, from which participants were roused only by tones twice as loud as those that woke them on ordinary nights.",
      clue: "were roused only by tones twice as loud",
      reason:
        "*Deep* sleep is sleep from which it is difficult to wake. The participants were *roused only by tones twice as loud*.",
      misfits: {
        undamaged: {
          code: "half-right",
          reason:
            "*Undamaged* means not harmed, here perhaps not disturbed. The measure, however, is the loudness needed to wake a sleeper.",
        },
        sensible: {
          code: "wrong-sense",
          reason: "*Sensible* means showing good judgment. Sleep shows none.",
        },
        thorough: {
          code: "wrong-group-or-measure",
          reason:
            "*Thorough* means complete. What is said to be unusual is not how completely the hours were slept but how loud a tone had to be.",
        },
      },
      opening: "It took louder tones than usual to wake the participants.",
      hint: "The last clause gives a measure of this kind of sleep.",
    },
    thorough: {
      version: 2,
      level: "Hard",
      clueKind: "W11",
      text: "Newspaper accounts of matches in the 1890s favored understatement, so that a team which had won by a wide margin might be described as fortunate. When a correspondent conceded that the visitors had suffered a sound defeat, sports historian Callum Reith infers, readers understood that no phase of the contest had gone in their favor.",
      clue: "no phase of the contest had gone in their favor",
      reason:
        "*Thorough* means complete in every part. In such a defeat *no phase of the contest* went well.",
      misfits: {
        undamaged: {
          code: "contradicts-the-text",
          reason:
            "*Undamaged* means not harmed, which a team that has *suffered* defeat in every phase is not.",
        },
        sensible: {
          code: "wrong-sense",
          reason: "*Sensible* means showing good judgment, and a defeat shows none.",
        },
        deep: {
          code: "wrong-strength-or-tone",
          reason:
            "*Deep* is said of strong feelings or sleep. The text measures the defeat by its extent over the contest and not by what was felt.",
        },
      },
      opening: "The defeat extended to every phase of the contest.",
      hint: "Reith tells what readers inferred from the phrase: see how much of the contest it covers.",
    },
  },
});
