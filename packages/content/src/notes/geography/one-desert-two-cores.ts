import type { NoteSet } from "../note-set.ts";

export const oneDesertTwoCores: NoteSet = {
  id: "one-desert-two-cores",
  field: "geography",
  source:
    "deMenocal et al., Quaternary Science Reviews 19 (2000); Kröpelin et al., Science 320 (2008)",
  notes: [
    "From about 15,000 to 5,500 years ago, lakes and grassland covered much of what is now the Sahara.",
    "In 2000, Peter deMenocal and his colleagues published a study of sediment from the seafloor off Mauritania.",
    "Dust in its layers increased abruptly about 5,500 years ago, and they inferred that the land had dried quickly.",
    "In 2008, Stefan Kröpelin and his colleagues published a study of sediment from Lake Yoa in Chad.",
    "Pollen in its layers changed little by little, and they inferred that the land had dried gradually.",
  ],
  questions: [
    {
      goal: "theories",
      level: "Medium",
      wants: "compare the two views of how the Sahara dried",
      uses: [0, 1, 2, 3, 4],
      key: {
        text: "DeMenocal and his colleagues inferred from dust that the Sahara had dried quickly, while Kröpelin and his colleagues inferred from pollen that it had dried gradually.",
        reason: "This states both views and the point on which they differ.",
      },
      wrong: [
        {
          text: "DeMenocal and his colleagues studied sediment from the seafloor off Mauritania, while Kröpelin and his colleagues studied sediment that came from a lake in Chad.",
          code: "beside-the-point",
          reason: "This compares the sediments and states no view.",
        },
        {
          text: "DeMenocal and his colleagues, who studied layers of sediment from the seafloor off Mauritania, inferred from an abrupt increase in dust that the land had dried quickly.",
          code: "half-right",
          reason: "This gives one of the two views.",
        },
        {
          text: "DeMenocal and his colleagues, who studied layers of sediment from the seafloor off Mauritania, inferred, as Kröpelin and his colleagues did, that the land had dried gradually.",
          code: "contradicts-the-text",
          against: 2,
          reason: "DeMenocal and his colleagues inferred that the land had dried quickly.",
        },
      ],
      step: "Two views of one event are wanted. Each is stated at the end of a note on sediment.",
      look: "what each of the teams inferred",
    },
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity in the evidence that the two teams used",
      uses: [0, 1, 2, 3, 4],
      key: {
        text: "To learn how the Sahara dried, both deMenocal's team and Kröpelin's team looked for changes in layers of sediment.",
        reason: "This names the kind of evidence that both teams examined.",
      },
      wrong: [
        {
          text: "To learn how the Sahara dried, deMenocal's team looked at dust from the seafloor, whereas Kröpelin's team looked at pollen from a lake.",
          code: "wrong-purpose",
          reason: "This names a difference in the evidence.",
        },
        {
          text: "To learn how the Sahara dried, Kröpelin's team looked for changes in the pollen in layers of sediment from Lake Yoa.",
          code: "half-right",
          reason: "This describes the evidence of one team.",
        },
        {
          text: "To learn how the Sahara dried, both deMenocal's team and Kröpelin's team looked for changes in sediment from the seafloor.",
          code: "contradicts-the-text",
          against: 3,
          reason: "Kröpelin's team used sediment from a lake in Chad.",
        },
      ],
      step: "The goal concerns evidence and what the two kinds of it share. Two notes tell where each team's evidence came from.",
      look: "what the teams studied",
    },
    {
      goal: "change",
      level: "Easy",
      wants: "contrast the Sahara of 10,000 years ago with that of today",
      uses: [0],
      key: {
        text: "Ten thousand years ago, lakes and grassland covered much of the land that has since become the Sahara desert.",
        reason: "This gives the former state of the land and the present one.",
      },
      wrong: [
        {
          text: "Ten thousand years ago, lakes and grassland covered much of the region, as they had done for thousands of years.",
          code: "half-right",
          reason: "This describes the past and not the present.",
        },
        {
          text: "Ten thousand years ago, much of the region was a desert, which lakes and grassland have covered since then.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This puts the two states in the wrong order.",
        },
        {
          text: "In studies of 2000 and 2008, researchers came to opposite views of whether the Sahara had dried quickly or gradually.",
          code: "beside-the-point",
          reason: "This contrasts two views of the drying.",
        },
      ],
      step: "The contrast is one of then and now. The first note holds both.",
      look: "what covered the land in the past",
    },
    {
      goal: "rebuttal",
      level: "Hard",
      wants: "challenge the inference of deMenocal and his colleagues with other evidence",
      uses: [0, 2, 3, 4],
      key: {
        text: "The inference from dust that the Sahara dried quickly is called into question by pollen from layers in Lake Yoa, Chad, which changed only little by little.",
        reason: "This sets the slow change of the pollen against the inference.",
      },
      wrong: [
        {
          text: "The inference that the Sahara dried quickly goes back to a study of the seafloor off Mauritania, where dust increased abruptly about 5,500 years ago.",
          code: "wrong-purpose",
          reason: "This gives the evidence for the inference.",
        },
        {
          text: "The inference that the Sahara dried quickly dates from 2000, eight years before Kröpelin and his colleagues published a study of sediment from Lake Yoa.",
          code: "half-right",
          reason: "This mentions the other study but not what in it speaks against the inference.",
        },
        {
          text: "The inference that the Sahara dried quickly is called into question by a study of the seafloor off Mauritania, where dust increased only little by little.",
          code: "contradicts-the-text",
          against: 2,
          reason: "The dust off Mauritania increased abruptly and led to the inference.",
        },
      ],
      step: "A challenge needs evidence that points the other way. The note on pollen supplies it.",
      look: "how the pollen in the lake's layers changed",
    },
  ],
};
