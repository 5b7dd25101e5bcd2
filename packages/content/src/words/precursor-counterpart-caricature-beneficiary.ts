import { wordSet } from "./word-set.ts";

export const precursorCounterpartCaricatureBeneficiary = wordSet({
  id: "precursor-counterpart-caricature-beneficiary",
  contexts: {
    precursor: {
      version: 2,
      level: "Easy",
      clueKind: "W7",
      text: "The Jacquard loom, demonstrated in the first years of the nineteenth century, is frequently cited as an important ______ of the programmable computer. It wove patterns according to holes punched in cards, and when Charles Babbage designed his Analytical Engine three decades later, he adopted similar cards.",
      clue: "three decades later, he adopted similar cards",
      reason:
        "A *precursor* is something that comes before another of its kind and prepares it. The loom's cards were adopted *three decades later* by Babbage.",
      misfits: {
        counterpart: {
          code: "half-right",
          reason:
            "A *counterpart* is a thing that corresponds to another elsewhere. Loom and engine share cards, but the dates present one as preparing the other.",
        },
        caricature: {
          code: "wrong-sense",
          reason:
            "A *caricature* is a mocking exaggeration. The loom wove patterns and made fun of nothing.",
        },
        beneficiary: {
          code: "relationship-reversed",
          reason:
            "A *beneficiary* is one who profits from something. Computing profited from the loom and not the loom from computing.",
        },
      },
      opening: "The loom's cards came decades before those of Babbage's engine.",
      hint: "Attend to the dates and to who adopted what from whom.",
      source:
        "The Jacquard loom and the Analytical Engine: standard reference works in the history of technology",
    },
    counterpart: {
      version: 2,
      level: "Easy",
      clueKind: "W5",
      text: "Many of the principal deities of ancient Greece have an evident ______ in Roman religion, which developed partly under Greek influence: Zeus presides over the heavens as Jupiter does, Poseidon over the sea as Neptune does, and Athena, like Minerva, over handicrafts and wisdom.",
      clue: "Zeus presides over the heavens as Jupiter does",
      reason:
        "A *counterpart* is a person or thing that has the same place in another system. Zeus has the same task *as Jupiter*, and each of the others has the task of a Roman deity.",
      misfits: {
        precursor: {
          code: "relationship-reversed",
          reason:
            "A *precursor* comes earlier and prepares the way. Roman religion *developed partly under Greek influence*, so its deities were not there first.",
        },
        caricature: {
          code: "wrong-strength-or-tone",
          reason:
            "A *caricature* is a mocking exaggeration. The deities named have dignified tasks, and none is mocked.",
        },
        beneficiary: {
          code: "wrong-sense",
          reason:
            "A *beneficiary* profits from something. Jupiter gains nothing from the tasks of Zeus: the two do the same.",
        },
      },
      opening: "Each Greek deity named has the same task as a Roman one.",
      hint: "The colon introduces three pairs: see what the members of each have in common.",
      source: "Roman and Greek deities: standard reference works in classics",
    },
    caricature: {
      version: 2,
      level: "Medium",
      clueKind: "W1",
      text: "The image of the seventeenth-century Puritan as an enemy of every pleasure is, historian Ruth Okonjo argues, the ______ that hostile playwrights made of him. They took a genuine preference for sobriety, enlarged it until no other characteristic remained visible, and presented the result to audiences as an object of ridicule.",
      clue: "enlarged it until no other characteristic remained visible",
      reason:
        "A *caricature* is a portrait that exaggerates a feature in order to mock. The playwrights *enlarged* one preference and made *an object of ridicule*.",
      misfits: {
        precursor: {
          code: "wrong-sense",
          reason:
            "A *precursor* comes before something and prepares it. An image formed after the Puritan himself does not come before him.",
        },
        counterpart: {
          code: "contradicts-the-text",
          reason:
            "A *counterpart* corresponds to something closely. This image leaves *no other characteristic* visible.",
        },
        beneficiary: {
          code: "relationship-reversed",
          reason:
            "A *beneficiary* profits from something. The Puritan was the victim of the playwrights' *ridicule*.",
        },
      },
      opening: "The playwrights enlarged one trait in order to ridicule the whole man.",
      hint: "The second sentence tells in three steps what the playwrights did.",
    },
    beneficiary: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "A duty on imported sugar, introduced in 1874, was presented to legislators as a measure in support of domestic growers. From price records, economic historian Mateus Lindqvist concludes that its principal ______ was nevertheless the treasury: growers, whose prices scarcely changed, obtained little advantage, while receipts from customs nearly doubled.",
      clue: "receipts from customs nearly doubled",
      reason:
        "A *beneficiary* is one who gains from something. The growers *obtained little advantage*, while the treasury's *receipts from customs nearly doubled*.",
      misfits: {
        precursor: {
          code: "not-in-the-text",
          reason:
            "A *precursor* comes before something else. The treasury did not lead to the duty; it received the money.",
        },
        counterpart: {
          code: "wrong-sense",
          reason:
            "A *counterpart* is the equivalent of something in another system. A treasury is not the equivalent of a duty.",
        },
        caricature: {
          code: "wrong-strength-or-tone",
          reason:
            "A *caricature* is a mocking exaggeration. Lindqvist weighs gains and does not mock.",
        },
      },
      opening: "The duty gave growers little and the treasury a great deal.",
      hint: "*Nevertheless* corrects an expectation: who was to gain, and who did?",
    },
  },
});
