import { wordSet } from "./word-set.ts";

export const withstandAmplifyDisperseRegulate = wordSet({
  id: "withstand-amplify-disperse-regulate",
  contexts: {
    withstand: {
      level: "Easy",
      clueKind: "W4",
      text: "Curled into a barrel and almost without water, the tiny animals called tardigrades can ______ nearly anything. They have been frozen close to absolute zero, boiled, and sent into the vacuum of space, and some, when given a drop of water, have walked away.",
      clue: "walked away",
      reason:
        "Animals that walk away from ice, heat and vacuum endure them: they *withstand* nearly anything.",
      misfits: {
        amplify: {
          code: "wrong-sense",
          reason: "A tardigrade does not make cold or heat stronger.",
        },
        disperse: {
          code: "not-in-the-text",
          reason: "Nothing is scattered by animals that lie curled up.",
        },
        regulate: {
          code: "wrong-strength-or-tone",
          reason:
            "Dried and frozen, they control nothing around them; they merely live through it.",
        },
      },
      opening: "Frozen, boiled and sent into space, the animals live through it all.",
      hint: "What did some of the animals do after all that had been done to them?",
      source: "The resistance of tardigrades in their dried state: standard reference works",
    },
    amplify: {
      level: "Medium",
      clueKind: "W1",
      text: "To be heard above its rivals, a tree cricket of India bites a hole into a leaf, sits in it, and sings with its wings against the rim. In this way a small male can ______ his song, making it two to three times as loud, and draw females who would otherwise go to a bigger one.",
      clue: "making it two to three times as loud",
      reason: "To make a song two to three times as loud is to *amplify* it.",
      misfits: {
        withstand: {
          code: "wrong-sense",
          reason: "The cricket sings the song; he does not have to bear it.",
        },
        disperse: {
          code: "wrong-strength-or-tone",
          reason:
            "The song does reach farther, but the words after the blank speak of its loudness.",
        },
        regulate: {
          code: "not-in-the-text",
          reason: "He does not turn his song up and down; he makes it as loud as he can.",
        },
      },
      opening: "A cricket that makes its song twice or three times as loud amplifies it.",
      hint: "The words that follow the blank say the same thing again.",
      source: "Leaf baffles of the tree cricket Oecanthus henryi: published field studies",
    },
    disperse: {
      level: "Easy",
      clueKind: "W4",
      text: "A plant cannot walk away from its own seedlings, which would soon stand in its shade, and so it needs other means to ______ its seeds: hooks that cling to passing fur, wings that spin on the wind, or sweet flesh, for which a bird will carry them a mile.",
      clue: "wings that spin on the wind",
      reason: "Fur, wind and birds take the seeds away in all directions: they *disperse* them.",
      misfits: {
        withstand: {
          code: "wrong-sense",
          reason: "Seeds are no danger against which a plant must hold out.",
        },
        amplify: {
          code: "not-in-the-text",
          reason: "Hooks and wings make the seeds neither stronger nor louder.",
        },
        regulate: {
          code: "wrong-strength-or-tone",
          reason: "The plant has no control over where fur and wind will take its seeds.",
        },
      },
      opening: "Hooks, wings and sweet flesh get seeds carried away from the plant.",
      hint: "What do fur, wind and birds all do for the seeds?",
      source: "How plants spread their seeds: standard reference works in botany",
    },
    regulate: {
      level: "Hard",
      clueKind: "W12",
      text: "In a bee colony's nursery the air stays within a few degrees of 95, in a cold spring as in August. The workers ______ it. When it cools, they press themselves to the cells and shiver; when it warms, they fetch water and fan it with their wings. No bee knows the number, and the number holds.",
      clue: "When it cools, they press themselves to the cells and shiver",
      reason:
        "Workers who heat the air when it cools, and cool it when it warms, keep it even: they *regulate* it.",
      misfits: {
        withstand: {
          code: "wrong-strength-or-tone",
          reason: "They do not merely bear the heat and the cold; they change them.",
        },
        amplify: {
          code: "half-right",
          reason: "They do add warmth when it is cool, but when it is warm they take it away.",
        },
        disperse: {
          code: "not-in-the-text",
          reason: "The air is fanned, but it is not scattered; it stays as it must be.",
        },
      },
      opening: "Heating when it is cool and cooling when it is hot, the bees keep the air even.",
      hint: "Take both halves of the third sentence together.",
      source: "Temperature control in the brood nest of honeybees: standard reference works",
    },
  },
});
