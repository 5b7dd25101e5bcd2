import { wordSet } from "./word-set.ts";

export const inhibitHarnessAccumulateDistinguish = wordSet({
  id: "inhibit-harness-accumulate-distinguish",
  contexts: {
    inhibit: {
      level: "Easy",
      clueKind: "W3",
      text: "Black walnut trees are poor neighbors. Their roots and fallen husks release a compound that can ______ the growth of many other plants, and as a result a tomato set out beneath one often yellows and wilts while its sister, a stone's throw away, climbs its stake.",
      clue: "often yellows and wilts",
      reason:
        "A plant that wilts near the tree is kept from growing: the compound *inhibits* its growth.",
      misfits: {
        harness: {
          code: "contradicts-the-text",
          reason: "To harness growth would be to put it to use, but the tomato withers.",
        },
        accumulate: {
          code: "wrong-sense",
          reason:
            "A compound may build up in the soil, but growth is not something it can gather and keep.",
        },
        distinguish: {
          code: "not-in-the-text",
          reason:
            "The compound does not tell one plant's growth from another's; it harms what is near.",
        },
      },
      opening: "A compound that makes the plants near it wilt holds back their growth.",
      hint: "See what becomes of the tomato beneath the tree.",
      source:
        "Juglone and the effect of black walnut trees on nearby plants: standard reference works",
    },
    harness: {
      level: "Medium",
      clueKind: "W7",
      text: "For centuries the tide did nothing for the village but lift its boats. Then a miller dug a pond, with a gate that closed by itself behind the rising water, and learned to ______ the tide: twice a day, as it went out again, it ground the whole parish's grain.",
      clue: "it ground the whole parish's grain",
      reason:
        "Once the tide only lifted boats; now it is made to grind grain, that is, *harnessed*.",
      misfits: {
        inhibit: {
          code: "wrong-strength-or-tone",
          reason:
            "The gate holds the water for a while, but the tide that grinds grain is not held back from its work.",
        },
        accumulate: {
          code: "words-echoed",
          reason:
            "Water gathers in the pond, but what the colon announces is the work that the tide was made to do.",
        },
        distinguish: {
          code: "wrong-sense",
          reason: "The miller has no need to tell the tide from anything else.",
        },
      },
      opening: "The tide, which used to do nothing for the village, now grinds its grain.",
      hint: "Set what the tide did for centuries against what it did once the gate was built.",
    },
    accumulate: {
      level: "Medium",
      clueKind: "W6",
      text: "Hardly anyone sets out to ______ four thousand matchboxes. They come by ones and twos: a friend brings one from abroad, a hotel leaves another on the pillow, and in the end a man who has never thought of himself as a collector must build a shelf.",
      clue: "They come by ones and twos",
      reason:
        "Boxes that come by ones and twos until they fill a shelf pile up, or are *accumulated*.",
      misfits: {
        inhibit: {
          code: "contradicts-the-text",
          reason: "The number of boxes grows; nobody holds it back.",
        },
        harness: { code: "not-in-the-text", reason: "The boxes are not put to any use." },
        distinguish: {
          code: "wrong-strength-or-tone",
          reason:
            "A collector might tell one box from another, but the text tells how their number grew.",
        },
      },
      opening:
        "Four thousand boxes that came by ones and twos have been gathered little by little.",
      hint: "The second sentence tells how the boxes came to be there.",
    },
    distinguish: {
      level: "Hard",
      clueKind: "W6",
      text: "A court clerk, says the old manual, must write down what the witness said and never what the witness must have meant. Few clerks have always managed to ______ the two. On a tired afternoon a pause becomes a doubt, and by evening the doubt is in the record as a denial.",
      clue: "a pause becomes a doubt",
      reason:
        "A clerk who writes a doubt where there was a pause has not kept the saying apart from the meaning: he has failed to *distinguish* the two.",
      misfits: {
        inhibit: {
          code: "half-right",
          reason: "What was meant should be kept out of the record, but what was said should not.",
        },
        harness: {
          code: "wrong-sense",
          reason: "Neither of the two is a force that the clerk should put to work.",
        },
        accumulate: {
          code: "words-echoed",
          reason:
            "The errors pile up by evening, but *the two* are the said and the meant, which nobody gathers.",
        },
      },
      opening:
        "A clerk who turns a pause into a doubt has not told what was said from what was meant.",
      hint: "The last sentence shows how even a careful clerk can fail.",
    },
  },
});
