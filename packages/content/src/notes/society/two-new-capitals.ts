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
        text: "Walter Burley Griffin's plan for Canberra and Lúcio Costa's plan for Brasília were both chosen in competitions.",
        reason: "This names the way of choosing that the two plans share.",
      },
      wrong: [
        {
          text: "Walter Burley Griffin's plan for Canberra was chosen in an international competition in 1912, decades before Brasília was planned.",
          code: "half-right",
          reason: "This tells how only one plan was chosen.",
        },
        {
          text: "Walter Burley Griffin's plan for Canberra was shown in detailed drawings, but Lúcio Costa's plan for Brasília in a few sketches.",
          code: "beside-the-point",
          reason: "This tells how the two plans differed in form.",
        },
        {
          text: "Walter Burley Griffin's plan for Canberra and Lúcio Costa's plan for Brasília were both made for a country's new capital.",
          code: "wrong-purpose",
          reason: "This says what the plans were for, not how they were chosen.",
        },
      ],
      step: "The goal concerns the way in which plans were selected. Two notes begin with a date and tell what an architect won.",
      look: "how each architect came to plan his city",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "contrast the form in which the two plans were presented",
      uses: [0, 1, 3, 4],
      key: {
        text: "Whereas Griffin's plan for Canberra was shown in large, detailed drawings, Costa submitted only a few sketches with a text for Brasília.",
        reason: "This sets detailed drawings against a few sketches.",
      },
      wrong: [
        {
          text: "Whereas Griffin's plan for Canberra won an international competition in 1912, Costa's plan for Brasília won one among Brazilians in 1957.",
          code: "beside-the-point",
          reason: "This contrasts the competitions.",
        },
        {
          text: "Whereas Griffin's plan for Canberra won an international competition with a few sketches, Costa's plan for Brasília won one among Brazilians with large, detailed drawings.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This exchanges the forms of the two plans.",
        },
        {
          text: "Whereas Griffin's plan for Canberra was shown in large, detailed drawings by Marion Mahony Griffin, Costa's was made for the new capital of Brazil.",
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
      wants: "compare how long after its competition each city took up its role as a capital",
      uses: [0, 2, 3, 5],
      key: {
        text: "Canberra received the parliament in 1927, fifteen years after its competition, but Brasília became the capital in 1960, only three years after its own.",
        reason: "This gives for each city the time between the competition and the new role.",
      },
      wrong: [
        {
          text: "Canberra received the parliament in 1927, fifteen years after its competition, but Brasília was planned in a competition that was held among Brazilians.",
          code: "half-right",
          reason: "This gives the span for Canberra only.",
        },
        {
          text: "Canberra, the capital of Australia, received the parliament fifteen years after its competition, but Brasília, the capital of Brazil, took up its role only thirty-three years after its own.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This counts from 1927 instead of 1957, the year of the competition for Brasília.",
        },
        {
          text: "Canberra, the capital of Australia, received the parliament in 1927, but Brasília, the capital of Brazil, took up its role only in 1960.",
          code: "beside-the-point",
          reason: "This compares the dates of the two events, not the time since each competition.",
        },
      ],
      step: "A span of time needs a beginning and an end. For each city, pair the year of the competition with the year in which the city took up its role.",
      look: "when each competition was won and when each city became a seat of government",
    },
    {
      goal: "achievement",
      level: "Medium",
      wants: "emphasize Marion Mahony Griffin's contribution to the plan for Canberra",
      uses: [0, 1],
      key: {
        text: "Marion Mahony Griffin, an architect, made large, detailed drawings of her husband's plan for Canberra, which won an international competition.",
        reason: "This says what she did for the plan, the drawings.",
      },
      wrong: [
        {
          text: "Marion Mahony Griffin, an architect, was the wife of Walter Burley Griffin, who won an international competition to plan Canberra in 1912.",
          code: "half-right",
          reason: "This links her to the plan by marriage but not by her own work.",
        },
        {
          text: "Large, detailed drawings showed the plan for Canberra, whereas only a few sketches, with a text, were submitted for Brasília.",
          code: "wrong-purpose",
          reason: "This contrasts two plans without saying whose work the drawings were.",
        },
        {
          text: "Walter Burley Griffin, an American architect, won an international competition in 1912 to plan Canberra, the new capital of Australia.",
          code: "beside-the-point",
          reason: "This emphasizes her husband's success.",
        },
      ],
      step: "The goal is about one person's work. One note tells what she made.",
      look: "what Griffin's wife did",
    },
  ],
};
