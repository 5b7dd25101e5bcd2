import { wordSet } from "./word-set.ts";

export const incrementallyCovertlyPrematurelyCollectively = wordSet({
  id: "incrementally-covertly-prematurely-collectively",
  contexts: {
    incrementally: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Maritime historian Marcus Teng denies that the conversion of merchant shipping from sail to steam can be assigned to any particular decade. Hulls, boilers, and propellers were modified ______, he demonstrates: no vessel differs substantially from its immediate predecessor, although a freighter of 1890 has almost nothing in common with a steamer of 1840.",
      clue: "no vessel differs substantially from its immediate predecessor",
      reason:
        "*Incrementally* means by small successive steps, which explains how each vessel resembles the last although the first and the final ones have little in common.",
      misfits: {
        covertly: {
          code: "not-in-the-text",
          reason:
            "*Covertly* means in secret, and the text gives no sign that any modification was concealed.",
        },
        prematurely: {
          code: "beside-the-point",
          reason:
            "*Prematurely* means too early; Teng objects to assigning the change to a decade, not to the time at which it began.",
        },
        collectively: {
          code: "half-right",
          reason:
            "*Collectively* means together as a group; hulls, boilers, and propellers were all modified, but the words after the colon tell by how much each vessel differed from the last.",
        },
      },
      opening:
        "Small differences between successive vessels amount to a large one over fifty years.",
      hint: "Two clues after the colon must both hold: one concerns neighboring vessels, the other the ends of the series.",
    },
    covertly: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Because official censorship in the Soviet Union prevented many literary works from being published, readers circulated them ______, by a practice known as samizdat. Typescripts were duplicated with carbon paper in private apartments, entrusted to reliable acquaintances, and concealed from the authorities, who might prosecute anyone in possession of them.",
      clue: "concealed from the authorities",
      reason:
        "*Covertly* means in secret, as were texts duplicated in private and concealed from the authorities.",
      misfits: {
        incrementally: {
          code: "half-right",
          reason:
            "*Incrementally* means by small steps; copies did pass from one reader to another, but what *because* explains is the need to hide them.",
        },
        prematurely: {
          code: "wrong-sense",
          reason:
            "*Prematurely* means too early, and works that could not be published at all were not circulated before their time.",
        },
        collectively: {
          code: "words-echoed",
          reason:
            "*Collectively* means jointly as a group; *acquaintances* were involved, but each in private, and the reason given is *censorship*.",
        },
      },
      opening: "Censorship obliged readers to hide what they circulated.",
      hint: "Ask what effect the cause named at the beginning would have on the manner of circulation.",
      source: "Samizdat in the Soviet Union: standard reference works",
    },
    prematurely: {
      version: 2,
      level: "Medium",
      clueKind: "W9",
      text: "In 2011, a consortium of agencies declared that the recovery of a Norwegian lake from acidification was complete. Limnologist Kofi Brennan objected that the declaration had been issued ______, since populations of reintroduced trout had been monitored for only two of the ten years that the consortium's own guidelines required.",
      clue: "for only two of the ten years",
      reason:
        "*Prematurely* means before the proper time: the declaration came after two years of monitoring where ten were required.",
      misfits: {
        incrementally: {
          code: "wrong-sense",
          reason:
            "*Incrementally* means by small steps, but the text tells of one declaration, in *2011*.",
        },
        covertly: {
          code: "contradicts-the-text",
          reason: "*Covertly* means in secret, and what an agency *declared* was made public.",
        },
        collectively: {
          code: "beside-the-point",
          reason:
            "*Collectively* means jointly as a group; a consortium does act jointly, but Brennan's ground concerns the number of years.",
        },
      },
      opening: "The declaration came eight years before the monitoring was to end.",
      hint: "*Since* gives the ground of the objection; ask what two of ten years imply about the declaration.",
    },
    collectively: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "No worker in a honeybee colony surveys all of the sites available for a new nest. Several hundred scouts examine different sites and advertise those of high quality by means of dances, and in this way they ______ arrive at a decision for which no single scout possesses sufficient information.",
      clue: "a decision for which no single scout possesses sufficient information",
      reason:
        "*Collectively* means together as a group, which is how scouts decide when *no single scout* knows enough.",
      misfits: {
        incrementally: {
          code: "half-right",
          reason:
            "*Incrementally* means by small steps; the dances may go on for some time, but the contrast is between many scouts and a single one.",
        },
        covertly: {
          code: "contradicts-the-text",
          reason: "*Covertly* means in secret, but the scouts *advertise* what they find.",
        },
        prematurely: {
          code: "not-in-the-text",
          reason:
            "*Prematurely* means too early, and nothing suggests that the scouts should have waited.",
        },
      },
      opening: "What no single scout could decide is decided by several hundred together.",
      hint: "Contrast *several hundred scouts* with *no single scout*.",
      source: "Nest-site selection by honeybee swarms: standard reference works",
    },
  },
});
