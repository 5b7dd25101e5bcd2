import { wordSet } from "./word-set.ts";

export const diminishPerpetuateIncorporateDisclose = wordSet({
  id: "diminish-perpetuate-incorporate-disclose",
  contexts: {
    diminish: {
      level: "Medium",
      clueKind: "W7",
      text: "When the waterfall was first lit by electric lamps, families traveled for two days to see it. Habit soon began to ______ the wonder. Within ten years the hotel that faced it was advertising the quiet of its rooms at the back.",
      clue: "advertising the quiet of its rooms at the back",
      reason:
        "Guests who once came to see the fall now prefer not to hear it: the wonder has grown less, or *diminished*.",
      misfits: {
        perpetuate: {
          code: "contradicts-the-text",
          reason:
            "The wonder did not last; within ten years guests were being offered rooms away from it.",
        },
        incorporate: {
          code: "wrong-sense",
          reason: "Habit does not take the wonder in as a part of something larger.",
        },
        disclose: {
          code: "not-in-the-text",
          reason: "The wonder was no secret that habit could bring to light.",
        },
      },
      opening:
        "First families came from afar, then rooms at the back were praised: the wonder grew less.",
      hint: "Compare what guests wanted at first with what they wanted ten years on.",
    },
    perpetuate: {
      level: "Hard",
      clueKind: "W12",
      text: "Critic after critic has set out to kill the legend of the poet's stolen ring, and each, in order to show how foolish it is, has had to tell it again from the beginning. Nobody has done more to ______ it. Readers forget the argument and remember the ring.",
      clue: "Readers forget the argument and remember the ring",
      reason:
        "Each new telling leaves the ring in readers' memories, so the critics keep the legend going: they *perpetuate* it.",
      misfits: {
        diminish: {
          code: "contradicts-the-text",
          reason:
            "The critics meant to do so, but the last sentence says that it is the ring which is remembered.",
        },
        incorporate: {
          code: "wrong-sense",
          reason:
            "The critics tell the legend; nothing shows them making it a part of something of their own.",
        },
        disclose: {
          code: "wrong-strength-or-tone",
          reason: "The critics did tell the story, but nothing in it was hidden before they came.",
        },
      },
      opening:
        "What the critics tell again and again, readers remember: they keep the legend alive.",
      hint: "Set what the critics wanted against what readers are left with.",
    },
    incorporate: {
      level: "Medium",
      clueKind: "W2",
      text: "Other publishers list their readers' corrections in small type at the back. This one prefers to ______ them, so that a wrong date on page nine is now simply a right date, and only the owner of an older copy could ever tell what had been changed.",
      clue: "a wrong date on page nine is now simply a right date",
      reason:
        "A correction that has become part of page nine itself has been taken in, or *incorporated*.",
      misfits: {
        diminish: {
          code: "wrong-strength-or-tone",
          reason: "The corrections are not made fewer or smaller; each is put in its place.",
        },
        perpetuate: {
          code: "wrong-sense",
          reason:
            "A mistake may be perpetuated, but a date set right does not have to be kept going.",
        },
        disclose: {
          code: "contradicts-the-text",
          reason: "Where only the owner of an older copy could tell, nothing has been made known.",
        },
      },
      opening: "A correction that now simply stands on page nine has been made part of the text.",
      hint: "Ask where the corrections are to be found in this publisher's books.",
    },
    disclose: {
      level: "Easy",
      clueKind: "W6",
      text: "The recipe was handed down to one baker in each generation, who swore never to ______ it. The result, as the last of them likes to point out, is that nobody outside her kitchen has any idea when she gets it wrong.",
      clue: "nobody outside her kitchen has any idea",
      reason:
        "If nobody else can tell when she gets it wrong, nobody else has been told: she was not to *disclose* the recipe.",
      misfits: {
        diminish: {
          code: "wrong-sense",
          reason: "A recipe may be halved, but that would not leave others without any idea of it.",
        },
        perpetuate: {
          code: "contradicts-the-text",
          reason: "The bakers did keep the recipe going, from one generation to the next.",
        },
        incorporate: {
          code: "not-in-the-text",
          reason: "Nothing is said of making the recipe part of anything.",
        },
      },
      opening:
        "Nobody outside the kitchen knows the recipe, because each baker swore to keep it secret.",
      hint: "Think what an oath must forbid if nobody else is to have any idea.",
    },
  },
});
