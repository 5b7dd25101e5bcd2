import { wordSet } from "./word-set.ts";

export const transientUniformAmbiguousResilient = wordSet({
  id: "transient-uniform-ambiguous-resilient",
  contexts: {
    transient: {
      level: "Hard",
      clueKind: "W6",
      text: "People who carve marble cannot understand the snow sculptors, who polish for a week what the sun will have in a day. Once, a town offered to keep their figures in a freezing hall. They declined with thanks: the work, they said, would be none the better for being less ______.",
      clue: "polish for a week what the sun will have in a day",
      reason:
        "In a freezing hall the figures would last, that is, be less *transient*, and the carvers do not want that.",
      misfits: {
        uniform: {
          code: "not-in-the-text",
          reason:
            "Whether the figures are all alike is never raised, and cold would not change it.",
        },
        ambiguous: {
          code: "wrong-sense",
          reason: "A freezing hall would not make plainer what the figures mean.",
        },
        resilient: {
          code: "contradicts-the-text",
          reason: "Frozen, the figures would be more able to withstand the sun, not less.",
        },
      },
      opening: "A freezing hall would make the figures last, and their makers want them to melt.",
      hint: "Ask how the freezing hall would change the figures.",
    },
    uniform: {
      level: "Easy",
      clueKind: "W1",
      text: "Bricks pressed by a machine differ from those shaped by hand in a way that masons love and painters regret: they are perfectly ______. Any one of them can take the place of any other, and a whole wall of them shows one red from end to end.",
      clue: "Any one of them can take the place of any other",
      reason: "Bricks that can change places, all of one red, are all alike, or *uniform*.",
      misfits: {
        transient: {
          code: "contradicts-the-text",
          reason: "Nothing suggests that the bricks soon pass away; a wall is built to stay.",
        },
        ambiguous: {
          code: "wrong-sense",
          reason: "A brick has no meaning that could be doubtful.",
        },
        resilient: {
          code: "wrong-strength-or-tone",
          reason:
            "Strong bricks would please the masons, but the last sentence speaks only of likeness.",
        },
      },
      opening: "Bricks that can change places and share one red are all the same.",
      hint: "The last sentence explains what the blank means for a wall.",
    },
    ambiguous: {
      level: "Medium",
      clueKind: "W1",
      text: '"Guests who dine here seldom complain," said the notice in the hotel, and after a week the manager took it down. He had seen that it was ______: it could be a boast that few found fault, but just as well a warning that those who came only now and then did nothing else.',
      clue: "it could be a boast",
      reason: "Words that can be a boast or a warning have two meanings: they are *ambiguous*.",
      misfits: {
        transient: {
          code: "relationship-reversed",
          reason:
            "The notice hung for only a week because of what was wrong with it; that is not what was wrong.",
        },
        uniform: {
          code: "wrong-sense",
          reason: "A single notice has nothing with which it could be alike.",
        },
        resilient: {
          code: "contradicts-the-text",
          reason: "The notice stood up to nothing; a second reading was enough to bring it down.",
        },
      },
      opening: "A notice that is either a boast or a warning can be read in two ways.",
      hint: "After the colon there are two readings of one sentence.",
    },
    resilient: {
      level: "Medium",
      clueKind: "W7",
      text: "After the fire the slope looked like the moon, and foresters wrote it off. They had not reckoned with the scrub oak, which is more ______ than it looks. Out of roots a yard deep it sent up green shoots in the first spring, and within five years deer were hiding in it.",
      clue: "Out of roots a yard deep it sent up green shoots",
      reason: "A plant that springs up anew after fire recovers easily: it is *resilient*.",
      misfits: {
        transient: {
          code: "contradicts-the-text",
          reason: "The oak did not pass away with the fire; it came back.",
        },
        uniform: {
          code: "not-in-the-text",
          reason: "Whether one oak is like another has no bearing on what came after the fire.",
        },
        ambiguous: { code: "wrong-sense", reason: "Nobody is in doubt about what the oak means." },
      },
      opening: "A plant that comes back from its roots after a fire recovers from harm.",
      hint: "Compare the slope after the fire with the slope five years later.",
      source: "Regrowth of scrub oaks from their roots after fire: standard reference works",
    },
  },
});
