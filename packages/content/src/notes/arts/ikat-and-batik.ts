import type { NoteSet } from "../note-set.ts";

export const ikatAndBatik: NoteSet = {
  id: "ikat-and-batik",
  field: "arts",
  source: "Museum handbooks of textiles; standard encyclopedias of crafts",
  notes: [
    "Ikat and batik are ways to pattern cloth with dye, and both are practiced in Indonesia.",
    "In each, some of the material is shielded so that the dye does not reach it.",
    "Makers of ikat tie bundles of threads tightly and dye them before they weave the cloth.",
    "The pattern appears during weaving, usually with slightly blurred edges.",
    "Makers of batik draw or stamp hot wax on woven cloth, dye the cloth, and then remove the wax.",
    "For each further color, makers of batik apply wax again.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in when the dye is applied in the two techniques",
      uses: [2, 4],
      key: {
        text: "In ikat, dyeing precedes the weaving of the threads, whereas in batik it is done on cloth that has already been woven.",
        reason: "This gives the moment of dyeing for both techniques, before weaving and after it.",
      },
      wrong: [
        {
          text: "In ikat, threads are shielded from the dye by being tied into tight bundles, whereas in batik the shield is hot wax drawn or stamped on the cloth.",
          code: "beside-the-point",
          reason: "This contrasts the means of shielding, not the time of dyeing.",
        },
        {
          text: "In ikat, which is practiced in Indonesia, as batik is, bundles of tied threads are dyed before they are woven into cloth.",
          code: "half-right",
          reason: "This gives the moment of dyeing for ikat only.",
        },
        {
          text: "In ikat, threads are tied into tight bundles and dyed as they are woven, whereas in batik the dye is drawn or stamped on the cloth together with hot wax.",
          code: "contradicts-the-text",
          against: 2,
          reason: "The notes say that the threads of ikat are dyed before the cloth is woven.",
        },
      ],
      step: "The question of when needs an order of steps, dyeing and weaving, for each of the two techniques.",
      look: "what is done to the threads and what is done to the cloth",
    },
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity in the principle on which the two techniques rest",
      uses: [1],
      key: {
        text: "Makers of ikat and makers of batik alike create patterns by shielding some of the material from the dye.",
        reason: "This states the principle of shielding as something common to both.",
      },
      wrong: [
        {
          text: "Makers of ikat and makers of batik alike can be found in Indonesia, where they pattern cloth with dye.",
          code: "beside-the-point",
          reason: "This similarity is one of place and not of principle.",
        },
        {
          text: "Makers of batik create patterns by shielding some of the cloth from the dye with wax, which they remove later.",
          code: "half-right",
          reason: "This states the principle for batik alone.",
        },
        {
          text: "Makers of ikat and makers of batik alike create patterns by putting hot wax on threads that are not yet woven.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The notes speak of wax in batik only, and there on woven cloth.",
        },
      ],
      step: "A principle tells how a pattern comes about in general. One note states it for each of the techniques at once.",
      look: "what happens to some of the material in each technique",
    },
    {
      goal: "overview",
      level: "Medium",
      wants: "describe the stages in which a batik of one color is made",
      uses: [4],
      key: {
        text: "To make a batik, artisans first apply hot wax to woven cloth, next dye the cloth, and finally take the wax off.",
        reason: "This gives the three stages of waxing, dyeing, and removing the wax in order.",
      },
      wrong: [
        {
          text: "To make a batik, artisans put hot wax on woven cloth, either by drawing with it or by stamping it on.",
          code: "half-right",
          reason: "This describes the first stage in detail and leaves out the others.",
        },
        {
          text: "To make a batik of several colors, artisans must apply wax to the cloth again for each further color.",
          code: "wrong-purpose",
          reason: "This concerns batiks of more than one color and gives no order of stages.",
        },
        {
          text: "To make a batik, artisans put hot wax on bundles of threads, dye them, and weave them into cloth, from which they then remove the wax.",
          code: "contradicts-the-text",
          against: 4,
          reason: "In the notes, the wax of batik is applied to cloth that has been woven already.",
        },
      ],
      step: "Several steps are wanted, in their order. One note on batik lists them.",
      look: "what makers of batik do with wax and dye",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants: "describe a visual feature of ikat to an audience familiar with how ikat is made",
      uses: [3],
      key: {
        text: "In the finished cloth, the pattern of an ikat usually has edges that look slightly blurred rather than sharp.",
        reason:
          "This names a feature for the eye, the blurred edges, and does not explain the technique.",
      },
      wrong: [
        {
          text: "Makers of ikat, a way to pattern cloth with dye, tie bundles of threads tightly and dye them before they weave the cloth.",
          code: "wrong-purpose",
          reason: "This explains the making of ikat, which the audience knows.",
        },
        {
          text: "Makers of ikat, who tie and dye bundles of threads before they weave them, usually produce patterns with slightly blurred edges.",
          code: "half-right",
          reason: "This names the feature but first explains the technique to people who know it.",
        },
        {
          text: "Since hot wax is drawn on the woven cloth, the pattern of an ikat usually has slightly blurred edges.",
          code: "contradicts-the-text",
          against: 4,
          reason: "Wax on woven cloth is the technique of batik.",
        },
      ],
      step: "The audience knows the technique, so the sentence should go straight to what can be seen in the finished pattern.",
      look: "what the pattern of an ikat looks like",
    },
    {
      goal: "difficulty",
      level: "Medium",
      wants: "explain a difficulty in making batik of several colors",
      uses: [4, 5],
      key: {
        text: "A batik of several colors is laborious to make, since the wax has to be applied to the cloth anew for each further color.",
        reason:
          "This names the difficulty, the repeated waxing, and its cause, the further colors.",
      },
      wrong: [
        {
          text: "A batik is made by drawing or stamping hot wax on woven cloth, dyeing the cloth, and removing the wax once this has been done.",
          code: "beside-the-point",
          reason:
            "This describes the technique without mention of several colors or of a difficulty.",
        },
        {
          text: "A batik of several colors, like one of a single color, is made from woven cloth, on which hot wax is drawn or stamped.",
          code: "half-right",
          reason: "This speaks of batik in several colors but names no difficulty.",
        },
        {
          text: "A batik of several colors is easy to make, since a single coat of wax on the woven cloth is enough for all of the colors.",
          code: "contradicts-the-text",
          against: 5,
          reason: "The notes require wax again for each further color.",
        },
      ],
      step: "A difficulty arises from something that must be done over and over. The last of the notes tells what this is.",
      look: "what each further color requires",
    },
  ],
};
