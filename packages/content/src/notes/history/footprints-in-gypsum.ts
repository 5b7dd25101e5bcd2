import type { NoteSet } from "../note-set.ts";

export const footprintsInGypsum: NoteSet = {
  id: "footprints-in-gypsum",
  field: "history",
  source: "Bennett et al., Science 373 (2021); Pigati et al., Science 382 (2023)",
  notes: [
    "Many archaeologists held that people first reached the Americas less than 17,000 years ago.",
    "In 2021, Matthew Bennett and his colleagues reported human footprints at White Sands, New Mexico, that were 21,000 to 23,000 years old.",
    "They had dated seeds of a water plant from layers above and below the prints.",
    "Critics objected that water plants can take up old carbon from the water and so seem older than they are.",
    "In 2023, Jeffrey Pigati and his colleagues dated pollen of land plants and grains of quartz from the same layers.",
    "The ages agreed with those of the seeds.",
  ],
  questions: [
    {
      goal: "difficulty",
      level: "Medium",
      wants: "explain a weakness that critics saw in the dating of 2021",
      uses: [1, 2, 3],
      key: {
        text: "The seeds dated in 2021 came from a water plant, and such plants, critics objected, can take up old carbon and so seem older than they are.",
        reason: "This names the weak point, carbon from the water, and what it may do to the age.",
      },
      wrong: [
        {
          text: "The seeds dated in 2021 by Bennett and his colleagues came from a water plant and lay in layers above and below the footprints.",
          code: "half-right",
          reason: "This describes the material dated and names no weakness in it.",
        },
        {
          text: "The seeds dated in 2021 came from a water plant, whereas the pollen that was dated in 2023 came from land plants in the same layers.",
          code: "wrong-purpose",
          reason: "This contrasts the materials of two datings.",
        },
        {
          text: "The pollen dated in 2023 by Pigati and his colleagues came from land plants, and its age agreed with that of the seeds.",
          code: "beside-the-point",
          reason: "This reports a later dating that bore the first one out.",
        },
      ],
      step: "A weakness is something that could make the age wrong. One note states what critics objected.",
      look: "what critics said of water plants",
    },
    {
      goal: "rebuttal",
      level: "Hard",
      wants: "answer the critics' objection to the dating of 2021",
      uses: [3, 4, 5],
      key: {
        text: "Although critics feared that seeds of water plants might seem too old, pollen of land plants and grains of quartz from the same layers gave matching ages.",
        reason:
          "This meets the objection with ages from material that does not come from water plants.",
      },
      wrong: [
        {
          text: "Although Bennett and his colleagues had dated seeds from layers above and below the prints, critics objected that water plants can take up old carbon from the water.",
          code: "half-right",
          reason: "This states the objection and gives no answer to it.",
        },
        {
          text: "Although many archaeologists held that people arrived less than 17,000 years ago, Bennett and his colleagues reported footprints 21,000 to 23,000 years old.",
          code: "beside-the-point",
          reason:
            "This turns against a view of the first arrival and not against the critics' point.",
        },
        {
          text: "Although critics feared that seeds of water plants might seem too old, Pigati and his colleagues found that pollen and quartz were even older than the seeds.",
          code: "contradicts-the-text",
          against: 5,
          reason: "The later ages agreed with those of the seeds.",
        },
      ],
      step: "An answer must offer evidence that the objection does not touch. The last two notes tell of other materials and their ages.",
      look: "what was dated in 2023 and with what result",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize why the age of the footprints matters for the history of the Americas",
      uses: [0, 1],
      key: {
        text: "At 21,000 to 23,000 years old, the footprints at White Sands predate the time at which many archaeologists believed that people first reached the Americas.",
        reason: "This sets the age against the time at which people were believed to have arrived.",
      },
      wrong: [
        {
          text: "At White Sands, New Mexico, Bennett and his colleagues reported human footprints that were, to judge by seeds of a water plant, 21,000 to 23,000 years old.",
          code: "half-right",
          reason: "This gives the age without its bearing on the history of the Americas.",
        },
        {
          text: "At White Sands, New Mexico, Bennett and his colleagues reported human footprints less than 17,000 years old, in agreement with the view of many archaeologists.",
          code: "contradicts-the-text",
          against: 1,
          reason: "The reported age of the prints is 21,000 to 23,000 years.",
        },
        {
          text: "In 2023, Pigati and his colleagues dated pollen and quartz from the layers at White Sands, and the ages agreed with those of the seeds dated before.",
          code: "beside-the-point",
          reason: "This confirms an age and draws nothing from it.",
        },
      ],
      step: "The age matters because of what had been believed before. The sentence needs both the belief and the age.",
      look: "when people were thought to have arrived and how old the prints are",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "present the method by which Bennett and his colleagues dated the footprints",
      uses: [1, 2],
      key: {
        text: "To learn the age of the footprints, Bennett and his colleagues dated seeds of a water plant from the layers above and below them.",
        reason: "This tells what was dated and from where it was taken.",
      },
      wrong: [
        {
          text: "To learn the age of the footprints, Bennett and his colleagues studied layers at White Sands, New Mexico, and reported their results in 2021.",
          code: "half-right",
          reason: "This gives the place of the study and not the way of dating.",
        },
        {
          text: "In 2021, Bennett and his colleagues reported that human footprints at White Sands, New Mexico, were 21,000 to 23,000 years old.",
          code: "beside-the-point",
          reason: "This gives the resulting age.",
        },
        {
          text: "To learn the age of the footprints, Bennett and his colleagues dated pollen of land plants and grains of quartz from the layers around them.",
          code: "contradicts-the-text",
          against: 4,
          reason: "Pollen and quartz were dated by another team, in 2023.",
        },
      ],
      step: "The goal concerns the first of two teams. The note on its material tells what was dated.",
      look: "what was dated for the report of 2021",
    },
    {
      goal: "advantage",
      level: "Medium",
      wants: "explain an advantage of the pollen dated in 2023 over the seeds dated in 2021",
      uses: [1, 2, 3, 4],
      key: {
        text: "Unlike the seeds dated in 2021, the pollen dated in 2023 came from land plants, to which the critics' objection about carbon from the water did not apply.",
        reason: "This says which objection to the seeds the pollen was free of.",
      },
      wrong: [
        {
          text: "Unlike the seeds dated in 2021 by Matthew Bennett and his colleagues, the pollen dated two years later by Jeffrey Pigati and his colleagues came from land plants.",
          code: "half-right",
          reason: "This names the difference of origin without any gain from it.",
        },
        {
          text: "Like the seeds dated in 2021, the pollen that Jeffrey Pigati and his colleagues dated in 2023 was taken from the layers of White Sands in New Mexico.",
          code: "wrong-purpose",
          reason: "This names a trait that the two materials share.",
        },
        {
          text: "Unlike the seeds dated in 2021, which came from land plants, the pollen dated in 2023 came from a plant that could take up old carbon from the water.",
          code: "contradicts-the-text",
          against: 2,
          reason: "The seeds were those of a water plant.",
        },
      ],
      step: "An advantage must free the pollen of a flaw that the seeds may have. The notes on the critics and on the later dating show it.",
      look: "what critics objected and what kind of plants the pollen came from",
    },
  ],
};
