import type { NoteSet } from "../note-set.ts";

export const birkaGrave: NoteSet = {
  id: "birka-grave",
  field: "history",
  source:
    "Hedenstierna-Jonson et al., American Journal of Physical Anthropology 164 (2017); Antiquity 93 (2019)",
  notes: [
    "In 1878, Hjalmar Stolpe excavated a tenth-century grave at Birka, a Viking town in Sweden.",
    "The grave held a sword, an axe, a spear, arrows, shields, and two horses.",
    "Because of the weapons, scholars assumed that the dead person was a male warrior.",
    "In 2017, Charlotte Hedenstierna-Jonson and her colleagues published an analysis of DNA from the skeleton.",
    "They found two X chromosomes and no Y chromosome and concluded that the person was a woman.",
    "Some critics replied that weapons in a grave do not prove that the dead person had fought.",
  ],
  questions: [
    {
      goal: "change",
      level: "Medium",
      wants: "show how scholars' view of the dead person's sex changed",
      uses: [0, 2, 3, 4],
      key: {
        text: "Although the weapons in the Birka grave had led scholars to take the dead person for a man, DNA evidence published in 2017 indicated a woman.",
        reason: "This gives the older view of the person's sex and the one that replaced it.",
      },
      wrong: [
        {
          text: "Scholars long assumed that the person in the Birka grave, which Hjalmar Stolpe excavated in 1878, was a man because of the weapons found there.",
          code: "half-right",
          reason: "This stops at the older view.",
        },
        {
          text: "Scholars long assumed that the person in the Birka grave, which Hjalmar Stolpe excavated in 1878, was a woman, until DNA from the skeleton indicated a man.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This puts the two views in the reverse order.",
        },
        {
          text: "Scholars who published an analysis of the skeleton's DNA in 2017 met with critics, who replied that weapons in a grave do not prove that the dead person had fought.",
          code: "beside-the-point",
          reason: "This concerns fighting and names no view of the person's sex.",
        },
      ],
      step: "A change needs a before and an after. One note gives the assumption that the weapons led to, another the conclusion from the DNA.",
      look: "what scholars assumed and what the DNA led to",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why scholars assumed that the dead person was a male warrior",
      uses: [0, 1, 2],
      key: {
        text: "Because the Birka grave held weapons, among them a sword, an axe, a spear, and arrows, scholars assumed that the dead person was a male warrior.",
        reason: "This traces the scholars' assumption to the weapons in the grave.",
      },
      wrong: [
        {
          text: "Although scholars assumed that the person in the Birka grave was a male warrior, DNA from the skeleton was found to contain no Y chromosome.",
          code: "wrong-purpose",
          reason: "This tells what spoke against the assumption, not what had led to it.",
        },
        {
          text: "Because DNA from the Birka skeleton contained two X chromosomes and no Y chromosome, scholars assumed that the dead person was a male warrior.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The chromosomes led to the conclusion that the person was a woman.",
        },
        {
          text: "After Hjalmar Stolpe excavated the tenth-century grave at Birka, a Viking town in Sweden, scholars assumed that the dead person was a male warrior.",
          code: "half-right",
          reason: "This states the assumption and its time but offers no ground for it.",
        },
      ],
      step: "The goal asks for a ground. One note names the ground outright, and another lists the objects that it refers to.",
      look: "what lay in the grave and what scholars drew from it",
    },
    {
      goal: "rebuttal",
      level: "Medium",
      wants: "challenge the inference that the woman had been a warrior",
      uses: [0, 4, 5],
      key: {
        text: "Weapons in a grave do not prove that the dead person had fought, some critics replied, so those at Birka need not mean that the woman had been a warrior.",
        reason: "This offers the critics' point that weapons are no proof of fighting.",
      },
      wrong: [
        {
          text: "The weapons buried with the woman at Birka included a sword, an axe, a spear, arrows, and shields, from which scholars inferred that the dead person had been a warrior.",
          code: "wrong-purpose",
          reason: "This supplies the evidence for the inference.",
        },
        {
          text: "The weapons buried at Birka led scholars to assume that the dead person was a male warrior, but an analysis of DNA from the skeleton showed that the person was a woman.",
          code: "beside-the-point",
          reason: "This corrects the sex of the person and leaves the warrior unquestioned.",
        },
        {
          text: "The weapons buried with the woman at Birka became a matter of debate when some critics replied to the study that Hedenstierna-Jonson and her colleagues had published.",
          code: "half-right",
          reason:
            "This mentions that critics replied but not what they hold against the inference.",
        },
      ],
      step: "A challenge needs a ground against the step from weapons to fighting. The last note states one.",
      look: "what critics replied about weapons in graves",
    },
    {
      goal: "finding",
      level: "Easy",
      wants: "state the conclusion of Hedenstierna-Jonson and her colleagues",
      uses: [3, 4],
      key: {
        text: "From DNA in the Birka skeleton, Hedenstierna-Jonson and her colleagues concluded that the person in the grave was a woman.",
        reason: "This states what the team concluded about the person.",
      },
      wrong: [
        {
          text: "In 2017, Charlotte Hedenstierna-Jonson and her colleagues published an analysis of DNA from the skeleton found at Birka.",
          code: "half-right",
          reason: "This mentions the analysis and not what it led to.",
        },
        {
          text: "In DNA from the Birka skeleton, Hedenstierna-Jonson and her colleagues found two X chromosomes and no Y chromosome.",
          code: "wrong-purpose",
          reason: "This gives the evidence and leaves the conclusion unsaid.",
        },
        {
          text: "In 1878, Hjalmar Stolpe excavated a tenth-century grave at Birka that held a number of weapons and two horses.",
          code: "beside-the-point",
          reason: "This concerns the excavation of the grave.",
        },
      ],
      step: "The sentence must state what the authors concluded. One note contains the verb itself.",
      look: "what the team concluded in 2017",
    },
  ],
};
