import type { NoteSet } from "../note-set.ts";

export const backwardOverTheBar: NoteSet = {
  id: "backward-over-the-bar",
  field: "everyday",
  source: "International Olympic Committee; World Athletics; standard histories of track and field",
  notes: [
    "In the early 1960s, most elite high jumpers used the straddle, in which they crossed the bar face down.",
    "American jumper Dick Fosbury developed a style in which he crossed the bar headfirst with his back to it.",
    "Thick foam mats, which replaced pits of sand or sawdust, made it safe to land on the back.",
    'In 1968, Fosbury won the Olympic high jump in Mexico City with his "flop."',
    "He cleared 2.24 meters, an Olympic record.",
    "In 1972, 28 of the 40 Olympic high jumpers used the flop.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "contrast how jumpers cross the bar in the straddle and in the flop",
      uses: [0, 1, 3],
      key: {
        text: "In the straddle, jumpers cross the bar face down, whereas in the flop, a style developed by Dick Fosbury, they cross it headfirst with their backs to it.",
        reason: "This gives the position over the bar for each style.",
      },
      wrong: [
        {
          text: "In the straddle, jumpers cross the bar face down, whereas the flop, a style developed by Dick Fosbury, won him the Olympic high jump in 1968.",
          code: "half-right",
          reason: "This gives the position for only one style.",
        },
        {
          text: "In the early 1960s, most elite jumpers crossed the bar with their backs to it in the straddle, whereas in 1972, 28 of the 40 Olympic jumpers crossed it face down in the flop.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This exchanges the positions of the two styles.",
        },
        {
          text: "In the early 1960s, most elite jumpers crossed the bar in the straddle, whereas in 1972, 28 of the 40 Olympic jumpers crossed it in the flop.",
          code: "beside-the-point",
          reason: "This contrasts how common the styles were, not how jumpers cross the bar.",
        },
      ],
      step: "The goal is about the position of the body over the bar. The first two notes describe one position each.",
      look: "how the body faces the bar in each style",
    },
    {
      goal: "reason",
      level: "Easy",
      wants: "explain what made Fosbury's style safe to use",
      uses: [1, 2],
      key: {
        text: "Fosbury's style, in which jumpers come down on their backs, was safe because thick foam mats had replaced pits of sand or sawdust.",
        reason: "This connects the landing on the back with the new mats.",
      },
      wrong: [
        {
          text: "Fosbury's style, in which he crossed the bar headfirst with his back to it, required jumpers to come down on their backs.",
          code: "half-right",
          reason: "This tells how jumpers landed but not what made that safe.",
        },
        {
          text: "Fosbury's style, in which he crossed the bar with his back to it, was used by 28 of the 40 Olympic high jumpers in 1972.",
          code: "wrong-purpose",
          reason: "This shows how widely the style was taken up.",
        },
        {
          text: "Fosbury's style brought him victory in the Olympic high jump of 1968, in which he cleared 2.24 meters, an Olympic record.",
          code: "beside-the-point",
          reason: "This names the success of the style, not what made it safe.",
        },
      ],
      step: "Safety is mentioned in a single note. Join it to the way in which jumpers came down.",
      look: "what made a certain kind of landing safe",
    },
    {
      goal: "change",
      level: "Medium",
      wants: "show the change in high-jump style between the early 1960s and 1972",
      uses: [0, 3, 5],
      key: {
        text: "Whereas most elite high jumpers of the early 1960s used the straddle, 28 of the 40 Olympic jumpers of 1972 used the flop.",
        reason: "This names the prevailing style at the beginning and at the end of the period.",
      },
      wrong: [
        {
          text: "Whereas most elite high jumpers of the early 1960s crossed the bar face down, Fosbury cleared 2.24 meters in 1968, an Olympic record.",
          code: "half-right",
          reason: "This gives the style at the beginning but ends with a height.",
        },
        {
          text: "Whereas most elite high jumpers of the early 1960s crossed the bar headfirst with their backs to it, most Olympic jumpers of 1972 crossed it face down.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This gives each of the two times the position of the other.",
        },
        {
          text: "Whereas high jumpers had once landed in pits of sand or sawdust, thick foam mats later made it safe to land on the back.",
          code: "beside-the-point",
          reason: "This shows a change in equipment, not in style.",
        },
      ],
      step: "Both ends of the period need the style that most jumpers used. Match the two times in the goal with two notes.",
      look: "which style was common at each of the two times",
    },
    {
      goal: "achievement",
      level: "Easy",
      wants: "emphasize Fosbury's achievement at the Olympic Games of 1968",
      uses: [1, 3, 4],
      key: {
        text: "Dick Fosbury, an American, won the high jump at the Olympic Games of 1968 by clearing 2.24 meters, an Olympic record.",
        reason: "This names the victory and the record.",
      },
      wrong: [
        {
          text: "Dick Fosbury, an American, competed at the Olympic Games of 1968 in a style of his own, crossing the bar headfirst with his back to it.",
          code: "half-right",
          reason: "This shows him at the Games but does not tell what he achieved.",
        },
        {
          text: "Dick Fosbury, an American, developed the style of high jumping that 28 of the 40 Olympic jumpers used in 1972.",
          code: "beside-the-point",
          reason: "This concerns his influence on later Games.",
        },
        {
          text: "Dick Fosbury, an American, could land safely on his back because thick foam mats had replaced pits of sand or sawdust.",
          code: "wrong-purpose",
          reason: "This tells what made his style safe.",
        },
      ],
      step: "An achievement is a victory or a record. Two neighboring notes tell of 1968.",
      look: "what Fosbury did in Mexico City",
    },
    {
      goal: "generalization",
      level: "Hard",
      wants: "make a generalization, based on the history of the flop, about techniques in sports",
      uses: [1, 2],
      key: {
        text: "A change in a sport's equipment can make it safe for athletes to use techniques that would once have been dangerous.",
        reason:
          "This draws from the mats and the landings a claim that holds beyond the high jump.",
      },
      wrong: [
        {
          text: "Thick foam mats, which replaced pits of sand or sawdust, made it safe for Dick Fosbury to land on his back.",
          code: "half-right",
          reason:
            "This reports the case on which a generalization could rest but does not go beyond it.",
        },
        {
          text: "Techniques that are new in a sport are seldom taken up by other athletes, even when they have led to an Olympic victory.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This is general but goes against the many jumpers who took up the flop.",
        },
        {
          text: "In 1972, 28 of the 40 Olympic high jumpers used the style with which Fosbury had won in Mexico City four years before.",
          code: "beside-the-point",
          reason: "This states how common one style was in a certain year.",
        },
      ],
      step: "A generalization leaves the single case behind and must still agree with it. Ask what the new mats show about equipment and technique.",
      look: "what Fosbury's style was and what the mats did for it",
    },
  ],
};
