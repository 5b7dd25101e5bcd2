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
        text: "Darwin thought that material for the Moon broke away from a rapidly spinning Earth, whereas Hartmann and Davis thought that a large body struck Earth and threw material into orbit.",
        reason: "This gives the cause in each explanation and contrasts the two.",
      },
      wrong: [
        {
          text: "Darwin thought that the Moon was once part of the young Earth, and Hartmann and Davis, who proposed their explanation in 1975, thought that its material came from Earth as well.",
          code: "beside-the-point",
          reason: "This brings out what the explanations share.",
        },
        {
          text: "Darwin thought that the Moon was once part of the young Earth, whereas Hartmann and Davis, who proposed their explanation in 1975, thought that none of its material came from Earth.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This denies that the material came from Earth's mantle, as Hartmann and Davis thought it did.",
        },
        {
          text: "Darwin proposed an explanation of the Moon's origin in 1879, whereas Hartmann and Davis, much later, thought that a large body struck Earth and threw material into orbit.",
          code: "half-right",
          reason: "This tells how Hartmann and Davis explained the Moon but not how Darwin did.",
        },
      ],
      step: "The goal asks for a contrast of explanations, so the sentence must give the cause that each one names. One note gives Darwin's, another that of Hartmann and Davis.",
      look: "how the Moon's material left Earth in each view",
    },
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity between the two explanations of the Moon's origin",
      uses: [0, 1, 2, 3, 4],
      key: {
        text: "In Darwin's view, as in that of Hartmann and Davis, the Moon formed from material that had once belonged to the young Earth.",
        reason: "This names what both explanations assume about the material.",
      },
      wrong: [
        {
          text: "In Darwin's view, material broke away from the spinning Earth, whereas in the view of Hartmann and Davis, a large body threw it into orbit.",
          code: "beside-the-point",
          reason: "This brings out a difference between the explanations.",
        },
        {
          text: "In the view of Hartmann and Davis, proposed nearly a century after Darwin's, the Moon gathered from material of Earth's mantle.",
          code: "half-right",
          reason: "This says where the material came from in only one explanation.",
        },
        {
          text: "In Darwin's view, as in that of Hartmann and Davis, a large body struck the young Earth and threw material for the Moon into orbit.",
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
          text: "George Darwin, a British astronomer, proposed in 1879 that material had broken away from the young Earth, a view that Hartmann and Davis confirmed in 1975.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "This has Hartmann and Davis confirm a view to which they proposed an alternative.",
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
      level: "Easy",
      wants: "explain how the Moon formed according to Hartmann and Davis",
      uses: [2, 3, 4],
      key: {
        text: "According to Hartmann and Davis, a large body struck the young Earth and threw material from its mantle into orbit, where it gathered into the Moon.",
        reason: "This gives the steps from the impact to the gathering of the Moon.",
      },
      wrong: [
        {
          text: "According to Hartmann and Davis, the Moon consists of material that came from the mantle of the young Earth and was in orbit before it became the Moon.",
          code: "half-right",
          reason: "This names the material but not what threw it into orbit.",
        },
        {
          text: "Hartmann and Davis proposed in 1975 that the Moon had an origin other than the one that Darwin described, in which material broke away from Earth.",
          code: "wrong-purpose",
          reason:
            "This uses their proposal to set it apart from Darwin's, not to explain how the Moon formed.",
        },
        {
          text: "According to Hartmann and Davis, the young Earth spun so fast that material from its mantle broke away into orbit, where it gathered into the Moon.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This puts the cause from Darwin's explanation into that of Hartmann and Davis.",
        },
      ],
      step: "The goal asks for a process, so the sentence must follow the material from Earth into the Moon. Two neighboring notes describe the steps.",
      look: "what happened to the young Earth and what became of the material",
    },
  ],
};
