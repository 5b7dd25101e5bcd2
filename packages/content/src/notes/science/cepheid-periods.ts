import type { NoteSet } from "../note-set.ts";

export const cepheidPeriods: NoteSet = {
  id: "cepheid-periods",
  field: "science",
  source:
    "Standard histories of astronomy; Leavitt and Pickering, Harvard College Observatory Circular 173 (1912)",
  notes: [
    "Henrietta Swan Leavitt (1868–1921) was an American astronomer at the Harvard College Observatory.",
    "Cepheid variables are stars that brighten and dim in regular cycles.",
    "In 1912, Leavitt reported on the cycles of 25 Cepheids in the Small Magellanic Cloud.",
    "All 25 stars lie at roughly the same distance from Earth.",
    "She found that the brighter of these stars take longer to complete a cycle.",
    "Astronomers could thereafter use the cycle of a Cepheid to estimate its distance.",
  ],
  questions: [
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present Leavitt's study and its finding",
      uses: [2, 4],
      key: {
        text: "Examining the cycles of 25 Cepheids in the Small Magellanic Cloud, Leavitt found that the brighter of these stars take longer to complete a cycle.",
        reason: "This says what Leavitt examined and what she found.",
      },
      wrong: [
        {
          text: "Examining the cycles of 25 Cepheids in the Small Magellanic Cloud, Leavitt reported in 1912 on these stars, all of them at roughly the same distance from Earth.",
          code: "half-right",
          reason: "This presents the study but leaves out its finding.",
        },
        {
          text: "Brightening and dimming in regular cycles, Cepheids in the Small Magellanic Cloud complete a cycle more slowly if they are brighter than others.",
          code: "wrong-purpose",
          reason: "This states what is true of the stars without presenting a study.",
        },
        {
          text: "Henrietta Swan Leavitt, who reported on Cepheid variables in 1912, was an American astronomer at the Harvard College Observatory.",
          code: "beside-the-point",
          reason: "This identifies the astronomer and presents neither study nor finding.",
        },
      ],
      step: "The goal has two parts, so the sentence must say what was studied and what came of it. One note describes the stars of the study, another the result.",
      look: "which stars Leavitt reported on and what she found about their cycles",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize what Leavitt's finding made possible for later astronomers",
      uses: [2, 4, 5],
      key: {
        text: "After Leavitt had linked the brightness of Cepheids to the length of their cycles, astronomers could use the cycle of such a star to estimate its distance.",
        reason: "This ties the finding to what astronomers could do with it, estimate distances.",
      },
      wrong: [
        {
          text: "After studying 25 Cepheids at roughly the same distance from Earth, Leavitt was able to link the brightness of such a star to the length of its cycle.",
          code: "half-right",
          reason: "This states the finding but not what it made possible for others.",
        },
        {
          text: "After studying 25 Cepheids at roughly the same distance from Earth, astronomers were able to use this distance to estimate the length of a star's cycle.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This reverses the use of the finding, by which the cycle serves to estimate the distance.",
        },
        {
          text: "After Leavitt had joined the Harvard College Observatory, she reported in 1912 on a group of stars that brighten and dim in regular cycles.",
          code: "beside-the-point",
          reason:
            "This tells where Leavitt worked and what she studied, not what followed from her finding.",
        },
      ],
      step: "The goal asks about consequences, so the sentence must go beyond the finding to its use. The last note says what astronomers could do afterward.",
      look: "what astronomers could estimate once the finding was known",
    },
    {
      goal: "category",
      level: "Easy",
      wants: "identify the type of star that Leavitt studied",
      uses: [1, 2],
      key: {
        text: "The 25 stars that Leavitt studied in the Small Magellanic Cloud are Cepheid variables, stars that brighten and dim in regular cycles.",
        reason: "This names the type, Cepheid variables.",
      },
      wrong: [
        {
          text: "The 25 stars that Leavitt studied in the Small Magellanic Cloud complete their cycles at different rates, the brighter ones taking longer.",
          code: "wrong-purpose",
          reason: "This describes what the stars do without naming their type.",
        },
        {
          text: "The 25 stars that Leavitt studied lie at roughly the same distance from Earth, in the Small Magellanic Cloud.",
          code: "beside-the-point",
          reason: "This tells where the stars are, not what type they are.",
        },
        {
          text: "The 25 stars that Leavitt studied keep the same brightness at all times, unlike stars of the type called Cepheid variables.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This sets the stars apart from the type to which they belong.",
        },
      ],
      step: "The goal asks for a type, so the sentence must name the class to which the stars belong. Two of the notes use its name.",
      look: "what kind of stars the report of 1912 dealt with",
    },
    {
      goal: "scope",
      level: "Medium",
      wants: "describe the sample of stars in Leavitt's report",
      uses: [2, 3],
      key: {
        text: "Leavitt's report of 1912 dealt with 25 Cepheids in the Small Magellanic Cloud, all of them at roughly the same distance from Earth.",
        reason: "This gives the number of stars, their type, and where they lie.",
      },
      wrong: [
        {
          text: "Leavitt's report of 1912 dealt with Cepheids, stars that brighten and dim in regular cycles, and with the length of these cycles.",
          code: "half-right",
          reason: "This names the type of star but not the sample of 25.",
        },
        {
          text: "Leavitt's report of 1912 showed that the brighter of the Cepheids take longer to complete a cycle, which made it possible to estimate distances.",
          code: "beside-the-point",
          reason: "This gives the finding and its use but hardly describes the stars.",
        },
        {
          text: "Leavitt's report of 1912 dealt with 25 stars that brighten and dim in regular cycles, some of them Cepheids and some of other types.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This adds other types of stars to the sample, all of which were Cepheids.",
        },
      ],
      step: "The goal asks for the sample, so the sentence must say how many stars there were and where they lie. Two neighboring notes describe them.",
      look: "how many stars Leavitt reported on and where they lie",
    },
  ],
};
