import type { NoteSet } from "../note-set.ts";

export const planetariumBuntings: NoteSet = {
  id: "planetarium-buntings",
  field: "science",
  source: "Emlen, Science 170 (1970); textbooks of animal behavior",
  notes: [
    "Indigo buntings are North American songbirds that migrate at night.",
    "Biologist Stephen Emlen wanted to know how young buntings learn to find south by the stars.",
    "He raised birds by hand, out of sight of the night sky.",
    "In a planetarium, some saw a sky that turned around the North Star, as in nature; others saw one that turned around the star Betelgeuse.",
    "In autumn, the first group headed away from the North Star, and the second away from Betelgeuse.",
    "Birds that had never seen stars headed in no consistent direction.",
  ],
  questions: [
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present Emlen's study and its findings",
      uses: [2, 3, 4],
      key: {
        text: "Hand-raised buntings that Emlen showed a turning sky in a planetarium later headed away from the star at its center, be it the North Star or Betelgeuse.",
        reason: "This tells what was done with the birds and how they behaved afterward.",
      },
      wrong: [
        {
          text: "Emlen, a biologist, knew that indigo buntings migrate at night and wanted to know how the young birds learn to find south by the stars.",
          code: "beside-the-point",
          reason: "This gives the background and the question of the study.",
        },
        {
          text: "Emlen raised buntings by hand and, in a planetarium, showed some of them a sky that turned around the North Star and others one that turned around Betelgeuse.",
          code: "half-right",
          reason: "This presents the study without its findings.",
        },
        {
          text: "Emlen raised buntings by hand and, in a planetarium, showed some of them a sky that turned around Betelgeuse, after which they headed in no consistent direction.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This denies the group that saw Betelgeuse the consistent direction that the notes report.",
        },
      ],
      step: "Both what Emlen did and what the birds then did must be in the sentence. The middle notes follow that order.",
      look: "what Emlen did with the birds and where they headed",
    },
    {
      goal: "aim",
      level: "Easy",
      wants: "present the aim of Emlen's study",
      uses: [1],
      key: {
        text: "In his study of indigo buntings, Stephen Emlen sought to discover how young birds learn to find south by the stars.",
        reason: "This states what Emlen wanted to know.",
      },
      wrong: [
        {
          text: "In a planetarium, Stephen Emlen showed some indigo buntings a sky that turned around the star Betelgeuse.",
          code: "beside-the-point",
          reason: "This tells part of what he did, not what he wanted to know.",
        },
        {
          text: "For his study, biologist Stephen Emlen chose indigo buntings, North American songbirds that migrate at night.",
          code: "half-right",
          reason: "This names the birds of the study but not the question.",
        },
        {
          text: "In his study of indigo buntings, Stephen Emlen sought to discover whether these songbirds migrate by day or at night.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This makes a question of something that the notes state as known.",
        },
      ],
      step: "An aim is what a researcher wants to know. One note says so.",
      look: "what Emlen wanted to know",
    },
    {
      goal: "method",
      level: "Hard",
      wants: "explain how Emlen varied what the birds saw",
      uses: [2, 3],
      key: {
        text: "After raising buntings out of sight of the night sky, Emlen let some see a sky that turned around the North Star and others one that turned around Betelgeuse.",
        reason: "This tells how the birds were kept and what each group was shown.",
      },
      wrong: [
        {
          text: "After seeing a sky that turned around the North Star or around Betelgeuse in a planetarium, the buntings headed in autumn away from the star in question.",
          code: "beside-the-point",
          reason: "This tells how the birds behaved, not how the study was set up.",
        },
        {
          text: "After raising buntings by hand, out of sight of the night sky, Emlen took birds to a planetarium and let them see a sky that turned as it does in nature.",
          code: "half-right",
          reason: "This gives what one group saw and leaves out how that of the other differed.",
        },
        {
          text: "After raising buntings by hand, out of sight of the night sky, Emlen took them to a planetarium and let all of them see a sky that turned around Betelgeuse.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This shows to all of the birds a sky that only one group saw.",
        },
      ],
      step: "The goal asks what was made different for different birds. One note tells how they were raised and the next what they were shown.",
      look: "what each group of birds saw",
    },
    {
      goal: "finding",
      level: "Hard",
      wants: "present a conclusion about what young buntings learn from the sky",
      uses: [3, 4, 5],
      key: {
        text: "Young buntings appear to learn which star the sky turns around and to head away from it in autumn, even if that star is Betelgeuse.",
        reason:
          "This draws from the behavior of the groups a claim about what the birds had learned.",
      },
      wrong: [
        {
          text: "Young buntings that had been raised by hand, out of sight of the night sky, were shown skies that turned around different stars.",
          code: "beside-the-point",
          reason: "This describes the procedure.",
        },
        {
          text: "Young buntings that have never seen stars head in no consistent direction in autumn, unlike birds that have watched a sky turn around one star.",
          code: "half-right",
          reason:
            "This reports how two kinds of birds differed but does not say what the latter had learned.",
        },
        {
          text: "Young buntings appear to know the North Star from birth, since even those that have never seen stars head away from it in autumn.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This gives the birds that had never seen stars a direction that the notes deny them.",
        },
      ],
      step: "A conclusion goes beyond the single results. Ask what the two groups that saw stars have in common.",
      look: "where each group headed in autumn",
    },
  ],
};
