import { wordSet } from "./word-set.ts";

export const precludeFacilitateMimicCommemorate = wordSet({
  id: "preclude-facilitate-mimic-commemorate",
  contexts: {
    preclude: {
      level: "Hard",
      clueKind: "W9",
      text: "The survey found no trace of a landing on the beach, and the historian is careful about what she makes of it. One winter's storms would have scoured such traces away. Their absence, she writes, may make a landing less likely but does not ______ one.",
      clue: "One winter's storms would have scoured such traces away",
      reason:
        "Traces that storms could have scoured away cannot, by being absent, rule out, or *preclude*, a landing.",
      misfits: {
        facilitate: {
          code: "wrong-sense",
          reason: "Missing traces can do nothing to make easier a landing of long ago.",
        },
        mimic: {
          code: "not-in-the-text",
          reason: "Nothing in the text is said to look like a landing.",
        },
        commemorate: {
          code: "words-echoed",
          reason:
            "A historian might honor a landing, but the sentence weighs whether there was one.",
        },
      },
      opening:
        "Since storms could have removed the traces, their absence cannot rule a landing out.",
      hint: "Ask how much a missing trace can prove when storms might have washed it away.",
    },
    facilitate: {
      level: "Medium",
      clueKind: "W2",
      text: "An alphabet did not by itself make the ancient Greeks a nation of readers. It did ______ the learning of letters, though: where a scribe trained in cuneiform had to master several hundred signs, a child now needed some two dozen.",
      clue: "a child now needed some two dozen",
      reason:
        "Two dozen signs where there were hundreds make letters easier to learn: they *facilitate* the learning.",
      misfits: {
        preclude: {
          code: "contradicts-the-text",
          reason:
            "To preclude learning is to make it impossible, but with so few signs it was within a child's reach.",
        },
        mimic: {
          code: "wrong-sense",
          reason: "An alphabet is a set of signs and imitates nobody's learning.",
        },
        commemorate: {
          code: "not-in-the-text",
          reason: "The alphabet honored no memory of learning; it served those who learned.",
        },
      },
      opening: "A script of two dozen signs is easier to learn than one of several hundred.",
      hint: "Compare the two numbers and ask what follows for a child who learns to write.",
      source: "The Greek alphabet and cuneiform: standard reference works",
    },
    mimic: {
      level: "Easy",
      clueKind: "W4",
      text: "Harmless insects of many kinds ______ wasps. Some wear bands of black and yellow, some hold their front legs forward like feelers, and a few, when caught, press the tip of a blunt tail against the fingers as though they carried a sting.",
      clue: "as though they carried a sting",
      reason:
        "Bands, feelers and a sting that is none are ways of seeming to be a wasp, or of *mimicking* one.",
      misfits: {
        preclude: {
          code: "wrong-sense",
          reason: "An insect may keep wasps away, but it does not make them impossible.",
        },
        facilitate: {
          code: "contradicts-the-text",
          reason: "Nothing here helps the wasps to do anything; the insects only look like them.",
        },
        commemorate: {
          code: "not-in-the-text",
          reason: "Insects do not honor the memory of wasps.",
        },
      },
      opening: "Harmless insects with the bands of wasps, and a pretended sting, imitate them.",
      hint: "What do the bands, the raised legs and the blunt tail have in common?",
      source: "Mimicry of wasps by flies, moths and beetles: standard reference works",
    },
    commemorate: {
      level: "Easy",
      clueKind: "W1",
      text: "The bench on the headland was set there to ______ the only shipwreck in the town's history: it bears the date, the vessel's name, and the number of those who were saved, and nobody can sit down on it without having read all three.",
      clue: "it bears the date, the vessel's name, and the number of those who were saved",
      reason:
        "A bench with the date, the ship's name and the number saved keeps a memory alive: it *commemorates* the wreck.",
      misfits: {
        preclude: {
          code: "relationship-reversed",
          reason: "The wreck lies in the past; no bench could have prevented it.",
        },
        facilitate: {
          code: "contradicts-the-text",
          reason: "Far from easing a shipwreck, the town remembers the one that it had.",
        },
        mimic: {
          code: "wrong-sense",
          reason: "A bench with writing on it does not imitate a wreck.",
        },
      },
      opening:
        "A bench that bears the date and the name of a wreck is there so that it be remembered.",
      hint: "Think what an inscription of this kind is for.",
    },
  },
});
