import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const tellingTheBees: Passage = {
  id: "telling-the-bees",
  genre: "poem",
  credit: `The following text is from "Telling the Bees," a poem written for SAT Practice. By an old custom, the bees of a house were told when their keeper had died. The speaker is the keeper's widow.`,
  text: prose`
    | I knocked three times, the way he would have knocked,
    | and said that it was mild, and that the lime
    | was late. I said his sister had come down.
    | I said the gate was mended. In the straw
    | they kept up that one note, like someone asked
    | a thing he will not answer till you've done.
    | I said his boots were where he'd left them. Then
    | I said it, since they seemed to have been told,
    | and tied the crape, and stood awhile out there
    | as one stands in a house where people know.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what does the speaker talk to the bees about first?",
      key: {
        text: "The weather and the lime tree",
        reason: "She says *that it was mild, and that the lime was late*.",
      },
      wrong: [
        {
          text: "The death and the mourning",
          code: "half-right",
          reason: "The death comes last, when other news has been told.",
        },
        {
          text: "The boots and who left them",
          code: "words-echoed",
          reason: "The boots come after the weather, the sister, and the gate.",
        },
        {
          text: "The honey and the new hive",
          code: "not-in-the-text",
          reason: "Neither honey nor a new hive is mentioned.",
        },
      ],
      evidence: ["and said that it was mild, and that the lime", "was late"],
      opening: "The second line begins the list of what she tells the bees.",
      steps: [
        "After the three knocks she *said that it was mild, and that the lime was late*, which is news of the weather and of a tree.",
      ],
      hint: "Read on from the three knocks.",
      tip: habits.detail,
    },
    {
      kind: "structure",
      level: "Easy",
      key: {
        text: "It lists small pieces of news and then comes to the one piece that matters.",
        reason: "Weather, sister, gate, and boots put off what *it* at last says.",
      },
      wrong: [
        {
          text: "It tells of a death and then lists the small things that the speaker did afterward.",
          code: "relationship-reversed",
          reason: "The small things come before she says it.",
        },
        {
          text: "It describes an old custom and then tells how the speaker found it to be of no use.",
          code: "not-in-the-text",
          reason:
            "She stays with the bees *as one stands in a house where people know*, so it is of use.",
        },
        {
          text: "It lists what the keeper did each day and then tells how the speaker took it over.",
          code: "wrong-person-or-text",
          reason:
            "The list is of what she tells; just the knocking is done as he would have done it.",
        },
      ],
      evidence: ["I said the gate was mended", "I said it, since they seemed to have been told"],
      opening: "One line begins like the others but says only *it*.",
      steps: [
        "*I said*, *I said*, *I said*: weather, a sister, a gate, boots. Then *I said it*, and *it* is what she has come for, the death.",
      ],
      hint: "Watch what follows the words *I said* each time.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about why the speaker gives so much other news?",
      key: {
        text: "She cannot bring herself to say at once what she came to say.",
        reason: "The real news comes last, as *it*, when the rest has been told.",
      },
      wrong: [
        {
          text: "She holds that bees like to hear all that goes on in a house.",
          code: "beside-the-point",
          reason: "By custom they are told of the death; the rest is her own addition.",
        },
        {
          text: "She is not sure that the bees have any interest in her news.",
          code: "not-in-the-text",
          reason: "They seem to wait for her to be done, and to have been told already.",
        },
        {
          text: "She wishes to prepare the bees so that they will not take fright.",
          code: "relationship-reversed",
          reason: "It is she who needs the time: the bees seem to know.",
        },
      ],
      evidence: [
        "I said his boots were where he'd left them. Then",
        "I said it, since they seemed to have been told",
      ],
      opening: "Everything she says is true and near to the matter, and none of it is the matter.",
      steps: [
        "The mild day, the lime, the sister who *had come down*, the boots left standing: the news moves closer to the death without naming it. She says *it* only when the bees *seemed to have been told*.",
      ],
      hint: "Ask what she came to say, and when she says it.",
      tip: habits.implication,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "as one stands in a house where people know",
      key: {
        text: "It conveys the ease of being with people to whom nothing more has to be said.",
        reason: "Once the death is said, she stays awhile among those who have been told.",
      },
      wrong: [
        {
          text: "It conveys the unease of a guest who feels that others there talk behind her back.",
          code: "contradicts-the-text",
          reason: "She stays of her own will when her errand is over.",
        },
        {
          text: "It conveys the duty of going on from the hives to tell it in the village.",
          code: "wrong-purpose",
          reason: "She stands still; no other errand is mentioned.",
        },
        {
          text: "It conveys the hush of a house where all have put on crape for a mourning.",
          code: "wrong-group-or-measure",
          reason:
            "The house is a likeness for the hives; what counts is that the people in it *know*.",
        },
      ],
      evidence: [
        "and tied the crape, and stood awhile out there",
        "as one stands in a house where people know",
      ],
      opening: "The last line compares the hives to company that has heard the news already.",
      steps: [
        "All through the poem she has been putting off the telling. When *it* is said, she need not go: she stands there as among people who *know*, and to whom nothing more has to be said.",
      ],
      hint: "Think how it feels to visit people who have already heard your news.",
      tip: habits.function,
    },
  ],
};
