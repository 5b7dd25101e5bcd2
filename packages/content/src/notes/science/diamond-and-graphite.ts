import type { NoteSet } from "../note-set.ts";

export const diamondAndGraphite: NoteSet = {
  id: "diamond-and-graphite",
  field: "science",
  source: "Standard textbooks of chemistry",
  notes: [
    "Diamond and graphite both consist of pure carbon.",
    "In diamond, each carbon atom is bonded to four others in a rigid three-dimensional framework.",
    "In graphite, each carbon atom is bonded to three others in flat layers.",
    "Weak forces between the layers let them slide over one another.",
    "Diamond is the hardest natural material known, whereas graphite is soft.",
    "Graphite conducts electricity well, but diamond hardly conducts it at all.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between diamond and graphite",
      uses: [0, 4],
      key: {
        text: "Diamond and graphite both consist of pure carbon, even though one of them is far harder than the other.",
        reason: "This names what both materials are made of.",
      },
      wrong: [
        {
          text: "Although it is the hardest natural material known, diamond consists of nothing but pure carbon.",
          code: "half-right",
          reason: "This gives the element in only one of the two materials.",
        },
        {
          text: "Although graphite conducts electricity well, diamond, the harder of the two materials, hardly conducts it at all.",
          code: "beside-the-point",
          reason: "This brings out a difference, the conduction of electricity.",
        },
        {
          text: "Although diamond is the harder of the two materials, it conducts electricity as well as graphite does.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This has diamond conduct electricity well, although it hardly conducts it at all.",
        },
      ],
      step: "A similarity must hold for both materials. The first note says what they share.",
      look: "what the two materials consist of",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "contrast the arrangement of atoms in diamond with that in graphite",
      uses: [1, 2],
      key: {
        text: "Whereas the carbon atoms of diamond form a rigid three-dimensional framework, those of graphite form flat layers.",
        reason: "This describes both arrangements and sets one against the other.",
      },
      wrong: [
        {
          text: "Whereas graphite is soft and conducts electricity well, the carbon atoms of diamond form a rigid three-dimensional framework.",
          code: "half-right",
          reason: "This describes the arrangement in only one of the two materials.",
        },
        {
          text: "Whereas diamond is the hardest natural material known, graphite, which also consists of carbon, is soft.",
          code: "beside-the-point",
          reason: "This contrasts how hard the materials are, not how their atoms lie.",
        },
        {
          text: "Whereas graphite is soft and diamond is hard, the carbon atoms of both materials form a rigid three-dimensional framework.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This gives the framework of diamond to graphite as well.",
        },
      ],
      step: "The contrast must say how the atoms lie in each material. Two notes describe the bonds of diamond and of graphite.",
      look: "how each carbon atom is bonded",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how the structure of graphite lets its layers slide",
      uses: [2, 3],
      key: {
        text: "In graphite, carbon atoms are bonded together in flat layers, but only weak forces act between the layers, which can therefore slide over one another.",
        reason: "This traces the sliding to the weak forces between bonded layers.",
      },
      wrong: [
        {
          text: "In graphite, a soft material, each carbon atom is bonded to three others, and the layers that these atoms form can slide over one another.",
          code: "half-right",
          reason: "This says that the layers slide but not what allows it.",
        },
        {
          text: "In graphite, unlike in diamond, which is the hardest natural material known, carbon takes a form that is soft but that conducts electricity well.",
          code: "beside-the-point",
          reason: "This names properties of graphite without its layers.",
        },
        {
          text: "In graphite, carbon atoms are bonded together in flat layers, and strong forces act between the layers, which can therefore slide over one another.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This calls the forces between the layers strong, although they are weak.",
        },
      ],
      step: "The explanation must link the layers to what holds them together. One note describes the layers, and the next the forces between them.",
      look: "what the layers are and what acts between them",
    },
    {
      goal: "example",
      level: "Hard",
      wants: "make a generalization about structure and properties and support it with an example",
      uses: [0, 1, 2, 4],
      key: {
        text: "How the atoms of an element are arranged can affect its properties: carbon in a rigid framework is hard diamond, while carbon in flat layers is soft graphite.",
        reason:
          "This states a general claim about arrangement and gives diamond and graphite as a case of it.",
      },
      wrong: [
        {
          text: "How the atoms of an element are arranged can affect its properties: in diamond, for example, each carbon atom is bonded to four others.",
          code: "half-right",
          reason:
            "This states the general claim, but its example names a structure without a property.",
        },
        {
          text: "Atoms of one element can be arranged in different ways: those of carbon form a rigid framework in diamond but flat layers in graphite.",
          code: "beside-the-point",
          reason: "This generalizes about structures and says nothing of properties.",
        },
        {
          text: "Materials of one element can differ in their properties: carbon conducts electricity well in graphite but hardly conducts it at all in diamond.",
          code: "wrong-purpose",
          reason:
            "This generalizes about properties and leaves out the structures on which they depend.",
        },
      ],
      step: "The goal asks for a general claim and for a case that bears it out. The notes give two materials of one element with different structures and different hardness.",
      look: "how the atoms lie in the two materials and how hard each material is",
    },
  ],
};
