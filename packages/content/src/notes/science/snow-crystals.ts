import type { NoteSet } from "../note-set.ts";

export const snowCrystals: NoteSet = {
  id: "snow-crystals",
  field: "science",
  source: "Standard encyclopedias; Nakaya, Snow Crystals: Natural and Artificial (1954)",
  notes: [
    "Wilson Bentley (1865–1931) was a farmer in Jericho, Vermont.",
    "Beginning in 1885, he took more than 5,000 photographs of natural snow crystals through a microscope.",
    "His book *Snow Crystals* appeared in 1931.",
    "Ukichiro Nakaya (1900–1962) was a physicist at a university in Hokkaido, Japan.",
    "He too photographed natural crystals, and in 1936 he became the first to grow one in a laboratory.",
    "He found that temperature and humidity determine a crystal's form.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between Bentley's work and Nakaya's",
      uses: [0, 1, 3, 4],
      key: {
        text: "Wilson Bentley, in Vermont, and Ukichiro Nakaya, in Japan, both took photographs of natural snow crystals.",
        reason: "This names both men and what both did.",
      },
      wrong: [
        {
          text: "Wilson Bentley was a farmer in Vermont, but Ukichiro Nakaya was a physicist at a university in Japan.",
          code: "beside-the-point",
          reason: "This contrasts the men instead of naming something they shared.",
        },
        {
          text: "Wilson Bentley took photographs of natural snow crystals long before Ukichiro Nakaya grew one in Japan.",
          code: "half-right",
          reason: "This says of only one man that he photographed crystals.",
        },
        {
          text: "Wilson Bentley, a farmer in Vermont, grew snow crystals in a laboratory, as did Ukichiro Nakaya, a physicist at a university in Japan.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This has Bentley grow crystals, which Nakaya was the first to do.",
        },
      ],
      step: "The goal asks for a similarity, so the sentence must say something that holds for both men. Two of the notes mention the same activity.",
      look: "what each man did with natural crystals",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in how Bentley and Nakaya studied snow crystals",
      uses: [0, 1, 3, 4],
      key: {
        text: "Bentley photographed snow crystals that had formed in nature, whereas Nakaya not only did so but also grew one in a laboratory.",
        reason: "This says what Bentley did and what Nakaya did beyond it.",
      },
      wrong: [
        {
          text: "Bentley, a farmer, photographed natural snow crystals through a microscope, and Nakaya, a physicist in Japan, photographed them as well.",
          code: "beside-the-point",
          reason: "This brings out what the two men had in common.",
        },
        {
          text: "Nakaya, a physicist in Japan, was the first to grow a snow crystal in a laboratory, which he did five years after Bentley's death.",
          code: "half-right",
          reason: "This tells how Nakaya studied crystals but not how Bentley did.",
        },
        {
          text: "Bentley, who began his work on snow crystals in 1885, was a farmer in Vermont, whereas Nakaya was a physicist in Japan.",
          code: "wrong-purpose",
          reason: "This contrasts the occupations of the two men, not their ways of studying.",
        },
      ],
      step: "The goal asks for a contrast of methods, so the sentence must say how each man studied crystals. The notes give one step that only Nakaya took.",
      look: "what Bentley photographed and what Nakaya grew",
    },
    {
      goal: "achievement",
      level: "Medium",
      wants: "emphasize Nakaya's achievement",
      uses: [3, 4, 5],
      key: {
        text: "Ukichiro Nakaya, a physicist, was the first to grow a snow crystal in a laboratory and found that temperature and humidity determine its form.",
        reason: "This names what he was the first to do and what he found.",
      },
      wrong: [
        {
          text: "Ukichiro Nakaya, a physicist who lived from 1900 to 1962, worked at a university in Hokkaido, Japan, and photographed crystals.",
          code: "beside-the-point",
          reason: "This gives his life, his post, and an activity that others shared.",
        },
        {
          text: "Ukichiro Nakaya, a physicist, photographed natural snow crystals, as Wilson Bentley had, and also worked in a laboratory in 1936.",
          code: "half-right",
          reason: "This mentions the laboratory but not what he accomplished there.",
        },
        {
          text: "Ukichiro Nakaya, a physicist, was the first to photograph natural snow crystals, before Wilson Bentley, and also grew one in a laboratory in 1936.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This has Nakaya photograph snow crystals before Bentley, who began in 1885.",
        },
      ],
      step: "The goal asks for a deed, so the sentence must say what Nakaya was the first to do. The last two notes tell of it.",
      look: "what Nakaya was the first to do and what he found",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants: "describe Nakaya's work to an audience already familiar with Bentley",
      uses: [1, 3, 4, 5],
      key: {
        text: "Going beyond photographs such as Bentley's, the physicist Ukichiro Nakaya grew a snow crystal in a laboratory and found that temperature and humidity determine its form.",
        reason: "This describes Nakaya's work and takes knowledge of Bentley for granted.",
      },
      wrong: [
        {
          text: "Wilson Bentley was a farmer in Vermont who took more than 5,000 photographs of natural snow crystals; the physicist Ukichiro Nakaya grew one in a laboratory.",
          code: "wrong-purpose",
          reason:
            "This spends half of the sentence on introducing Bentley, whom the audience knows.",
        },
        {
          text: "Unlike Bentley, Ukichiro Nakaya, a physicist in Japan, never photographed natural snow crystals, but in 1936 he grew the first one in a laboratory.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This denies that Nakaya photographed natural crystals, as he too did.",
        },
        {
          text: "As Ukichiro Nakaya, a physicist in Japan, would also do, Bentley photographed natural snow crystals, and in 1931 his book *Snow Crystals* appeared.",
          code: "beside-the-point",
          reason: "This tells of Bentley's work and touches on Nakaya's only in passing.",
        },
      ],
      step: "The audience knows Bentley, so the sentence should tell of Nakaya without explaining who Bentley was. The last notes describe Nakaya's work.",
      look: "what Nakaya did in the laboratory and what he found",
    },
    {
      goal: "finding",
      level: "Medium",
      wants: "present Nakaya's finding about the form of snow crystals",
      uses: [3, 5],
      key: {
        text: "The form of a snow crystal, the physicist Ukichiro Nakaya found, is determined by two conditions, temperature and humidity.",
        reason: "This states what he found to determine the form.",
      },
      wrong: [
        {
          text: "The form of a snow crystal was a subject of research for Ukichiro Nakaya, a physicist at a university in Hokkaido.",
          code: "half-right",
          reason: "This names the subject but not the finding.",
        },
        {
          text: "The form of a snow crystal is always the same in a laboratory, according to Ukichiro Nakaya, a physicist at a university in Hokkaido.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This gives all crystals one form, although Nakaya found that it depends on temperature and humidity.",
        },
        {
          text: "The first snow crystal grown in a laboratory was the work of Ukichiro Nakaya, a physicist who lived from 1900 to 1962.",
          code: "beside-the-point",
          reason: "This reports a deed, not the finding about form.",
        },
      ],
      step: "The goal asks for a finding, so the sentence must say on what the form depends. The last note does so.",
      look: "what determines a crystal's form",
    },
  ],
};
