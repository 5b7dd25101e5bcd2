import type { NoteSet } from "../note-set.ts";

export const twoEnglishGenjis: NoteSet = {
  id: "two-english-genjis",
  field: "literature",
  source: "Standard histories of Japanese literature; handbooks of literary translation",
  notes: [
    "*The Tale of Genji*, a long prose narrative with some 800 poems, was written in Japan by Murasaki Shikibu in the early eleventh century.",
    "Arthur Waley published an English translation in six volumes between 1925 and 1933.",
    "Waley shortened some passages and left out one of the 54 chapters.",
    "He turned most of the poems into prose.",
    "In 1976, Edward Seidensticker published a translation of all the chapters.",
    "He set the poems as couplets, that is, as verses of two lines.",
  ],
  questions: [
    {
      goal: "advantage",
      level: "Easy",
      wants:
        "explain an advantage of Seidensticker's translation for readers who want the whole work",
      uses: [2, 4],
      key: {
        text: "Seidensticker's translation contains all 54 chapters of *The Tale of Genji*, whereas Waley's leaves out one of them.",
        reason:
          "This says what readers of the whole work gain over the earlier version, a complete text.",
      },
      wrong: [
        {
          text: "Seidensticker's translation of *The Tale of Genji* sets the poems as couplets, whereas Waley's turns most of them into prose.",
          code: "beside-the-point",
          reason: "This difference concerns the form of the poems, not completeness.",
        },
        {
          text: "Waley's translation of *The Tale of Genji*, which fills six volumes, is not complete, for he left out one of the 54 chapters of the work.",
          code: "half-right",
          reason: "This names the lack in the one version but not what the other offers.",
        },
        {
          text: "Seidensticker's translation contains passages of *The Tale of Genji* that Waley left out, although it has one chapter fewer than Waley's.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The notes say that Seidensticker translated all the chapters.",
        },
      ],
      step: "Readers who want the whole work care about what is included. Compare the notes on the chapters of each version.",
      look: "how many of the chapters each translation has",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in how the two translators treated the poems",
      uses: [3, 5],
      key: {
        text: "While most of the poems are prose in Waley's version of *The Tale of Genji*, they appear as verses of two lines in Seidensticker's.",
        reason: "This sets Waley's prose against Seidensticker's couplets.",
      },
      wrong: [
        {
          text: "While Waley left out one of the chapters of *The Tale of Genji*, Seidensticker published a translation of all 54.",
          code: "beside-the-point",
          reason: "This contrasts the treatment of the chapters.",
        },
        {
          text: "While Waley turned most of the poems in *The Tale of Genji* into prose, Seidensticker published a translation of all 54 chapters.",
          code: "half-right",
          reason: "This gives the treatment of the poems for Waley only.",
        },
        {
          text: "While Waley left out most of the poems in *The Tale of Genji*, Seidensticker published a translation of all of them.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "The notes say that Waley turned most of the poems into prose, not that he left them out.",
        },
      ],
      step: "Each translator has a note of his own on the poems. Both must be used.",
      look: "what became of the poems in each version",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the dates of the two translations",
      uses: [1, 4],
      key: {
        text: "Seidensticker's translation came out in 1976, more than four decades after Waley's, the six volumes of which date from 1925 to 1933.",
        reason: "This gives the dates of both translations and the distance between them.",
      },
      wrong: [
        {
          text: "Seidensticker published his translation of *The Tale of Genji* in 1976, more than nine centuries after Murasaki Shikibu had written the work in the early eleventh century.",
          code: "half-right",
          reason:
            "This gives the date of one translation and compares it with that of the original.",
        },
        {
          text: "Seidensticker set the poems in his translation of *The Tale of Genji* as couplets, which sets it apart from the earlier translation in six volumes.",
          code: "beside-the-point",
          reason: "This compares the form of the poems and gives no dates.",
        },
        {
          text: "Seidensticker published his translation of *The Tale of Genji* in 1976, only a few years after the last of Waley's six volumes had appeared.",
          code: "contradicts-the-text",
          against: 1,
          reason: "The notes date the last of Waley's volumes to 1933.",
        },
      ],
      step: "Look for the years in which each of the two versions was published.",
      look: "when each translator published his version",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants:
        "present Seidensticker's translation to an audience familiar with *The Tale of Genji* and with Waley's translation",
      uses: [2, 4, 5],
      key: {
        text: "Published in 1976, Seidensticker's version includes the chapter that Waley left out and sets the poems as couplets instead of prose.",
        reason:
          "This describes the new version by what sets it apart and explains neither the work nor the older version.",
      },
      wrong: [
        {
          text: "Published in six volumes between 1925 and 1933, Waley's version shortens some passages and turns most of the poems into prose.",
          code: "beside-the-point",
          reason: "This describes the translation that the audience already knows.",
        },
        {
          text: "Published in 1976, Seidensticker's version makes *The Tale of Genji*, a long narrative by Murasaki Shikibu of Japan, available with all its chapters.",
          code: "half-right",
          reason: "This presents the version but explains the work to people who know it.",
        },
        {
          text: "Published in 1976, Seidensticker's version follows Waley's in leaving out one chapter but sets the poems as couplets instead of prose.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The notes say that all the chapters are in it.",
        },
      ],
      step: "The audience needs no account of the work or of the first version. The sentence should tell what is particular to the second.",
      look: "what Seidensticker did with the chapters and the poems",
    },
    {
      goal: "difficulty",
      level: "Medium",
      wants: "explain a disadvantage of Waley's translation for readers interested in the poems",
      uses: [0, 3],
      key: {
        text: "Readers who want to enjoy the poems in *The Tale of Genji* as verse will find that Waley's translation turns most of them into prose.",
        reason: "This says what such readers do not get from Waley, most of the poems as verse.",
      },
      wrong: [
        {
          text: "Readers who want to enjoy every part of *The Tale of Genji* will find that Waley's translation leaves out one of the 54 chapters.",
          code: "beside-the-point",
          reason: "This disadvantage concerns a chapter and not the poems.",
        },
        {
          text: "Readers interested in the poems in *The Tale of Genji*, of which there are some 800, can turn to the translation by Waley, published in six volumes.",
          code: "half-right",
          reason: "This mentions such readers and the translation but no disadvantage.",
        },
        {
          text: "Readers interested in the poems in *The Tale of Genji* will find that they are set as couplets in the translation by Seidensticker.",
          code: "wrong-purpose",
          reason: "This describes what the other translation offers to such readers.",
        },
      ],
      step: "One of the notes on Waley tells what he did with the poems. For readers of poetry, this is a loss.",
      look: "what became of the poems in the earlier translation",
    },
  ],
};
