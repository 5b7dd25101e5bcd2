import { wordSet } from "./word-set.ts";

export const meaningsOfPlain = wordSet({
  id: "meanings-of-plain",
  meaningsOf: "plain",
  contexts: {
    obvious: {
      version: 2,
      level: "Medium",
      clueKind: "W11",
      text: "In unglazed porcelain, the slightest irregularity of the surface is plain even to an inexperienced buyer. Glaze, ceramics historian Jiro Tanabe points out, made faults of this kind difficult to detect, and its general adoption by workshops of the region coincided with a decline in the attention given to shaping.",
      clue: "made faults of this kind difficult to detect",
      reason:
        "*Obvious* means easily seen. Without glaze the faults are the opposite of *difficult to detect*.",
      misfits: {
        undecorated: {
          code: "words-echoed",
          reason:
            "*Undecorated* means without ornament. The porcelain is *unglazed*, but the word describes an irregularity and what a buyer can see of it.",
        },
        frank: {
          code: "wrong-sense",
          reason: "*Frank* means open in speech, and a fault on a surface does not speak.",
        },
        unattractive: {
          code: "half-right",
          reason:
            "*Unattractive* means not pleasing to look at. A fault may displease, but glaze is said to make it *difficult to detect*, not prettier.",
        },
      },
      opening: "Glaze made faults difficult to detect, so without it even a novice could see them.",
      hint: "The second sentence describes the opposite case: what did glaze do to such faults?",
    },
    undecorated: {
      version: 2,
      level: "Easy",
      clueKind: "W11",
      text: "The churches of the Cistercian order in the twelfth century are plain in comparison with other monastic architecture. Statutes of the order excluded figured sculpture, colored glass, and bell towers of stone, and the effect of these interiors accordingly depends on proportion and light and not on carving or painting.",
      clue: "excluded figured sculpture, colored glass",
      reason:
        "*Undecorated* means without ornament. The statutes *excluded figured sculpture, colored glass*, and more.",
      misfits: {
        obvious: {
          code: "wrong-sense",
          reason:
            "*Obvious* means easy to see or understand. The statutes concern ornament and not how readily the churches are noticed.",
        },
        frank: {
          code: "not-in-the-text",
          reason:
            "*Frank* means open in speech. Nothing is said of how anyone expressed an opinion.",
        },
        unattractive: {
          code: "too-extreme",
          reason:
            "*Unattractive* means not pleasing. The text attributes to the churches an effect of *proportion and light* and does not call them ugly.",
        },
      },
      opening: "The order excluded sculpture and colored glass from its churches.",
      hint: "The second sentence names what the statutes did not allow.",
      source: "Cistercian architecture and statutes: standard reference works in art history",
    },
    frank: {
      version: 2,
      level: "Easy",
      clueKind: "W11",
      text: "Diplomatic correspondence of the seventeenth century seldom states a disagreement directly. In this respect, the dispatches that historian Chiara Bellandi has edited are unusual: the envoy's language is plain, he names the ministers whom he distrusts, and he informs his own government, in so many words, that its policy has failed.",
      clue: "informs his own government, in so many words, that its policy has failed",
      reason:
        "*Frank* means openly saying what one thinks. The envoy tells his government *in so many words* that it has failed.",
      misfits: {
        obvious: {
          code: "half-right",
          reason:
            "*Obvious* means easily seen. His meaning may be easy to see, but the examples show an envoy who withholds nothing.",
        },
        undecorated: {
          code: "beside-the-point",
          reason:
            "*Undecorated* means without ornament. His style may have none, but the contrast is with letters that do not state *a disagreement directly*.",
        },
        unattractive: {
          code: "wrong-sense",
          reason:
            "*Unattractive* means not pleasing in looks, and the text is about what the envoy was willing to say.",
        },
      },
      opening: "The envoy states directly what other diplomats would not say.",
      hint: "The colon introduces three examples of how the envoy writes.",
    },
    unattractive: {
      version: 2,
      level: "Hard",
      clueKind: "W11",
      text: "Novelists who made their heroines beautiful were, critic Anjali Deshmukh contends, obeying a convention of romance. To make the heroine plain, as Charlotte Brontë did in *Jane Eyre* (1847), was thus more than a detail of description: it required readers to attend to a face whose features are, by the narrator's own account, irregular.",
      clue: "a face whose features are, by the narrator's own account, irregular",
      reason:
        "*Unattractive* means without beauty. Brontë departs from novelists who made heroines *beautiful*, and gives hers *irregular* features.",
      misfits: {
        obvious: {
          code: "wrong-sense",
          reason:
            "*Obvious* means easily noticed. The contrast is with beauty and not with being hidden.",
        },
        undecorated: {
          code: "wrong-group-or-measure",
          reason:
            "*Undecorated* means without ornament, as a dress may be. The text describes *features* and not dress.",
        },
        frank: {
          code: "half-right",
          reason:
            "*Frank* means open in speech. The narrator is so when she describes herself, but what she describes is her face.",
        },
      },
      opening: "The heroine's irregular features break with the custom of beautiful heroines.",
      hint: "Contrast the heroine with those of the first sentence, and see the last word.",
      source: "Jane Eyre's description of her own features: the novel, chapter 11",
    },
  },
});
