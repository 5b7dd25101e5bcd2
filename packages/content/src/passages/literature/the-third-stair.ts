import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theThirdStair: Passage = {
  id: "the-third-stair",
  genre: "poem",
  credit: `The following text is from "To Whoever Rents This House Next," a poem written for SAT Practice.`,
  text: prose`
    | The third stair creaks. Step over it. The tap
    | will tell you it is raining; it is not.
    | In March a bird comes back to the porch lamp
    | and builds as though nobody ever lit it.
    | Leave it dark. You will eat by the window
    | and wonder at how little light you need.
    | I sat down to make a list for the landlord
    | of all the things in here that should be mended.
    | I find that I have written you, instead,
    | the list of everything I would not touch.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, what does the speaker ask the next tenant to do in March?",
      key: {
        text: "Let a bird nest in the lamp undisturbed",
        reason: "The bird builds in the porch lamp, and the speaker says, *Leave it dark*.",
      },
      wrong: [
        {
          text: "Light the lamp so that a bird will return",
          code: "contradicts-the-text",
          reason: "The lamp is to be left dark.",
        },
        {
          text: "Set out food for a bird by the window",
          code: "words-echoed",
          reason: "It is the tenant who will eat by the window.",
        },
        {
          text: "Ask the landlord to have a lamp replaced",
          code: "not-in-the-text",
          reason: "Nothing is to be done about the lamp except to leave it dark.",
        },
      ],
      evidence: ["In March a bird comes back to the porch lamp", "Leave it dark."],
      opening: "The speaker gives a request of three words right after the lines about the bird.",
      steps: [
        "*In March a bird comes back to the porch lamp* and builds there. *Leave it dark*, the speaker asks, so that the nest may stay.",
      ],
      hint: "Find the request that follows the lines about March.",
      tip: habits.detail,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "The speaker sets out to note a house's faults and discovers a fondness for them.",
        reason:
          "The list of what *should be mended* turns out to be one of what the speaker *would not touch*.",
      },
      wrong: [
        {
          text: "The speaker looks back on a house with regret at having left it in poor repair.",
          code: "wrong-strength-or-tone",
          reason: "The speaker would not have the faults mended, so there is nothing to regret.",
        },
        {
          text: "The speaker warns a stranger about a house that is no longer fit to be lived in.",
          code: "too-extreme",
          reason:
            "A creaking stair and a noisy tap do not make a house unfit, and the tone is kind.",
        },
        {
          text: "The speaker asks a landlord to mend a house before another tenant moves into it.",
          code: "half-right",
          reason: "Such a request was intended, but the poem says what was written *instead*.",
        },
      ],
      evidence: [
        "of all the things in here that should be mended",
        "the list of everything I would not touch",
      ],
      opening: "The poem ends by telling what the speaker meant to write and what came of it.",
      steps: [
        "Stair, tap, and lamp are the faults. Meant for a list of things that *should be mended*, they have become *the list of everything I would not touch*: the speaker has grown fond of them.",
      ],
      hint: "The last four lines say what the first six are.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "and wonder at how little light you need",
      key: {
        text: "It presents needing so little light as a discovery.",
        reason:
          "An unlit lamp sounds like a loss, but the tenant will find that less light is enough.",
      },
      wrong: [
        {
          text: "It admits a drawback that the speaker has so far kept back.",
          code: "wrong-purpose",
          reason: "The line makes light of the darkness; it does not admit it as a drawback.",
        },
        {
          text: "It explains why the bird returns to the lamp every spring.",
          code: "wrong-person-or-text",
          reason: "The light that is not needed is the tenant's, not the bird's.",
        },
        {
          text: "It urges the tenant to save money by using fewer lamps.",
          code: "not-in-the-text",
          reason: "The lamp stays dark for the bird's sake; money is not mentioned.",
        },
      ],
      evidence: ["Leave it dark.", "and wonder at how little light you need"],
      opening: "The line promises the tenant a pleasant surprise in place of the light given up.",
      steps: [
        "*Leave it dark* asks the tenant to do without. The underlined line says what will come of that: *wonder* at needing so little, which makes the lack a kind of gain.",
      ],
      hint: "Ask whether the word *wonder* here is closer to pleasure or to complaint.",
      tip: habits.function,
    },
  ],
};
