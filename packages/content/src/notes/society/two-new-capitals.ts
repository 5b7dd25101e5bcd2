import type { NoteSet } from "../note-set.ts";

export const twoNewCapitals: NoteSet = {
  id: "two-new-capitals",
  field: "society",
  source:
    "National Archives of Australia; UNESCO World Heritage Centre; standard histories of city planning",
  notes: [
    "In 1912, American architect Walter Burley Griffin won an international competition to plan Canberra, the new capital of Australia.",
    "His wife, architect Marion Mahony Griffin, made large, detailed drawings of his plan.",
    "The parliament moved to Canberra in 1927.",
    "In 1957, architect Lúcio Costa won a competition among Brazilians to plan Brasília, the new capital of Brazil.",
    "He submitted only a few sketches with a text.",
    "Brasília became the capital in 1960.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity in how the plans of the two capitals were chosen",
      uses: [0, 3],
      key: {
        text: "The plan of Canberra, by Walter Burley Griffin, and that of Brasília, by Lúcio Costa, were both chosen in competitions.",
        reason: "This names the way of choosing that the two plans share.",
      },
      wrong: [
        {
          text: "The plan of Canberra, by Walter Burley Griffin, was chosen in an international competition in 1912, long before that of Brasília.",
          code: "half-right",
          reason: "This tells how only one plan was chosen.",
        },
        {
          text: "The plan of Canberra, by Walter Burley Griffin, was shown in detailed drawings, but that of Brasília, by Lúcio Costa, in a few sketches.",
          code: "beside-the-point",
          reason: "This tells how the two plans differed in form.",
        },
        {
          text: "The plan of Canberra, by an American, and that of Brasília, by a Brazilian, were both made for the new capital of a country.",
          code: "wrong-purpose",
          reason: "This says what the plans were for, not how they were chosen.",
        },
      ],
      step: "The goal concerns the way in which plans were selected. Two notes begin with a date and tell what an architect won.",
      look: "how each architect came to plan his city",
    },
    {
      goal: "difference",
      level: "Medium",
      wants: "contrast the form in which the two plans were presented",
      uses: [0, 1, 3, 4],
      key: {
        text: "Whereas Griffin's plan of Canberra was shown in large, detailed drawings, Costa submitted only a few sketches with a text for Brasília.",
        reason: "This sets detailed drawings against a few sketches.",
      },
      wrong: [
        {
          text: "Whereas Griffin's plan of Canberra won an international competition in 1912, Costa's plan of Brasília won one among Brazilians in 1957.",
          code: "beside-the-point",
          reason: "This contrasts the competitions.",
        },
        {
          text: "Whereas Griffin's plan of Canberra was shown in a few sketches with a text, Costa submitted large, detailed drawings for Brasília.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This exchanges the forms of the two plans.",
        },
        {
          text: "Whereas Griffin's plan of Canberra was shown in large, detailed drawings by Marion Mahony Griffin, Costa's was made for the new capital of Brazil.",
          code: "half-right",
          reason: "This gives the form of only one plan.",
        },
      ],
      step: "Form means what was put on paper. One note tells it for each city.",
      look: "what was drawn or submitted for each plan",
    },
    {
      goal: "figures",
      level: "Hard",
      wants:
        "compare how long it took for the two planned cities to serve as capitals after their competitions",
      uses: [0, 2, 3, 5],
      key: {
        text: "Canberra, whose competition was won in 1912, received the parliament in 1927, but Brasília, planned in a competition of 1957, was the capital by 1960.",
        reason:
          "This gives the two dates for each city from which the fifteen and three years follow.",
      },
      wrong: [
        {
          text: "Canberra, whose competition was won in 1912, received the parliament in 1927, but Brasília was the result of a competition that was held among Brazilians.",
          code: "half-right",
          reason: "This gives both dates for Canberra only.",
        },
        {
          text: "Canberra, whose competition was won in 1957, was the capital by 1960, but Brasília, planned in a competition of 1912, received the parliament in 1927.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This exchanges the dates of the two cities.",
        },
        {
          text: "Canberra, which was planned by an American architect, was the subject of a competition in 1912, and Brasília that of another competition in 1957.",
          code: "beside-the-point",
          reason: "This compares the dates of the competitions, not the time that followed.",
        },
      ],
      step: "A span of time needs a beginning and an end. For each city, pair the year of the competition with the year in which the city took up its role.",
      look: "when each competition was won and when each city became a seat of government",
    },
    {
      goal: "achievement",
      level: "Medium",
      wants: "emphasize the contribution of Marion Mahony Griffin to the plan of Canberra",
      uses: [0, 1],
      key: {
        text: "Architect Marion Mahony Griffin made the large, detailed drawings of the plan for Canberra with which her husband won the competition.",
        reason: "This says what she did for the plan, the drawings.",
      },
      wrong: [
        {
          text: "Architect Marion Mahony Griffin was married to Walter Burley Griffin, with whose plan for Canberra an international competition was won in 1912.",
          code: "half-right",
          reason: "This links her to the plan by marriage but not by her own work.",
        },
        {
          text: "Large, detailed drawings were made of the plan for Canberra, whereas Costa submitted only a few sketches with a text for Brasília.",
          code: "wrong-purpose",
          reason: "This contrasts two plans without saying whose work the drawings were.",
        },
        {
          text: "American architect Walter Burley Griffin won an international competition in 1912 with a plan for Canberra, the new capital of Australia.",
          code: "beside-the-point",
          reason: "This emphasizes her husband's success.",
        },
      ],
      step: "The goal is about one person's work. One note tells what she made.",
      look: "what Griffin's wife did",
    },
  ],
};
