import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const whatHeHadKnown: Passage = {
  id: "what-he-had-known",
  genre: "poem",
  credit: `The following text is from "The Mapmaker," a poem written for SAT Practice.`,
  text: prose`
    | My father drew the coast of every nation
    | And never in his life put out to sea;
    | He had it all by patient conversation
    | From mates and stokers whom he asked to tea.

    | They told him of a cape like a bent feather,
    | A bay where nothing moved except the light.
    | He set it down, inquired about the weather,
    | And ruled his margins by the lamp at night.

    | I went. The cape was there, the very feather;
    | The bay lay still; he had not missed a stone.
    | I stood upon his ink in his fair weather
    | And wished he might have seen what he had known.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how did the speaker's father learn about the coasts he drew?",
      key: {
        text: "By asking those who had been there by ship",
        reason: "He had it all *by patient conversation* with *mates and stokers*.",
      },
      wrong: [
        {
          text: "By sailing to them in his younger years",
          code: "contradicts-the-text",
          reason: "He *never in his life put out to sea*.",
        },
        {
          text: "By studying maps that others had drawn",
          code: "not-in-the-text",
          reason: "The poem mentions talk over tea, not other maps.",
        },
        {
          text: "By reading letters that the speaker wrote home",
          code: "wrong-person-or-text",
          reason: "The speaker went only afterward, with the map already drawn.",
        },
      ],
      evidence: [
        "He had it all by patient conversation",
        "From mates and stokers whom he asked to tea",
      ],
      opening: "The first stanza says whom the father asked and how.",
      steps: [
        "The father *never in his life put out to sea*. *He had it all by patient conversation* with *mates and stokers*, who work on ships.",
      ],
      hint: "Look at the last two lines of the first stanza.",
      tip: habits.detail,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It tells how a man who stayed at home gathered knowledge and then how it was found to be right.",
        reason:
          "Two stanzas tell of the talk and the map; in the third the speaker goes and finds it right.",
      },
      wrong: [
        {
          text: "It recounts how a man learned a trade and then shows him teaching it to his own child.",
          code: "not-in-the-text",
          reason: "The speaker travels to the coast; no trade is taught.",
        },
        {
          text: "It describes a voyage along a coast and then tells how a man made a map of what he saw.",
          code: "relationship-reversed",
          reason:
            "The map comes first and the voyage second, and the mapmaker saw nothing himself.",
        },
        {
          text: "It praises a man for his care and then brings to light an error that he had overlooked.",
          code: "half-right",
          reason: "His care is shown, but the speaker finds that *he had not missed a stone*.",
        },
      ],
      evidence: ["I went. The cape was there, the very feather;", "he had not missed a stone"],
      opening: "The short sentence that opens the third stanza divides the poem.",
      steps: [
        "Before *I went*, the father gathers what others have seen and draws it. After it, the speaker stands on the spot and finds everything as drawn: *he had not missed a stone*.",
      ],
      hint: "Ask what changes with the first two words of the last stanza.",
      tip: habits.structure,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "And wished he might have seen what he had known",
      key: {
        text: "It sets beside the faultless drawing the one thing the father lacked.",
        reason:
          "He knew the bay to the last stone, yet he never saw it: knowing and seeing are held apart.",
      },
      wrong: [
        {
          text: "It casts a final doubt on whether the map agrees with the coast it represents.",
          code: "contradicts-the-text",
          reason: "The lines before have settled that the map is right.",
        },
        {
          text: "It expresses the speaker's regret at having gone to sea against his wishes.",
          code: "not-in-the-text",
          reason: "No wish of the father's about the voyage is mentioned.",
        },
        {
          text: "It suggests that the father himself had begun to long for the places he drew.",
          code: "wrong-person-or-text",
          reason: "The wish is the speaker's; what the father longed for is not told.",
        },
      ],
      evidence: ["he had not missed a stone", "And wished he might have seen what he had known"],
      opening: "The last line divides two things that seem to go together, seeing and knowing.",
      steps: [
        "The speaker finds nothing to correct: the father knew this coast. *And wished he might have seen what he had known* adds what such knowledge left out, the sight itself.",
      ],
      hint: "Weigh the two verbs that the line sets against each other.",
      tip: habits.function,
    },
  ],
};
