import type { NoteSet } from "../note-set.ts";

export const harpsichordAndPiano: NoteSet = {
  id: "harpsichord-and-piano",
  field: "arts",
  source: "Standard encyclopedias of musical instruments; Pollens, The Early Pianoforte (1995)",
  notes: [
    "The harpsichord and the piano are keyboard instruments with strings.",
    "In a harpsichord, a pressed key makes a small plectrum pluck a string.",
    "How hard a key is pressed has hardly any effect on the loudness of a harpsichord.",
    "About 1700, Bartolomeo Cristofori, an instrument maker in Florence, built a keyboard instrument with hammers that strike the strings.",
    "On it, the ancestor of the modern piano, a player could vary the loudness of each note by touch.",
    "By the early 19th century, the piano had largely replaced the harpsichord.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants:
        "emphasize a difference in the way the harpsichord and Cristofori's instrument produce sound",
      uses: [1, 3],
      key: {
        text: "While a harpsichord sounds when a plectrum plucks a string, Cristofori's instrument sounded when a hammer struck one.",
        reason: "This contrasts plucked strings with struck strings.",
      },
      wrong: [
        {
          text: "While Cristofori's instrument was the ancestor of the modern piano, the harpsichord had largely been replaced by the early 19th century.",
          code: "beside-the-point",
          reason: "This contrasts the later history of the instruments, not their sound.",
        },
        {
          text: "While both Cristofori's instrument and the harpsichord have a keyboard, the strings of a harpsichord are plucked by a small plectrum.",
          code: "half-right",
          reason: "This tells how one instrument sounds and nothing of how the other does.",
        },
        {
          text: "While both Cristofori's instrument and the harpsichord have a keyboard, a small plectrum plucked the strings of the former.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This gives Cristofori's instrument the plectrum of the harpsichord.",
        },
      ],
      step: "The goal is about what happens to the string. Find the part that touches it in each instrument.",
      look: "what touches the strings in each instrument",
    },
    {
      goal: "advantage",
      level: "Easy",
      wants: "explain an advantage of Cristofori's instrument over the harpsichord",
      uses: [2, 4],
      key: {
        text: "A player of Cristofori's instrument could make a note softer or louder by touch, which hardly affects the loudness of a harpsichord.",
        reason: "This names what the player gained and what the older instrument lacked.",
      },
      wrong: [
        {
          text: "Cristofori's instrument, built about 1700, had a keyboard and strings, as the harpsichord does, but also had hammers that struck the strings.",
          code: "beside-the-point",
          reason: "This describes the instrument without saying what was gained.",
        },
        {
          text: "The loudness of a harpsichord, an instrument with a keyboard like Cristofori's, hardly depends on how hard a player presses the keys.",
          code: "half-right",
          reason:
            "This tells of the drawback of the one instrument but not of the gain in the other.",
        },
        {
          text: "The loudness of Cristofori's instrument, unlike that of a harpsichord, hardly depended on how hard a player pressed the keys.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This denies Cristofori's instrument the response to touch that, by the notes, it had.",
        },
      ],
      step: "An advantage needs a base for comparison. The notes tell of each instrument what touch could and could not do.",
      look: "what effect a player's touch had",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce Bartolomeo Cristofori to an audience unfamiliar with him",
      uses: [3, 4],
      key: {
        text: "Bartolomeo Cristofori, an instrument maker in Florence, built about 1700 a keyboard instrument with hammers, the ancestor of the modern piano.",
        reason: "This says who Cristofori was and what he is remembered for.",
      },
      wrong: [
        {
          text: "The piano, a keyboard instrument with hammers that strike its strings, had largely replaced the harpsichord by the early 19th century.",
          code: "beside-the-point",
          reason: "This introduces an instrument, not its maker.",
        },
        {
          text: "Cristofori's keyboard instrument, unlike a harpsichord, allowed a player to vary the loudness of each note by touch.",
          code: "half-right",
          reason: "This speaks of the instrument as if readers already knew its maker.",
        },
        {
          text: "Bartolomeo Cristofori, an instrument maker in Florence, built a harpsichord that allowed a player to vary the loudness of each note by touch.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "This makes his instrument a harpsichord, on which touch hardly affects the loudness.",
        },
      ],
      step: "For people who do not know a person, the sentence must say who he was and why he matters. One note identifies him, and the next tells what his work became.",
      look: "who Cristofori was and what he built",
    },
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between the harpsichord and the piano",
      uses: [0, 5],
      key: {
        text: "Both the harpsichord and the piano, which had largely replaced it by the early 19th century, are keyboard instruments with strings.",
        reason: "This names the class to which both instruments belong.",
      },
      wrong: [
        {
          text: "The harpsichord, in which a plectrum plucks a string, had largely given way to the piano by the early 19th century.",
          code: "beside-the-point",
          reason: "This tells how the one instrument gave way to the other.",
        },
        {
          text: "The harpsichord, an instrument with a keyboard and strings, sounds when a pressed key makes a small plectrum pluck a string.",
          code: "half-right",
          reason: "This describes the harpsichord and does not mention the piano.",
        },
        {
          text: "The harpsichord, like the piano that largely replaced it, becomes much louder when a player presses its keys harder.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This ascribes to the harpsichord a response that it hardly has.",
        },
      ],
      step: "A similarity is a statement that holds of both. One note makes it in so many words.",
      look: "what kind of instrument both are",
    },
    {
      goal: "difficulty",
      level: "Medium",
      wants: "explain a limitation of the harpsichord",
      uses: [2],
      key: {
        text: "The harpsichord gives a player little control over loudness, since how hard a key is pressed has hardly any effect on it.",
        reason: "This names what a player could not do.",
      },
      wrong: [
        {
          text: "The harpsichord, whose strings are plucked by small plectrums, had largely been replaced by the piano by the early 19th century.",
          code: "beside-the-point",
          reason: "This tells how the instrument works and how it fared, not what it could not do.",
        },
        {
          text: "Unlike the harpsichord, the instrument that Cristofori built about 1700 has hammers that strike the strings and is the ancestor of the piano.",
          code: "wrong-purpose",
          reason: "This tells how another instrument works and what became of it.",
        },
        {
          text: "The harpsichord makes an even loudness hard to keep, since each note becomes louder or softer with the force on its key.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This says that loudness depends on force, which has hardly any effect on it.",
        },
      ],
      step: "A limitation is something that an instrument does not allow. One note tells what pressing a key harder does.",
      look: "what the force on a key changes or does not change",
    },
  ],
};
