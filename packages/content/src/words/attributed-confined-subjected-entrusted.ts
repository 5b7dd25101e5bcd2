import { wordSet } from "./word-set.ts";

export const attributedConfinedSubjectedEntrusted = wordSet({
  id: "attributed-confined-subjected-entrusted",
  contexts: {
    attributed: {
      version: 2,
      level: "Medium",
      clueKind: "W7",
      text: "The six *Concerti armonici*, published in 1740 without a composer's name, were long ______ to Giovanni Battista Pergolesi. That view was abandoned after 1979, when musicologist Albert Dunning located a manuscript whose preface reveals that the concertos are the work of a Dutch nobleman, Unico Wilhelm van Wassenaer.",
      clue: "That view was abandoned after 1979",
      reason:
        "To be *attributed* to someone is to be regarded as that person's work. *That view* was given up when another was shown to be the composer.",
      misfits: {
        confined: {
          code: "wrong-sense",
          reason:
            "To be *confined* to is to be limited to. The preface corrects a belief about who wrote the concertos and not about how widely they were known.",
        },
        subjected: {
          code: "not-in-the-text",
          reason:
            "To be *subjected* to is to be made to undergo. Pergolesi does nothing to the concertos in the text.",
        },
        entrusted: {
          code: "half-right",
          reason:
            "To be *entrusted* to is to be given into someone's care. *That view* shows that the blank names a belief about authorship.",
        },
      },
      opening: "Until 1979 the concertos were thought to be the work of another composer.",
      hint: "*That view* refers back to the blank: which view did the manuscript correct?",
      source:
        "The *Concerti armonici* of Unico Wilhelm van Wassenaer: standard reference works in music",
    },
    confined: {
      version: 2,
      level: "Hard",
      clueKind: "W6",
      text: "Comparative psychologists no longer maintain that the manufacture of tools is ______ to primates. New Caledonian crows cut barbed probes from leaves and, in captivity, have bent wire into hooks, which suggests that the ability may arise, whatever the lineage, wherever the extraction of hidden food rewards it.",
      clue: "whatever the lineage",
      reason:
        "To be *confined* to is to be limited to. Toolmaking by crows, *whatever the lineage*, shows that the ability is not limited to primates.",
      misfits: {
        attributed: {
          code: "half-right",
          reason:
            "To be *attributed* to is to be credited to. Primates are still credited with making tools; what is denied is that they alone do.",
        },
        subjected: {
          code: "wrong-sense",
          reason:
            "To be *subjected* to is to be made to undergo. The manufacture of tools does not undergo primates.",
        },
        entrusted: {
          code: "not-in-the-text",
          reason:
            "To be *entrusted* to is to be handed over to someone's care. Nothing in the text assigns the task to primates.",
        },
      },
      opening: "Crows also make tools, so toolmaking is not limited to primates.",
      hint: "The blank is denied by *no longer*: ask what the crows disprove.",
      source:
        "Tool manufacture by New Caledonian crows: standard reference works in animal behavior",
    },
    subjected: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Before a satellite is approved for launch, it is ______ to conditions more severe than those it is expected to encounter. Engineers vibrate the structure on a mechanical table, expose it to intense noise, and, in a vacuum chamber, alternately heat and chill it for several days.",
      clue: "vibrate the structure on a mechanical table",
      reason:
        "To be *subjected* to is to be made to undergo. A satellite that is vibrated, exposed to noise, heated, and chilled is made to undergo severe conditions.",
      misfits: {
        attributed: {
          code: "relationship-reversed",
          reason:
            "To be *attributed* to is to be explained by. Damage could be explained by severe conditions, but a satellite cannot.",
        },
        confined: {
          code: "half-right",
          reason:
            "To be *confined* to is to be kept within. The satellite does stand in a chamber, but the examples tell what is done to it.",
        },
        entrusted: {
          code: "contradicts-the-text",
          reason:
            "To be *entrusted* to is to be placed in the care of. Vibration and noise *more severe* than expected are no form of care.",
        },
      },
      opening: "The satellite has to undergo vibration, noise, heat, and cold.",
      hint: "The second sentence lists examples of what is done to the satellite.",
      source: "Environmental testing of spacecraft: standard reference works in engineering",
    },
    entrusted: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "In eighteenth-century Paris, a large proportion of newborns were ______ to rural wet nurses. Parents handed the infants over to another household, which was paid to feed and look after them, often for two years or more, while a public bureau supervised those who had accepted the responsibility.",
      clue: "which was paid to feed and look after them",
      reason:
        "To be *entrusted* to is to be given into someone's care. The parents *handed the infants over* to people paid to *look after them*.",
      misfits: {
        attributed: {
          code: "wrong-sense",
          reason:
            "To be *attributed* to is to be regarded as the product of. No one took the nurses for the mothers of the infants.",
        },
        confined: {
          code: "too-extreme",
          reason:
            "To be *confined* to is to be restricted to. The second sentence tells in whose care the infants were placed and for how long, and does not say that they were kept from leaving.",
        },
        subjected: {
          code: "wrong-strength-or-tone",
          reason:
            "To be *subjected* to is to be made to suffer. Nurses were paid to *look after* the infants and were supervised.",
        },
      },
      opening: "The infants were handed over to be looked after by others.",
      hint: "The second sentence restates what the parents did.",
      source: "Wet nursing in eighteenth-century Paris: standard reference works in social history",
    },
  },
});
