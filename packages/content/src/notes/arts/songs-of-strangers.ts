import type { NoteSet } from "../note-set.ts";

export const songsOfStrangers: NoteSet = {
  id: "songs-of-strangers",
  field: "arts",
  source: "Mehr, Singh, York, Glowacki, and Krasnow, Current Biology 28 (2018)",
  notes: [
    "In 2018, Samuel Mehr and his colleagues published a study of singing.",
    "They wanted to learn whether people can tell the purpose of a song from an unfamiliar society.",
    "The researchers gathered 118 songs from 86 small-scale societies.",
    "The songs were dance songs, lullabies, healing songs, and love songs.",
    "Online, 750 listeners in 60 countries heard 14-second excerpts and rated what each song was used for.",
    "Listeners recognized dance songs and lullabies well but had more trouble with love songs.",
  ],
  questions: [
    {
      goal: "aim",
      level: "Easy",
      wants: "state the question that the researchers set out to answer",
      uses: [0, 1],
      key: {
        text: "Samuel Mehr and his colleagues investigated whether listeners can tell what a song is used for when it comes from a society that they do not know.",
        reason:
          "This states the question itself, whether the purpose of an unfamiliar song can be told by ear.",
      },
      wrong: [
        {
          text: "Samuel Mehr and his colleagues asked 750 listeners in 60 countries to rate, after hearing 14-second excerpts of songs, what these were used for.",
          code: "beside-the-point",
          reason:
            "This describes what the listeners did rather than what the researchers wanted to learn.",
        },
        {
          text: "Samuel Mehr and his colleagues, in a study published in 2018, investigated songs that small-scale societies use for dancing, healing, and other purposes.",
          code: "half-right",
          reason: "This names the subject of the study but not the question about it.",
        },
        {
          text: "Samuel Mehr and his colleagues found that listeners to songs from societies unknown to them recognized dance songs well but had more trouble with love songs.",
          code: "wrong-purpose",
          reason: "This answers the question of the study instead of stating it.",
        },
      ],
      step: "An aim is what the researchers wanted to know before they began. Leave aside what they did and what came out of it.",
      look: "what the researchers wanted to learn",
    },
    {
      goal: "scope",
      level: "Easy",
      wants: "indicate how many songs and societies the collection covered",
      uses: [2, 3],
      key: {
        text: "The collection of dance songs, lullabies, healing songs, and love songs comprised 118 pieces from 86 small-scale societies.",
        reason: "This gives the number of songs, 118, and the number of societies, 86.",
      },
      wrong: [
        {
          text: "The songs in the collection were heard in short excerpts by 750 online listeners in 60 countries, who rated what each was used for.",
          code: "beside-the-point",
          reason: "This counts the listeners and their countries.",
        },
        {
          text: "The collection that Mehr and his colleagues used in a 2018 study contained dance songs, lullabies, and other songs from 86 small-scale societies.",
          code: "half-right",
          reason: "This has the number of societies but not that of the songs.",
        },
        {
          text: "The collection covered four kinds of songs from small-scale societies: dance songs, lullabies, healing songs, and love songs.",
          code: "wrong-purpose",
          reason: "This counts the kinds of songs, not the songs or the societies.",
        },
      ],
      step: "Two numbers are wanted, one for the songs and one for their origins. The numbers for the listeners belong to another part of the study.",
      look: "what the researchers gathered and from where",
    },
    {
      goal: "finding",
      level: "Medium",
      wants: "present what the study found about dance songs as compared with love songs",
      uses: [5],
      key: {
        text: "Listeners to unfamiliar songs recognized the purpose of dance songs well, whereas love songs gave them more trouble.",
        reason: "This reports the result for both kinds of songs and sets them against each other.",
      },
      wrong: [
        {
          text: "Listeners in 60 countries heard short excerpts of dance songs, love songs, and other songs and rated what each was used for.",
          code: "beside-the-point",
          reason: "This mentions both kinds of songs but reports no result.",
        },
        {
          text: "Listeners to songs from small-scale societies recognized well which of them were dance songs and which were lullabies.",
          code: "half-right",
          reason: "This gives a result for dance songs but is silent on love songs.",
        },
        {
          text: "Listeners to short excerpts recognized well which songs were love songs but had more trouble with dance songs and lullabies.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This exchanges the kinds of songs that were easy and hard to recognize.",
        },
      ],
      step: "The goal names two kinds of songs and asks for results. Only one note tells how well the listeners did.",
      look: "how well the listeners did with each kind of song",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present how the study was done and what it found",
      uses: [2, 4, 5],
      key: {
        text: "From 14-second excerpts of songs from 86 small-scale societies, 750 listeners online recognized the purpose of dance songs and lullabies well but that of love songs less easily.",
        reason: "This tells what the listeners heard and how well they then recognized the songs.",
      },
      wrong: [
        {
          text: "In a study of 118 songs from 86 small-scale societies, 750 listeners in 60 countries heard 14-second excerpts online and rated what each of the songs was used for.",
          code: "half-right",
          reason: "This describes the procedure fully but stops before the result.",
        },
        {
          text: "In a study published in 2018, Samuel Mehr and his colleagues wanted to learn whether people can tell the purpose of a song from a society unfamiliar to them.",
          code: "beside-the-point",
          reason: "This presents the aim, with neither procedure nor result.",
        },
        {
          text: "In a study of 118 songs from 86 small-scale societies, 750 listeners in 60 countries heard 14-second excerpts online and recognized love songs best of all.",
          code: "contradicts-the-text",
          against: 5,
          reason: "The notes report more trouble with love songs than with others.",
        },
      ],
      step: "Both halves are needed: what the listeners were given to do and how it turned out. A sentence that only describes the test is not enough.",
      look: "what the listeners heard and which songs they recognized",
    },
  ],
};
