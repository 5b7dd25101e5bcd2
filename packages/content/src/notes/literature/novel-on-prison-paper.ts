import type { NoteSet } from "../note-set.ts";

export const novelOnPrisonPaper: NoteSet = {
  id: "novel-on-prison-paper",
  field: "literature",
  source: "Ngũgĩ, Decolonising the Mind (1986); standard encyclopedias of African literature",
  notes: [
    "Ngũgĩ wa Thiong'o was a novelist and playwright from Kenya.",
    "His early novels, such as *Weep Not, Child* (1964), were written in English.",
    "In the late 1970s, he spent about a year in prison, where he secretly wrote a novel in Gikuyu on toilet paper.",
    "It was published in 1980, and his later novels were in Gikuyu as well.",
    "He held that works in African languages reach workers and farmers who do not read English.",
    "He translated several of his Gikuyu works into English himself.",
  ],
  questions: [
    {
      goal: "change",
      level: "Medium",
      wants: "describe the change in the language of Ngũgĩ's novels",
      uses: [1, 3],
      key: {
        text: "Ngũgĩ, whose early novels, such as *Weep Not, Child* (1964), had been in English, wrote his later novels in Gikuyu.",
        reason: "This gives the language before the change and the language after it.",
      },
      wrong: [
        {
          text: "Ngũgĩ, a novelist and playwright from Kenya, published a novel in Gikuyu in 1980 and kept to that language in his later ones.",
          code: "half-right",
          reason: "This gives the later language but not the earlier one.",
        },
        {
          text: "Ngũgĩ, whose later novels were in Gikuyu, translated several of his works in that language into English himself.",
          code: "wrong-purpose",
          reason: "This mentions both languages but as those of a translation.",
        },
        {
          text: "Ngũgĩ, a novelist and playwright from Kenya, published a novel in Gikuyu in 1980 but returned to English in his later ones.",
          code: "contradicts-the-text",
          against: 3,
          reason: "The notes say that his later novels were in Gikuyu as well.",
        },
      ],
      step: "A change has two states. One note gives the language at first, and another gives it after the novel of 1980.",
      look: "in what languages his early and later novels were",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why Ngũgĩ favored African languages for literary works",
      uses: [4],
      key: {
        text: "Ngũgĩ favored African languages because works written in them, he held, reach workers and farmers who do not read English.",
        reason: "This gives his ground, the readers who can be reached.",
      },
      wrong: [
        {
          text: "Ngũgĩ, who favored African languages for literary works, published a novel in Gikuyu in 1980 and wrote his later novels in that language as well.",
          code: "half-right",
          reason: "This shows that he favored such a language but not why.",
        },
        {
          text: "Ngũgĩ, whose early novels were in English, translated several of the works that he wrote in an African language into English himself.",
          code: "beside-the-point",
          reason: "This tells who translated his works.",
        },
        {
          text: "Ngũgĩ, who favored African languages for literary works, wrote his later novels in Gikuyu because he did not know English well enough for fiction.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "The notes say that his early novels were in English, so he was able to write fiction in it.",
        },
      ],
      step: "The goal asks for a ground. The note with his opinion says whom such works reach.",
      look: "what Ngũgĩ held",
    },
    {
      goal: "two-part",
      level: "Medium",
      wants: "specify both where Ngũgĩ secretly wrote a novel and on what material",
      uses: [2],
      key: {
        text: "While he was in prison in the late 1970s, Ngũgĩ secretly used toilet paper as writing material for a novel in Gikuyu.",
        reason: "This gives both the place, a prison, and the material, toilet paper.",
      },
      wrong: [
        {
          text: "During about a year in prison in the late 1970s, Ngũgĩ, a novelist from Kenya, secretly wrote a novel in Gikuyu.",
          code: "half-right",
          reason: "This gives the place but not the material.",
        },
        {
          text: "After he had published *Weep Not, Child* in 1964, Ngũgĩ, a novelist from Kenya, turned from English to Gikuyu with a novel that came out in 1980.",
          code: "beside-the-point",
          reason: "This gives dates and languages, neither place nor material.",
        },
        {
          text: "During about a year in prison in the late 1970s, Ngũgĩ secretly translated a Gikuyu novel into English on toilet paper.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "The notes say that he wrote a novel in Gikuyu in prison, not that he translated one there.",
        },
      ],
      step: "Both details stand in one note on the circumstances under which the novel was written.",
      look: "how and where the novel in Gikuyu was written",
    },
    {
      goal: "category",
      level: "Easy",
      wants: "identify both of Ngũgĩ's professions",
      uses: [0, 1],
      key: {
        text: "Ngũgĩ wa Thiong'o, who came from Kenya and published *Weep Not, Child* in 1964, was both a novelist and a playwright.",
        reason: "This names both professions, novelist and playwright.",
      },
      wrong: [
        {
          text: "Ngũgĩ wa Thiong'o, who came from Kenya, wrote his novels in two languages, first English and then Gikuyu.",
          code: "beside-the-point",
          reason: "This names the languages in which he wrote, not his professions.",
        },
        {
          text: "Ngũgĩ wa Thiong'o, who came from Kenya, was a novelist whose early works, such as *Weep Not, Child*, were written in English.",
          code: "half-right",
          reason: "This names one profession and omits the other.",
        },
        {
          text: "Ngũgĩ wa Thiong'o, who came from Kenya, himself translated into English several of the works that he had written in Gikuyu.",
          code: "wrong-purpose",
          reason:
            "This mentions work as a translator, which the notes do not give as a profession of his.",
        },
      ],
      step: "Professions are named where a person is introduced. There are two, and both are needed.",
      look: "who Ngũgĩ was",
    },
  ],
};
