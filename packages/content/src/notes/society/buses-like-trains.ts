import type { NoteSet } from "../note-set.ts";

export const busesLikeTrains: NoteSet = {
  id: "buses-like-trains",
  field: "society",
  source:
    "Cervero, The Transit Metropolis (1998); Institute for Transportation and Development Policy",
  notes: [
    "Curitiba is a large city in southern Brazil.",
    "In 1974, the city opened bus lines that run in lanes of their own, closed to cars.",
    "A subway, which the city had also considered, would have cost many times as much.",
    "Since 1991, the main lines have had tube-shaped stations, where passengers pay on entry and the floor is level with that of the bus.",
    "Because no one pays the driver or climbs steps, stops are short.",
    "In 2000, Bogotá, Colombia, opened a system modeled on Curitiba's.",
  ],
  questions: [
    {
      goal: "advantage",
      level: "Easy",
      wants: "explain an advantage of Curitiba's bus lines over a subway",
      uses: [0, 1, 2],
      key: {
        text: "Curitiba's bus lines, which run in lanes closed to cars, cost the city only a fraction of what a subway would have cost.",
        reason: "This names the lower cost and compares it with that of a subway.",
      },
      wrong: [
        {
          text: "Curitiba's bus lines, which opened in 1974, run in lanes of their own, and passengers on the main ones pay in tube-shaped stations.",
          code: "beside-the-point",
          reason: "This describes the bus lines without comparing them with a subway.",
        },
        {
          text: "Curitiba's bus lines, which opened in 1974 and have lanes of their own, were built in a city that had also considered a subway.",
          code: "half-right",
          reason: "This mentions both kinds of transit but no benefit of one over the other.",
        },
        {
          text: "Curitiba's bus lines, which opened in 1974 and have lanes of their own, cost many times as much as a subway, which the city had also considered, would have cost.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This turns the comparison of costs round.",
        },
      ],
      step: "An advantage over a subway needs a comparison with one. Only one note mentions a subway.",
      look: "what a subway would have meant for the city",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how the stations make stops short",
      uses: [3, 4],
      key: {
        text: "Because passengers pay on entering a station whose floor is level with that of the bus, no one pays the driver or climbs steps, and stops are short.",
        reason: "This names the two features of the stations and the delays that they remove.",
      },
      wrong: [
        {
          text: "Because the main lines have had stations of a special, tube-shaped kind since 1991, the stops that buses make on these lines are short.",
          code: "half-right",
          reason:
            "This claims the effect but names neither the payment nor the level floors that bring it about.",
        },
        {
          text: "Because the lines that opened in 1974 run in lanes of their own, Curitiba's buses meet no cars between one stop and the next.",
          code: "beside-the-point",
          reason: "This concerns travel between stops.",
        },
        {
          text: "Because passengers pay the driver on entering a bus whose floor is higher than that of the station, the stops on the main lines are short.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This moves the payment to the bus and makes the floors uneven.",
        },
      ],
      step: "To explain how, say what passengers do beforehand and what they then need not do. Two notes on the stations belong together.",
      look: "where passengers pay and how high the floors are",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize the influence of Curitiba's bus lines beyond Brazil",
      uses: [0, 5],
      key: {
        text: "The bus lines of Curitiba, in southern Brazil, served as the model for a system that Bogotá, Colombia, opened in 2000.",
        reason: "This names a city in another country that followed Curitiba.",
      },
      wrong: [
        {
          text: "The bus lines of Curitiba, in southern Brazil, opened in 1974, and the main ones have had tube-shaped stations since 1991.",
          code: "beside-the-point",
          reason: "This traces the growth of the lines within Curitiba.",
        },
        {
          text: "The bus lines of Curitiba, in southern Brazil, opened in 1974 on the model of a system in Bogotá, Colombia.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This makes the model the imitation.",
        },
        {
          text: "The bus lines of Curitiba, in southern Brazil, opened in 1974, and a system in Bogotá, Colombia, opened in 2000.",
          code: "half-right",
          reason: "This names both cities but does not say that one followed the other.",
        },
      ],
      step: "Influence shows in what others took over. One note names a city outside Brazil.",
      look: "what another city did in 2000",
    },
    {
      goal: "overview",
      level: "Medium",
      wants: "give an overview of the stages by which Curitiba's system took shape and spread",
      uses: [0, 1, 3, 5],
      key: {
        text: "Curitiba opened bus lines with lanes of their own in 1974 and added tube-shaped stations in 1991; Bogotá opened a system modeled on Curitiba's in 2000.",
        reason: "This names the two stages in Curitiba and the spread to Bogotá in order.",
      },
      wrong: [
        {
          text: "Curitiba opened bus lines with lanes of their own in 1974 and in 1991 added tube-shaped stations, in which passengers pay on entry and climb no steps.",
          code: "half-right",
          reason: "This gives the stages in Curitiba but nothing of the spread.",
        },
        {
          text: "Curitiba opened bus lines with lanes of their own in 1974 and in 1991 added tube-shaped stations, which were modeled on those of a system in Bogotá, Colombia.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This turns the influence round, for the system in Bogotá followed Curitiba's.",
        },
        {
          text: "Curitiba, a large city in southern Brazil, considered a subway but opened bus lines, whose stations have floors level with those of the buses.",
          code: "beside-the-point",
          reason: "This describes the system without stages or dates.",
        },
      ],
      step: "Stages are dated steps in order. Three notes name a year.",
      look: "what happened in 1974, in 1991, and in 2000",
    },
  ],
};
