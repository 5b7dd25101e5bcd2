import { wordSet } from "./word-set.ts";

export const alleviatePrecipitateConcealProlong = wordSet({
  id: "alleviate-precipitate-conceal-prolong",
  contexts: {
    alleviate: {
      level: "Easy",
      clueKind: "W4",
      text: "Every house on the street had its own way to ______ a cough. In one it was hot milk, in the next onion syrup, and in the third a spoonful of honey, which may have done the throat no great good but made it, the children said, almost a pleasure to be ill.",
      clue: "hot milk, in the next onion syrup",
      reason:
        "Milk, syrup and honey are home remedies, and a remedy is meant to ease, or *alleviate*, a cough.",
      misfits: {
        precipitate: {
          code: "contradicts-the-text",
          reason: "To precipitate a cough would be to bring it on, which nobody takes honey for.",
        },
        conceal: {
          code: "not-in-the-text",
          reason: "Nothing is said of hiding the cough from anyone.",
        },
        prolong: {
          code: "relationship-reversed",
          reason:
            "Even if the children enjoyed being ill, no house gave syrup in order to make a cough last.",
        },
      },
      opening:
        "Hot milk, onion syrup and honey are given to people with coughs to make them feel better.",
      hint: "Ask what all three things in the list are given for.",
    },
    precipitate: {
      level: "Hard",
      clueKind: "W12",
      text: "Neither the drought nor the tax on salt was the root of the revolt, which had been decades in the making. Coming together in one summer, however, the two were enough to ______ it, much as a tap on the glass turns still water, chilled below its freezing point, to ice in an instant.",
      clue: "a tap on the glass",
      reason:
        "A tap that makes ready water freeze at once brings about suddenly what was prepared: it *precipitates* it.",
      misfits: {
        alleviate: {
          code: "contradicts-the-text",
          reason: "Drought and tax made matters worse; they did nothing to ease the revolt.",
        },
        conceal: {
          code: "wrong-sense",
          reason:
            "Nothing is hidden by the drought and the tax, nor by the tap to which they are likened.",
        },
        prolong: {
          code: "wrong-strength-or-tone",
          reason:
            "The tap stands for the moment when a thing begins, not for making it go on longer.",
        },
      },
      opening:
        "The drought and the tax did to the revolt what a tap on the glass does to the cold water.",
      hint: "Both hints count: what the two were not, and what the tap does to the water.",
      source: "Supercooled water freezes when it is disturbed: standard reference works in physics",
    },
    conceal: {
      level: "Medium",
      clueKind: "W6",
      text: "Far from trying to ______ the cracks in a broken tea bowl, Japanese menders of the kintsugi tradition trace them in lacquer dusted with gold, so that the eye goes first to the very lines along which the bowl once fell apart.",
      clue: "the eye goes first to the very lines",
      reason:
        "The gold draws the eye to the cracks, which is the reverse of hiding, or *concealing*, them.",
      misfits: {
        alleviate: {
          code: "wrong-strength-or-tone",
          reason: "Pain or need is alleviated; and the menders do try to make the damage good.",
        },
        precipitate: {
          code: "not-in-the-text",
          reason: "The bowl is already broken, and nobody thinks of bringing on more cracks.",
        },
        prolong: {
          code: "wrong-sense",
          reason:
            "A crack may be made longer, but only something that lasts in time can be prolonged.",
        },
      },
      opening:
        "The gold leads the eye straight to the cracks, so the menders do the reverse of hiding them.",
      hint: "*Far from* turns the sense around: what do the menders do to the cracks instead?",
      source:
        "Kintsugi, the Japanese craft of mending with lacquer and gold: standard reference works",
    },
    prolong: {
      level: "Medium",
      clueKind: "W8",
      text: "Nothing put into the vase will bring a cut flower back once its petals have begun to fall. A spoonful of sugar and a few drops of bleach do no more than ______ its stay on the table, by three days in a cool room and by one in a warm one.",
      clue: "by three days in a cool room and by one in a warm one",
      reason: "To add a few days to a stay is to make it longer, or to *prolong* it.",
      misfits: {
        alleviate: {
          code: "wrong-sense",
          reason: "A stay on a table is no pain or burden that could be eased.",
        },
        precipitate: {
          code: "contradicts-the-text",
          reason: "To bring something on sooner would shorten the time, but here days are gained.",
        },
        conceal: {
          code: "not-in-the-text",
          reason: "The flower stands on the table for all to see.",
        },
      },
      opening: "Three days more in a cool room means that the flower's stay has been made longer.",
      hint: "The numbers at the end tell what sugar and bleach do to the stay.",
    },
  },
});
