import { wordSet } from "./word-set.ts";

export const accountsForStemsFromDetractsFromAdheresTo = wordSet({
  id: "accounts-for-stems-from-detracts-from-adheres-to",
  contexts: {
    "accounts for": {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "Economist Dara Oyelaran concedes that farmers in the district who belong to a cooperative earn more than those who do not. She doubts, however, that membership ______ the difference: most members joined only after their earnings had risen, and those who later withdrew experienced no subsequent decline.",
      clue: "most members joined only after their earnings had risen",
      reason:
        "To *account for* something is to be its explanation. Earnings that rose before the farmers joined, and did not fall when they withdrew, cannot be explained by membership, and that is what Oyelaran doubts.",
      misfits: {
        "stems from": {
          code: "relationship-reversed",
          reason:
            "To *stem from* is to have its origin in. Earnings that *had risen* before farmers joined would be a reason to think that membership does come from the difference, not to doubt it.",
        },
        "detracts from": {
          code: "not-in-the-text",
          reason:
            "To *detract from* is to lessen the worth of. No one in the text proposes that membership makes the difference smaller; members *earn more*.",
        },
        "adheres to": {
          code: "wrong-sense",
          reason:
            "To *adhere to* is to keep to a rule or a surface. A difference in earnings is not a rule that membership could keep to.",
        },
      },
      opening:
        "Because the higher earnings came first, membership does not seem to be what explains them.",
      hint: "Ask what the order of events after the colon shows about cause and effect.",
    },
    "stems from": {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "The wings of blue morpho butterflies contain no blue pigment. Their brilliant color instead ______ the structure of the scales, whose minute ridges, spaced at intervals comparable to the wavelength of light, reinforce reflected blue by interference and suppress most of the other wavelengths.",
      clue: "reinforce reflected blue by interference",
      reason:
        "To *stem from* is to have its origin in. The ridges of the scales *reinforce reflected blue*, so the color originates in their structure.",
      misfits: {
        "accounts for": {
          code: "relationship-reversed",
          reason:
            "To *account for* is to explain. The structure explains the color, since its ridges *reinforce reflected blue*; the color does not explain the structure.",
        },
        "detracts from": {
          code: "contradicts-the-text",
          reason:
            "To *detract from* is to take value away from. Color and structure are not at odds here: the one is produced by the other.",
        },
        "adheres to": {
          code: "words-echoed",
          reason:
            "To *adhere to* is to stick to, as a pigment might stick to a scale, but the wings *contain no blue pigment*.",
        },
      },
      opening:
        "The ridges on the scales produce the color, so the color has its origin in their structure.",
      hint: "Decide which of the two, the color or the structure, is the source of the other.",
      source: "Structural color in morpho butterflies: standard reference works",
    },
    "detracts from": {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Some readers of Herman Melville's *Moby-Dick* (1851) consider its chapters on the anatomy and classification of whales an enrichment. Literary critic Ines Arroyo takes the opposite view: this material, she contends, ______ the work, because it suspends the narrative without contributing to any of its themes.",
      clue: "takes the opposite view",
      reason:
        "To *detract from* is to lessen the worth of, which is the *opposite* of enriching, and material that *suspends the narrative* for no gain does so.",
      misfits: {
        "accounts for": {
          code: "beside-the-point",
          reason:
            "To *account for* is to explain. The dispute is over whether the chapters improve the novel, as *enrichment* and *opposite* show, not over what explains it.",
        },
        "stems from": {
          code: "relationship-reversed",
          reason:
            "To *stem from* is to arise out of. Arroyo describes what the chapters do to the work, that they suspend its narrative, and not where they come from.",
        },
        "adheres to": {
          code: "contradicts-the-text",
          reason:
            "To *adhere to* is to hold fast to. Chapters that suspend the narrative without serving the themes depart from the rest of the work.",
        },
      },
      opening: "Arroyo holds the reverse of the view that the whaling chapters enrich the novel.",
      hint: "Find the view that the critic rejects, and turn it around.",
    },
    "adheres to": {
      version: 2,
      level: "Easy",
      clueKind: "W5",
      text: "Georges Perec's French novel *La Disparition* (1969) contains no word with the letter *e*. Gilbert Adair's English translation, *A Void*, relaxes nothing: like its original, it ______ this restriction throughout, although *e* is also the most frequent letter in English and many common articles and pronouns must therefore be avoided.",
      clue: "relaxes nothing: like its original",
      reason:
        "To *adhere to* is to keep strictly to. A translation that *relaxes nothing* keeps the restriction on every page, *like its original*.",
      misfits: {
        "accounts for": {
          code: "not-in-the-text",
          reason:
            "To *account for* is to explain. The translation is not said to explain why the letter is missing; it leaves the letter out.",
        },
        "stems from": {
          code: "wrong-sense",
          reason:
            "To *stem from* is to originate in. A book does not originate in a restriction *throughout*; that word describes how consistently a rule is kept.",
        },
        "detracts from": {
          code: "contradicts-the-text",
          reason:
            "To *detract from* is to lessen. A translation that *relaxes nothing* does not make the restriction any weaker.",
        },
      },
      opening: "The translation relaxes nothing, so it keeps the restriction of the original.",
      hint: "Compare what the translation does with what the original does.",
      source:
        "Georges Perec's *La Disparition* and Gilbert Adair's translation: standard reference works in literature",
    },
  },
});
