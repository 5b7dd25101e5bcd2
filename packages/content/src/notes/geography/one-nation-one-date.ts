import type { NoteSet } from "../note-set.ts";

export const oneNationOneDate: NoteSet = {
  id: "one-nation-one-date",
  field: "geography",
  source: "Standard encyclopedias and atlases (Kiribati; International Date Line)",
  notes: [
    "Kiribati is a nation of 33 islands in the central Pacific Ocean.",
    "When it became independent in 1979, the International Date Line ran between its islands.",
    "The eastern islands were therefore a day behind the western ones, where the capital lies.",
    "Offices in the two parts shared only four working days a week.",
    "As 1995 began, the government moved the line to the east of all its islands, and the eastern islands skipped a day.",
    "On maps, the line now bulges far to the east around Kiribati.",
  ],
  questions: [
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce Kiribati to an audience unfamiliar with the nation",
      uses: [0, 1],
      key: {
        text: "Kiribati, which became independent in 1979, is a nation of 33 islands in the central Pacific Ocean.",
        reason:
          "This says what Kiribati is, where it lies, and since when it has been independent.",
      },
      wrong: [
        {
          text: "Offices in the two parts of Kiribati shared only four working days a week while the date line ran between them.",
          code: "half-right",
          reason:
            "This gives a detail and takes it for granted that the audience knows the nation.",
        },
        {
          text: "Kiribati, which became independent in 1995, is a nation of 33 islands to the east of the date line.",
          code: "contradicts-the-text",
          against: 1,
          reason: "Independence came in 1979, and the line now runs to the east of the islands.",
        },
        {
          text: "The International Date Line makes a bulge on maps that reaches far to the east in the Pacific Ocean.",
          code: "beside-the-point",
          reason: "This describes the date line.",
        },
      ],
      step: "People unfamiliar with a nation need to know what and where it is. The first two notes serve this.",
      look: "what kind of nation Kiribati is and when it became independent",
    },
    {
      goal: "difficulty",
      level: "Medium",
      wants:
        "explain a difficulty that the position of the date line caused for Kiribati before 1995",
      uses: [0, 1, 2, 3],
      key: {
        text: "Because the date line ran between its islands, offices in the east and in the west of Kiribati shared only four working days a week.",
        reason: "This names the trouble, the few common working days, and its cause.",
      },
      wrong: [
        {
          text: "Because the date line ran between its islands, Kiribati had a western part, where the capital lies, and an eastern part, with offices in both.",
          code: "half-right",
          reason: "This describes the division but no trouble that came of it.",
        },
        {
          text: "Because the date line ran to the east of all its islands, the eastern islands of Kiribati were a day behind the western ones, where the capital lies.",
          code: "contradicts-the-text",
          against: 1,
          reason: "Before 1995, the line ran between the islands.",
        },
        {
          text: "Because the government moved the date line to the east of all its islands as 1995 began, the eastern islands of Kiribati skipped a day.",
          code: "beside-the-point",
          reason: "This concerns the effect of the move.",
        },
      ],
      step: "A difficulty must hinder someone. One note tells what offices lacked, and an earlier one tells why.",
      look: "how the line ran and what offices shared",
    },
    {
      goal: "change",
      level: "Medium",
      wants: "show how moving the date line changed the dates within Kiribati",
      uses: [0, 2, 4],
      key: {
        text: "Until the line was moved as 1995 began, the eastern islands of Kiribati were a day behind the western ones; by skipping a day, they came to share the same date.",
        reason: "This gives the dates before the move and after it.",
      },
      wrong: [
        {
          text: "Until the line was moved as 1995 began, the eastern islands of Kiribati were a day behind the western ones, where the capital of the nation lies.",
          code: "half-right",
          reason: "This gives the dates before the move and stops there.",
        },
        {
          text: "Until the line was moved as 1995 began, the eastern islands of Kiribati had the same date as the western ones; since then, they have been a day behind.",
          code: "contradicts-the-text",
          against: 2,
          reason: "The eastern islands were a day behind before the move.",
        },
        {
          text: "Until the line was moved as 1995 began, it ran between the islands of Kiribati; since then, it has bulged on maps far to the east around the whole nation.",
          code: "wrong-purpose",
          reason: "This describes the course of the line on maps and no dates.",
        },
      ],
      step: "The change concerns dates and not the line as such. One note gives the dates before, and the note on 1995 tells what the eastern islands did.",
      look: "which islands were behind and what they skipped",
    },
    {
      goal: "place",
      level: "Easy",
      wants:
        "specify where the date line has run since 1995 in relation to the islands of Kiribati",
      uses: [0, 4],
      key: {
        text: "Since 1995, when the government moved it, the date line has run to the east of all the islands of Kiribati.",
        reason: "This gives the side of the islands on which the line runs.",
      },
      wrong: [
        {
          text: "In 1979, when Kiribati became independent, the date line ran between the nation's islands in the Pacific Ocean.",
          code: "beside-the-point",
          reason: "This gives the earlier course of the line.",
        },
        {
          text: "Since 1995, when the eastern islands skipped a day, the date line has no longer run between the islands of Kiribati.",
          code: "half-right",
          reason: "This says where the line has ceased to run but not where it runs now.",
        },
        {
          text: "Since 1995, when the government moved the date line, the islands of Kiribati have no longer been a day apart.",
          code: "wrong-purpose",
          reason: "This tells what the move did to the dates.",
        },
      ],
      step: "Only the present course is asked for. The note on 1995 states it.",
      look: "to which side the government moved the line",
    },
  ],
};
