import type { NoteSet } from "../note-set.ts";

export const barCodes: NoteSet = {
  id: "bar-codes",
  field: "everyday",
  source: "Smithsonian National Museum of American History; standard histories of the bar code",
  notes: [
    "In 1948, Bernard Silver heard a grocer ask for a way to record products automatically at the checkout.",
    "Silver and Norman Joseph Woodland received a patent for a code of lines and circles in 1952.",
    "Woodland had extended the dots and dashes of Morse code into thin and thick lines.",
    "Cheap lasers and small computers, needed to read such codes, did not yet exist.",
    "In 1973, American grocers adopted a standard code of upright bars.",
    "A product with this code was first scanned in June 1974, at a store in Troy, Ohio.",
  ],
  questions: [
    {
      goal: "difficulty",
      level: "Medium",
      wants: "explain a difficulty that kept the code patented in 1952 out of use",
      uses: [1, 3],
      key: {
        text: "The code that Silver and Woodland patented in 1952 could not yet be used, since the cheap lasers and small computers needed to read it did not exist.",
        reason: "This names the obstacle, the lack of devices that could read the code.",
      },
      wrong: [
        {
          text: "The code that Silver and Woodland patented in 1952 consisted of lines and circles, the lines being an extension of the dots and dashes of Morse code.",
          code: "beside-the-point",
          reason: "This describes the code rather than what kept it out of use.",
        },
        {
          text: "The code that Silver and Woodland patented in 1952 remained out of use for years, and American grocers did not adopt a code until 1973.",
          code: "half-right",
          reason: "This says that the code went unused but not what stood in the way.",
        },
        {
          text: "The code that Silver and Woodland patented in 1952 could not yet be used, since no grocer had asked for a way to record products automatically.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This denies the grocer's request of 1948, which the notes report.",
        },
      ],
      step: "The goal asks for an obstacle, so the sentence must say what was lacking in 1952. One of the notes names what the code would have required.",
      look: "what was needed to read such codes",
    },
    {
      goal: "overview",
      level: "Hard",
      wants:
        "provide an overview of the history of the bar code from the first request to its use in a store",
      uses: [0, 1, 4, 5],
      key: {
        text: "A grocer's request in 1948 led to a patent in 1952, but grocers did not adopt a standard code until 1973, and a store first scanned it in 1974.",
        reason:
          "This takes the code through its stages in order, from the request to the first scan.",
      },
      wrong: [
        {
          text: "A grocer's request, overheard by Bernard Silver in 1948, led to a code of lines and circles, for which he and Woodland received a patent in 1952.",
          code: "half-right",
          reason: "This ends with the patent, two decades before bar codes reached stores.",
        },
        {
          text: "A grocer's request, overheard by Bernard Silver in 1948, led to a patent in 1952 for a code of upright bars, which a store first scanned in 1974.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This puts the bars of 1973 in the patent, which described lines and circles.",
        },
        {
          text: "American grocers adopted a code of upright bars in 1973, whereas the patent of 1952 had described a code of lines and circles.",
          code: "beside-the-point",
          reason: "This contrasts two forms of the code instead of tracing its history.",
        },
      ],
      step: "The goal asks for the whole course of events, so the sentence must begin with the request and end in a store. Four of the notes give dated stages.",
      look: "what happened in 1948, 1952, 1973, and 1974",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "specify when a product with the standard code was first scanned",
      uses: [4, 5],
      key: {
        text: "In June 1974, a store in Ohio became the first to scan a product with the standard code of upright bars.",
        reason: "This gives the date, June 1974.",
      },
      wrong: [
        {
          text: "A store in Troy, Ohio, was the first to scan a product with the standard code of upright bars.",
          code: "wrong-purpose",
          reason: "This uses the note on the first scan but tells where it took place, not when.",
        },
        {
          text: "In 1952, Silver and Woodland received a patent for a code, one of lines and circles rather than upright bars.",
          code: "beside-the-point",
          reason: "This dates the patent, not the first scan.",
        },
        {
          text: "In 1952, the year of the patent, Silver and Woodland scanned the first product with the standard code of upright bars.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This puts the first scan in the year of the patent.",
        },
      ],
      step: "The goal asks for a date, so the sentence must tell when the first scan took place. One of the notes gives the month and the year.",
      look: "when a store in Ohio first scanned the new code",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why Silver began to work on a code",
      uses: [0, 1],
      key: {
        text: "Bernard Silver began to work on a code because, in 1948, he had heard a grocer ask for a way to record products automatically.",
        reason: "This names the request that started Silver's work.",
      },
      wrong: [
        {
          text: "Bernard Silver worked on a code with Norman Joseph Woodland, and in 1952 the two men received a patent for lines and circles.",
          code: "half-right",
          reason: "This mentions the work and its outcome but not its cause.",
        },
        {
          text: "Bernard Silver began to work on a code because Norman Joseph Woodland had already received a patent in 1952 for one of lines and circles.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This gives Woodland alone the patent that the two received together.",
        },
        {
          text: "Bernard Silver and Norman Joseph Woodland used lines in their code because Woodland had extended the dots and dashes of Morse code.",
          code: "beside-the-point",
          reason: "This explains the form of the code, not what led Silver to it.",
        },
      ],
      step: "The goal asks what led Silver to the work, so the sentence must name an event that came before it. The earliest note describes that event.",
      look: "what Silver heard in 1948",
    },
  ],
};
