import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const twoSheets: Passage = {
  id: "two-sheets",
  genre: "letter",
  credit:
    "The following text is from a letter written for SAT Practice in the manner of the 1880s. A settler on the prairie writes home to a brother.",
  text: prose`
    Dear Anders: The first sheet is for reading aloud. Mother will want it at table, and the pastor
    will borrow it. All of it is true. The land is black and deep; there is more sky than one can
    use; our nearest neighbor is a good man. This sheet is for you. He is nine miles off. The sky
    has come down on us twice as hail, and in the black land there is not one stone, which sounds
    like a blessing until you want a chimney. I do not write this to keep you at home. Come, but
    bring window glass, and do not sell Father's tools. Then burn this half.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what is one thing that the writer wants Anders to do?",
      key: {
        text: "Keep the tools that were their father's",
        reason: "The writer asks him, *do not sell Father's tools*.",
      },
      wrong: [
        {
          text: "Burn both of the sheets that have come to him",
          code: "contradicts-the-text",
          reason: "Only *this half* is to be burned.",
        },
        {
          text: "Borrow money from the pastor for the trip",
          code: "words-echoed",
          reason: "The pastor will borrow the letter; no money is mentioned.",
        },
        {
          text: "Wait to come until the hail is over",
          code: "not-in-the-text",
          reason: "He is told to come, and no time is named.",
        },
      ],
      evidence: ["do not sell Father's tools"],
      opening: "Toward the end the writer gives Anders a few instructions.",
      steps: [
        "*Come, but bring window glass, and do not sell Father's tools*: the tools are to be kept and brought along.",
      ],
      hint: "Look at the sentence that begins with *Come*.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about the first sheet?",
      key: {
        text: "It gives Mother and the pastor nothing to worry about.",
        reason:
          "It is true, yet the hail, the distance, and the lack of stone stand only on the second.",
      },
      wrong: [
        {
          text: "It makes claims that the writer knows to be false.",
          code: "contradicts-the-text",
          reason: "*All of it is true.*",
        },
        {
          text: "It was written some time after the second sheet.",
          code: "not-in-the-text",
          reason: "Nothing tells in what order they were written.",
        },
        {
          text: "It asks the pastor to keep what is in it a secret.",
          code: "relationship-reversed",
          reason: "The first sheet is for everyone; it is the second that is secret.",
        },
      ],
      evidence: ["The first sheet is for reading aloud.", "All of it is true."],
      opening: "What the second sheet adds shows what the first did not say.",
      steps: [
        "The first sheet is *for reading aloud* to people at home, and *all of it is true*. The troubles come only on the second, so the first must have passed over them.",
      ],
      hint: "Compare who will hear the first sheet with who will see the second.",
      tip: habits.implication,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "I do not write this to keep you at home.",
      key: {
        text: "It keeps Anders from taking the news as a reason to stay at home.",
        reason:
          "After the hail and the missing stone, Anders might think that he is being warned away.",
      },
      wrong: [
        {
          text: "It takes back the list of troubles so that Anders will not be afraid.",
          code: "half-right",
          reason: "He is told to come, but the troubles stand, and he must prepare for them.",
        },
        {
          text: "It rebukes Anders for having put off a journey that he had promised.",
          code: "wrong-strength-or-tone",
          reason: "No promise is mentioned, and the tone is friendly.",
        },
        {
          text: "It answers a fear that their mother has expressed.",
          code: "wrong-person-or-text",
          reason:
            "Their mother has expressed nothing; the writer is thinking of what Anders may conclude.",
        },
      ],
      evidence: ["I do not write this to keep you at home.", "Come, but bring window glass"],
      opening: "The sentence stands between a list of hardships and an invitation.",
      steps: [
        "The neighbor is far, the hail has come twice, there is no stone. One might read this as advice to stay. *I do not write this to keep you at home*, and the next word is *Come*.",
      ],
      hint: "Imagine that you are Anders and have read as far as the chimney.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It sums up a favorable report and then goes over the same points with what had been withheld.",
        reason:
          "Land, sky, and neighbor are told once with praise and again with the hail, the chimney, and the nine miles.",
      },
      wrong: [
        {
          text: "It sums up a favorable report and then shows each of its points to be untrue.",
          code: "too-extreme",
          reason: "The points remain true; what is added is another side of each.",
        },
        {
          text: "It gives a public account of a place and then turns to private matters that have no bearing on it.",
          code: "half-right",
          reason: "The second part is private, but it treats the very same place.",
        },
        {
          text: "It gives private advice to a relative and then explains what others have been told instead.",
          code: "relationship-reversed",
          reason: "What others are told comes first, and the private advice after it.",
        },
      ],
      evidence: [
        "The land is black and deep; there is more sky than one can use; our nearest neighbor is a good man.",
        "He is nine miles off. The sky has come down on us twice as hail",
      ],
      opening: "Three things are named for everyone and then taken up again for Anders.",
      steps: [
        "First come land, sky, and neighbor, as they stand on the sheet *for reading aloud*. Then each returns: the neighbor is *nine miles off*, the sky is *hail*, the land has no stone for a chimney.",
      ],
      hint: "Count the things that are praised and see what becomes of each of them later.",
      tip: habits.structure,
    },
  ],
};
