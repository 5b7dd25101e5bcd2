import { wordSet } from "./word-set.ts";

export const quantityAndPace = wordSet({
  id: "quantity-and-pace",
  contexts: {
    abundant: {
      level: "Easy",
      clueKind: "W3",
      text: "Along the cold, nutrient-rich currents off the coast of Peru, anchovies are so ______ that a single net can bring up several tons of them, and seabirds nest nearby in the hundreds of thousands to share the catch.",
      clue: "a single net can bring up several tons of them",
      reason:
        "Tons of fish in a single net show that there are a great many of them: they are *abundant*.",
      misfits: {
        fragile: {
          code: "wrong-sense",
          reason:
            "How easily an anchovy is harmed does not explain why one net holds tons of them.",
        },
        familiar: {
          code: "wrong-strength-or-tone",
          reason: "Fish that everyone knows need not be numerous; the net shows number.",
        },
        gradual: {
          code: "not-in-the-text",
          reason: "*Gradual* describes a change over time, and the text describes none.",
        },
      },
      opening:
        "The result named after the blank, tons of fish in one net, shows what kind of word is needed.",
      hint: "Look at what one net can hold.",
      source:
        "The Humboldt Current anchovy fishery and its seabird colonies: standard reference works",
    },
    fragile: {
      level: "Easy",
      clueKind: "W1",
      text: "The glass sponges that live on the deep seafloor look sturdy, but their skeletons are remarkably ______: the touch of a passing submersible, or even the wave it pushes ahead of itself, can shatter a structure that took two hundred years to grow.",
      clue: "can shatter a structure that took two hundred years to grow",
      reason: "A skeleton that a touch can shatter is *fragile*, the reverse of how it looks.",
      misfits: {
        abundant: {
          code: "wrong-sense",
          reason: "How many skeletons there are has nothing to do with what a touch can do to one.",
        },
        familiar: {
          code: "not-in-the-text",
          reason: "Nothing is said of who knows these sponges.",
        },
        gradual: {
          code: "words-echoed",
          reason:
            "The sponge grows slowly, but the colon announces what a touch does to its skeleton.",
        },
      },
      opening:
        "The colon announces an explanation of the blank: a mere touch can shatter the skeleton.",
      hint: "Read what follows the colon, and notice that the word must contrast with *sturdy*.",
      source:
        "Hexactinellid sponges, their longevity and their brittleness: standard reference works",
    },
    familiar: {
      level: "Easy",
      clueKind: "W3",
      text: "For customers who could not read, shops once hung out signs in the shape of a boot, a loaf, or a pair of scissors. Because everyone knew such objects from daily life, their ______ outlines needed no explanation, even to a stranger in town.",
      clue: "everyone knew such objects from daily life",
      reason: "What everyone knows from daily life is *familiar*.",
      misfits: {
        abundant: {
          code: "wrong-strength-or-tone",
          reason:
            "There may have been many signs, but it is knowing the objects that makes explanation needless.",
        },
        fragile: {
          code: "wrong-sense",
          reason:
            "Whether the outlines could break does not bear on whether people understood them.",
        },
        gradual: {
          code: "not-in-the-text",
          reason: "An outline does not change by degrees, and no change is described.",
        },
      },
      opening: "The clause that begins with *because* gives the sense of the missing word.",
      hint: "Find the reason why the signs needed no explanation.",
    },
    gradual: {
      level: "Easy",
      clueKind: "W3",
      text: "From one year to the next, nobody in the village could see the glacier shrink. Only when photographs taken decades apart were laid side by side did the ______ change, a few feet every summer, become impossible to deny.",
      clue: "a few feet every summer",
      reason:
        "A change of a few feet each summer, too slow to see from year to year, is *gradual*.",
      misfits: {
        abundant: {
          code: "wrong-sense",
          reason: "*Abundant* is said of things there are many of, not of one slow change.",
        },
        fragile: {
          code: "not-in-the-text",
          reason: "Nothing suggests that the change could easily be broken.",
        },
        familiar: {
          code: "contradicts-the-text",
          reason:
            "The villagers had not noticed the change, so it was anything but well known to them.",
        },
      },
      opening:
        "A few feet every summer is a change by small steps, too slow to see from year to year.",
      hint: "Ask why nobody could see the change from one year to the next.",
    },
  },
});
