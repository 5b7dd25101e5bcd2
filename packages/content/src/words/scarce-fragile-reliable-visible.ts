import { wordSet } from "./word-set.ts";

export const scarceFragileReliableVisible = wordSet({
  id: "scarce-fragile-reliable-visible",
  contexts: {
    scarce: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Timber became increasingly ______ in medieval Iceland as settlers cleared the island's birch woodlands for pasture and fuel. Inhabitants consequently depended on driftwood that ocean currents carried from Siberia, and the right to collect it along particular stretches of coast was recorded in legal documents, inherited, and sold.",
      clue: "Inhabitants consequently depended on driftwood",
      reason:
        "*Scarce* means in short supply. Once the woodlands had been *cleared*, people *depended on driftwood* and treated it as valuable property.",
      misfits: {
        fragile: {
          code: "not-in-the-text",
          reason:
            "*Fragile* means easily broken. The text describes how much timber there was and nothing about its strength.",
        },
        reliable: {
          code: "contradicts-the-text",
          reason:
            "*Reliable* means dependable. A supply that settlers *cleared* could no longer be depended on.",
        },
        visible: {
          code: "relationship-reversed",
          reason:
            "*Visible* means able to be seen. When woodlands are cleared, there is less timber to be seen and not more.",
        },
      },
      opening:
        "The clearing of the woodlands left so little timber that people depended on driftwood.",
      hint: "Ask what the clearing of the woodlands would lead to, and why people needed driftwood.",
      source:
        "Driftwood and woodland in medieval Iceland: standard reference works in environmental history",
    },
    fragile: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Much of the paper manufactured from wood pulp after 1850 contains acid, which gradually breaks down the cellulose fibers. As a result, many volumes of the period are now so ______ that pages crack along a fold or detach when turned, and libraries increasingly restrict readers to digital reproductions.",
      clue: "pages crack along a fold or detach when turned",
      reason:
        "*Fragile* means easily broken. Pages that *crack along a fold or detach when turned* break at the slightest use.",
      misfits: {
        scarce: {
          code: "half-right",
          reason:
            "*Scarce* means existing in small numbers. A library might protect rare volumes too, but the reason stated is that *pages crack*.",
        },
        reliable: {
          code: "contradicts-the-text",
          reason:
            "*Reliable* means able to be depended on. Paper whose fibers break down cannot be depended on.",
        },
        visible: {
          code: "wrong-sense",
          reason:
            "*Visible* means able to be seen. That the pages crack does not depend on how well they can be seen.",
        },
      },
      opening: "Acid weakens the fibers, and pages then crack or detach when they are turned.",
      hint: "The words after *so* and *that* describe what happens to the pages.",
      source: "The deterioration of acidic paper: standard reference works in library conservation",
    },
    reliable: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Epidemiologist Tomasz Wrona has found that office workers' own estimates of their weekly exercise are seldom accurate, most of them exceeding the amounts recorded by motion sensors. Estimates supplied by spouses, in contrast, are surprisingly ______, differing from the recorded amounts by less than 5 percent.",
      clue: "differing from the recorded amounts by less than 5 percent",
      reason:
        "*Reliable* means able to be trusted. The estimates of spouses, unlike the workers' own, came within *5 percent* of the recorded amounts.",
      misfits: {
        scarce: {
          code: "not-in-the-text",
          reason:
            "*Scarce* means few in number. The text compares how close the estimates came, not how many there were.",
        },
        fragile: {
          code: "contradicts-the-text",
          reason:
            "*Fragile* means easily broken or upset. Estimates that nearly matched the measurements were not easily upset.",
        },
        visible: {
          code: "wrong-sense",
          reason:
            "*Visible* means able to be seen. Two sets of estimates are contrasted in accuracy, and both could be seen equally well.",
        },
      },
      opening: "The estimates of spouses, unlike the workers' own, came close to the measurements.",
      hint: "*In contrast* sets the second group of estimates against the first: how good was the first?",
    },
    visible: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "The method of retouching known as *tratteggio*, introduced by Cesare Brandi in the 1940s, fills losses in a painting with fine vertical lines. Since a repair, in Brandi's view, should neither disrupt the unity of a work nor be mistaken for the original, the lines blend with the surrounding paint at a distance but remain ______ at close range.",
      clue: "nor be mistaken for the original",
      reason:
        "*Visible* means able to be seen. Lines that *blend* at a distance but must not *be mistaken for the original* have to be seen as lines at close range.",
      misfits: {
        scarce: {
          code: "wrong-sense",
          reason:
            "*Scarce* means in short supply. The number of lines in a repair does not change with the distance of the viewer.",
        },
        fragile: {
          code: "not-in-the-text",
          reason:
            "*Fragile* means easily damaged. Brandi's two requirements concern how a repair looks and not how strong it is.",
        },
        reliable: {
          code: "half-right",
          reason:
            "*Reliable* means dependable. A restorer would want a dependable repair, but *but* contrasts the quality with blending in, and a dependable line may blend in.",
        },
      },
      opening: "At close range, a viewer must be able to distinguish the repair from the original.",
      hint: "Match each of Brandi's two requirements with one of the two distances.",
      source: "Cesare Brandi and tratteggio: standard reference works in art conservation",
    },
  },
});
