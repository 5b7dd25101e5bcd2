import { wordSet } from "./word-set.ts";

export const marginallyIrrevocablyDisproportionatelyImperceptibly = wordSet({
  id: "marginally-irrevocably-disproportionately-imperceptibly",
  contexts: {
    marginally: {
      version: 2,
      level: "Easy",
      clueKind: "W8",
      text: "A drought-tolerant wheat introduced in 2010 has proved only ______ more productive than the variety that it was intended to replace. In comparative trials supervised by agronomist Farid Nassar, it yielded an average of 4.12 metric tons per hectare, as against 4.07 for the older variety, a difference that, though small, was evident in every season.",
      clue: "4.12 metric tons per hectare, as against 4.07",
      reason:
        "*Marginally* means by a very small amount, such as the difference between 4.12 and 4.07.",
      misfits: {
        irrevocably: {
          code: "not-in-the-text",
          reason:
            "*Irrevocably* means in a way that cannot be undone, and two yields in a trial tell nothing of that.",
        },
        disproportionately: {
          code: "contradicts-the-text",
          reason:
            "*Disproportionately* means to a degree out of proportion, but 4.12 is almost equal to 4.07.",
        },
        imperceptibly: {
          code: "too-extreme",
          reason:
            "*Imperceptibly* means so slightly as not to be noticed, but the difference, though small, was *evident in every season*.",
        },
      },
      opening: "The yields of the two varieties differ by a very small amount.",
      hint: "Calculate the difference between the two yields and compare it with the yields themselves.",
    },
    irrevocably: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Peat that has dried out in the course of a single summer generally recovers its capacity to retain water. Where drainage has lowered the water table for decades, by contrast, the structure of the peat may be ______ altered: in experiments by soil scientist Mette Ibarra, samples from such areas remained water-repellent even after eighteen months of saturation.",
      clue: "remained water-repellent even after eighteen months of saturation",
      reason:
        "*Irrevocably* means in a way that cannot be undone. The contrast is with peat that *recovers*, and eighteen months of saturation undid nothing.",
      misfits: {
        marginally: {
          code: "contradicts-the-text",
          reason:
            "*Marginally* means to a very small extent, but peat that will no longer absorb water has changed greatly.",
        },
        disproportionately: {
          code: "beside-the-point",
          reason:
            "*Disproportionately* means to a degree out of proportion; the contrast is not in the extent of the change but in whether the peat *recovers*.",
        },
        imperceptibly: {
          code: "half-right",
          reason:
            "*Imperceptibly* means too slightly or slowly to be noticed; change over *decades* may be slow, but its effect is evident in the samples.",
        },
      },
      opening: "Unlike peat dried for one summer, this peat does not recover when it is wet again.",
      hint: "*By contrast* points back to the first sentence; ask what the peat there does that this peat does not.",
    },
    disproportionately: {
      version: 2,
      level: "Hard",
      clueKind: "W8",
      text: "Although households in the lowest fifth of the income distribution accounted for 9 percent of the electricity consumed in the region, they contributed almost a quarter of the revenue from a surcharge introduced in 2012. Economist Thandiwe Larsson concludes that the costs of modernizing the grid fell ______ on these households, because the surcharge was assessed per connection.",
      clue: "they contributed almost a quarter of the revenue",
      reason:
        "*Disproportionately* means more than a fair share would require: households that used 9 percent of the electricity paid almost a quarter of the surcharge.",
      misfits: {
        marginally: {
          code: "contradicts-the-text",
          reason:
            "*Marginally* means to a very small extent, and *almost a quarter* is no small part for a fifth of the households.",
        },
        irrevocably: {
          code: "not-in-the-text",
          reason:
            "*Irrevocably* means in a way that cannot be undone; a surcharge *assessed per connection* could be assessed otherwise.",
        },
        imperceptibly: {
          code: "beside-the-point",
          reason:
            "*Imperceptibly* means so slightly as not to be noticed; whether households noticed the surcharge has no bearing on the two shares.",
        },
      },
      opening: "Households that used little of the electricity paid a large part of the surcharge.",
      hint: "*Although* sets one share against another; compare them before you choose.",
    },
    imperceptibly: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Relieved of the weight of an ancient ice sheet, the northern coast of Sweden has risen more than 200 meters in about ten thousand years. The motion proceeds so ______, however, that no inhabitant can observe it directly: its rate has been inferred from marks that were cut into coastal rocks in the eighteenth century.",
      clue: "no inhabitant can observe it directly",
      reason:
        "*Imperceptibly* means too slowly or slightly to be noticed, as is a motion that nobody can observe and that must be inferred from old marks.",
      misfits: {
        marginally: {
          code: "half-right",
          reason:
            "*Marginally* means by a very small amount; the rise in one year is small, but a total of *more than 200 meters* is not, and the clause with *that* concerns what can be observed.",
        },
        irrevocably: {
          code: "not-in-the-text",
          reason:
            "*Irrevocably* means in a way that cannot be undone, and whether the coast might sink again is not considered.",
        },
        disproportionately: {
          code: "wrong-sense",
          reason:
            "*Disproportionately* means out of proportion to something, and the text names nothing in proportion to which the coast should rise.",
        },
      },
      opening: "The coast has risen far, but too slowly for anyone to see it move.",
      hint: "The clause with *that* names a result of the manner in which the coast is rising.",
      source: "Postglacial uplift of the Gulf of Bothnia: standard reference works in geology",
    },
  },
});
