import type { NoteSet } from "../note-set.ts";

export const nohAndKabuki: NoteSet = {
  id: "noh-and-kabuki",
  field: "arts",
  source: "Standard encyclopedias of theater; histories of Japanese drama",
  notes: [
    "Noh and kabuki are traditional forms of Japanese theater that join acting, music, and dance.",
    "Noh took shape in the 14th century under Kan'ami and his son Zeami.",
    "Its main actors often wear carved masks and move slowly on a nearly bare stage.",
    "Kabuki dates from 1603, when a woman named Okuni performed dances in Kyoto.",
    "Kabuki actors use bold makeup instead of masks and perform on elaborate stages.",
    "Women were banned from the kabuki stage in 1629, and men took over the female roles.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants:
        "emphasize a difference in the faces that noh and kabuki actors present to their audience",
      uses: [2, 4],
      key: {
        text: "In noh, the main actors often cover their faces with carved masks, while kabuki actors paint theirs with bold makeup.",
        reason: "This contrasts the masks of noh with the makeup of kabuki.",
      },
      wrong: [
        {
          text: "In noh, actors move slowly on a nearly bare stage, while kabuki actors perform on stages that are elaborate.",
          code: "beside-the-point",
          reason: "This contrasts movement and stages, not faces.",
        },
        {
          text: "In kabuki, which is more recent than noh but also joins acting, music, and dance, actors wear bold makeup on their faces.",
          code: "half-right",
          reason: "This describes the faces of kabuki actors and leaves out those of noh.",
        },
        {
          text: "In noh, the main actors often wear carved masks, while kabuki actors cover their faces with masks that are boldly painted.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This gives kabuki actors masks, which by the notes they do not use.",
        },
      ],
      step: "The goal is about what actors wear on their faces. Each form has a note that tells.",
      look: "what actors of each form have on their faces",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants: "introduce kabuki to an audience familiar with noh",
      uses: [2, 3, 4],
      key: {
        text: "Kabuki, which began in 1603 with the dances of a woman named Okuni, differs from noh in its bold makeup and elaborate stages.",
        reason:
          "This tells what kabuki is through its contrast with noh and does not describe noh.",
      },
      wrong: [
        {
          text: "Noh, a traditional form of Japanese theater that is older than kabuki, took shape in the 14th century under Kan'ami and Zeami.",
          code: "beside-the-point",
          reason: "This introduces the form that the audience already knows.",
        },
        {
          text: "Kabuki began in 1603, whereas noh, whose main actors often wear carved masks on a nearly bare stage, dates from the 14th century.",
          code: "half-right",
          reason:
            "This gives most of its room to a description of noh, which these readers do not need.",
        },
        {
          text: "Kabuki, a form that began in 1603 with the dances of a woman named Okuni, has the masks and the nearly bare stage of noh.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This gives kabuki features that the notes reserve for noh.",
        },
      ],
      step: "These readers know noh, so the sentence can refer to it without describing it. What they need is what marks kabuki.",
      look: "how kabuki began and what its performances look like",
    },
    {
      goal: "change",
      level: "Medium",
      wants: "emphasize a change in who performed kabuki",
      uses: [3, 5],
      key: {
        text: "Although kabuki began with the dances of a woman, Okuni, its female roles passed to men when women were banned from the stage in 1629.",
        reason: "This gives the state before the ban and the state after it.",
      },
      wrong: [
        {
          text: "Although kabuki is more recent than noh, which took shape in the 14th century, both forms join acting with music and dance.",
          code: "beside-the-point",
          reason: "This compares two forms and tells of no change within kabuki.",
        },
        {
          text: "Although kabuki is performed on elaborate stages with bold makeup, it began in 1603 with dances that a woman named Okuni performed.",
          code: "half-right",
          reason: "This tells who performed at the start but not who did so later.",
        },
        {
          text: "Although kabuki began with the dances of a woman, Okuni, women had to share its female roles with men from 1629 on.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This leaves women some of the roles, whereas the notes say that they were banned.",
        },
      ],
      step: "A change has a before and an after. One note tells who performed first, another what happened in 1629.",
      look: "who performed kabuki at first and who did later",
    },
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between noh and kabuki",
      uses: [0],
      key: {
        text: "Noh and kabuki, which arose more than two centuries apart, are both forms of theater that join acting, music, and dance.",
        reason: "This says of both forms that they unite three arts.",
      },
      wrong: [
        {
          text: "Noh took shape in the 14th century under Kan'ami and Zeami, while kabuki goes back to dances performed in 1603.",
          code: "beside-the-point",
          reason: "This compares the beginnings of the forms, in which they differ.",
        },
        {
          text: "Noh is a traditional form of Japanese theater that joins acting with music and dance on a stage that is nearly bare.",
          code: "half-right",
          reason: "This describes noh and does not mention kabuki.",
        },
        {
          text: "Noh and kabuki are alike in that the main actors of both often wear carved masks on a nearly bare stage.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This extends to kabuki the masks of noh.",
        },
      ],
      step: "The statement must be true of both forms. One note speaks of the two together.",
      look: "what both forms unite",
    },
  ],
};
