import { wordSet } from "./word-set.ts";

export const opaquePermeableBuoyantBrittle = wordSet({
  id: "opaque-permeable-buoyant-brittle",
  contexts: {
    opaque: {
      level: "Medium",
      clueKind: "W7",
      text: "In its natural state the mineral transmits light nearly as well as glass does, and slices of it once served as windowpanes. Heated past a certain point, however, it turns ______. A lamp set behind a heated slice, the researchers report, could not be made out at all by any of their volunteers.",
      clue: "could not be made out at all",
      reason: "What let light pass, and after heating lets none, has become *opaque*.",
      misfits: {
        permeable: {
          code: "contradicts-the-text",
          reason: "After heating the mineral lets less through, not more.",
        },
        buoyant: {
          code: "not-in-the-text",
          reason: "Nothing is said of whether it floats.",
        },
        brittle: {
          code: "words-echoed",
          reason: "Glass may call up the thought of breaking, but the test is one of light.",
        },
      },
      opening: "Before heating light passes through the mineral, and afterward none does.",
      hint: "What was the lamp for, and what did the volunteers see of it?",
    },
    permeable: {
      level: "Medium",
      clueKind: "W3",
      text: "How did the unglazed jars keep their contents cool? Researchers filled several with water, sealed them, and weighed them daily. Each jar grew a little lighter, though no crack or drop was visible. The walls, it followed, were ______: water made its way through them and, in evaporating, drew off heat.",
      clue: "no crack or drop was visible",
      reason: "Walls through which water makes its way are *permeable*.",
      misfits: {
        opaque: {
          code: "wrong-sense",
          reason:
            "Whether light passes through a wall has nothing to do with the weight of the water behind it.",
        },
        buoyant: {
          code: "words-echoed",
          reason: "There is water in the jars, but they are not set afloat in it.",
        },
        brittle: {
          code: "contradicts-the-text",
          reason: "Brittle walls would have cracked, and no crack was visible.",
        },
      },
      opening: "The water left the sealed jars by way of the walls themselves.",
      hint: "How can a sealed jar without a crack lose water?",
    },
    buoyant: {
      level: "Easy",
      clueKind: "W1",
      text: "Full of air spaces, the trunk of the balsa tree is extremely ______, which is to say that it floats higher than most timber: a raft of nine such logs can carry several people and their goods across a lake while hardly sitting any lower in the water.",
      clue: "while hardly sitting any lower in the water",
      reason: "What floats high in the water is *buoyant*.",
      misfits: {
        opaque: {
          code: "not-in-the-text",
          reason: "Whether light passes through the wood is not the question.",
        },
        permeable: {
          code: "relationship-reversed",
          reason: "A trunk that took water in would sit lower.",
        },
        brittle: {
          code: "contradicts-the-text",
          reason: "Logs that broke easily could not carry people across a lake.",
        },
      },
      opening: "The words after the comma say what the word means: it floats high.",
      hint: "The text explains the word itself, right after the comma.",
      source: "Balsa wood and rafts made of it: standard reference works",
    },
    brittle: {
      level: "Hard",
      clueKind: "W12",
      text: "The steel of the wartime cargo ships was strong, and in every test, made as a rule in warm workshops, it bent a good deal before it broke. In the cold North Atlantic the same plates proved ______. Hulls that nothing had struck split from side to side, a few with a noise like a cannon's.",
      clue: "it bent a good deal before it broke",
      reason: "Steel that no longer bends but splits at once, in the cold, is *brittle*.",
      misfits: {
        opaque: {
          code: "not-in-the-text",
          reason: "No one was trying to see through the plates.",
        },
        permeable: {
          code: "wrong-strength-or-tone",
          reason: "Water came in after the hulls had split; the plates did not let it through.",
        },
        buoyant: {
          code: "words-echoed",
          reason:
            "One looks for this in ships, but *the same plates* are contrasted with steel that bent, not with steel that sank.",
        },
      },
      opening:
        "In the warmth the steel bent before it broke, and in the cold it split without warning.",
      hint: "What did the steel do in the tests that it did not do at sea?",
      source:
        "Brittle fracture in the hulls of wartime cargo ships: standard works on the history of engineering",
    },
  },
});
