import type { NoteSet } from "../note-set.ts";

export const ringsAndRadiocarbon: NoteSet = {
  id: "rings-and-radiocarbon",
  field: "science",
  source:
    "Textbooks of archaeology; Arnold and Libby, Science 110 (1949); National Geographic, December 1929",
  notes: [
    "Astronomer A. E. Douglass developed the dating of wood by tree rings.",
    "Matching patterns of wide and narrow rings, he announced in 1929 the ages of ancient Pueblo villages in the American Southwest.",
    "Where the outermost ring is preserved, the method gives the exact year in which a tree was cut.",
    "In 1949, James Arnold and Willard Libby reported dates based on radiocarbon, a form of carbon that decays at a known rate.",
    "Radiocarbon can date wood, bone, and cloth up to about 50,000 years old.",
    "Radiocarbon dates have a margin of error.",
  ],
  questions: [
    {
      goal: "advantage",
      level: "Easy",
      wants: "explain an advantage of tree-ring dating over radiocarbon dating",
      uses: [2, 5],
      key: {
        text: "Tree rings can show the exact year in which a tree was cut, whereas dates based on radiocarbon have a margin of error.",
        reason: "This sets the precision of the one method against the margin of the other.",
      },
      wrong: [
        {
          text: "Tree rings were used by A. E. Douglass to date Pueblo villages, whereas radiocarbon served Arnold and Libby in 1949.",
          code: "beside-the-point",
          reason: "This tells who used each method and makes no case for either.",
        },
        {
          text: "Tree rings, which A. E. Douglass used to learn the ages of villages, can show the exact year in which a tree was cut.",
          code: "half-right",
          reason: "This states the strength of one method without comparing it with the other.",
        },
        {
          text: "Radiocarbon, though its dates have a margin of error, can be used for bone and cloth as well as for wood up to about 50,000 years old.",
          code: "wrong-purpose",
          reason: "This makes the case for the other method.",
        },
      ],
      step: "An advantage is a strength that the other method lacks. Compare how precise the dates of each method are.",
      look: "how precise the dates of each method are",
    },
    {
      goal: "scope",
      level: "Medium",
      wants: "emphasize the range of materials and ages to which radiocarbon dating applies",
      uses: [4],
      key: {
        text: "Wood, bone, and cloth alike can be dated by means of radiocarbon, provided that they are no more than about 50,000 years old.",
        reason: "This gives both the materials and the greatest age that the method reaches.",
      },
      wrong: [
        {
          text: "Radiocarbon, a form of carbon that decays at a known rate, gave the dates that James Arnold and Willard Libby reported in 1949.",
          code: "beside-the-point",
          reason: "This tells when the method began and on what it rests, not to what it applies.",
        },
        {
          text: "Radiocarbon can be used to date not only wood but also bone and cloth, although such dates have a margin of error.",
          code: "half-right",
          reason: "This names the materials but gives no range of ages.",
        },
        {
          text: "Radiocarbon can be used to date not only wood but also bone and cloth of any age, although such dates have a margin of error.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This overlooks the limit of about 50,000 years that the notes give.",
        },
      ],
      step: "The goal has two sides, what can be dated and how old it can be. A single note has both.",
      look: "what the newer method can date",
    },
    {
      goal: "achievement",
      level: "Medium",
      wants: "emphasize the achievement of A. E. Douglass",
      uses: [0, 1],
      key: {
        text: "By developing tree-ring dating, A. E. Douglass was able to announce in 1929 the ages of ancient Pueblo villages in the American Southwest.",
        reason: "This names the method that he developed and what he learned by it.",
      },
      wrong: [
        {
          text: "Two decades after A. E. Douglass used tree rings to date Pueblo villages, James Arnold and Willard Libby reported dates based on radiocarbon.",
          code: "beside-the-point",
          reason: "This gives the weight to the work of two other scientists.",
        },
        {
          text: "A. E. Douglass, an astronomer, studied wood and matched the patterns of wide and narrow rings that he found in it.",
          code: "half-right",
          reason: "This tells what he worked with but not what he achieved.",
        },
        {
          text: "Two decades after James Arnold and Willard Libby reported dates based on radiocarbon, A. E. Douglass used tree rings to date Pueblo villages.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This puts his work after that of Arnold and Libby, whereas it came two decades earlier.",
        },
      ],
      step: "An achievement is what a person did and what came of it. The first two notes belong together.",
      look: "what Douglass developed and what he announced",
    },
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between the two methods",
      uses: [0, 2, 4],
      key: {
        text: "Tree rings and radiocarbon, though they differ in precision, can both be used to learn the age of wood.",
        reason: "This names a material that both methods can date.",
      },
      wrong: [
        {
          text: "Tree rings can show the exact year in which a tree was cut, and radiocarbon can be used to date bone and cloth.",
          code: "beside-the-point",
          reason: "This names a separate strength of each method.",
        },
        {
          text: "Tree rings, which form patterns of wide and narrow bands, were used by the astronomer A. E. Douglass to date wood.",
          code: "half-right",
          reason: "This tells what one method dates and does not mention the other.",
        },
        {
          text: "Tree rings and radiocarbon are alike in that both give dates for wood without any margin of error.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This ascribes to radiocarbon an exactness that its margin of error excludes.",
        },
      ],
      step: "Something common to both is wanted. Compare the materials that the notes mention for each method.",
      look: "what each method can date",
    },
    {
      goal: "overview",
      level: "Medium",
      wants: "provide a historical overview of the two methods of dating",
      uses: [0, 1, 3],
      key: {
        text: "Tree rings gave A. E. Douglass the ages of Pueblo villages by 1929; two decades later, Arnold and Libby reported dates based on radiocarbon.",
        reason: "This names both methods in the order of their first results.",
      },
      wrong: [
        {
          text: "Tree rings can show the exact year in which a tree was cut, whereas dates based on radiocarbon have a margin of error.",
          code: "beside-the-point",
          reason: "This compares the methods without regard to time.",
        },
        {
          text: "Tree rings became a means of dating through the astronomer A. E. Douglass, who announced in 1929 the ages of ancient villages in the American Southwest.",
          code: "half-right",
          reason: "This gives the first stage alone.",
        },
        {
          text: "Radiocarbon, on which Arnold and Libby reported in 1949, can be used not only for wood but also for bone and cloth up to about 50,000 years old.",
          code: "wrong-purpose",
          reason: "This gives the later method and tells of its uses.",
        },
      ],
      step: "An overview moves through time. Look for the year that belongs to each method.",
      look: "when results of each method became known",
    },
  ],
};
