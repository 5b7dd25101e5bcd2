import type { NoteSet } from "../note-set.ts";

export const twoAdmiralsCalicut: NoteSet = {
  id: "two-admirals-calicut",
  field: "history",
  source: "Dreyer, Zheng He (2007); Subrahmanyam, The Career and Legend of Vasco da Gama (1997)",
  notes: [
    "Zheng He was an admiral of the Chinese emperor.",
    "On his first voyage, from 1405 to 1407, he led more than 27,000 men to Calicut, a port in southwestern India.",
    "He made seven voyages, the last of which ended in 1433.",
    "Vasco da Gama sailed from Portugal in 1497 with four ships and about 170 men.",
    "He rounded Africa and reached Calicut in 1498.",
    "His voyage opened a sea route for trade between Europe and India.",
  ],
  questions: [
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the numbers of men on the two seafarers' voyages to Calicut",
      uses: [0, 1, 3, 4],
      key: {
        text: "On his first voyage, Zheng He led more than 27,000 men to Calicut, while Vasco da Gama set out for that port in 1497 with only about 170.",
        reason: "This gives both numbers of men and contrasts them.",
      },
      wrong: [
        {
          text: "On his first voyage, which lasted from 1405 to 1407, Zheng He led more than 27,000 men to Calicut, a port that lies in southwestern India.",
          code: "half-right",
          reason: "This gives the number for one of the two.",
        },
        {
          text: "On his first voyage, which lasted from 1405 to 1407, Zheng He led more than 27,000 men to Calicut, and Vasco da Gama brought about as many there in 1498.",
          code: "contradicts-the-text",
          against: 3,
          reason: "Vasco da Gama had about 170 men.",
        },
        {
          text: "In the course of seven voyages, the last of which ended in 1433, Zheng He sailed more often than Vasco da Gama, who left Portugal in 1497 with four ships.",
          code: "beside-the-point",
          reason: "This counts voyages and ships, not men.",
        },
      ],
      step: "Two numbers of men are needed. One stands in the note on the first voyage, and the other in the note on the departure from Portugal.",
      look: "how many men each seafarer had with him",
    },
    {
      goal: "similarity",
      level: "Medium",
      wants:
        "emphasize a similarity between the first voyage of Zheng He and that of Vasco da Gama",
      uses: [0, 1, 3, 4],
      key: {
        text: "The voyage that Vasco da Gama began in 1497 and the first voyage of Zheng He both led to Calicut, a port in southwestern India.",
        reason: "This names the port that both voyages reached.",
      },
      wrong: [
        {
          text: "The voyage that Vasco da Gama began in 1497 led around Africa, whereas the first voyage of Zheng He, an admiral, lasted from 1405 to 1407.",
          code: "beside-the-point",
          reason: "This mentions both voyages without any trait in common.",
        },
        {
          text: "The voyage of Vasco da Gama, who reached Calicut in 1498, opened a sea route for trade between Europe and India.",
          code: "half-right",
          reason: "This speaks of one of the voyages.",
        },
        {
          text: "The voyage that Vasco da Gama began in 1497 and the first voyage of Zheng He both reached Calicut, a port in southwestern India, in 1498.",
          code: "contradicts-the-text",
          against: 1,
          reason: "Zheng He's first voyage had ended in 1407.",
        },
      ],
      step: "A similarity must be true of the two voyages. Their notes name a common goal.",
      look: "which port the voyages reached",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize the significance of Vasco da Gama's voyage for trade",
      uses: [3, 4, 5],
      key: {
        text: "By rounding Africa and reaching Calicut in 1498, Vasco da Gama opened a sea route for trade between Europe and India.",
        reason: "This tells what the voyage opened to trade.",
      },
      wrong: [
        {
          text: "When Vasco da Gama sailed from Portugal in 1497, he had four ships and about 170 men, far fewer than Zheng He had once led.",
          code: "beside-the-point",
          reason: "This gives the size of the fleet.",
        },
        {
          text: "When Vasco da Gama reached Calicut in 1498, he had rounded Africa on a voyage from Portugal that had begun in the year before.",
          code: "half-right",
          reason: "This describes the route but not what trade gained from it.",
        },
        {
          text: "When Vasco da Gama reached Calicut in 1498, he had rounded Africa on a sea route that was already open to trade between Europe and India.",
          code: "contradicts-the-text",
          against: 5,
          reason: "His own voyage opened this route.",
        },
      ],
      step: "Significance lies in what the voyage made possible. The last note states this.",
      look: "what the voyage opened",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants: "present Zheng He's first voyage to an audience already familiar with Zheng He",
      uses: [0, 1],
      key: {
        text: "On his first voyage, from 1405 to 1407, Zheng He led more than 27,000 men to Calicut, a port in southwestern India.",
        reason: "This describes the voyage without explaining who the admiral was.",
      },
      wrong: [
        {
          text: "On his first voyage, from 1405 to 1407, Zheng He, an admiral of the Chinese emperor, led more than 27,000 men to Calicut.",
          code: "half-right",
          reason:
            "This describes the voyage but explains who Zheng He was, which the audience knows.",
        },
        {
          text: "On his first voyage, from 1405 to 1407, Zheng He led more than 27,000 men around Africa to Calicut, a port in India.",
          code: "contradicts-the-text",
          against: 4,
          reason: "Vasco da Gama was the one who rounded Africa.",
        },
        {
          text: "Zheng He made seven voyages, of which the last ended in 1433, more than six decades before Vasco da Gama set out from Portugal.",
          code: "beside-the-point",
          reason: "This covers all the voyages and tells nothing of the first.",
        },
      ],
      step: "The audience needs the voyage and not the man. The second note describes the voyage by itself.",
      look: "what happened between 1405 and 1407",
    },
    {
      goal: "category",
      level: "Easy",
      wants: "identify the rank that Zheng He held",
      uses: [0, 2],
      key: {
        text: "Zheng He, who made seven voyages, the last of which ended in 1433, was an admiral of the Chinese emperor.",
        reason: "This names the rank of admiral.",
      },
      wrong: [
        {
          text: "Zheng He, whose seven voyages were over by 1433, led more than 27,000 men to Calicut on the first of them.",
          code: "half-right",
          reason: "This shows that he was a leader and gives no rank.",
        },
        {
          text: "Zheng He, who served the Chinese emperor, led more than 27,000 men to Calicut on the first of seven voyages.",
          code: "wrong-purpose",
          reason: "This says whom he served and how often he sailed.",
        },
        {
          text: "Vasco da Gama, who sailed from Portugal in 1497 and rounded Africa, led four ships and about 170 men.",
          code: "beside-the-point",
          reason: "This concerns another seafarer.",
        },
      ],
      step: "A rank is a title or position. The first note gives that of Zheng He.",
      look: "in what position Zheng He served",
    },
  ],
};
