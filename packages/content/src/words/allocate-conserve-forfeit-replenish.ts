import { wordSet } from "./word-set.ts";

export const allocateConserveForfeitReplenish = wordSet({
  id: "allocate-conserve-forfeit-replenish",
  contexts: {
    allocate: {
      level: "Easy",
      clueKind: "W1",
      text: "At a meeting every spring the village decides how to ______ the water of its one canal, that is, which field is to have it on which day and for how long. The list hangs on the chapel door, and an hour too many has been known to end an engagement.",
      clue: "which field is to have it on which day",
      reason: "To settle which field gets the water when is to share it out, or to *allocate* it.",
      misfits: {
        conserve: {
          code: "wrong-strength-or-tone",
          reason: "A dry village may well save water, but the meeting settles who is to have it.",
        },
        forfeit: {
          code: "contradicts-the-text",
          reason: "The village means to use its water, not to lose the right to it.",
        },
        replenish: { code: "wrong-sense", reason: "A meeting cannot refill a canal." },
      },
      opening: "The meeting settles which field gets the water on which day: it shares it out.",
      hint: "Read what follows *that is*.",
    },
    conserve: {
      level: "Medium",
      clueKind: "W3",
      text: "In autumn a dormouse eats until it is nearly round, and then, for half a year, it eats little or nothing. To ______ the fat that must see it through to spring, it lets its heart slow to a few beats a minute and its body cool almost to the chill of its nest.",
      clue: "it lets its heart slow to a few beats a minute",
      reason:
        "A slow heart and a cool body burn little fat, so the fat is made to last: it is *conserved*.",
      misfits: {
        allocate: {
          code: "wrong-sense",
          reason:
            "The animal does not deal its fat out to various purposes; it burns as little as it can.",
        },
        forfeit: {
          code: "contradicts-the-text",
          reason: "To lose its fat is what the dormouse can least afford.",
        },
        replenish: {
          code: "relationship-reversed",
          reason:
            "The fat was laid on in autumn; an animal that hardly eats cannot add to it in winter.",
        },
      },
      opening: "A slow heart and a cool body use up less of the fat that must last until spring.",
      hint: "What does a slow heart do to the rate at which fat is used?",
      source: "Hibernation of dormice: standard reference works",
    },
    forfeit: {
      level: "Hard",
      clueKind: "W9",
      text: "No treaty had taken the fishing grounds from the islanders, and they had never sold them. But for thirty years not one of their boats had crossed the bar, and the judge was of the opinion that a right so long unused was one that its holders had come to ______.",
      clue: "No treaty had taken the fishing grounds",
      reason: "A right neither taken nor sold, but lost through one's own neglect, is *forfeited*.",
      misfits: {
        allocate: {
          code: "not-in-the-text",
          reason: "The islanders shared out nothing; nobody came to have the right in their place.",
        },
        conserve: {
          code: "contradicts-the-text",
          reason:
            "One may spare the fish by staying at home, but the judge speaks of the right, and *but* of its loss.",
        },
        replenish: {
          code: "wrong-sense",
          reason: "Fish may grow in number, but a right cannot be refilled.",
        },
      },
      opening: "The right was neither taken nor sold; it was lost because nobody made use of it.",
      hint: "Three ways of losing a thing are named: which of them, in the judge's opinion, was it?",
    },
    replenish: {
      level: "Easy",
      clueKind: "W7",
      text: "The well in the dunes asks for nothing but patience. Draw from it all morning and by noon there is nothing left; leave it alone for a night, and the slow water in the sand will ______ it. Only those who cannot wait must dig another.",
      clue: "leave it alone for a night",
      reason:
        "A well that was empty at noon and need only be left for a night is filled again: it is *replenished*.",
      misfits: {
        allocate: { code: "wrong-sense", reason: "The water does not deal out a well to anybody." },
        conserve: {
          code: "wrong-strength-or-tone",
          reason: "An empty well need not be kept as it is; it has to be filled.",
        },
        forfeit: {
          code: "not-in-the-text",
          reason: "No right is lost; the well is used the next day as before.",
        },
      },
      opening: "The well is empty at noon, and after a night's rest it has water again.",
      hint: "What must happen to an empty well before it can be used again?",
    },
  },
});
