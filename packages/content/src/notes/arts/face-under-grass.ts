import type { NoteSet } from "../note-set.ts";

export const faceUnderGrass: NoteSet = {
  id: "face-under-grass",
  field: "arts",
  source: "Dik et al., Analytical Chemistry 80 (2008); museum catalogs",
  notes: [
    "Vincent van Gogh painted *Patch of Grass* in Paris in 1887.",
    "Van Gogh, who had little money, often painted over his earlier works.",
    "Ordinary X-ray images had shown only the vague outline of a head beneath the grass.",
    "In 2008, Joris Dik and his colleagues scanned the picture for two days with an intense X-ray beam in Hamburg.",
    "The beam makes the chemical elements in the hidden paint give off X-rays of their own.",
    "From maps of two elements, mercury and antimony, the team reconstructed a woman's face in color.",
  ],
  questions: [
    {
      goal: "mechanism",
      level: "Medium",
      wants: "explain how the scan made the hidden face visible",
      uses: [3, 4, 5],
      key: {
        text: "Under the intense beam, elements in the covered paint gave off X-rays of their own, from which Dik's team could map mercury and antimony and so reconstruct the face.",
        reason:
          "This leads from the beam through the emitted X-rays and the maps to the picture of the face.",
      },
      wrong: [
        {
          text: "Using an intense X-ray beam, Dik and his colleagues spent two days in Hamburg scanning *Patch of Grass* and made visible a woman's face beneath its surface.",
          code: "half-right",
          reason: "This names the tool and the result but not how the one led to the other.",
        },
        {
          text: "Before 2008, ordinary X-ray images of *Patch of Grass* had made visible only the vague outline of a head beneath the surface of the painting.",
          code: "beside-the-point",
          reason: "This describes what was seen before the scan was made.",
        },
        {
          text: "Under the intense beam, elements in the covered paint gave off no X-rays of their own, and from these gaps Dik's team could map mercury and antimony and so reconstruct the face.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The notes say that elements in the hidden paint do give off X-rays.",
        },
      ],
      step: "A mechanism needs its links: what the beam does to the paint and what the team then made of the signal.",
      look: "what the beam does to the elements and what was drawn from the maps",
    },
    {
      goal: "difficulty",
      level: "Medium",
      wants: "describe a limitation of ordinary X-ray images of the painting",
      uses: [0, 2],
      key: {
        text: "Ordinary X-ray images of *Patch of Grass* revealed that there was a head beneath the surface but only as a vague outline.",
        reason: "This says what ordinary images failed to give, anything beyond a vague outline.",
      },
      wrong: [
        {
          text: "Ordinary X-ray images of *Patch of Grass* were followed in 2008 by a scan with an intense beam, from which a woman's face was reconstructed.",
          code: "beside-the-point",
          reason:
            "This turns to what another means of study gave, without saying what the ordinary one could not do.",
        },
        {
          text: "Ordinary X-ray images of *Patch of Grass* had already shown that van Gogh had painted the grass over a human head.",
          code: "half-right",
          reason: "This tells what the ordinary images achieved and omits where they fell short.",
        },
        {
          text: "Ordinary X-ray images of *Patch of Grass* showed a woman's face in color but gave no clear view of the grass above it.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "The color came from the 2008 scan; ordinary images gave only an outline of a head.",
        },
      ],
      step: "A limitation is something that a method could not do. One note describes the result of the older images and how much they showed.",
      look: "what had been seen beneath the grass before the scan",
    },
    {
      goal: "reason",
      level: "Easy",
      wants: "suggest a reason that van Gogh painted over earlier pictures",
      uses: [1],
      key: {
        text: "Van Gogh may often have painted over his earlier works because he had little money.",
        reason: "This offers his lack of money as the reason.",
      },
      wrong: [
        {
          text: "Van Gogh painted *Patch of Grass* in Paris in 1887 over an earlier work that shows a woman's face.",
          code: "half-right",
          reason: "This gives an instance of painting over a picture but no reason for it.",
        },
        {
          text: "Van Gogh's earlier works can be studied even when other pictures have been painted over them.",
          code: "beside-the-point",
          reason: "This concerns the study of the pictures, not the painter's motive.",
        },
        {
          text: "Van Gogh often painted over his earlier works; beneath *Patch of Grass*, for instance, is a woman's face.",
          code: "wrong-purpose",
          reason: "This states the habit and an example of it, without explaining it.",
        },
      ],
      step: "The habit of covering earlier works is mentioned together with a fact about the painter's life that may explain it.",
      look: "what van Gogh often did and what his circumstances were",
    },
    {
      goal: "two-part",
      level: "Medium",
      wants: "specify both where the scan was made and how long it took",
      uses: [0, 3],
      key: {
        text: "In 2008, Joris Dik's team spent two days in Hamburg scanning *Patch of Grass*, a painting by van Gogh, with an intense X-ray beam.",
        reason: "This gives both the place, Hamburg, and the duration, two days.",
      },
      wrong: [
        {
          text: "In Hamburg, Joris Dik and his colleagues used an intense X-ray beam to scan *Patch of Grass*, which van Gogh had painted in Paris in 1887.",
          code: "half-right",
          reason: "This names the place of the scan but not its length.",
        },
        {
          text: "In 2008, Joris Dik and his colleagues scanned *Patch of Grass* and then used maps of two elements to reconstruct a woman's face.",
          code: "beside-the-point",
          reason: "This gives the year and the result of the scan, neither place nor length.",
        },
        {
          text: "In 1887, Vincent van Gogh painted *Patch of Grass* in Paris, and in 2008, Joris Dik and his colleagues scanned it with an intense X-ray beam.",
          code: "wrong-purpose",
          reason:
            "The place named here is that of the painting, and no length of time is given for the scan.",
        },
      ],
      step: "Two things must stand in the sentence, a place and a length of time, and both must belong to the scan rather than to the painting.",
      look: "how the team examined the picture in 2008",
    },
  ],
};
