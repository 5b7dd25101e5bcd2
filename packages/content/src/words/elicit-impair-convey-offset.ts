import { wordSet } from "./word-set.ts";

export const elicitImpairConveyOffset = wordSet({
  id: "elicit-impair-convey-offset",
  contexts: {
    elicit: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "In a procedure introduced in the 1970s by psychologist Edward Tronick, a parent who has been interacting with an infant suddenly maintains an expressionless face. Infants typically smile, vocalize, and gesture in an effort to ______ the accustomed reaction; when none is forthcoming, they become distressed and avert their gaze.",
      clue: "when none is forthcoming",
      reason:
        "To *elicit* a reaction is to draw it out of someone, which is what infants attempt by smiling until *none is forthcoming* from the parent.",
      misfits: {
        impair: {
          code: "contradicts-the-text",
          reason:
            "To *impair* is to weaken or damage, but infants who become distressed without the reaction do not smile in order to weaken it.",
        },
        convey: {
          code: "wrong-person-or-text",
          reason:
            "To *convey* is to communicate; the infants may convey feelings of their own, but *the accustomed reaction* is the parent's to give.",
        },
        offset: {
          code: "not-in-the-text",
          reason:
            "To *offset* is to balance by an opposite effect, but the accustomed reaction is missing, and there is nothing for the infants to balance.",
        },
      },
      opening: "Infants who smile and gesture are distressed when their parent gives no reaction.",
      hint: "What do the infants fail to obtain, to judge by the clause after the semicolon?",
      source: "The still-face procedure of Edward Tronick: standard reference works in psychology",
    },
    impair: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Ornithologist Samuel Quiñones and colleagues report that noise from the compressors of gas wells can ______ the hunting ability of owls that locate prey by sound: in trials conducted at levels above 60 decibels, the birds captured fewer than half as many mice as they did in quiet conditions.",
      clue: "fewer than half as many mice",
      reason:
        "To *impair* an ability is to weaken it, and owls that capture fewer than half as many mice have been weakened as hunters.",
      misfits: {
        elicit: {
          code: "relationship-reversed",
          reason:
            "To *elicit* is to call forth, but the noise is accompanied by less hunting success, not by more.",
        },
        convey: {
          code: "wrong-sense",
          reason:
            "To *convey* is to carry or communicate, and noise does not pass a hunting ability on to anyone.",
        },
        offset: {
          code: "half-right",
          reason:
            "To *offset* is to balance one effect by another; the noise does work against hunting, but captures that fall by half are not balanced by anything.",
        },
      },
      opening: "The figures show that owls hunt less successfully where there is noise.",
      hint: "The colon introduces a comparison of two conditions; ask in which of them the owls did worse.",
    },
    convey: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "Performers of the classical Indian dance form bharatanatyam employ a codified vocabulary of hand positions to ______ the content of a narrative. One position may signify a flower and another a bird, and sequences of positions inform spectators which character is speaking and what events have occurred.",
      clue: "inform spectators which character is speaking",
      reason:
        "To *convey* is to communicate, which is what positions do that *signify* things and *inform* spectators of speakers and events.",
      misfits: {
        elicit: {
          code: "wrong-person-or-text",
          reason:
            "To *elicit* is to draw out of someone, but the narrative comes from the performers and not from the spectators.",
        },
        impair: {
          code: "contradicts-the-text",
          reason:
            "To *impair* is to weaken, and positions that *inform* spectators do not weaken what is told.",
        },
        offset: {
          code: "not-in-the-text",
          reason:
            "To *offset* is to balance by an opposite effect, and the text describes nothing against which the content is to be balanced.",
        },
      },
      opening: "The hand positions tell spectators what is happening in the narrative.",
      hint: "Use the verbs of the second sentence, *signify* and *inform*, to supply a verb of your own.",
      source: "Hand gestures in bharatanatyam: standard reference works",
    },
    offset: {
      version: 2,
      level: "Hard",
      clueKind: "W8",
      text: "Reforestation at high latitudes removes carbon dioxide from the atmosphere, but dark conifers also absorb sunlight that snow would have reflected. In the region studied by climatologist Ingrid Takahashi, this local warming is sufficient to ______ as much as four-fifths of the cooling attributable to carbon uptake, so that the net benefit is modest.",
      clue: "so that the net benefit is modest",
      reason:
        "To *offset* is to balance by an opposite effect: a warming that cancels four-fifths of a cooling leaves only a modest *net* benefit.",
      misfits: {
        elicit: {
          code: "relationship-reversed",
          reason:
            "To *elicit* is to call forth, but the cooling is *attributable to carbon uptake*, and the warming works in the opposite direction.",
        },
        impair: {
          code: "wrong-strength-or-tone",
          reason:
            "To *impair* is to damage the quality or working of something; *four-fifths* of an amount that leaves a *net* remainder is subtracted, not damaged.",
        },
        convey: {
          code: "wrong-sense",
          reason:
            "To *convey* is to carry or communicate, and a warming does not carry part of a cooling to any place.",
        },
      },
      opening: "Warming is set against cooling, and only a small difference remains.",
      hint: "*As much as four-fifths* and *net* belong to a calculation; ask what the warming does to the cooling in it.",
    },
  },
});
