import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const whatTheLudditesBroke: Pair = {
  id: "what-the-luddites-broke",
  genre: "history",
  source:
    "Standard histories of the Luddites, 1811 to 1816: the age of the stocking frame and the selective breaking of frames by the masters' rates and practices.",
  texts: [
    prose`
      The English textile workers who smashed machines between 1811 and 1816 are remembered as
      enemies of progress. Their fear was simple: a machine that did the work of many hands would
      leave those hands empty, and so, night after night, they broke what they could not compete
      with. They failed, as those who set themselves against inventions generally do. Their name,
      Luddite, survives as a word for anyone who distrusts what is new.
    `,
    prose`
      In the knitting districts, the frames that the Luddites smashed were hardly new; such machines
      had been in use for two centuries. Nor did the Luddites smash them all. In some villages,
      frames whose owners paid the customary rates were left standing, while the frames of owners
      who cut wages or turned out shoddy goods were wrecked in the same night. It was to a use of
      machines, and not to machines, that they objected.
    `,
  ],
  facets: [
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "The Luddites destroyed machines to oppose what they saw as a threat to them.",
        reason:
          "In Text 1 the threat is the machine itself, in Text 2 the owners' practices; both tell of machines smashed against it.",
      },
      wrong: [
        {
          text: "The Luddites destroyed machines because they were afraid of any kind of invention.",
          code: "wrong-person-or-text",
          reason: "Only Text 1 holds something like this; Text 2 denies it.",
        },
        {
          text: "The Luddites destroyed some of the machines they found while leaving others intact.",
          code: "too-narrow",
          reason: "Only Text 2 says that some frames were left standing.",
        },
        {
          text: "The Luddites destroyed machines with the approval of most people in their villages.",
          code: "not-in-the-text",
          reason: "Neither text says what other villagers thought.",
        },
      ],
      evidence: [
        "they broke what they could not compete with",
        "the frames of owners who cut wages or turned out shoddy goods were wrecked",
      ],
      opening: "The two authors differ over the threat but not over the smashing of machines.",
      steps: [
        "Text 1 sees workers breaking *what they could not compete with*; Text 2, workers wrecking the frames *of owners who cut wages or turned out shoddy goods*. In both, machines are broken to oppose a threat.",
      ],
      hint: "Look for the statement that neither text would have to take back.",
      tip: habits.agreement,
    },
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the claim in Text 1 that the Luddites' fear was simple?",
      key: {
        text: "By pointing out that the choice of frames to break shows a quarrel with the practices of certain owners",
        reason:
          "Frames of fair owners were spared, so the complaint was against *a use of machines*, not machines.",
      },
      wrong: [
        {
          text: "By pointing out that the workers feared the loss of their wages less than the loss of their old skills",
          code: "not-in-the-text",
          reason: "Text 2 does not mention skills, and cut wages are among its reasons.",
        },
        {
          text: "By pointing out that the breaking of frames was the work of owners who wished to ruin their competitors",
          code: "relationship-reversed",
          reason: "In Text 2 the owners' frames are what is broken, and workers break them.",
        },
        {
          text: "By pointing out that the fear was reasonable because the frames had only just come into use by then",
          code: "contradicts-the-text",
          reason: "Text 2 says that the frames had been in use for two centuries.",
        },
      ],
      evidence: [
        "frames whose owners paid the customary rates were left standing",
        "It was to a use of machines, and not to machines, that they objected.",
      ],
      opening: "Text 2 answers by asking which frames were broken and which were spared.",
      steps: [
        "Text 1 takes the breakers to fear the machine. Text 2 shows that frames of fair owners *were left standing* while others were wrecked *in the same night*: what mattered was how the owners behaved.",
      ],
      hint: "Ask what set the spared frames in Text 2 apart from the others.",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely characterize the meaning that the word *Luddite* has today, according to Text 1?",
      key: {
        text: "As resting on a mistaken idea of what the Luddites were against",
        reason:
          "Today's word means one who distrusts the new; for Text 2 it was not the machines, nor anything new, that they objected to.",
      },
      wrong: [
        {
          text: "As exaggerating the amount of damage that the Luddites caused",
          code: "not-in-the-text",
          reason: "Neither the word nor Text 2 is about how much damage was done.",
        },
        {
          text: "As fitting the Luddites better than it fits anyone living now",
          code: "relationship-reversed",
          reason: "In Text 2 the word does not fit the Luddites themselves.",
        },
        {
          text: "As reflecting a view that the Luddites held only at the start",
          code: "wrong-group-or-measure",
          reason: "Text 2 does not speak of a change in what they thought.",
        },
      ],
      evidence: [
        "survives as a word for anyone who distrusts what is new",
        "the frames that the Luddites smashed were hardly new",
        "It was to a use of machines, and not to machines, that they objected.",
      ],
      opening: "Text 2 never mentions the word, but its two corrections take away its ground.",
      steps: [
        "The word is used *for anyone who distrusts what is new*. According to Text 2, the frames *were hardly new*, and the Luddites objected *to a use of machines, and not to machines*. The word thus ascribes to them a distrust that was not theirs.",
      ],
      hint: "Hold the modern meaning against the first and the last sentence of Text 2.",
      tip: habits.response,
    },
  ],
};
