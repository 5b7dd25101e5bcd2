import type { NoteSet } from "../note-set.ts";

export const liBaiAndDuFu: NoteSet = {
  id: "li-bai-and-du-fu",
  field: "literature",
  source: "Standard encyclopedias of literature; histories of Chinese poetry",
  notes: [
    "Li Bai (701–762) and Du Fu (712–770) were poets of China's Tang dynasty.",
    "They met in 744 and became friends.",
    "Li Bai is known for imaginative poems about wine, the Moon, and travel.",
    "Du Fu is known for poems about war and the hardships of ordinary people.",
    "A rebellion that broke out in 755 disrupted the lives of both.",
    "About 1,000 of Li Bai's poems survive, and about 1,400 of Du Fu's.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in the subjects for which the two poets are known",
      uses: [2, 3],
      key: {
        text: "Whereas Li Bai wrote imaginative poems about wine, the Moon, and travel, the poetry for which Du Fu is known deals with war and hardship.",
        reason: "This sets the subjects of the one poet against those of the other.",
      },
      wrong: [
        {
          text: "About 1,000 poems by Li Bai survive, whereas the surviving poems by Du Fu are more numerous, at about 1,400.",
          code: "beside-the-point",
          reason: "This compares numbers of poems, not their subjects.",
        },
        {
          text: "Li Bai, who was eleven years older than his friend Du Fu, is known for poems about wine, the Moon, and travel.",
          code: "half-right",
          reason: "This gives the subjects of one poet and compares ages.",
        },
        {
          text: "Li Bai, unlike his younger friend Du Fu, is known for poems about war and about the hardships of ordinary people.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This ascribes to Li Bai the subjects of Du Fu.",
        },
      ],
      step: "The goal is about what the poems deal with. Each poet has a note of his own for this.",
      look: "what each poet wrote about",
    },
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity in the circumstances of the two poets' lives",
      uses: [0, 4],
      key: {
        text: "Li Bai and Du Fu both lived under the Tang dynasty and saw their lives disrupted by the rebellion that broke out in 755.",
        reason: "This names an era and an event that shaped the lives of both poets.",
      },
      wrong: [
        {
          text: "Li Bai and Du Fu, though they were friends, are known for different kinds of poems, the one for imaginative works, the other for works about war.",
          code: "beside-the-point",
          reason: "This tells of their poems, in which they differ.",
        },
        {
          text: "Li Bai, whose friend Du Fu is known for poems on war, saw his own life disrupted by the rebellion that broke out in 755.",
          code: "half-right",
          reason: "This tells of the life of one poet and the poems of the other.",
        },
        {
          text: "Many poems by both Li Bai and Du Fu survive, about 1,000 by the one and about 1,400 by the other.",
          code: "wrong-purpose",
          reason: "This gives a likeness in what has become of their works.",
        },
      ],
      step: "Circumstances of life are times and events. Look for notes that speak of both poets.",
      look: "when both poets lived and what happened in 755",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the numbers of surviving poems by the two poets",
      uses: [5],
      key: {
        text: "At about 1,400, the surviving poems of Du Fu outnumber those of Li Bai, of which there are about 1,000.",
        reason: "This gives the number for each poet and sets the two side by side.",
      },
      wrong: [
        {
          text: "Li Bai, who was born in 701, and Du Fu, who was born in 712, met in 744 and became friends.",
          code: "beside-the-point",
          reason: "This compares dates.",
        },
        {
          text: "About 1,400 poems by Du Fu survive, and poems by Li Bai, his friend and fellow poet, survive as well.",
          code: "half-right",
          reason: "This gives the number for one poet.",
        },
        {
          text: "About 1,400 poems by Li Bai survive, compared with about 1,000 by Du Fu, his friend and fellow poet.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This exchanges the two poets.",
        },
      ],
      step: "The goal asks for two numbers. Both stand in one note.",
      look: "how many poems are left by each poet",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants: "introduce Du Fu to an audience familiar with Li Bai",
      uses: [0, 1, 3],
      key: {
        text: "Du Fu, eleven years younger than his friend Li Bai and likewise a Tang poet, is known for poems about war and the hardships of ordinary people.",
        reason:
          "This says who Du Fu was, relates him to the known poet, and does not describe Li Bai.",
      },
      wrong: [
        {
          text: "Li Bai, a poet of China's Tang dynasty who lived from 701 to 762, is known for imaginative poems about wine, the Moon, and travel.",
          code: "beside-the-point",
          reason: "This introduces the poet whom the audience knows.",
        },
        {
          text: "Du Fu was a friend of Li Bai, a poet who was born in 701 and is known for imaginative poems about wine, the Moon, and travel.",
          code: "half-right",
          reason: "This describes Li Bai and tells little of Du Fu.",
        },
        {
          text: "Du Fu and Li Bai, both poets of the Tang dynasty, became friends in 744, eleven years before a rebellion disrupted the lives of both.",
          code: "wrong-purpose",
          reason:
            "This tells of the friendship and what followed it instead of introducing a poet.",
        },
      ],
      step: "These readers know the one poet, so the sentence can measure the other by him. Look for what the notes say of Du Fu.",
      look: "who Du Fu was and what he wrote about",
    },
  ],
};
