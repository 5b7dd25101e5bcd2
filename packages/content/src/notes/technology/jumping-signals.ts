import type { NoteSet } from "../note-set.ts";

export const jumpingSignals: NoteSet = {
  id: "jumping-signals",
  field: "technology",
  source: "Standard encyclopedias of technology; United States Patent 2,292,387 (1942)",
  notes: [
    "Hedy Lamarr (1914–2000), born in Austria, was a film actress in Hollywood.",
    "During World War II, she looked for a way to guide torpedoes by radio.",
    "An enemy can easily block a radio signal that stays on one frequency.",
    "With composer George Antheil, Lamarr designed a system in which sender and receiver jump together from one frequency to another.",
    "The two received a patent for it in 1942, but the United States Navy did not use it during the war.",
    "Such frequency hopping is now part of wireless technology such as Bluetooth.",
  ],
  questions: [
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why Lamarr's system changed the frequency of the signal",
      uses: [2, 3],
      key: {
        text: "The signal of Lamarr's system jumped from one frequency to another because an enemy can easily block a signal that stays on one frequency.",
        reason: "This names the danger that the jumps were to prevent.",
      },
      wrong: [
        {
          text: "The signal of Lamarr's system jumped from one frequency to another, and the receiver and the sender made these jumps together.",
          code: "half-right",
          reason: "This says that the frequency changed but not for what purpose.",
        },
        {
          text: "The signal of Lamarr's system was meant to guide torpedoes during World War II, but the United States Navy did not use it.",
          code: "beside-the-point",
          reason: "This explains what the signal was for, not why it jumped.",
        },
        {
          text: "The signal of Lamarr's system changed its frequency because the United States Navy used it during World War II to guide many torpedoes together.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This gives a use by the Navy as the reason, although the Navy did not use the system during the war.",
        },
      ],
      step: "The reason for the jumps must lie in a weakness of signals without jumps. One note names this weakness.",
      look: "what an enemy can do to some signals",
    },
    {
      goal: "category",
      level: "Easy",
      wants: "specify what Lamarr's profession was",
      uses: [0, 4],
      key: {
        text: "Hedy Lamarr, who received a patent for a radio system in 1942, was a Hollywood film actress.",
        reason: "This names the work that was her profession.",
      },
      wrong: [
        {
          text: "Hedy Lamarr, who received a patent for a radio system in 1942, was born in Austria in 1914.",
          code: "beside-the-point",
          reason: "This tells of a patent and a birthplace, not of a profession.",
        },
        {
          text: "Hedy Lamarr, who worked in Hollywood, looked for a way to guide torpedoes during World War II.",
          code: "half-right",
          reason: "This says where she worked but does not name her profession.",
        },
        {
          text: "Hedy Lamarr, who received a patent for a radio system in 1942, was a composer from Austria.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This exchanges the professions of the two inventors.",
        },
      ],
      step: "A profession is the work by which someone is known. The first note names it.",
      look: "who Lamarr was",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants: "present Lamarr's invention to an audience familiar with her films",
      uses: [3, 4],
      key: {
        text: "In 1942, Hedy Lamarr and composer George Antheil received a patent for a system in which a radio sender and receiver jump together between frequencies.",
        reason: "This explains the invention and spares the audience what it knows of Lamarr.",
      },
      wrong: [
        {
          text: "In 1942, Hedy Lamarr, a Hollywood film actress born in Austria, and George Antheil, a composer, received a patent for a radio system of their own.",
          code: "half-right",
          reason: "This introduces the actress again and hardly explains the invention.",
        },
        {
          text: "Hedy Lamarr, who had been born in Austria in 1914, worked in Hollywood as a film actress, whereas George Antheil, with whom she received a patent, was a composer.",
          code: "beside-the-point",
          reason: "This speaks of the professions of the two and not of what they invented.",
        },
        {
          text: "In 1942, Hedy Lamarr and George Antheil, a composer, received a patent for a radio system of their own, which the United States Navy used during the war.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This has the Navy use a system that it did not use during the war.",
        },
      ],
      step: "An audience that knows the films needs no word on who Lamarr was, only an account of the invention. Two notes tell what it was and when it was patented.",
      look: "what Lamarr and Antheil designed",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize the lasting significance of frequency hopping",
      uses: [3, 4, 5],
      key: {
        text: "Frequency hopping, the idea behind the system that Lamarr and Antheil patented in 1942, is now part of technology such as Bluetooth.",
        reason: "This shows that the idea is in use today.",
      },
      wrong: [
        {
          text: "Frequency hopping, the idea behind the system that Lamarr and Antheil patented in 1942, was meant for guiding torpedoes by radio.",
          code: "half-right",
          reason: "This gives the purpose of the idea in its own time but not its use today.",
        },
        {
          text: "Frequency hopping, the idea behind the system that Lamarr and Antheil patented in 1942, was not used by the Navy during the war.",
          code: "beside-the-point",
          reason: "This tells what did not happen at the time.",
        },
        {
          text: "Frequency hopping, the idea behind the system that Lamarr and Antheil patented in 1942, lets a sender and a receiver change frequency together.",
          code: "wrong-purpose",
          reason: "This describes how the idea works.",
        },
      ],
      step: "Lasting significance must reach to the present. The last note says where the idea is found now.",
      look: "where frequency hopping is used now",
    },
  ],
};
