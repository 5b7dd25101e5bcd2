import type { NoteSet } from "../note-set.ts";

export const eatonvilleAndBack: NoteSet = {
  id: "eatonville-and-back",
  field: "society",
  source:
    "Hurston, Mules and Men (1935) and Dust Tracks on a Road (1942); Boyd, Wrapped in Rainbows (2003)",
  notes: [
    "Zora Neale Hurston was an American writer and anthropologist who grew up in Eatonville, Florida, a town governed by African Americans.",
    "At Barnard College, she studied with anthropologist Franz Boas.",
    "In 1927, she traveled through Florida to collect African American folktales.",
    "She asked for tales in the formal speech of her college, and people told her few.",
    "On later trips, she lived among storytellers and took part in their gatherings, and she collected many.",
    "Tales from these trips appeared in her book *Mules and Men* (1935).",
  ],
  questions: [
    {
      goal: "category",
      level: "Easy",
      wants: "identify Hurston's professions",
      uses: [0, 1],
      key: {
        text: "Zora Neale Hurston, who grew up in Eatonville, Florida, and studied at Barnard College, was an American writer and anthropologist.",
        reason: "This names the two things that Hurston was by profession.",
      },
      wrong: [
        {
          text: "Zora Neale Hurston, who grew up in Florida, lived among storytellers on some of her trips and took part in their gatherings.",
          code: "half-right",
          reason: "This shows her at work but does not name a profession.",
        },
        {
          text: "Zora Neale Hurston, who studied with anthropologist Franz Boas at Barnard College, grew up in Eatonville, Florida, a town governed by African Americans.",
          code: "beside-the-point",
          reason: "This tells where she studied and grew up.",
        },
        {
          text: "Zora Neale Hurston, who studied with anthropologist Franz Boas at Barnard College, traveled through Florida in 1927 to collect African American folktales.",
          code: "wrong-purpose",
          reason: "This tells of a journey and leaves open what she was.",
        },
      ],
      step: "A profession is named by a noun such as painter or judge. One note says what she was.",
      look: "who Hurston was",
    },
    {
      goal: "change",
      level: "Hard",
      wants: "show how a change in Hurston's way of collecting tales affected what she obtained",
      uses: [0, 3, 4],
      key: {
        text: "Told few tales when she asked in the formal speech of her college, Hurston collected many once she lived among storytellers and joined their gatherings.",
        reason: "This gives the earlier and the later approach with the yield of each.",
      },
      wrong: [
        {
          text: "Having asked at first for tales in the formal speech of her college, Hurston lived among storytellers on later trips and took part in their gatherings.",
          code: "half-right",
          reason: "This shows the change of approach but not what it did for the collection.",
        },
        {
          text: "Having asked at first for tales in the formal speech of her college, Hurston obtained fewer once she lived among storytellers and took part in their gatherings.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This has the yield fall with the new approach, although it rose.",
        },
        {
          text: "Having traveled through Florida in 1927 to collect folktales, Hurston included tales from later trips in her book *Mules and Men*, which appeared in 1935.",
          code: "beside-the-point",
          reason: "This follows the work to its publication and says nothing of her approach.",
        },
      ],
      step: "The goal needs a before and an after, each with its result. Two neighboring notes give them.",
      look: "how Hurston asked at first and what she did on later trips",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants:
        "describe the contents of *Mules and Men* to an audience already familiar with Hurston",
      uses: [0, 2, 4, 5],
      key: {
        text: "*Mules and Men*, which appeared in 1935, contains African American folktales that Hurston collected while she lived among storytellers and took part in their gatherings.",
        reason: "This says what the book holds and takes knowledge of its author for granted.",
      },
      wrong: [
        {
          text: "*Mules and Men*, which appeared in 1935, contains tales that were collected by Zora Neale Hurston, an American writer and anthropologist who grew up in Eatonville, Florida.",
          code: "half-right",
          reason:
            "This mentions the tales but spends most of its words on facts that the audience knows.",
        },
        {
          text: "*Mules and Men*, which appeared in 1935, contains the few tales that Hurston was told in 1927, when she asked for them in the formal speech of her college.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This takes the tales from the trip of 1927 and not from the later ones.",
        },
        {
          text: "Hurston's trip through Florida in 1927, on which she asked for tales in the formal speech of her college, brought her only a few African American folktales.",
          code: "beside-the-point",
          reason: "This tells of an early trip and not of the book.",
        },
      ],
      step: "The audience knows who Hurston was, so no introduction of her is wanted. Look for what the book holds and how that was gathered.",
      look: "what the book contains and how she came by it",
    },
    {
      goal: "difficulty",
      level: "Medium",
      wants: "present a difficulty that Hurston met in her work",
      uses: [0, 2, 3],
      key: {
        text: "On her trip through Florida in 1927, Hurston was told few tales when she asked for them in the formal speech of her college.",
        reason: "This names the poor result of the trip and the circumstance that went with it.",
      },
      wrong: [
        {
          text: "On her trip through Florida in 1927, Hurston, who meant to collect African American folktales, asked for them in the formal speech of her college.",
          code: "half-right",
          reason: "This tells how she asked but not that she had little success.",
        },
        {
          text: "On later trips, Hurston lived among storytellers and took part in their gatherings, which enabled her to collect many African American folktales.",
          code: "beside-the-point",
          reason: "This tells of success and no difficulty.",
        },
        {
          text: "In 1927, Hurston, who studied with anthropologist Franz Boas at Barnard College, traveled through Florida to collect African American folktales.",
          code: "wrong-purpose",
          reason: "This gives the purpose and background of a trip but no obstacle.",
        },
      ],
      step: "A difficulty is something that stood in the way. One note tells of a poor result and of what went before it.",
      look: "how people answered her at first",
    },
  ],
};
