import { wordSet } from "./word-set.ts";

export const supplantAccommodateMonitorStimulate = wordSet({
  id: "supplant-accommodate-monitor-stimulate",
  contexts: {
    supplant: {
      level: "Medium",
      clueKind: "W7",
      text: "When quartz watches reached the shops around 1970, they were expected to ______ the mechanical kind, and for a while they all but did. What few foresaw was the sequel: the older watch, beaten at keeping time, returned as jewelry and cost more than ever.",
      clue: "beaten at keeping time, returned",
      reason:
        "A watch that was beaten and had to *return* had been pushed out of its place, or *supplanted*.",
      misfits: {
        accommodate: {
          code: "contradicts-the-text",
          reason: "Quartz watches did not make room for the old kind; they drove it out.",
        },
        monitor: {
          code: "wrong-sense",
          reason: "One kind of watch does not keep an eye on another.",
        },
        stimulate: {
          code: "relationship-reversed",
          reason:
            "The old kind gained in the end, but that was the sequel which few foresaw, not what was expected.",
        },
      },
      opening:
        "The older watch was beaten and later returned, so the newer kind had taken its place.",
      hint: "The sequel surprised people, so what was expected must be the reverse of it.",
      source: "The quartz crisis in watchmaking: standard reference works",
    },
    accommodate: {
      level: "Easy",
      clueKind: "W3",
      text: "Because the old bridge was too narrow to ______ the new trams, the city widened it by a yard on either side. The anglers who leaned on its rail were asked to move, did so, and were back at the new rail before its paint was dry.",
      clue: "the city widened it by a yard on either side",
      reason:
        "A bridge that had to be made wider had no room for the trams: it could not *accommodate* them.",
      misfits: {
        supplant: {
          code: "contradicts-the-text",
          reason: "The bridge was to carry the trams, not to take their place.",
        },
        monitor: {
          code: "not-in-the-text",
          reason: "To keep watch on trams a bridge need not be wide.",
        },
        stimulate: {
          code: "wrong-sense",
          reason: "A bridge, broad or narrow, does not rouse trams to activity.",
        },
      },
      opening:
        "A bridge too narrow for the trams had to be widened before there was room for them.",
      hint: "Think why a bridge would need to be wider for trams.",
    },
    monitor: {
      level: "Medium",
      clueKind: "W1",
      text: "The volcano has not stirred in living memory, and villagers ask, politely, what the three scientists on its slope are for. They can neither calm it nor hurry it. They are there to ______ it, comes the answer: to read the dials each morning and write down that nothing has changed.",
      clue: "to read the dials each morning",
      reason:
        "Reading dials each morning and noting the result is keeping watch on the volcano, or *monitoring* it.",
      misfits: {
        supplant: {
          code: "wrong-sense",
          reason: "Nobody could put anything in a volcano's place.",
        },
        accommodate: {
          code: "wrong-strength-or-tone",
          reason:
            "They live with the volcano, but the colon explains their task as reading and writing down.",
        },
        stimulate: {
          code: "contradicts-the-text",
          reason: "The scientists, we are told, cannot hurry the volcano.",
        },
      },
      opening: "Those who read the dials every morning keep watch on the volcano.",
      hint: "What follows the colon says in other words what the scientists do.",
    },
    stimulate: {
      level: "Hard",
      clueKind: "W12",
      text: "Since no team ever met its terms, the prize for a cure was never paid, and for years it was cited as money wasted. Yet it did ______ research into the disease. Laboratories that had ignored the subject took it up to compete, and two treatments now in use began as losing entries.",
      clue: "Laboratories that had ignored the subject took it up to compete",
      reason:
        "A prize that made laboratories take up a subject they had ignored roused, or *stimulated*, research.",
      misfits: {
        supplant: {
          code: "contradicts-the-text",
          reason: "Research was not replaced by the prize; there was more of it than before.",
        },
        accommodate: {
          code: "wrong-strength-or-tone",
          reason:
            "The prize gave research no room or lodging; it gave laboratories a reason to begin.",
        },
        monitor: {
          code: "wrong-group-or-measure",
          reason:
            "Someone must have judged the entries, but judging would not answer the charge of waste.",
        },
      },
      opening:
        "Laboratories that had ignored the disease began to study it for the sake of the prize.",
      hint: "*Yet* promises an answer to the charge that the money was wasted.",
    },
  },
});
