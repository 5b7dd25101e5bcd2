import type { NoteSet } from "../note-set.ts";

export const raisedDots: NoteSet = {
  id: "raised-dots",
  field: "technology",
  source: "Standard encyclopedias; histories of braille",
  notes: [
    "Charles Barbier was a French officer who invented a system of writing in raised dots.",
    "Its signs consist of as many as 12 dots and stand for sounds.",
    "Louis Braille (1809–1852) came to know the system at a school for blind children in Paris.",
    "By 1824, when he was 15, he had created a system of his own.",
    "Its signs consist of at most 6 raised dots and stand for letters.",
    "A fingertip can take in such a sign with one touch.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in what the signs of the two systems stand for",
      uses: [0, 1, 2, 3, 4],
      key: {
        text: "The signs of Charles Barbier's system stand for sounds, whereas those of Louis Braille's system stand for letters.",
        reason: "This says what the signs of each system stand for and contrasts the two.",
      },
      wrong: [
        {
          text: "The signs of Charles Barbier's system have as many as 12 dots, whereas those of Louis Braille's have at most 6.",
          code: "beside-the-point",
          reason: "This contrasts the number of dots, not what the signs mean.",
        },
        {
          text: "The signs of Charles Barbier's system stand for sounds, and Louis Braille came to know these signs at a school.",
          code: "half-right",
          reason: "This says what the signs of only one system stand for.",
        },
        {
          text: "The signs of both systems stand for letters, but those of Charles Barbier's have as many as 12 dots, whereas those of Louis Braille's have at most 6.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This has Barbier's signs stand for letters, although they stand for sounds.",
        },
      ],
      step: "The goal asks for a contrast in meaning, so the sentence must say what the signs of each system represent. Two of the notes end with this.",
      look: "what the signs of each system stand for",
    },
    {
      goal: "advantage",
      level: "Medium",
      wants: "explain an advantage of Braille's system over Barbier's",
      uses: [0, 1, 2, 3, 4, 5],
      key: {
        text: "Because a sign of Louis Braille's system has at most 6 dots rather than as many as 12, as in Charles Barbier's, a fingertip can take it in with one touch.",
        reason: "This names the benefit and the system with which Braille's is compared.",
      },
      wrong: [
        {
          text: "A sign of Louis Braille's system has at most 6 raised dots and stands for a letter, whereas a sign of Charles Barbier's has as many as 12 and stands for a sound.",
          code: "half-right",
          reason: "This compares the two systems but does not say what a reader gains.",
        },
        {
          text: "Because a sign of Louis Braille's system stands for a sound, whereas a sign of Charles Barbier's stands for a letter, a fingertip can take in a sound with one touch.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This exchanges what the signs of the two systems stand for.",
        },
        {
          text: "Louis Braille, who had come to know Charles Barbier's system at a school for blind children in Paris, had created a system of his own by 1824, when he was 15.",
          code: "beside-the-point",
          reason: "This tells how Braille's system came about, not what is better about it.",
        },
      ],
      step: "The goal asks for an advantage over Barbier's system, so the sentence must compare the two and say what a reader gains. The notes give the number of dots in each and what a fingertip can do.",
      look: "how many dots a sign has in each system and what a fingertip can take in",
    },
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between the two systems",
      uses: [0, 2, 3, 4],
      key: {
        text: "Louis Braille's system of writing, like that of Charles Barbier, consists of signs made up of raised dots.",
        reason: "This names what the systems share, raised dots.",
      },
      wrong: [
        {
          text: "Louis Braille's system of writing, unlike that of Charles Barbier, consists of signs that stand for letters.",
          code: "beside-the-point",
          reason: "This names a difference between the systems.",
        },
        {
          text: "Charles Barbier's system of writing uses raised dots, and Louis Braille came to know it at a school.",
          code: "half-right",
          reason: "This describes only one of the systems.",
        },
        {
          text: "Louis Braille's system of writing and that of Charles Barbier both consist of signs that stand for letters.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This gives both systems signs for letters, although Barbier's stand for sounds.",
        },
      ],
      step: "The goal asks for a similarity, so the sentence must say something that holds for both systems. The notes describe the signs of each.",
      look: "what the signs of each system are made of",
    },
    {
      goal: "achievement",
      level: "Medium",
      wants: "emphasize how early in life Braille made his invention",
      uses: [0, 2, 3, 4],
      key: {
        text: "By 1824, when he was only 15 years old, Louis Braille had created his own system of writing in raised dots.",
        reason: "This connects his age with his invention.",
      },
      wrong: [
        {
          text: "Louis Braille, who was born in 1809 and died in 1852, created a system in which signs of at most 6 raised dots stand for letters.",
          code: "half-right",
          reason: "This names the invention but not how old he was when he made it.",
        },
        {
          text: "Louis Braille was 15 years old in 1824, when he first came to know Charles Barbier's raised dots, and he created his own system years later.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This delays the invention, which existed by the time he was 15.",
        },
        {
          text: "Louis Braille came to know the raised dots that Charles Barbier had invented when he attended a school for blind children in Paris.",
          code: "beside-the-point",
          reason: "This tells how Braille met another man's system.",
        },
      ],
      step: "The goal asks for age and deed together, so the sentence must say how old he was and what he had made. One note gives both.",
      look: "how old Braille was in 1824 and what he had created",
    },
    {
      goal: "two-part",
      level: "Hard",
      wants: "identify Barbier's profession and describe his system",
      uses: [0, 1],
      key: {
        text: "Charles Barbier, a French officer, invented a system of writing in which signs of as many as 12 raised dots stand for sounds.",
        reason: "This gives the profession and describes the system.",
      },
      wrong: [
        {
          text: "Charles Barbier, whose system of writing in raised dots Louis Braille came to know at a school in Paris, was a French officer.",
          code: "half-right",
          reason: "This gives the profession but hardly describes the system.",
        },
        {
          text: "Charles Barbier invented a system of writing in which a sign has as many as 12 raised dots, and these signs stand for sounds.",
          code: "wrong-purpose",
          reason: "This describes the system and leaves out the profession.",
        },
        {
          text: "Louis Braille, a student at a school for blind children in Paris, created a system in which signs of at most 6 raised dots stand for letters.",
          code: "beside-the-point",
          reason: "This describes another man and his system.",
        },
      ],
      step: "The goal has two parts, so the sentence must say what Barbier was and what his signs are like. The first two notes supply both.",
      look: "what Barbier's profession was and what his signs consist of",
    },
  ],
};
