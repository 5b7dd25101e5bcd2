import { wordSet } from "./word-set.ts";

export const tenuousCandidVolatilePrudent = wordSet({
  id: "tenuous-candid-volatile-prudent",
  contexts: {
    tenuous: {
      level: "Hard",
      clueKind: "W8",
      text: "Some have traced the festival back to a harvest rite of the Bronze Age. The link is ______ at best: it rests on a single carving, worn almost smooth, of a figure who may be holding a sheaf and may just as well be holding a fish.",
      clue: "it rests on a single carving, worn almost smooth",
      reason: "A link that rests on one unclear carving is weak, or tenuous.",
      misfits: {
        candid: {
          code: "wrong-sense",
          reason: "Openness belongs to speakers; a link between two festivals cannot be frank.",
        },
        volatile: {
          code: "wrong-strength-or-tone",
          reason: "The link is not likely to change suddenly; it simply has little to support it.",
        },
        prudent: {
          code: "contradicts-the-text",
          reason: "To rest so much on a doubtful carving is the reverse of careful judgment.",
        },
      },
      opening: "A link that rests on one worn carving has little to hold it: it is tenuous.",
      hint: "Weigh the evidence that the sentence offers for the link.",
    },
    candid: {
      level: "Hard",
      clueKind: "W6",
      text: "Few who published their travels in that age were ______ about failure; most let a lost path become a discovery and a hasty retreat become a plan. The diary is an exception. On page after page its author admits that he was wrong, afraid, or simply bored.",
      clue: "its author admits that he was wrong, afraid, or simply bored",
      reason:
        "The diary, as the exception, admits failure; the others were not open, or candid, about it.",
      misfits: {
        tenuous: {
          code: "wrong-sense",
          reason: "Writers can be vague, but no person is tenuous about a thing.",
        },
        volatile: {
          code: "wrong-strength-or-tone",
          reason: "Their tempers are not in question; what they told of their failures is.",
        },
        prudent: {
          code: "contradicts-the-text",
          reason:
            "Turning failures into plans was prudent of these writers, so the text could not say that few were.",
        },
      },
      opening: "Most writers hid their failures and the diary did not, so few were candid.",
      hint: "The diary is an exception to what the first sentence says of the others.",
    },
    volatile: {
      level: "Hard",
      clueKind: "W2",
      text: "The price of the spice was never steady for long, but until that year it had at least moved with the harvests. Cut loose from them by rumor, it became so ______ that a merchant might be ruined between breakfast and noon and rich again by dusk.",
      clue: "ruined between breakfast and noon and rich again by dusk",
      reason: "A price that swings within hours changes suddenly: it is volatile.",
      misfits: {
        tenuous: {
          code: "wrong-strength-or-tone",
          reason: "Its tie to the harvests grew weak, but it is the price itself that swung.",
        },
        candid: {
          code: "wrong-sense",
          reason: "Prices can be told frankly, but they are not themselves open about anything.",
        },
        prudent: {
          code: "contradicts-the-text",
          reason: "Nothing in these wild swings shows care or foresight.",
        },
      },
      opening: "A price that ruins and enriches within a day swings wildly: it is volatile.",
      hint: "See how much could change between breakfast and dusk.",
    },
    prudent: {
      level: "Hard",
      clueKind: "W12",
      text: "To her rivals the captain's habit of sailing with half her hold empty looked like a want of ambition. It was in truth the ______ course: on that coast a loaded ship could not cross the sandbars at low water, and each season the bars kept one or two of theirs.",
      clue: "each season the bars kept one or two of theirs",
      reason: "To give up cargo so as not to lose the ship is wise and careful, or prudent.",
      misfits: {
        tenuous: {
          code: "wrong-strength-or-tone",
          reason:
            "Her profits may have been thin, but the sentence defends the habit as the better one.",
        },
        candid: {
          code: "wrong-sense",
          reason: "The habit is a way of loading a ship and has nothing to do with frankness.",
        },
        volatile: {
          code: "contradicts-the-text",
          reason: "She did the same every season; nothing about her course was sudden or unsteady.",
        },
      },
      opening: "Sailing light kept her ship off the bars that took others: it was prudent.",
      hint: "Ask what happened to the rivals who filled their holds.",
    },
  },
});
