import type { NoteSet } from "../note-set.ts";

export const platesAndPaper: NoteSet = {
  id: "plates-and-paper",
  field: "arts",
  source: "Standard histories of photography; museum glossaries",
  notes: [
    "The daguerreotype, a photographic process developed by Louis Daguerre in France, was made public in 1839.",
    "The calotype, developed by William Henry Fox Talbot in England, was patented there in 1841.",
    "Both processes use silver iodide, a substance sensitive to light.",
    "A daguerreotype is a single, finely detailed picture on a silver-coated copper plate.",
    "A calotype is a paper negative, from which many positive prints can be made.",
    "The fibers of the paper blur the details of a calotype.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between the daguerreotype and the calotype",
      uses: [2],
      key: {
        text: "Both the daguerreotype and the calotype make use of the same substance, silver iodide, which is sensitive to light.",
        reason: "This names something that both processes share, the use of silver iodide.",
      },
      wrong: [
        {
          text: "Unlike the daguerreotype, the calotype gives a paper negative from which many positive prints can be made.",
          code: "wrong-purpose",
          reason: "This sets the two processes apart.",
        },
        {
          text: "Two years before the calotype was patented in 1841, the daguerreotype, a process developed in France, had already been made public.",
          code: "beside-the-point",
          reason: "This puts the two processes in order of time and names nothing common to both.",
        },
        {
          text: "The calotype, a photographic process that was developed in England and patented there in 1841, relies on the sensitivity of silver iodide to light.",
          code: "half-right",
          reason: "This names a shared trait without saying that the daguerreotype has it.",
        },
      ],
      step: "Look for a note that makes one statement about both processes.",
      look: "what holds for both processes",
    },
    {
      goal: "advantage",
      level: "Easy",
      wants: "explain an advantage of the calotype over the daguerreotype",
      uses: [3, 4],
      key: {
        text: "Because a calotype is a paper negative, it can yield many positive prints, whereas a daguerreotype is only a single picture.",
        reason: "This states what the calotype makes possible and the daguerreotype does not.",
      },
      wrong: [
        {
          text: "Because the fibers of paper blur details, a calotype is less finely detailed than a daguerreotype on its copper plate.",
          code: "wrong-purpose",
          reason: "This explains an advantage that the daguerreotype has over the calotype.",
        },
        {
          text: "Although a daguerreotype is finely detailed, it has the disadvantage of being only a single picture on a silver-coated copper plate.",
          code: "half-right",
          reason:
            "This names a drawback of the daguerreotype but nothing that the calotype offers.",
        },
        {
          text: "Because a calotype is made on a copper plate, it shows finer details than a daguerreotype, whose paper fibers blur them.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "In the notes, the copper plate belongs to the daguerreotype and the paper to the calotype.",
        },
      ],
      step: "An advantage needs both sides: what one process can do and what the other cannot. The notes on the two kinds of image supply them.",
      look: "what kind of image each process gives",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in how clearly the two kinds of image show details",
      uses: [3, 5],
      key: {
        text: "While a daguerreotype is rich in fine detail, a calotype is less clear because the fibers of the paper blur its details.",
        reason: "This sets the fine detail of the one against the blurred detail of the other.",
      },
      wrong: [
        {
          text: "While a daguerreotype is a single picture on a silver-coated copper plate, a calotype is a paper negative that can yield many prints.",
          code: "beside-the-point",
          reason:
            "This contrasts the number of pictures and the materials, not the clarity of the details.",
        },
        {
          text: "While a daguerreotype, on its copper plate, is finely detailed, a calotype is a paper negative, made by a process that was patented in 1841.",
          code: "half-right",
          reason: "This speaks of the details of the daguerreotype alone.",
        },
        {
          text: "While a daguerreotype is a finely detailed picture on a silver-coated copper plate, a calotype is a paper negative that shows even finer details.",
          code: "contradicts-the-text",
          against: 5,
          reason: "The notes say that the fibers of the paper blur the details of a calotype.",
        },
      ],
      step: "The contrast must be one of clarity, with a statement for each of the two kinds of image.",
      look: "how detailed a daguerreotype is and what paper fibers do",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants: "present the calotype to an audience already familiar with the daguerreotype",
      uses: [1, 4],
      key: {
        text: "Unlike the daguerreotype, Talbot's calotype, patented in England in 1841, produced a paper negative from which many positive prints could be made.",
        reason:
          "This describes the calotype by its origin and its kind of image and takes the daguerreotype as known.",
      },
      wrong: [
        {
          text: "The daguerreotype, a process developed by Louis Daguerre, gave a picture on a copper plate, whereas Talbot's calotype gave a paper negative.",
          code: "half-right",
          reason:
            "This presents the calotype but spends half of its length explaining the daguerreotype to people who know it.",
        },
        {
          text: "The daguerreotype, a process developed by Louis Daguerre in France and made public in 1839, gave a single, finely detailed picture on a metal plate.",
          code: "beside-the-point",
          reason: "This describes only the process that the audience knows.",
        },
        {
          text: "Unlike the daguerreotype, Talbot's calotype, made public in France in 1839, produced a single image in which the fibers of the paper blurred the details.",
          code: "contradicts-the-text",
          against: 1,
          reason: "The notes place the calotype in England, with a patent of 1841.",
        },
      ],
      step: "An audience that knows the one process needs no account of it. The sentence should tell who developed the other, when, and what it yields.",
      look: "who developed the calotype and what it gives",
    },
    {
      goal: "achievement",
      level: "Medium",
      wants: "emphasize what Talbot made possible in photography",
      uses: [1, 4],
      key: {
        text: "With the calotype, William Henry Fox Talbot developed a process in which one paper negative can yield many positive prints.",
        reason: "This names what his process allows, many prints from one negative.",
      },
      wrong: [
        {
          text: "With the calotype, William Henry Fox Talbot developed a photographic process that was patented in England in 1841.",
          code: "half-right",
          reason: "This names his process but not what it made possible.",
        },
        {
          text: "With the calotype, William Henry Fox Talbot developed a process that uses silver iodide, a substance on which the daguerreotype relies as well.",
          code: "beside-the-point",
          reason: "This names a substance that his process shares with another.",
        },
        {
          text: "With the calotype, William Henry Fox Talbot developed a process that gives single, finely detailed pictures on silver-coated copper plates.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This describes the daguerreotype; a calotype is a negative on paper.",
        },
      ],
      step: "The goal asks for the gain that came with the process. See what can be done with the kind of image that it yields.",
      look: "what a calotype is and what can be made from it",
    },
  ],
};
