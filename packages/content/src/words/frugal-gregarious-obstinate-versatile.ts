import { wordSet } from "./word-set.ts";

export const frugalGregariousObstinateVersatile = wordSet({
  id: "frugal-gregarious-obstinate-versatile",
  contexts: {
    frugal: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Few mammals are as ______ in their use of water as the kangaroo rats of North American deserts. Their nasal passages recover moisture from exhaled air, their kidneys produce highly concentrated urine, and they can subsist on the small quantities of water released when their bodies metabolize dry seeds.",
      clue: "recover moisture from exhaled air",
      reason:
        "*Frugal* means sparing and not wasteful, as are animals that recover moisture from their breath and live on very small quantities of water.",
      misfits: {
        gregarious: {
          code: "wrong-sense",
          reason: "*Gregarious* means fond of company, which has no bearing on the *use of water*.",
        },
        obstinate: {
          code: "not-in-the-text",
          reason:
            "*Obstinate* means refusing to change, and nothing presses the animals to use water in another way.",
        },
        versatile: {
          code: "half-right",
          reason:
            "*Versatile* means capable of many uses; three means are listed, but all of them serve the one end of saving water.",
        },
      },
      opening: "Each of the three examples shows a way of saving water.",
      hint: "Ask what purpose the nasal passages, the kidneys, and the seeds have in common.",
      source: "Water conservation in kangaroo rats: standard reference works",
    },
    gregarious: {
      version: 2,
      level: "Medium",
      clueKind: "W7",
      text: "As long as vegetation is plentiful, desert locusts live singly and tend to avoid one another. When drought confines them to shrinking areas of food, however, they become ______: within hours of being crowded together, individuals begin to approach others of their kind, and they subsequently form bands that move in the same direction.",
      clue: "individuals begin to approach others of their kind",
      reason:
        "*Gregarious* means tending to seek the company of others, the opposite of living singly and the behavior described after the colon.",
      misfits: {
        frugal: {
          code: "words-echoed",
          reason:
            "*Frugal* means sparing in consumption; *shrinking areas of food* might suggest it, but the words after the colon concern the locusts' approach to one another.",
        },
        obstinate: {
          code: "contradicts-the-text",
          reason:
            "*Obstinate* means refusing to change, whereas these insects change *within hours*.",
        },
        versatile: {
          code: "not-in-the-text",
          reason:
            "*Versatile* means capable of many different tasks; the locusts alter one kind of behavior, and no range of tasks is described.",
        },
      },
      opening: "Locusts that lived singly and avoided each other come to seek one another out.",
      hint: "*However* divides two states; contrast how the insects behave before and after they are crowded.",
      source: "Phase change in desert locusts: standard reference works",
    },
    obstinate: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "Associates of railway engineer Otto Stenmark praised the firmness with which he defended his decisions. Biographer Anneke Dlamini prefers to call him ______, on the ground that firmness presupposes a readiness to weigh objections, whereas he persisted with an unaltered route after three successive surveys had demonstrated that it could not be built.",
      clue: "he persisted with an unaltered route",
      reason:
        "*Obstinate* means stubbornly refusing to change course: the engineer *persisted* with his route against the evidence of three surveys, which for Dlamini is not firmness.",
      misfits: {
        frugal: {
          code: "not-in-the-text",
          reason:
            "*Frugal* means sparing with resources, and the text tells nothing of what the railway cost.",
        },
        gregarious: {
          code: "wrong-sense",
          reason:
            "*Gregarious* means fond of company; a man who does not *weigh objections* is described by his judgment, not by his sociability.",
        },
        versatile: {
          code: "contradicts-the-text",
          reason:
            "*Versatile* means able to adapt to different demands, but his route remained *unaltered*.",
        },
      },
      opening: "The biographer denies the engineer a virtue because he ignored the evidence.",
      hint: "*Whereas* sets what firmness requires against what the commander did.",
    },
    versatile: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Gordon Parks was an unusually ______ artist. He documented segregation and poverty in photographs for *Life* magazine, published the novel *The Learning Tree* and later directed a motion picture based on it, and composed the music for *Martin*, a ballet commemorating Martin Luther King Jr.",
      clue: "composed the music for",
      reason:
        "*Versatile* means capable of many different things, as is an artist who works in photography, fiction, film, and music.",
      misfits: {
        frugal: {
          code: "wrong-sense",
          reason:
            "*Frugal* means sparing with money or resources; *poverty* is a subject of the photographs and no habit of the photographer.",
        },
        gregarious: {
          code: "not-in-the-text",
          reason:
            "*Gregarious* means fond of company, and the list gives works of Parks without telling whether he worked with others.",
        },
        obstinate: {
          code: "wrong-strength-or-tone",
          reason:
            "*Obstinate* means stubborn, a reproach for which a list of accomplishments would give no ground.",
        },
      },
      opening: "Parks worked in photography, fiction, film, and music.",
      hint: "Consider how the works that are listed differ from each other.",
      source: "Gordon Parks: standard reference works",
    },
  },
});
