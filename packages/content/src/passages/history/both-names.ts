import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const bothNames: Passage = {
  id: "both-names",
  genre: "letter",
  credit:
    "The following text is from a letter written for SAT Practice in the manner of the 1850s. A plant collector in the eastern Himalaya writes to a botanical society.",
  text: prose`
    Honored Sirs: In the list that you send me, the white flower from the pass is named for Lord
    Pellingham. I do not object to his lordship, who I am sure is a friend to gardens. But the
    flower had a name when I picked it. Our villages call it by a word that means *it opens before
    the rains*, and it was by asking for it under that name, in the right week, that I found it.
    Your name records who paid for the journey; ours tells when to set out. A man who goes up with
    your list alone may think of Lord Pellingham for a whole summer and never see the flower. I ask
    you to print both.
  `,
  facets: [
    {
      kind: "purpose",
      level: "Easy",
      key: {
        text: "To have the old name of a flower printed beside the new one",
        reason: "The last sentence asks for both names.",
      },
      wrong: [
        {
          text: "To ask that a flower be listed under its local name alone, as it was before",
          code: "too-extreme",
          reason: "The collector wants *both* to be printed and does not object to the new one.",
        },
        {
          text: "To claim that a flower should have been named for the person who found it first",
          code: "not-in-the-text",
          reason: "The collector does not ask for a name of his own.",
        },
        {
          text: "To claim that a flower should have been named for the pass where it was found",
          code: "words-echoed",
          reason: "The pass is where it grows; nobody asks that it be named for the pass.",
        },
      ],
      evidence: ["I ask you to print both.", "Our villages call it by a word"],
      opening: "The request stands in the last sentence, and all before it gives the reasons.",
      steps: [
        "The list has *Lord Pellingham*, the villages have *a word that means it opens before the rains*. *I ask you to print both.*",
      ],
      hint: "Read the last sentence and ask what *both* stands for.",
      tip: habits.purpose,
    },
    {
      kind: "detail",
      level: "Medium",
      stem: "What does the text indicate about how the collector found the flower?",
      key: {
        text: "Villagers who knew it by its season were asked for it at the right time.",
        reason:
          "The collector asked in the villages under the name that tells its time, *in the right week*.",
      },
      wrong: [
        {
          text: "The description in a botanical list led the collector to the pass.",
          code: "contradicts-the-text",
          reason:
            "The list came later, and of a person who goes up with it alone little is expected.",
        },
        {
          text: "The collector came upon it by chance on the way to another plant.",
          code: "not-in-the-text",
          reason: "It was asked for by name.",
        },
        {
          text: "Lord Pellingham, as a friend to gardens, had asked for it to be looked for.",
          code: "words-echoed",
          reason: "The lord's name was put on the list afterward; no wish of his is told.",
        },
      ],
      evidence: ["it was by asking for it under that name, in the right week, that I found it"],
      opening: "The sentence about the villages says how the flower was found.",
      steps: [
        "*Our villages call it by a word that means it opens before the rains*, and *by asking for it under that name* at the right time the collector found it.",
      ],
      hint: "Look for the words *that I found it* and read backward from them.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "who I am sure is a friend to gardens",
      key: {
        text: "It is so vague a compliment that one sees how little the lord has to do with the flower.",
        reason:
          "To be fond of gardens in general is all that is found to say; the name *records who paid*.",
      },
      wrong: [
        {
          text: "It pays a warm compliment that shows how well the honor has been deserved.",
          code: "wrong-strength-or-tone",
          reason:
            "A guess that he is *a friend to gardens* is a thin ground for naming a mountain flower.",
        },
        {
          text: "It identifies a person with whom the botanical society is not acquainted.",
          code: "wrong-purpose",
          reason: "The society chose the name itself.",
        },
        {
          text: "It gives the reason for which the collector sent the society a flower for the lord's gardens.",
          code: "relationship-reversed",
          reason: "The flower was not sent for his gardens; its name was chosen by the society.",
        },
      ],
      evidence: [
        "who I am sure is a friend to gardens",
        "Your name records who paid for the journey",
      ],
      opening: "Politeness says the least it can here, and the least is telling.",
      steps: [
        "The collector does *not object*. But all that the collector can find to say is a general *friend to gardens*, and soon the real connection is named: the name *records who paid*.",
      ],
      hint: "Ask what the compliment has to do with a flower on a mountain pass.",
      tip: habits.function,
    },
    {
      kind: "support",
      level: "Hard",
      stem: "Which finding, if true, would most directly support the collector's claim about someone who goes up with the list alone?",
      key: {
        text: "Nine of ten parties that had the list but asked nobody in the villages came back without the flower.",
        reason: "These are people with the list alone, and nearly all of them missed the flower.",
      },
      wrong: [
        {
          text: "Nine of ten parties that asked in the villages came back with flowers that the list did not name.",
          code: "wrong-group-or-measure",
          reason:
            "This tells what asking yields, not what the list alone yields, and it is about other flowers.",
        },
        {
          text: "Of ten parties that had the list but did not ask in the villages, most met with the flower by the first week of the rains.",
          code: "contradicts-the-text",
          reason: "Most of them would have found it, against the claim.",
        },
        {
          text: "Of ten people who read the list in the society's rooms, nine remembered the lord's name better than the other names in it.",
          code: "beside-the-point",
          reason: "Remembering a name on a list does not show what happens on the mountain.",
        },
      ],
      evidence: [
        "A man who goes up with your list alone may think of Lord Pellingham for a whole summer and never see the flower.",
      ],
      opening: "The claim has two parts: the list and nothing else, and no flower.",
      steps: [
        "The claim is about one who *goes up with your list alone* and foretells that this person will *never see the flower*. Parties with the list and no questions, and no flower, are what it predicts.",
      ],
      hint: "Say first which travelers the claim is about and what it says will happen to them.",
      tip: habits.support,
    },
  ],
};
