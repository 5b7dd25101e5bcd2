import type { NoteSet } from "../note-set.ts";

export const dustForTheAmazon: NoteSet = {
  id: "dust-for-the-amazon",
  field: "geography",
  source: "Yu et al., Geophysical Research Letters 42 (2015)",
  notes: [
    "In 2015, Hongbin Yu and colleagues published a study of dust that winds carry from the Sahara across the Atlantic Ocean.",
    "They used measurements that a satellite had made with laser light from 2007 to 2013.",
    "In an average year, about 182 million tons of dust left Africa.",
    "About 28 million tons fell on the Amazon basin.",
    "This dust contained about 22,000 tons of phosphorus, which plants need to grow.",
    "Rain and floods wash about as much phosphorus out of the basin's soils each year.",
  ],
  questions: [
    {
      goal: "scope",
      level: "Medium",
      wants: "state the source of the study's measurements and the years that they cover",
      uses: [0, 1],
      key: {
        text: "The study by Hongbin Yu and colleagues rests on measurements of dust that a satellite made with laser light from 2007 to 2013.",
        reason: "This gives the years covered and says that a satellite made the measurements.",
      },
      wrong: [
        {
          text: "The study by Hongbin Yu and colleagues found that winds carried about 182 million tons of dust out of Africa in an average year.",
          code: "beside-the-point",
          reason: "This gives one of the results.",
        },
        {
          text: "The study by Hongbin Yu and colleagues rests on measurements of dust from the Sahara that a satellite had made with laser light.",
          code: "half-right",
          reason: "This names the source of the data and leaves out the years.",
        },
        {
          text: "The study by Hongbin Yu and colleagues, published in 2015, concerns dust that winds carry from the Sahara across the Atlantic Ocean.",
          code: "wrong-purpose",
          reason: "This states the subject of the study.",
        },
      ],
      step: "A source and a span of years are required. One note contains both.",
      look: "what made the measurements and in what years",
    },
    {
      goal: "figures",
      level: "Easy",
      wants:
        "compare the amount of dust that left Africa with the amount that fell on the Amazon basin",
      uses: [2, 3],
      key: {
        text: "Of the roughly 182 million tons of dust that left Africa in an average year, about 28 million tons fell on the Amazon basin.",
        reason: "This sets the two amounts side by side.",
      },
      wrong: [
        {
          text: "Of the roughly 28 million tons of dust that fell on the Amazon basin in an average year, about 22,000 tons were phosphorus.",
          code: "wrong-purpose",
          reason: "This compares one amount of dust with the phosphorus in it.",
        },
        {
          text: "Of the dust that left Africa in an average year, about 28 million tons, with phosphorus that plants need, fell on the Amazon basin.",
          code: "half-right",
          reason: "This gives only the amount that reached the basin.",
        },
        {
          text: "Of the phosphorus in the soils of the Amazon basin, rain and floods wash out about 22,000 tons each year.",
          code: "beside-the-point",
          reason: "This concerns a loss of phosphorus.",
        },
      ],
      step: "Two amounts of dust are to be compared. They stand in two notes, one after the other.",
      look: "how much dust left Africa and how much fell on the basin",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize why the dust is important to plants in the Amazon basin",
      uses: [0, 3, 4, 5],
      key: {
        text: "Dust from the Sahara brings the Amazon basin each year about as much phosphorus, which plants need to grow, as rain and floods wash out of its soils.",
        reason: "This shows that the dust makes up for a loss of something that plants need.",
      },
      wrong: [
        {
          text: "Dust from the Sahara, about 182 million tons of which leave Africa in an average year, is carried across the Atlantic Ocean by winds and falls on the Amazon basin.",
          code: "beside-the-point",
          reason: "This follows the path of the dust and says nothing of what it does for plants.",
        },
        {
          text: "Dust from the Sahara that falls on the Amazon basin, about 28 million tons in an average year, contains about 22,000 tons of phosphorus.",
          code: "half-right",
          reason: "This names the substance and its amount but not what plants gain from it.",
        },
        {
          text: "Dust from the Sahara that falls on the Amazon basin, about 28 million tons in an average year, brings plants many times the phosphorus that rain and floods wash away.",
          code: "contradicts-the-text",
          against: 5,
          reason: "The amounts brought and washed away are about the same.",
        },
      ],
      step: "Importance for plants means that the dust supplies something that they need and would lack. The last two notes tell of the supply and of the loss.",
      look: "what the dust contains and what rain and floods do",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present the study and one of its findings",
      uses: [0, 1, 3],
      key: {
        text: "Using measurements that a satellite had made with laser light, Hongbin Yu and colleagues found that about 28 million tons of dust fell on the Amazon basin in an average year.",
        reason: "This says what data the researchers used and what they found.",
      },
      wrong: [
        {
          text: "Using measurements that a satellite had made with laser light from 2007 to 2013, Hongbin Yu and colleagues studied dust that winds carry from the Sahara across the ocean.",
          code: "half-right",
          reason: "This presents the study without a finding.",
        },
        {
          text: "Using measurements that a satellite had made with laser light, Hongbin Yu and colleagues found that all of the dust that left Africa fell on the Amazon basin in an average year.",
          code: "contradicts-the-text",
          against: 3,
          reason: "Only 28 of 182 million tons fell there.",
        },
        {
          text: "Plants in the Amazon basin need phosphorus in order to grow, and rain and floods wash about 22,000 tons of it out of the soils of the basin every year.",
          code: "beside-the-point",
          reason: "This describes the need and the loss of phosphorus and presents no study.",
        },
      ],
      step: "The sentence must contain what was done and a result. The first two notes describe the study, and the next ones its results.",
      look: "what data were used and how much dust fell where",
    },
  ],
};
