import type { NoteSet } from "../note-set.ts";

export const twoGymnasiumGames: NoteSet = {
  id: "two-gymnasium-games",
  field: "everyday",
  source: "Naismith Memorial Basketball Hall of Fame; International Volleyball Hall of Fame",
  notes: [
    "In 1891, James Naismith invented basketball in Springfield, Massachusetts.",
    "A teacher at a training school of the YMCA, he wanted an indoor game that would keep young men active in winter.",
    "In 1895, William Morgan, who directed physical education at a YMCA in Holyoke, Massachusetts, invented volleyball.",
    "He wanted a game less rough than basketball for middle-aged businessmen.",
    "He had two teams hit a ball across a net, so that players of opposing teams do not run into one another.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between the origins of basketball and volleyball",
      uses: [0, 1, 2],
      key: {
        text: "Basketball and volleyball were both invented in Massachusetts by men who worked at institutions of the YMCA.",
        reason: "This names the state and the employer that the two origins share.",
      },
      wrong: [
        {
          text: "Basketball was invented in 1891 by James Naismith, a teacher at a training school of the YMCA in Springfield, Massachusetts.",
          code: "half-right",
          reason: "This tells the origin of only one of the games.",
        },
        {
          text: "Basketball was meant to keep young men active in winter, whereas volleyball was meant for middle-aged businessmen.",
          code: "beside-the-point",
          reason: "This points out how the games differ in their players.",
        },
        {
          text: "Basketball, which James Naismith invented in 1891, was four years old when William Morgan invented volleyball.",
          code: "wrong-purpose",
          reason: "This stresses the time between the two inventions.",
        },
      ],
      step: "An origin has a time, a place, and an inventor. Look for what is alike in the notes on the two inventors.",
      look: "where each game was invented and for whom its inventor worked",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "contrast the players for whom the two inventors designed their games",
      uses: [0, 1, 2, 3],
      key: {
        text: "James Naismith invented basketball to keep young men active in winter, whereas William Morgan wanted volleyball to suit middle-aged businessmen.",
        reason: "This names the group that each inventor had in mind.",
      },
      wrong: [
        {
          text: "James Naismith invented basketball to keep young men active in winter, whereas William Morgan directed physical education at a YMCA in Holyoke.",
          code: "half-right",
          reason: "This names the players of only one game.",
        },
        {
          text: "James Naismith, who invented basketball, taught at a training school, whereas William Morgan directed physical education at a YMCA in Holyoke.",
          code: "beside-the-point",
          reason: "This contrasts the positions of the two men, not the players of their games.",
        },
        {
          text: "James Naismith, who invented basketball, taught businessmen at a training school, whereas William Morgan designed volleyball for young men at a YMCA in Holyoke.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This gives each inventor the players of the other's game.",
        },
      ],
      step: "Two groups of people are wanted, one for each game. The sentences with wanted name them.",
      look: "what kind of game each man wanted",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how the design of volleyball makes it less rough than basketball",
      uses: [3, 4],
      key: {
        text: "In volleyball, two teams hit a ball across a net, which keeps players of opposing teams from running into one another.",
        reason: "This names the net and the collisions that it prevents.",
      },
      wrong: [
        {
          text: "In volleyball, which William Morgan invented at a YMCA in Holyoke in 1895, two teams hit a ball across a net.",
          code: "half-right",
          reason: "This mentions the net but not what it does for the roughness of the game.",
        },
        {
          text: "In basketball, two teams hit a ball across a net, so that players of opposing teams run into one another less often than in volleyball.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This gives basketball the net of the other game.",
        },
        {
          text: "In volleyball, which William Morgan invented for middle-aged businessmen, players were to have a game less rough than basketball.",
          code: "wrong-purpose",
          reason: "This states the intention without the means.",
        },
      ],
      step: "How means by what feature. One note describes the layout of the game and what follows from it.",
      look: "what separates the teams and with what effect",
    },
    {
      goal: "place",
      level: "Easy",
      wants: "specify where volleyball was invented",
      uses: [2],
      key: {
        text: "Volleyball was invented in Holyoke, Massachusetts, by William Morgan, who directed physical education at a YMCA there.",
        reason: "This names the town, Holyoke.",
      },
      wrong: [
        {
          text: "Volleyball was invented in 1895 by William Morgan of the YMCA, who wanted a game for middle-aged businessmen that was less rough.",
          code: "half-right",
          reason: "This mentions a YMCA but not the town in which it stood.",
        },
        {
          text: "Basketball was invented in Springfield, Massachusetts, by James Naismith, who taught at a training school of the YMCA.",
          code: "beside-the-point",
          reason: "This gives the birthplace of the other game.",
        },
        {
          text: "Volleyball was invented four years after basketball by William Morgan, who wanted a game that was less rough.",
          code: "wrong-purpose",
          reason: "This gives the motive and the time, not the place.",
        },
      ],
      step: "A town must be named, and it must belong to the right game. One note on Morgan has it.",
      look: "where Morgan worked",
    },
    {
      goal: "two-part",
      level: "Medium",
      wants: "indicate both when volleyball was invented and for whom it was meant",
      uses: [2, 3],
      key: {
        text: "In 1895, William Morgan invented volleyball, a game that was meant to be less rough than basketball, for middle-aged businessmen.",
        reason: "This has the year and the players for whom the game was meant.",
      },
      wrong: [
        {
          text: "In 1895, William Morgan, who directed physical education at a YMCA, invented volleyball in Holyoke, Massachusetts.",
          code: "half-right",
          reason: "This has the year but not the players for whom the game was meant.",
        },
        {
          text: "In 1891, James Naismith invented basketball, an indoor game that was meant to keep young men active in winter.",
          code: "beside-the-point",
          reason: "This has a year and players, but those of the other game.",
        },
        {
          text: "In 1895, William Morgan invented volleyball, a game that was meant to be rougher than basketball, for active young men.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This reverses the roughness and names the wrong players.",
        },
      ],
      step: "Two facts about the same game are wanted, a year and a group of people. Two neighboring notes on Morgan have them.",
      look: "when Morgan invented his game and what kind of game he wanted",
    },
  ],
};
