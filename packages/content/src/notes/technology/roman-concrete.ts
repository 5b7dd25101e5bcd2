import type { NoteSet } from "../note-set.ts";

export const romanConcrete: NoteSet = {
  id: "roman-concrete",
  field: "technology",
  source: "Seymour, Maragh, Sabatini, Di Tommaso, Weaver, and Masic, Science Advances 9 (2023)",
  notes: [
    "Ancient Roman concrete contains small white lumps of lime.",
    "Scientists long took these lumps for a sign of careless mixing.",
    "In 2023, Admir Masic and his colleagues published a study of concrete from a city wall at Privernum, Italy.",
    "They concluded that the Romans had mixed the concrete hot, with quicklime, and that this method had left the lumps.",
    "They made such concrete, cracked it, and ran water through the cracks.",
    "Within two weeks, lime from the lumps had sealed the cracks.",
  ],
  questions: [
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how the lumps can help concrete last",
      uses: [0, 4, 5],
      key: {
        text: "When water runs through a crack in concrete with white lumps, lime from the lumps can seal the crack, as it did in a test within two weeks.",
        reason: "This says what the lumps contribute when water enters a crack.",
      },
      wrong: [
        {
          text: "When the Romans mixed their concrete hot, with quicklime, the method left small white lumps of lime in the material, according to a study.",
          code: "beside-the-point",
          reason: "This explains where the lumps come from, not what they do.",
        },
        {
          text: "When Masic and his colleagues ran water through cracks in concrete that they had made, the cracks were sealed within two weeks.",
          code: "half-right",
          reason: "This reports that the cracks closed without the part that the lumps played.",
        },
        {
          text: "When Masic and his colleagues ran water through cracks in concrete that they had made, the heat of the quicklime in it sealed the cracks within two weeks.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This names the wrong cause, since lime from the lumps sealed the cracks.",
        },
      ],
      step: "The goal asks how the lumps help, so the sentence must say what they do to a crack. The last two notes describe a test.",
      look: "what the lime from the lumps did to the cracks",
    },
    {
      goal: "change",
      level: "Medium",
      wants: "show how the view of the lumps in Roman concrete has changed",
      uses: [0, 1, 2, 3],
      key: {
        text: "Scientists long took the lumps in Roman concrete for a sign of careless mixing, but a study published in 2023 concluded that hot mixing with quicklime had left them.",
        reason: "This gives the older view and the one that replaced it.",
      },
      wrong: [
        {
          text: "Scientists long took the small white lumps of lime that ancient Roman concrete contains for a sign that the material had been mixed carelessly.",
          code: "half-right",
          reason: "This gives the older view only.",
        },
        {
          text: "Admir Masic and his colleagues, who examined Roman concrete from a city wall at Privernum, Italy, thought at first of hot mixing but in 2023 took the lumps for a sign of careless mixing.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This ends with the older view, which the study of 2023 replaced.",
        },
        {
          text: "Admir Masic and his colleagues, who published a study in 2023, examined Roman concrete from a city wall at Privernum, Italy, as well as concrete of their own.",
          code: "beside-the-point",
          reason: "This tells what the researchers did, not how a view changed.",
        },
      ],
      step: "The goal asks for a change of view, so the sentence must give the view before and the view after. One note reports what was long believed, another what the study concluded.",
      look: "what scientists long thought of the lumps and what was concluded in 2023",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "present the method by which Masic and his colleagues tested concrete of their own",
      uses: [2, 3, 4],
      key: {
        text: "Masic and his colleagues mixed concrete hot, with quicklime, cracked it, and ran water through the cracks.",
        reason: "This lists what was done in the test.",
      },
      wrong: [
        {
          text: "Masic and his colleagues reported that lime from the lumps had sealed cracks in concrete within two weeks.",
          code: "beside-the-point",
          reason: "This gives the result of the test.",
        },
        {
          text: "Masic and his colleagues studied concrete from a wall at Privernum and also mixed concrete of their own.",
          code: "half-right",
          reason: "This mentions the making of the concrete but not the test.",
        },
        {
          text: "Masic and his colleagues mixed concrete hot, with quicklime, as they concluded that the Romans had done.",
          code: "wrong-purpose",
          reason: "This uses the mixing for a comparison with the Romans and leaves out the test.",
        },
      ],
      step: "The goal asks for a method, so the sentence must say what the researchers did to their concrete. One note lists the steps.",
      look: "what was done with the concrete that the researchers made",
    },
    {
      goal: "finding",
      level: "Medium",
      wants: "present the study's conclusion about how the Romans mixed concrete",
      uses: [2, 3],
      key: {
        text: "Admir Masic and his colleagues concluded that the Romans had mixed concrete hot, with quicklime, which had left the lumps.",
        reason: "This states the conclusion about the mixing.",
      },
      wrong: [
        {
          text: "Admir Masic and his colleagues concluded that the way the Romans mixed concrete had left the small white lumps of lime.",
          code: "half-right",
          reason: "This traces the lumps to the mixing but does not say how the Romans mixed.",
        },
        {
          text: "Admir Masic and his colleagues drew their conclusion about Roman concrete from a study of a city wall at Privernum, Italy.",
          code: "wrong-purpose",
          reason: "This names the basis of the conclusion, not the conclusion.",
        },
        {
          text: "Admir Masic and his colleagues reported that lime from the lumps had, within two weeks, sealed cracks in concrete of their own.",
          code: "beside-the-point",
          reason: "This reports the test of modern concrete.",
        },
      ],
      step: "The goal asks for a conclusion, so the sentence must state what the researchers came to believe about the mixing. One note reports it.",
      look: "what the researchers concluded about the Romans' method",
    },
    {
      goal: "rebuttal",
      level: "Hard",
      wants: "challenge the view that the lumps are a sign of careless mixing",
      uses: [0, 1, 2, 3, 5],
      key: {
        text: "The lumps in Roman concrete need not be a sign of careless mixing, since, according to a study, hot mixing with quicklime leaves them, and their lime can seal cracks.",
        reason: "This sets another origin and a use of the lumps against the view.",
      },
      wrong: [
        {
          text: "The lumps in Roman concrete were long taken for a sign of careless mixing, but a study published in 2023 examined concrete from a city wall at Privernum, Italy.",
          code: "half-right",
          reason: "This sets a study beside the view but gives no fact against it.",
        },
        {
          text: "The lumps in Roman concrete are small and white and consist of lime, and scientists who examined them long took them for a sign that the mixing had been careless.",
          code: "wrong-purpose",
          reason: "This describes the lumps and repeats the view that is to be challenged.",
        },
        {
          text: "The cracks in concrete that Admir Masic and his colleagues had made, and through which they ran water, were sealed within two weeks, according to a study published in 2023.",
          code: "beside-the-point",
          reason: "This reports a test without relating it to the lumps or to the view.",
        },
      ],
      step: "The goal asks for a challenge, so the sentence must give facts that speak against carelessness. The notes tell where the lumps come from and what they can do.",
      look: "what method left the lumps and what their lime did to cracks",
    },
  ],
};
