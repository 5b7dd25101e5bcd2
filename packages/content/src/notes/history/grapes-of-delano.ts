import type { NoteSet } from "../note-set.ts";

export const grapesOfDelano: NoteSet = {
  id: "grapes-of-delano",
  field: "history",
  source: "United States National Park Service; standard histories of American labor",
  notes: [
    "In September 1965, Filipino American farmworkers led by Larry Itliong went on strike against grape growers around Delano, California.",
    "They demanded higher wages.",
    "Eight days later, the mostly Mexican American union of Cesar Chavez and Dolores Huerta joined them.",
    "In earlier strikes, growers had used workers of one group to replace those of the other.",
    "The strikers also asked people across the country not to buy grapes.",
    "In July 1970, the growers signed contracts with the union into which the two groups had merged.",
  ],
  questions: [
    {
      goal: "two-part",
      level: "Hard",
      wants: "state both the aim of the strike and its duration",
      uses: [0, 1, 5],
      key: {
        text: "The strike around Delano, in which farmworkers demanded higher wages, began in September 1965 and led to contracts in July 1970, nearly five years later.",
        reason: "This names the demand and the time from the start to the contracts.",
      },
      wrong: [
        {
          text: "The strike around Delano, which began in September 1965 and was soon joined by a second union, was meant to bring higher wages to farmworkers.",
          code: "half-right",
          reason: "This names the aim but not how long the strike went on.",
        },
        {
          text: "The strike around Delano, in which farmworkers demanded higher wages, began in September 1965 and led to contracts only eight days later, when a second union joined.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "The contracts came in July 1970; what happened after eight days was the arrival of the second union.",
        },
        {
          text: "The strike around Delano brought together Filipino American and mostly Mexican American workers, who asked people across the country not to buy grapes.",
          code: "beside-the-point",
          reason: "This tells who took part and how they sought support.",
        },
      ],
      step: "Two pieces are required, a demand and a span of time. The span follows from the dates in the first and the last note.",
      look: "what the workers demanded, when they began, and when contracts were signed",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize why it was important that the two groups of workers struck together",
      uses: [0, 2, 3],
      key: {
        text: "Because growers had in earlier strikes used workers of one group to replace those of the other, it mattered that the two groups around Delano struck together.",
        reason: "This names the practice that a common strike prevented.",
      },
      wrong: [
        {
          text: "Because the mostly Mexican American union of Chavez and Huerta joined the strike after eight days, the Filipino American farmworkers under Itliong were soon striking beside another group.",
          code: "half-right",
          reason: "This describes the cooperation and gives no reason for its importance.",
        },
        {
          text: "Because the mostly Mexican American union of Chavez and Huerta joined the strike of the Filipino American farmworkers, the growers around Delano signed contracts eight days later.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "The contracts were signed in July 1970, almost five years after the union had joined.",
        },
        {
          text: "Because the strikers also asked people across the country not to buy grapes, the growers around Delano faced pressure from customers as well as from workers.",
          code: "beside-the-point",
          reason: "This concerns the boycott.",
        },
      ],
      step: "The importance shows in what had happened without cooperation. One note looks back at earlier strikes.",
      look: "what growers had done in earlier strikes and who joined whom in 1965",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "specify the order in which the two groups went on strike",
      uses: [0, 2],
      key: {
        text: "Filipino American farmworkers went on strike first, and the mostly Mexican American union joined them eight days later.",
        reason: "This says which group began and which followed.",
      },
      wrong: [
        {
          text: "Filipino American and Mexican American farmworkers went on strike around Delano, California, in September 1965 for higher wages.",
          code: "half-right",
          reason: "This names the groups but does not say which came first.",
        },
        {
          text: "Filipino American and Mexican American farmworkers went on strike around Delano, California, on the same day in September 1965.",
          code: "contradicts-the-text",
          against: 2,
          reason: "The union of Chavez and Huerta joined eight days after the others had begun.",
        },
        {
          text: "Growers signed contracts in July 1970 with the union into which the two groups of farmworkers on strike had merged.",
          code: "beside-the-point",
          reason: "This concerns the end of the strike.",
        },
      ],
      step: "An order needs a first and a second. The first note and the third contain the two beginnings.",
      look: "who went on strike in September 1965 and who followed",
    },
    {
      goal: "overview",
      level: "Medium",
      wants: "give an overview of the strike from its beginning to its end",
      uses: [0, 2, 4, 5],
      key: {
        text: "Begun by Filipino American farmworkers in 1965, the strike was joined by a second union, widened by an appeal not to buy grapes, and ended by contracts in 1970.",
        reason: "This leads from the beginning through two stages to the contracts.",
      },
      wrong: [
        {
          text: "Begun by Filipino American farmworkers led by Larry Itliong in September 1965, the strike was joined eight days later by the union of Cesar Chavez and Dolores Huerta.",
          code: "half-right",
          reason: "This covers the first days only.",
        },
        {
          text: "In earlier strikes, growers had used workers of one group to replace those of the other, but in July 1970, they signed contracts with the union into which both groups had merged.",
          code: "wrong-purpose",
          reason:
            "This contrasts the growers' conduct before the strike and after it and leaves the strike itself out.",
        },
        {
          text: "To gain higher wages, Filipino American farmworkers led by Larry Itliong and the mostly Mexican American union of Chavez and Huerta went on strike against grape growers around Delano.",
          code: "beside-the-point",
          reason: "This names the parties and the demand and does not follow events.",
        },
      ],
      step: "An overview passes through the stages in order. The notes run from September 1965 to July 1970.",
      look: "how the strike began, spread, and ended",
    },
    {
      goal: "aim",
      level: "Easy",
      wants: "state the aim of the strike",
      uses: [0, 1],
      key: {
        text: "In the strike that they began in September 1965, farmworkers around Delano, California, sought higher wages.",
        reason: "This names what the strikers wanted, higher wages.",
      },
      wrong: [
        {
          text: "In the strike around Delano, California, farmworkers asked people across the country not to buy grapes.",
          code: "wrong-purpose",
          reason: "This names a means that the strikers used.",
        },
        {
          text: "In the strike around Delano, California, Filipino American farmworkers led by Larry Itliong made a demand of growers.",
          code: "half-right",
          reason: "This mentions a demand and leaves open what it was.",
        },
        {
          text: "In the union with which the growers signed contracts in July 1970, two groups of farmworkers had merged.",
          code: "beside-the-point",
          reason: "This concerns the make-up of a union.",
        },
      ],
      step: "The aim of a strike is what the strikers demand. One short note states it.",
      look: "what the farmworkers demanded",
    },
  ],
};
