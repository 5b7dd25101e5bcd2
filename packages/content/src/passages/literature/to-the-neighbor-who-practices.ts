import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const toTheNeighborWhoPractices: Passage = {
  id: "to-the-neighbor-who-practices",
  genre: "poem",
  credit: `The following text is from "To the Neighbor Who Practices," a poem written for SAT Practice.`,
  text: prose`
    | You start it at the bottom, every night,
    | the one ascending phrase, as up a stair,
    | and stumble at the landing. Not quite right.
    | You start it at the bottom. I, down there
    | beneath your boards, have ceased to turn the page.
    | I lean with you; I lift; I take the blow.
    | I've hated you with all a tenant's rage
    | and learned it, note by note, from here below.

    | Tonight you climbed it clean. You did not fall.
    | It reached the landing and went on, and through,
    | and shut your case behind it. That was all.
    | I had no quarrel any more with you.
    | I lay and heard the pipes. I lay awake,
    | and hummed it to the dark with your mistake.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what does the neighbor do after going wrong in the phrase?",
      key: {
        text: "Go back to the bottom and begin again",
        reason: "After the stumble, *You start it at the bottom* once more.",
      },
      wrong: [
        {
          text: "Go on to the end without a stop",
          code: "contradicts-the-text",
          reason: "That happens only on the night when there is no mistake.",
        },
        {
          text: "Shut the case and climb the stairs",
          code: "words-echoed",
          reason:
            "The case is shut after the one perfect playing; the stair is a likeness for the phrase.",
        },
        {
          text: "Say a few words of regret through the floor",
          code: "not-in-the-text",
          reason: "Nothing is said between the two of them.",
        },
      ],
      evidence: ["and stumble at the landing. Not quite right.", "You start it at the bottom."],
      opening: "The first line comes back as soon as the phrase has gone wrong.",
      steps: [
        "The neighbor stumbles, *Not quite right*, and then *You start it at the bottom*: the phrase is tried again from its first note.",
      ],
      hint: "Look for a sentence that is repeated.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Easy",
      underline: "I lean with you; I lift; I take the blow.",
      key: {
        text: "It shows the speaker living through the phrase along with the neighbor.",
        reason:
          "Leaning, lifting, and taking the blow follow the music up to the place where it breaks.",
      },
      wrong: [
        {
          text: "It shows the speaker preparing to beat upon the neighbor's floor in anger.",
          code: "wrong-strength-or-tone",
          reason:
            "The verbs follow the phrase; the blow is the stumble, and the speaker receives it.",
        },
        {
          text: "It shows how hard the neighbor works at the instrument every single night.",
          code: "wrong-group-or-measure",
          reason: "The sentence is about the listener's effort, not about the player's.",
        },
        {
          text: "It shows why the speaker once gave up the study of the same instrument.",
          code: "not-in-the-text",
          reason: "Nothing in the poem says that the speaker plays.",
        },
      ],
      evidence: ["I lean with you; I lift; I take the blow."],
      opening: "The listener climbs with the phrase and stumbles with it.",
      steps: [
        "*With you* joins the two. As the phrase ascends the speaker leans and lifts; when it stumbles, the speaker takes *the blow*.",
      ],
      hint: "Take the three verbs one at a time and ask what the music is doing at each.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It dwells on a nightly failure that vexes the speaker and then on how its end leaves something missing in the dark.",
        reason:
          "The octave is the stumbling and the rage; after the clean playing the speaker lies awake and hums the mistake.",
      },
      wrong: [
        {
          text: "It dwells on a nightly failure that vexes the speaker and then on the pleasure of hearing it put right for good at last.",
          code: "contradicts-the-text",
          reason:
            "The clean playing ends the quarrel, but it leaves the speaker awake and humming the error.",
        },
        {
          text: "It dwells on a night of perfect playing and then on the many nights of labor by which the player had come to it.",
          code: "relationship-reversed",
          reason: "The labor comes first, and the perfect night after it.",
        },
        {
          text: "It dwells on the speaker's rage at a noise and then on the friendship to which a complaint about it led.",
          code: "not-in-the-text",
          reason: "No complaint is made, and the two do not meet.",
        },
      ],
      evidence: ["Tonight you climbed it clean", "and hummed it to the dark with your mistake"],
      opening: "The break between the stanzas divides all the other nights from this one.",
      steps: [
        "*Every night* the phrase stumbles and the speaker rages. *Tonight* it is climbed *clean*, and now the speaker cannot sleep, but hums the stumble into the silence.",
      ],
      hint: "Compare the speaker before *Tonight* with the speaker after it.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the speaker in the last line?",
      key: {
        text: "The speaker has grown attached to what used to be so hateful.",
        reason: "The error that enraged the speaker is just what the speaker now supplies.",
      },
      wrong: [
        {
          text: "The speaker wants to mock the neighbor for the many failures.",
          code: "wrong-strength-or-tone",
          reason: "*I had no quarrel any more with you* rules out mockery.",
        },
        {
          text: "The speaker has learned the phrase, but cannot tell its faults.",
          code: "half-right",
          reason: "The speaker knows which note is wrong: it is *your mistake*.",
        },
        {
          text: "The speaker is afraid that tomorrow it will all be heard again.",
          code: "possibility-as-fact",
          reason: "No fear is told; it is the speaker who keeps the stumble alive.",
        },
      ],
      evidence: [
        "I've hated you with all a tenant's rage",
        "and hummed it to the dark with your mistake",
      ],
      opening: "Having been freed of the stumble, the speaker brings it back without being asked.",
      steps: [
        "After weeks of rage the phrase is right, and there is *no quarrel any more*. The speaker could hum it right, having *learned it, note by note*, but hums it wrong, as it has always been.",
      ],
      hint: "Ask why the speaker does not hum the phrase as it was played tonight.",
      tip: habits.implication,
    },
  ],
};
