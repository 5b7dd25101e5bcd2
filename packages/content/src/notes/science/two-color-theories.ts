import type { NoteSet } from "../note-set.ts";

export const twoColorTheories: NoteSet = {
  id: "two-color-theories",
  field: "science",
  source: "Textbooks of psychology; standard histories of vision science",
  notes: [
    "In the 19th century, two theories of color vision competed.",
    "Thomas Young and Hermann von Helmholtz held that the eye has three kinds of receptors, each most sensitive to a different part of the spectrum.",
    "Ewald Hering held that colors are seen in two opposed pairs, red and green, and blue and yellow.",
    "Hering's theory explains why no color looks both reddish and greenish.",
    "Scientists later found three kinds of cone cells in the eye, and nerve cells that respond in opposite ways to paired colors.",
    "Each theory is now thought to describe a different stage of vision.",
  ],
  questions: [
    {
      goal: "theories",
      level: "Medium",
      wants: "contrast what the two 19th-century theories of color vision claim",
      uses: [1, 2],
      key: {
        text: "While Hering held that colors are seen in two opposed pairs, Young and Helmholtz traced color vision to three kinds of receptors in the eye.",
        reason: "This gives the central idea of each theory.",
      },
      wrong: [
        {
          text: "Like Hering's theory, that of Young and Helmholtz dates from the 19th century and is now thought to describe one of the stages of vision.",
          code: "beside-the-point",
          reason: "This tells what became of the theories, not what they say.",
        },
        {
          text: "Young and Helmholtz, whose theory competed with Hering's, held that the eye has three kinds of receptors for different parts of the spectrum.",
          code: "half-right",
          reason: "This gives the content of one theory.",
        },
        {
          text: "Young and Helmholtz, whose theory competed with Hering's, held that colors are seen in opposed pairs, not with three kinds of receptors.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This gives Young and Helmholtz the idea of Hering.",
        },
      ],
      step: "To compare theories is to say what each holds. The second and third notes do so in turn.",
      look: "what the scientists assumed about color",
    },
    {
      goal: "advantage",
      level: "Easy",
      wants: "explain an advantage of Hering's theory",
      uses: [2, 3],
      key: {
        text: "By treating red and green as an opposed pair, Hering's theory can explain why no color looks both reddish and greenish.",
        reason: "This names something that the theory accounts for.",
      },
      wrong: [
        {
          text: "In the 19th century, Hering's theory of color vision competed with that of Thomas Young and Hermann von Helmholtz.",
          code: "beside-the-point",
          reason: "This speaks of the competition between the theories.",
        },
        {
          text: "By holding that colors are seen in two opposed pairs, Hering's theory differs from the theory of Young and Helmholtz.",
          code: "half-right",
          reason: "This gives the idea of the theory and leaves out what it explains.",
        },
        {
          text: "With its three kinds of receptors, Young and Helmholtz's theory fits the later finding of three kinds of cone cells.",
          code: "wrong-purpose",
          reason: "This gives an advantage of the other theory.",
        },
      ],
      step: "A theory has an advantage where it explains something. One note says what Hering's explains.",
      look: "what Hering's theory accounts for",
    },
    {
      goal: "change",
      level: "Medium",
      wants: "emphasize a change in how the two theories are seen in relation to each other",
      uses: [0, 5],
      key: {
        text: "Once competitors, Hering's theory and that of Young and Helmholtz are now thought to describe different stages of vision.",
        reason: "This gives the relation of the theories in the past and in the present.",
      },
      wrong: [
        {
          text: "While the theory of Young and Helmholtz concerns three kinds of receptors, that of Hering concerns two opposed pairs of colors.",
          code: "beside-the-point",
          reason: "This compares what the theories say.",
        },
        {
          text: "The theory of Young and Helmholtz and that of Hering competed in the 19th century as explanations of how people see colors.",
          code: "half-right",
          reason: "This gives the earlier relation only.",
        },
        {
          text: "The theory of Young and Helmholtz, which competed in the 19th century with that of Hering, is now thought to have replaced it.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This says that one theory replaced the other, whereas each is now thought to describe a stage of vision.",
        },
      ],
      step: "A change has an earlier and a later state. The first and the last note give the two.",
      look: "how the theories stood to each other then and now",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "explain the significance of the later findings about cells for both theories",
      uses: [1, 2, 4],
      key: {
        text: "The later discovery of three kinds of cones supported Young and Helmholtz's theory, while that of nerve cells that respond to paired colors supported Hering's.",
        reason: "This connects each of the findings with the theory that it supports.",
      },
      wrong: [
        {
          text: "The theory of Young and Helmholtz assumes three kinds of receptors in the eye, and that of Hering explains why no color looks both reddish and greenish.",
          code: "beside-the-point",
          reason: "This gives the theories without the later findings.",
        },
        {
          text: "The later discovery of three kinds of cones, which match the three kinds of receptors that Young and Helmholtz had assumed, supported their theory.",
          code: "half-right",
          reason: "This explains what one finding means for one of the theories.",
        },
        {
          text: "The later discoveries concerned three kinds of cone cells in the eye as well as nerve cells that respond in opposite ways to paired colors.",
          code: "wrong-purpose",
          reason: "This lists the findings without saying what they mean for the theories.",
        },
      ],
      step: "One note has two findings. Compare each with what the two theories assume.",
      look: "which cells were found and which theory they fit",
    },
  ],
};
