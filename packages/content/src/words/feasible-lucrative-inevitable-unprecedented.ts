import { wordSet } from "./word-set.ts";

export const feasibleLucrativeInevitableUnprecedented = wordSet({
  id: "feasible-lucrative-inevitable-unprecedented",
  contexts: {
    feasible: {
      version: 2,
      level: "Medium",
      clueKind: "W12",
      text: "By 1882, experimental borings from both shores had persuaded many engineers that a railroad tunnel beneath the English Channel was ______, since the stratum of chalk marl proved soft enough for excavation yet admitted little water. The abandonment of the project in that year reflected British military objections, not technical difficulties.",
      clue: "soft enough for excavation yet admitted little water",
      reason:
        "*Feasible* means capable of being done: soft and nearly dry chalk, and the absence of technical difficulties, show that the tunnel could have been dug.",
      misfits: {
        lucrative: {
          code: "beside-the-point",
          reason:
            "*Lucrative* means profitable, but soft chalk and little water concern digging, not profit.",
        },
        inevitable: {
          code: "too-extreme",
          reason:
            "*Inevitable* means certain to happen, but chalk *soft enough for excavation* shows that a tunnel could be dug and not that one had to be.",
        },
        unprecedented: {
          code: "not-in-the-text",
          reason:
            "*Unprecedented* means never done before; that may have been true of such a tunnel, but the softness of the chalk is no reason for it.",
        },
      },
      opening: "The rock could be excavated, and what ended the project was not technical.",
      hint: "Ask for what purpose soft rock and little water are advantages, and note what did not end the project.",
      source: "The Channel tunnel works of 1880 to 1882: standard reference works",
    },
    lucrative: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "In the seventeenth century, when nutmeg grew almost exclusively in the Banda Islands, the trade in this spice was extraordinarily ______ for the Dutch East India Company. Nutmeg obtained from local growers, who were forbidden to supply other buyers, commanded many times its purchase price in European markets.",
      clue: "commanded many times its purchase price",
      reason:
        "*Lucrative* means profitable, as is trade in a spice that sells for many times what was paid for it.",
      misfits: {
        feasible: {
          code: "wrong-strength-or-tone",
          reason:
            "*Feasible* means able to be done; a trade that was merely possible would not call for *extraordinarily* or for a price many times higher.",
        },
        inevitable: {
          code: "not-in-the-text",
          reason:
            "*Inevitable* means certain to happen, and the text does not say that the trade could not have been avoided.",
        },
        unprecedented: {
          code: "beside-the-point",
          reason:
            "*Unprecedented* means never seen before; the text compares two prices, not the trade of one age with that of another.",
        },
      },
      opening: "The company sold nutmeg for many times the price at which it was bought.",
      hint: "Compare the price at which the spice was bought with the price at which it was sold.",
      source: "The nutmeg trade of the Dutch East India Company: standard reference works",
    },
    inevitable: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "Many accounts of early motoring present the triumph of gasoline over electric propulsion as ______. Historian Matteo Farkas considers this interpretation retrospective: around 1900, roughly a third of the automobiles on American roads were electric, and a different pattern of investment in charging facilities, he argues, might have produced another outcome.",
      clue: "might have produced another outcome",
      reason:
        "*Inevitable* means certain to happen. Farkas objects that there might have been *another outcome*, so the accounts must hold that there could be none.",
      misfits: {
        feasible: {
          code: "wrong-strength-or-tone",
          reason:
            "*Feasible* means able to be done; that the triumph was possible is something Farkas would not deny, and yet he disputes the accounts.",
        },
        lucrative: {
          code: "not-in-the-text",
          reason:
            "*Lucrative* means profitable; *investment* is mentioned, but the accounts are not accused of overstating the profits of gasoline.",
        },
        unprecedented: {
          code: "wrong-sense",
          reason:
            "*Unprecedented* means never seen before, and the possibility of *another outcome* is no objection to calling a triumph new.",
        },
      },
      opening: "The historian's objection is that events might have turned out otherwise.",
      hint: "Farkas disputes the accounts; ask what claim is answered by the last words of the text.",
    },
    unprecedented: {
      version: 2,
      level: "Easy",
      clueKind: "W2",
      text: "During the fire season of 2019–20, about one-fifth of the temperate broadleaf forest of eastern Australia burned. Researchers who compared satellite records from all continents concluded that the extent of these fires was ______ for forests of this type: in earlier seasons, the proportion burned had typically remained below 2 percent.",
      clue: "the proportion burned had typically remained below 2 percent",
      reason:
        "*Unprecedented* means never seen before, as is a loss of one-fifth where earlier seasons had seldom brought more than a fiftieth.",
      misfits: {
        feasible: {
          code: "wrong-sense",
          reason:
            "*Feasible* means able to be done, a word for plans and not for the extent of a fire.",
        },
        lucrative: {
          code: "not-in-the-text",
          reason:
            "*Lucrative* means profitable, and the comparison is one of areas burned, with no mention of gain.",
        },
        inevitable: {
          code: "contradicts-the-text",
          reason:
            "*Inevitable* means certain to happen, but figures that had *remained below 2 percent* gave no such expectation.",
        },
      },
      opening: "The extent of the fires far exceeded what earlier seasons had brought.",
      hint: "Set *one-fifth* beside the figure in the last clause.",
      source:
        "The Australian fire season of 2019–20 and its extent in temperate forests: standard reports",
    },
  },
});
