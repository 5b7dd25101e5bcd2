import type { NoteSet } from "../note-set.ts";

export const moonOrigins: NoteSet = {
  id: "moon-origins",
  field: "science",
  source: "Standard encyclopedias of astronomy; Hartmann and Davis, Icarus 24 (1975)",
  notes: [
    "In 1879, British astronomer George Darwin proposed that the Moon was once part of the young Earth.",
    "In his view, Earth spun so fast that material broke away from it and became the Moon.",
    "In 1975, American scientists William Hartmann and Donald Davis proposed another origin.",
    "In their view, a large body struck the young Earth and threw material from its mantle into orbit.",
    "That material then gathered into the Moon.",
    "Most scientists now favor an impact.",
  ],
  questions: [
    {
      goal: "theories",
      level: "Hard",
      wants: "emphasize the difference between the two explanations of the Moon's origin",
      uses: [0, 1, 2, 3, 4],
      key: {
        text: "Darwin thought that Earth's rapid spinning had set free the material of the Moon, whereas Hartmann and Davis thought that the impact of a large body had done so.",
        reason: "This gives the cause in each explanation and contrasts the two.",
      },
      wrong: [
        {
          text: "Darwin thought that the material of the Moon had once been part of the young Earth, and Hartmann and Davis, writing in 1975, traced it to Earth as well.",
          code: "beside-the-point",
          reason: "This brings out what the explanations share.",
        },
        {
          text: "Darwin thought that the impact of a large body had set free the material of the Moon, whereas Hartmann and Davis thought that Earth's rapid spinning had done so.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This assigns each explanation to the wrong scientists.",
        },
        {
          text: "Darwin proposed an explanation of the Moon in 1879, whereas Hartmann and Davis later thought that the impact of a large body had set free its material.",
          code: "half-right",
          reason: "This tells how Hartmann and Davis explained the Moon but not how Darwin did.",
        },
      ],
      step: "The goal asks for a contrast of explanations, so the sentence must give the cause that each one names. One note gives Darwin's, another that of Hartmann and Davis.",
      look: "what set the Moon's material free in each view",
    },
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity between the two explanations of the Moon's origin",
      uses: [0, 1, 2, 3, 4],
      key: {
        text: "For Darwin as well as for Hartmann and Davis, the Moon was formed of material that had once belonged to the young Earth.",
        reason: "This names what both explanations assume about the material.",
      },
      wrong: [
        {
          text: "For Darwin, material had broken away from the spinning Earth, whereas for Hartmann and Davis a large body had thrown it into orbit.",
          code: "beside-the-point",
          reason: "This brings out a difference between the explanations.",
        },
        {
          text: "For Hartmann and Davis, who wrote in 1975, nearly a century after Darwin, the Moon had gathered from material of Earth's mantle.",
          code: "half-right",
          reason: "This says where the material came from in only one explanation.",
        },
        {
          text: "For Darwin as well as for Hartmann and Davis, the material of the Moon had been thrown into orbit when a large body struck Earth.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This gives to Darwin the impact that only Hartmann and Davis proposed.",
        },
      ],
      step: "The goal asks for a similarity, so the sentence must say something that holds for both explanations. The notes say in each case where the Moon's material came from.",
      look: "where the material of the Moon came from in each view",
    },
    {
      goal: "overview",
      level: "Hard",
      wants: "provide a historical overview of explanations of the Moon's origin",
      uses: [0, 1, 2, 3, 5],
      key: {
        text: "George Darwin proposed in 1879 that the spinning Earth had shed the Moon; in 1975, Hartmann and Davis proposed an impact, the kind of origin most scientists now favor.",
        reason: "This names two stages in order and the view held now.",
      },
      wrong: [
        {
          text: "George Darwin, a British astronomer, proposed in 1879 that the Moon had once been part of the young Earth, which spun so fast that material broke away from it.",
          code: "half-right",
          reason: "This gives the first stage only.",
        },
        {
          text: "George Darwin proposed in 1879 that a large body had struck the young Earth; in 1975, Hartmann and Davis agreed with him, and most scientists now favor an impact.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "This makes Darwin the author of the impact, which Hartmann and Davis proposed as another origin.",
        },
        {
          text: "Most scientists now favor an impact, by which material was thrown from the mantle of the young Earth into orbit, where it then gathered into the Moon.",
          code: "beside-the-point",
          reason:
            "This explains how the Moon formed, not how the explanations followed one another.",
        },
      ],
      step: "The goal asks for a history, so the sentence must put the explanations in order and say where matters stand. The notes give two dates and the present view.",
      look: "what was proposed in 1879, what in 1975, and what is favored now",
    },
    {
      goal: "mechanism",
      level: "Medium",
      wants: "explain how the Moon formed according to Hartmann and Davis",
      uses: [2, 3, 4],
      key: {
        text: "According to Hartmann and Davis, a large body struck the young Earth and threw material from its mantle into orbit, where it gathered into the Moon.",
        reason: "This gives the steps from the impact to the gathering of the Moon.",
      },
      wrong: [
        {
          text: "According to Hartmann and Davis, the Moon had an origin other than the one proposed in 1879, and material from the young Earth's mantle played a part.",
          code: "half-right",
          reason: "This mentions the material but not the steps by which it became the Moon.",
        },
        {
          text: "According to Hartmann and Davis, Darwin's view of 1879, in which Earth spun so fast that material broke away from it, was not the only possible one.",
          code: "wrong-purpose",
          reason:
            "This uses their proposal to comment on Darwin's, not to explain how the Moon formed.",
        },
        {
          text: "According to George Darwin, the young Earth spun so fast that material broke away from it, and this material later became the Moon.",
          code: "beside-the-point",
          reason: "This gives the steps of the other explanation.",
        },
      ],
      step: "The goal asks for a process, so the sentence must follow the material from Earth into the Moon. Two neighboring notes describe the steps.",
      look: "what struck Earth and what became of the material",
    },
  ],
};
