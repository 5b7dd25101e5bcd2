import type { NoteSet } from "../note-set.ts";

export const stencilsOfSulawesi: NoteSet = {
  id: "stencils-of-sulawesi",
  field: "arts",
  source: "Aubert et al., Nature 514 (2014)",
  notes: [
    "Hand stencils cover the walls of limestone caves on the Indonesian island of Sulawesi.",
    "Scholars long thought that the stencils were less than 10,000 years old, because older ones would not have survived in a tropical climate.",
    "In 2014, Maxime Aubert and his colleagues dated mineral crusts that had formed on top of the images.",
    "Uranium in such a crust decays into thorium at a known rate, so the amounts of the two reveal its age.",
    "An image must be older than the crust on it.",
    "One stencil proved to be at least 39,900 years old.",
  ],
  questions: [
    {
      goal: "theories",
      level: "Medium",
      wants:
        "contrast the earlier view of the stencils' age with the one that Aubert's results support",
      uses: [1, 5],
      key: {
        text: "Whereas scholars once thought the stencils of Sulawesi less than 10,000 years old, Aubert's results show that one of them was made at least 39,900 years ago.",
        reason:
          "This gives the age under the earlier view and the age that the new dating supports.",
      },
      wrong: [
        {
          text: "Whereas scholars had long based their view of the stencils of Sulawesi on the climate, Aubert and his colleagues dated the crusts that had formed on the images.",
          code: "wrong-purpose",
          reason: "This contrasts the grounds of the two views, not the ages they give.",
        },
        {
          text: "Whereas scholars once thought the stencils of Sulawesi less than 10,000 years old, Aubert and his colleagues dated mineral crusts on the images to test how old they were.",
          code: "half-right",
          reason: "This gives the earlier age but not the age that resulted from the dating.",
        },
        {
          text: "Whereas scholars once thought the stencils of Sulawesi at least 39,900 years old, Aubert's results show that they were made less than 10,000 years ago.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This exchanges the ages of the earlier and the later view.",
        },
      ],
      step: "Two ages must be set against each other: the one that scholars long assumed and the one that came out of the dating.",
      look: "how old the stencils were thought to be and how old one proved to be",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how the age of a mineral crust can be determined",
      uses: [3],
      key: {
        text: "Because uranium in a crust turns into thorium at a known rate, the amounts of the two elements show how old the crust is.",
        reason:
          "This links the known rate of decay to the age that can be read from the two amounts.",
      },
      wrong: [
        {
          text: "Because a crust forms on top of an image, the image must be older than the crust, whose age researchers can determine.",
          code: "beside-the-point",
          reason:
            "This concerns the age of the image relative to the crust, not how the crust is dated.",
        },
        {
          text: "Because a mineral crust on a stencil contains uranium, Aubert and his colleagues were able to determine the age of the crust in 2014.",
          code: "half-right",
          reason: "This names one element but not the change on which the dating rests.",
        },
        {
          text: "Because a mineral crust on a stencil forms at a known rate, Aubert and his colleagues were able to determine its age from its thickness.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "The notes say that the amounts of uranium and thorium reveal the age; they do not mention thickness.",
        },
      ],
      step: "The goal is about the crust, not the image. One note describes a process inside the crust and what can be told from it.",
      look: "what happens to uranium in a crust",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why scholars had assumed that the stencils were not very old",
      uses: [0, 1],
      key: {
        text: "Scholars long assumed a recent date for the stencils of Sulawesi because they believed that older images could not have survived in a tropical climate.",
        reason: "This gives the ground of the assumption, that older images would not have lasted.",
      },
      wrong: [
        {
          text: "Scholars long assumed a recent date for the stencils of Sulawesi, but the dating that Maxime Aubert and his colleagues carried out in 2014 proved them wrong.",
          code: "wrong-purpose",
          reason: "This tells what became of the assumption, not why it was made.",
        },
        {
          text: "Scholars long assumed that the hand stencils on the walls of limestone caves in Sulawesi had been made less than 10,000 years ago.",
          code: "half-right",
          reason: "This states the assumption but not the ground for it.",
        },
        {
          text: "Scholars can tell the age of a mineral crust on a stencil because uranium decays into thorium in such a crust at a known rate.",
          code: "beside-the-point",
          reason:
            "This explains a way of dating crusts, which has no part in the older assumption.",
        },
      ],
      step: "Find the note that reports the old opinion and the argument that scholars gave for it.",
      look: "what scholars long thought and on what ground",
    },
    {
      goal: "place",
      level: "Easy",
      wants: "specify the island on which the hand stencils are found",
      uses: [0, 5],
      key: {
        text: "The hand stencils, one of which proved to be at least 39,900 years old, are found on cave walls on the Indonesian island of Sulawesi.",
        reason: "This names the island, Sulawesi in Indonesia.",
      },
      wrong: [
        {
          text: "The hand stencils, which scholars long thought less than 10,000 years old, include one that is at least 39,900 years old.",
          code: "beside-the-point",
          reason: "This concerns the age of the stencils.",
        },
        {
          text: "The hand stencils, which lie beneath mineral crusts that Aubert and his colleagues dated, are found on the walls of limestone caves.",
          code: "half-right",
          reason: "This mentions caves but not the island on which they are.",
        },
        {
          text: "The hand stencils, one of which is at least 39,900 years old, have survived in a place with a tropical climate.",
          code: "wrong-purpose",
          reason: "This describes the climate of the place without naming it.",
        },
      ],
      step: "An island must be named, not only a kind of place. The note that introduces the stencils does this.",
      look: "what the hand stencils cover",
    },
  ],
};
