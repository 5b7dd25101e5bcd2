import { wordSet } from "./word-set.ts";

export const dormantTangibleAbruptReciprocal = wordSet({
  id: "dormant-tangible-abrupt-reciprocal",
  contexts: {
    dormant: {
      level: "Easy",
      clueKind: "W7",
      text: "Some seeds of a date palm had lain for about two thousand years in the ruins of a desert fortress when scientists, in 2005, put three of them into the ground. They had been ______, not dead: within weeks of the first watering, one of them sent up a green shoot.",
      clue: "within weeks of the first watering",
      reason:
        "A seed that does nothing for two thousand years and then sprouts had been asleep, or *dormant*.",
      misfits: {
        tangible: {
          code: "not-in-the-text",
          reason: "That the seeds could be touched would not explain how one of them sprouted.",
        },
        abrupt: {
          code: "wrong-sense",
          reason:
            "A shoot may come suddenly, but seeds cannot lie for two thousand years in a sudden way.",
        },
        reciprocal: {
          code: "words-echoed",
          reason:
            "*Not dead* needs a word for a living thing at rest, not for a thing done in return.",
        },
      },
      opening: "A seed that sprouts after two thousand years has been alive but at rest.",
      hint: "In what state is a seed that is not dead and yet does not grow?",
      source: "The Judean date palm from Masada, planted in 2005: standard reference works",
    },
    tangible: {
      level: "Hard",
      clueKind: "W6",
      text: "Opponents of the festival ask every year what the town has to show for it, and her honest answer, says the mayor, is that its gains are scarcely ______. No bridge or school was built with them. But let anyone ask the shopkeepers in which month neighbors who never speak begin to greet each other.",
      clue: "No bridge or school was built with them",
      reason:
        "Gains that are no bridge and no school, but a change between neighbors, are not to be touched: hardly *tangible*.",
      misfits: {
        dormant: {
          code: "contradicts-the-text",
          reason:
            "The mayor believes in the gains, and they show every year when neighbors begin to greet.",
        },
        abrupt: {
          code: "not-in-the-text",
          reason: "How suddenly the gains come is not what the opponents ask.",
        },
        reciprocal: {
          code: "words-echoed",
          reason:
            "Neighbors do greet each other, so that to deny this would go against the mayor's own case.",
        },
      },
      opening: "The mayor grants that the gains cannot be pointed to, as a bridge can.",
      hint: "What do a bridge and a school have that a change among neighbors has not?",
    },
    abrupt: {
      level: "Medium",
      clueKind: "W5",
      text: "So ______ and so unlooked-for is the end of the chronicle that for years a page was thought to be missing: in the middle of a battle, and of a word, the monk stops. A line in another hand reports that the bell had rung for supper.",
      clue: "in the middle of a battle, and of a word",
      reason: "An end that comes in the middle of a word is sudden, or *abrupt*.",
      misfits: {
        dormant: { code: "wrong-sense", reason: "An end does not lie at rest and wake later." },
        tangible: {
          code: "wrong-strength-or-tone",
          reason: "An end may be strongly felt, but nobody looks for a lost page because of that.",
        },
        reciprocal: {
          code: "not-in-the-text",
          reason: "Nothing at the end of the chronicle is given in return for anything.",
        },
      },
      opening: "A chronicle that breaks off in the middle of a word ends suddenly.",
      hint: "*So unlooked-for* stands beside the blank; where does the monk stop?",
    },
    reciprocal: {
      level: "Medium",
      clueKind: "W5",
      text: "The bond between certain acacias and the ants that live on them is ______ and serves both sides. The tree feeds its guests with nectar and houses them in hollow thorns, and the ants, for their part, attack whatever comes to browse, be it a beetle or an antelope.",
      clue: "the ants, for their part",
      reason: "A bond in which each gives something in return for what it gets is *reciprocal*.",
      misfits: {
        dormant: {
          code: "contradicts-the-text",
          reason: "A bond that feeds one side and arms the other every day is not asleep.",
        },
        tangible: {
          code: "wrong-strength-or-tone",
          reason:
            "Thorns and nectar can be touched, but *both sides* and *for their part* speak of give and take.",
        },
        abrupt: { code: "wrong-sense", reason: "Nothing in the text begins or ends suddenly." },
      },
      opening: "The tree feeds the ants and the ants guard the tree: each serves the other.",
      hint: "What does each of the two do for the other?",
      source: "Ants and swollen-thorn acacias: standard reference works",
    },
  },
});
