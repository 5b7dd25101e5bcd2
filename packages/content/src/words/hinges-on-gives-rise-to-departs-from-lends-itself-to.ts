import { wordSet } from "./word-set.ts";

export const hingesOnGivesRiseToDepartsFromLendsItselfTo = wordSet({
  id: "hinges-on-gives-rise-to-departs-from-lends-itself-to",
  contexts: {
    "hinges on": {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "The proposal that a marble relief found at Aphrodisias dates from the fifth century ______ the authenticity of its inscription. Archaeologist Tamar Gelashvili observes that neither the style nor the material is confined to that period; should the letters prove to be a subsequent addition, no evidence would remain in favor of the proposal.",
      clue: "should the letters prove to be a subsequent addition, no evidence would remain",
      reason:
        "To *hinge on* something is to depend on it entirely: without the inscription, as the last clause says, *no evidence would remain* for the proposal.",
      misfits: {
        "gives rise to": {
          code: "relationship-reversed",
          reason:
            "To *give rise to* is to bring about; it is the letters that support the proposal, not the proposal that makes the letters authentic.",
        },
        "departs from": {
          code: "contradicts-the-text",
          reason:
            "To *depart from* is to differ from or abandon, but the proposal needs the inscription as its only support.",
        },
        "lends itself to": {
          code: "wrong-strength-or-tone",
          reason:
            "To *lend itself to* is to be suitable for; *no evidence would remain* describes a need, which is much more than suitability.",
        },
      },
      opening: "Without the inscription, nothing would support the proposal.",
      hint: "Style and material are both set aside; ask what is left, and what would follow if that were lost as well.",
    },
    "gives rise to": {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Each winter, cold and dry air from Siberia crosses the comparatively warm Sea of Japan and absorbs large quantities of moisture. When this air is forced upward by the mountains of Honshu, the moisture condenses, a process that ______ exceptionally heavy snowfall along the western side of the island.",
      clue: "the moisture condenses",
      reason:
        "To *give rise to* something is to bring it about, and condensing moisture brings about snowfall.",
      misfits: {
        "hinges on": {
          code: "relationship-reversed",
          reason:
            "To *hinge on* is to depend on; the snowfall depends on the condensation, not the other way around.",
        },
        "departs from": {
          code: "wrong-sense",
          reason:
            "To *depart from* is to differ from or leave, and moisture that *condenses* over the mountains ends as snow instead of differing from it.",
        },
        "lends itself to": {
          code: "half-right",
          reason:
            "To *lend itself to* is to be suitable for some use; the air does have what snow requires, but the text describes a cause at work.",
        },
      },
      opening: "The rising air loses its moisture, and snow is the result.",
      hint: "The text tells of a sequence of causes; ask how its last step is related to the snowfall.",
      source: "Sea-effect snow on the western side of Honshu: standard reference works",
    },
    "departs from": {
      version: 2,
      level: "Easy",
      clueKind: "W2",
      text: "In the great majority of documented languages, the subject of a sentence ordinarily precedes both the verb and the object. Malagasy, the principal language of Madagascar, ______ this pattern: its usual arrangement places the verb at the beginning of the sentence and the subject at the end.",
      clue: "the subject at the end",
      reason:
        "To *depart from* a pattern is to differ from it: where most languages put the subject first, Malagasy puts it last.",
      misfits: {
        "hinges on": {
          code: "wrong-sense",
          reason:
            "To *hinge on* is to depend on, and an arrangement that reverses a pattern does not need it.",
        },
        "gives rise to": {
          code: "cause-claimed",
          reason:
            "To *give rise to* is to bring about, but the pattern belongs to *the great majority* of languages and was not produced by one.",
        },
        "lends itself to": {
          code: "contradicts-the-text",
          reason:
            "To *lend itself to* is to be well suited to, but an order with *the verb at the beginning* does not suit the pattern.",
        },
      },
      opening: "The usual order of Malagasy is not that of most other languages.",
      hint: "Compare the place of the subject before the blank with its place after the colon.",
      source: "Word order in Malagasy: standard reference works in linguistics",
    },
    "lends itself to": {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Although it has no agricultural value, the small flowering plant *Arabidopsis thaliana* ______ genetic investigation: it completes its life cycle in about six weeks, produces several thousand seeds, and possesses an unusually compact genome. Most crops, which require more space and time for experiments of comparable scope, are considerably less convenient for this purpose.",
      clue: "considerably less convenient for this purpose",
      reason:
        "To *lend itself to* a purpose is to be suitable for it: the plant is contrasted with crops that are *less convenient*, and its short life, many seeds, and compact genome are what investigators of heredity can use.",
      misfits: {
        "hinges on": {
          code: "relationship-reversed",
          reason:
            "To *hinge on* is to depend on; investigations may depend on plants, but the plant does not depend on being investigated.",
        },
        "gives rise to": {
          code: "possibility-as-fact",
          reason:
            "To *give rise to* is to bring about; that a plant is *convenient* for research makes research possible but does not by itself cause it.",
        },
        "departs from": {
          code: "wrong-sense",
          reason:
            "To *depart from* is to differ from, and a plant cannot differ from an investigation.",
        },
      },
      opening: "The plant suits a purpose for which most crops are less convenient.",
      hint: "Ask for whom the three characteristics after the colon are advantages, and how most crops compare.",
      source: "Arabidopsis thaliana as a model organism: standard reference works",
    },
  },
});
