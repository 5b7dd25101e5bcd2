import { wordSet } from "./word-set.ts";

export const elicitImpairConveyOffset = wordSet({
  id: "elicit-impair-convey-offset",
  contexts: {
    elicit: {
      level: "Medium",
      clueKind: "W10",
      text: "The chick of a herring gull begs by pecking at the red spot on its parent's bill. Neither bill nor parent, it turns out, is required. Biologists found that a thin red stick with white bands near its tip will ______ the same response, and more of it than a lifelike model of the head.",
      clue: "the same response, and more of it",
      reason: "A stick that makes chicks peck draws the response out of them: it *elicits* it.",
      misfits: {
        impair: {
          code: "contradicts-the-text",
          reason: "The pecking is not weakened by the stick; there is more of it.",
        },
        convey: {
          code: "wrong-sense",
          reason: "A response is not a message that the stick could carry to the chick.",
        },
        offset: {
          code: "not-in-the-text",
          reason: "There is nothing that the stick balances or makes good.",
        },
      },
      opening:
        "Shown a thin red stick, the chicks peck as they do at a parent: it draws a response.",
      hint: "What does the stick do to the chicks?",
      source:
        "Experiments on begging in herring gull chicks: standard reference works in animal behavior",
    },
    impair: {
      level: "Medium",
      clueKind: "W3",
      text: "Too little sleep is known to ______ memory and attention, but it may do its worst work on judgment. In laboratory tests, people who slept for only a few hours a night made more and more mistakes as the days went by, and yet went on saying that they were no more than a little drowsy.",
      clue: "made more and more mistakes as the days went by",
      reason: "Faculties that make more and more mistakes have been weakened, or *impaired*.",
      misfits: {
        elicit: {
          code: "contradicts-the-text",
          reason: "To draw out attention would make mistakes fewer.",
        },
        convey: {
          code: "wrong-sense",
          reason: "Want of sleep does not carry memory from one place to another.",
        },
        offset: {
          code: "wrong-strength-or-tone",
          reason:
            "Too little sleep is not a gain that could make up for anything; it only does harm.",
        },
      },
      opening: "Short of sleep, people make more mistakes, so memory and attention suffer.",
      hint: "What do the mistakes show about memory and attention?",
      source:
        "Studies of chronic sleep restriction and self-rated alertness: standard reference works",
    },
    convey: {
      level: "Easy",
      clueKind: "W3",
      text: "Because the meaning of a word in Yoruba depends on the pitch at which each syllable is spoken, a drum whose pitch can be bent is able to ______ whole sentences. Listeners who know the language hear proverbs, names, and greetings in what strangers take for rhythm.",
      clue: "hear proverbs, names, and greetings",
      reason:
        "If listeners can hear proverbs and greetings in it, the drum carries their sense: it *conveys* sentences.",
      misfits: {
        elicit: {
          code: "relationship-reversed",
          reason: "The drum speaks the sentences; it does not draw them out of those who listen.",
        },
        impair: {
          code: "contradicts-the-text",
          reason: "The sentences are not spoiled by the drum; listeners understand them.",
        },
        offset: { code: "wrong-sense", reason: "Nothing is balanced or made good by a sentence." },
      },
      opening: "Listeners hear whole greetings in the drum, so it carries meaning to them.",
      hint: "What do listeners who know the language receive from the drum?",
      source: "Yoruba talking drums: standard reference works",
    },
    offset: {
      level: "Hard",
      clueKind: "W8",
      text: "Each of the new street lamps burned a fifth of what the old had burned, and the treasurer looked forward to her bill. It was hardly lower than the last. Lamps so cheap to run had been left on until noon and put up in every alley, which was enough to ______ nearly all of the saving.",
      clue: "It was hardly lower than the last",
      reason:
        "More light used up what cheaper light had saved, so the bill stayed as it was: the saving was *offset*.",
      misfits: {
        elicit: {
          code: "relationship-reversed",
          reason: "The saving drew out the extra use; the extra use did not draw out the saving.",
        },
        impair: {
          code: "wrong-strength-or-tone",
          reason:
            "The new lamps worked as well as ever; their saving was not damaged but used up elsewhere.",
        },
        convey: {
          code: "wrong-sense",
          reason: "A saving is not brought to anyone by lamps left on until noon.",
        },
      },
      opening:
        "What was saved on each lamp was spent on more lamps, so that the bill hardly changed.",
      hint: "Why was the bill hardly lower, although every lamp burned less?",
    },
  },
});
