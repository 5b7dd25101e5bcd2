import type { NoteSet } from "../note-set.ts";

export const falseAndTrueStories: NoteSet = {
  id: "false-and-true-stories",
  field: "technology",
  source: "Vosoughi, Roy, and Aral, Science 359 (2018)",
  notes: [
    "In 2018, Soroush Vosoughi, Deb Roy, and Sinan Aral published a study of how true and false news spread on Twitter.",
    "They examined about 126,000 stories spread from 2006 to 2017.",
    "Fact-checking organizations had judged which stories were true.",
    "False stories reached 1,500 people about six times as fast as true ones did.",
    "Automated accounts, called bots, helped true and false stories spread to the same degree.",
    "The authors concluded that people, rather than bots, spread false stories faster.",
  ],
  questions: [
    {
      goal: "rebuttal",
      level: "Hard",
      wants:
        "challenge the suggestion that bots caused false stories to spread faster than true ones",
      uses: [4, 5],
      key: {
        text: "Because bots helped true stories as much as false ones, they cannot explain why false stories spread faster; the authors attributed this to people.",
        reason: "This gives the fact that clears the bots and names the cause that remains.",
      },
      wrong: [
        {
          text: "Because false stories reached 1,500 people about six times as fast as true ones, either bots or people must have been responsible for the difference.",
          code: "half-right",
          reason: "This raises the question of the cause without ruling out the bots.",
        },
        {
          text: "Because fact-checking organizations had judged the stories, the authors could tell which of those that bots helped to spread were true and which false.",
          code: "beside-the-point",
          reason: "This tells how the stories were sorted, not what made them spread.",
        },
        {
          text: "Because fact-checking organizations had judged the stories, bots helped to spread only those that were true, and people alone spread those that were false.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This limits the bots to true stories, although they helped both kinds to the same degree.",
        },
      ],
      step: "To challenge a cause, the sentence must show that it works alike in both cases. One note compares what bots did for true and for false stories.",
      look: "what bots did for the two kinds of stories",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare how fast true and false stories spread",
      uses: [0, 3],
      key: {
        text: "False stories on Twitter took only about a sixth as long to reach 1,500 people as true ones did.",
        reason: "This compares the two speeds by a number.",
      },
      wrong: [
        {
          text: "False stories and true ones on Twitter did not need the same amount of time to reach 1,500 people.",
          code: "half-right",
          reason: "This says that the times differed but not which stories were faster.",
        },
        {
          text: "False stories and true ones on Twitter, about 126,000 in all, were spread from 2006 to 2017.",
          code: "beside-the-point",
          reason: "This gives the number and the dates of the stories.",
        },
        {
          text: "False stories on Twitter took about six times as long to reach 1,500 people as true ones did.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This makes false stories the slower kind.",
        },
      ],
      step: "A comparison of speeds needs both kinds of stories and a measure. One note has all of this.",
      look: "how soon the stories reached a number of people",
    },
    {
      goal: "scope",
      level: "Easy",
      wants: "emphasize the number of stories studied and the period that they cover",
      uses: [0, 1],
      key: {
        text: "Vosoughi, Roy, and Aral examined about 126,000 stories that were spread on Twitter from 2006 to 2017.",
        reason: "This gives both the number and the period.",
      },
      wrong: [
        {
          text: "Vosoughi, Roy, and Aral examined a large number of stories that were spread on Twitter from 2006 to 2017.",
          code: "half-right",
          reason: "This gives the period but not the number.",
        },
        {
          text: "Vosoughi, Roy, and Aral found that false stories reached 1,500 people about six times as fast as true ones.",
          code: "beside-the-point",
          reason: "This gives a result of the study.",
        },
        {
          text: "Vosoughi, Roy, and Aral examined stories on Twitter, relying on fact-checking organizations to know which were true.",
          code: "wrong-purpose",
          reason: "This says how the stories were judged rather than how many there were.",
        },
      ],
      step: "The goal asks for a number and for years. One note gives both.",
      look: "how many stories there were and when they were spread",
    },
    {
      goal: "finding",
      level: "Easy",
      wants: "present the authors' conclusion about who spread false stories faster",
      uses: [5],
      key: {
        text: "The authors concluded that people, not bots, were responsible for the faster spread of false stories.",
        reason: "This names those whom the authors held responsible.",
      },
      wrong: [
        {
          text: "The authors relied on fact-checking organizations, which had judged whether stories on Twitter were true.",
          code: "beside-the-point",
          reason: "This tells how the stories were judged.",
        },
        {
          text: "The authors found that false stories on Twitter spread faster than those that were true.",
          code: "half-right",
          reason: "This says that false stories were faster but not who made them so.",
        },
        {
          text: "The authors found that bots on Twitter spread false stories faster than those that were true.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This blames the bots, although they helped both kinds of stories to the same degree.",
        },
      ],
      step: "The goal asks for a conclusion about those who spread the stories. The last note states it.",
      look: "whom the authors held responsible",
    },
  ],
};
