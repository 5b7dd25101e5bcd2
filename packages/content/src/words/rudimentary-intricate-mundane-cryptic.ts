import { wordSet } from "./word-set.ts";

export const rudimentaryIntricateMundaneCryptic = wordSet({
  id: "rudimentary-intricate-mundane-cryptic",
  contexts: {
    rudimentary: {
      level: "Easy",
      clueKind: "W1",
      text: "The telescope with which Galileo found four moons of Jupiter was ______, no more than a tube with two small lenses. It enlarged things some twenty times and showed so narrow a piece of sky that he could not get the whole moon into view at once.",
      clue: "no more than a tube with two small lenses",
      reason:
        "A telescope that is no more than a tube with two lenses is very simple, or *rudimentary*.",
      misfits: {
        intricate: {
          code: "contradicts-the-text",
          reason: "A tube and two lenses have no complicated parts.",
        },
        mundane: {
          code: "not-in-the-text",
          reason:
            "Moons of Jupiter are not an everyday sight, and it is the make of the thing that is described.",
        },
        cryptic: { code: "wrong-sense", reason: "A tube has no hidden meaning." },
      },
      opening: "A tube with two small lenses is a telescope of the simplest kind.",
      hint: "The words that follow the blank describe what the telescope was made of.",
      source: "Galileo's telescopes and the discovery of Jupiter's moons: standard reference works",
    },
    intricate: {
      level: "Medium",
      clueKind: "W4",
      text: "When divers raised a lump of green bronze from a Roman-age wreck off Antikythera, nobody supposed that it could hold anything so ______. Inside were some thirty gears, their teeth cut by hand, which had once turned pointers for the sun, the moon, and the dates of eclipses.",
      clue: "some thirty gears, their teeth cut by hand",
      reason:
        "Thirty gears that turn several pointers make a device of many fine parts: it is *intricate*.",
      misfits: {
        rudimentary: {
          code: "contradicts-the-text",
          reason: "Thirty gears for sun, moon and eclipses are anything but simple.",
        },
        mundane: {
          code: "not-in-the-text",
          reason:
            "A machine that shows eclipses is not an everyday thing, least of all in a wreck.",
        },
        cryptic: {
          code: "wrong-strength-or-tone",
          reason:
            "The lump was a riddle at first, but what astonished was the number of parts within.",
        },
      },
      opening: "Thirty hand-cut gears for sun, moon and eclipses make a very complicated device.",
      hint: "What would surprise you most about the contents of the lump?",
      source: "The Antikythera mechanism: standard reference works",
    },
    mundane: {
      level: "Easy",
      clueKind: "W2",
      text: "Visitors hope that the clay tablets of Mesopotamia will be full of epics and prayers, and a few of them are. Most, however, are thoroughly ______: a receipt for barley, a list of sheep, or a letter to a merchant about copper of poor quality.",
      clue: "a receipt for barley, a list of sheep",
      reason: "Receipts, lists and complaints belong to everyday life: they are *mundane*.",
      misfits: {
        rudimentary: {
          code: "wrong-strength-or-tone",
          reason:
            "The tablets do their work well enough; it is their contents that are so ordinary.",
        },
        intricate: {
          code: "contradicts-the-text",
          reason: "A receipt for barley is as simple a text as can be.",
        },
        cryptic: {
          code: "not-in-the-text",
          reason: "The text knows just what they say; they have been read.",
        },
      },
      opening: "Unlike epics and prayers, receipts and lists of sheep are everyday matters.",
      hint: "*However* sets receipts and lists against what visitors hope to find.",
      source: "Everyday records on Mesopotamian clay tablets: standard reference works",
    },
    cryptic: {
      level: "Hard",
      clueKind: "W2",
      text: '"Tuesday: the other gate." In the opinion of the surveyor\'s grandchildren, who have searched four farms on account of it, the last line of his diary is as ______ a sentence as was ever written. To the neighbor who looked after his bees that week, it was an instruction like any other.',
      clue: "who have searched four farms on account of it",
      reason:
        "A line that makes people search four farms without an answer hides its meaning: it is *cryptic*.",
      misfits: {
        rudimentary: {
          code: "wrong-strength-or-tone",
          reason:
            "The line is short enough, but it is for its riddle that four farms were searched.",
        },
        intricate: {
          code: "wrong-sense",
          reason: "Four words do not make a sentence of many parts.",
        },
        mundane: {
          code: "wrong-person-or-text",
          reason:
            "So it would seem to the neighbor; the grandchildren see in it the reverse of something ordinary.",
        },
      },
      opening:
        "What was plain to the neighbor is a riddle to the grandchildren, who search for its sense.",
      hint: "Whose opinion of the sentence is given, and what have they done about it?",
    },
  },
});
