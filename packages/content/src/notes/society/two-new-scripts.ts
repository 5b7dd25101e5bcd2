import type { NoteSet } from "../note-set.ts";

export const twoNewScripts: NoteSet = {
  id: "two-new-scripts",
  field: "society",
  source:
    "Standard encyclopedias of writing systems; histories of Korea and of the Cherokee Nation",
  notes: [
    "In 1446, King Sejong of Korea introduced an alphabet, now called Hangul.",
    "He wanted a script that common people, who could not read Chinese characters, could learn easily.",
    "Each letter of Hangul stands for a consonant or a vowel.",
    "By 1821, Sequoyah, a Cherokee silversmith who could not read English, had created a script for his language.",
    "Nearly every character of his script stands for a whole syllable.",
    "Both scripts are still in use.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants:
        "emphasize a difference in what the signs of Hangul and of the Cherokee script stand for",
      uses: [2, 4],
      key: {
        text: "A letter of Hangul stands for a consonant or a vowel, while nearly every character of Sequoyah's script stands for a whole syllable.",
        reason:
          "This contrasts the single sounds of the one script with the syllables of the other.",
      },
      wrong: [
        {
          text: "Hangul, which a king of Korea introduced in 1446, and the script that Sequoyah had created by 1821 are both still in use.",
          code: "beside-the-point",
          reason: "This ends in something that the scripts have in common.",
        },
        {
          text: "Hangul, which is several centuries older than the script that Sequoyah created, has letters that each stand for a consonant or a vowel.",
          code: "half-right",
          reason:
            "This tells what the letters of Hangul stand for but not what Sequoyah's characters do.",
        },
        {
          text: "Sequoyah's script, nearly every character of which stands for a whole syllable, was created by a man who could not read English.",
          code: "wrong-purpose",
          reason: "This uses the nature of one script to tell something of its maker.",
        },
      ],
      step: "The sentence must name one feature in which the scripts are not alike, with its value for each. Two notes tell what a sign of each script represents.",
      look: "what a single sign of each script stands for",
    },
    {
      goal: "reason",
      level: "Easy",
      wants: "explain why King Sejong introduced a new alphabet",
      uses: [0, 1],
      key: {
        text: "Because common people could not read Chinese characters, King Sejong introduced in 1446 an alphabet that they could learn more easily.",
        reason: "This names the need that the alphabet was meant to meet.",
      },
      wrong: [
        {
          text: "King Sejong introduced in 1446 an alphabet, now called Hangul, in which each letter stands for a consonant or a vowel.",
          code: "beside-the-point",
          reason: "This says when the alphabet came and how it works, not why it was wanted.",
        },
        {
          text: "Because each of its letters stands for a consonant or a vowel, the alphabet that King Sejong introduced differs from the script that Sequoyah created.",
          code: "wrong-purpose",
          reason:
            "This gives a reason for calling the scripts different, not for introducing one of them.",
        },
        {
          text: "Because common people, who could read Chinese characters, wanted a second script, King Sejong introduced an alphabet in 1446.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This says that the people could read Chinese characters, whereas the notes say that they could not.",
        },
      ],
      step: "A reason is asked for, so find the note that tells what the king wanted and for whom.",
      look: "whom the king had in mind",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce Sequoyah to an audience unfamiliar with him",
      uses: [3, 4],
      key: {
        text: "Sequoyah, a Cherokee silversmith, had by 1821 created a script for his language in which nearly every character stands for a syllable.",
        reason: "This says who Sequoyah was and what he is known for.",
      },
      wrong: [
        {
          text: "The Cherokee script, which existed by 1821 and is still in use, consists almost wholly of characters that each stand for a syllable.",
          code: "beside-the-point",
          reason: "This introduces the script and leaves its maker out.",
        },
        {
          text: "Sequoyah's characters, nearly all of which stand for whole syllables, are still in use, as are the letters that King Sejong introduced.",
          code: "half-right",
          reason: "This speaks of Sequoyah's work but never says who he was.",
        },
        {
          text: "Sequoyah, a silversmith, created for the Cherokee language a script whose letters each stand for a consonant or a vowel.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This gives his script the letters of Hangul, whereas nearly every character of it stands for a syllable.",
        },
      ],
      step: "Readers who have never heard of a person need to learn who he was and what he did. One note identifies him.",
      look: "who Sequoyah was and what he made",
    },
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between Hangul and the Cherokee script",
      uses: [5],
      key: {
        text: "The alphabet introduced by King Sejong and the script created by Sequoyah, though nearly four centuries apart, are both in use to this day.",
        reason: "This says that both scripts have lasted.",
      },
      wrong: [
        {
          text: "The alphabet introduced by King Sejong in 1446 is nearly four centuries older than the script that Sequoyah had created by 1821.",
          code: "beside-the-point",
          reason: "This compares the ages of the scripts, in which they differ.",
        },
        {
          text: "The alphabet that King Sejong of Korea introduced in 1446 so that common people could learn to read with ease is in use to this day.",
          code: "half-right",
          reason: "This says of one script only that it is still used.",
        },
        {
          text: "The alphabet introduced by King Sejong and the script created by Sequoyah both consist almost wholly of signs that stand for syllables.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This extends to Hangul what the notes say of Sequoyah's script.",
        },
      ],
      step: "The goal asks for a statement that is true of both. One note speaks of the two scripts together.",
      look: "what has become of the two scripts",
    },
  ],
};
