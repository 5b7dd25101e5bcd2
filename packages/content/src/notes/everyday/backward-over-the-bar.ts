import type { NoteSet } from "../note-set.ts";

export const backwardOverTheBar: NoteSet = {
  id: "backward-over-the-bar",
  field: "everyday",
  source: "International Olympic Committee; World Athletics; standard histories of track and field",
  notes: [
    "In the early 1960s, most high jumpers used the straddle, in which they crossed the bar face down.",
    "American jumper Dick Fosbury developed a style in which he crossed it headfirst with his back to the bar.",
    "Thick foam mats, which replaced pits of sand or sawdust, made it safe to land on the back.",
    'In 1968, Fosbury won the Olympic high jump in Mexico City with his "flop."',
    "He cleared 2.24 meters, an Olympic record.",
    "In 1972, 28 of the 40 Olympic high jumpers used the flop.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Medium",
      wants: "contrast the positions in which jumpers cross the bar in the straddle and the flop",
      uses: [0, 1, 3],
      key: {
        text: "In the straddle, jumpers crossed the bar face down, but in the flop, the style of Dick Fosbury, they cross it headfirst with their backs to it.",
        reason: "This gives the position over the bar for each style.",
      },
      wrong: [
        {
          text: "In the straddle, jumpers crossed the bar face down, but with the flop, a style of his own, Dick Fosbury won the Olympic high jump in 1968.",
          code: "half-right",
          reason: "This gives the position for only one style.",
        },
        {
          text: "In the straddle, jumpers crossed the bar headfirst with their backs to it, but in the flop, the style of Dick Fosbury, they cross it face down.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This exchanges the positions of the two styles.",
        },
        {
          text: "In the early 1960s, most jumpers used the straddle, but in 1972, 28 of the 40 Olympic jumpers crossed the bar by means of the flop.",
          code: "beside-the-point",
          reason: "This contrasts how common the styles were, not the positions.",
        },
      ],
      step: "A position is the way in which the body faces. The first two notes describe one each.",
      look: "how the body faces the bar in each style",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain what made it possible to use Fosbury's style safely",
      uses: [1, 2],
      key: {
        text: "Fosbury's style became safe because jumpers, who came down on their backs, could land on thick foam mats instead of sand or sawdust.",
        reason: "This connects the landing on the back with the new mats.",
      },
      wrong: [
        {
          text: "Fosbury's style, in which he crossed the bar headfirst with his back to it, made jumpers come down on their backs when they landed.",
          code: "half-right",
          reason: "This tells how jumpers landed but not what made that safe.",
        },
        {
          text: "Fosbury's style, in which he crossed the bar with his back to it, was used by 28 of the 40 Olympic high jumpers in 1972.",
          code: "wrong-purpose",
          reason: "This shows how widely the style was taken up.",
        },
        {
          text: "Fosbury's style became known because he won the Olympic high jump in 1968 with it and cleared 2.24 meters, which was a record.",
          code: "beside-the-point",
          reason: "This explains fame and not safety.",
        },
      ],
      step: "Safety is mentioned in a single note. Join it to the way in which jumpers came down.",
      look: "what made a certain kind of landing safe",
    },
    {
      goal: "change",
      level: "Hard",
      wants: "show the change in high-jump style between the early 1960s and 1972",
      uses: [0, 3, 5],
      key: {
        text: "Whereas most high jumpers of the early 1960s used the straddle, 28 of the 40 Olympic jumpers of 1972 used the flop.",
        reason: "This names the prevailing style at the beginning and at the end of the period.",
      },
      wrong: [
        {
          text: "Whereas most high jumpers of the early 1960s crossed the bar face down, Fosbury cleared 2.24 meters in 1968, an Olympic record.",
          code: "half-right",
          reason: "This gives the style at the beginning but ends with a height.",
        },
        {
          text: "Whereas most high jumpers of the early 1960s used the flop, 28 of the 40 Olympic jumpers of 1972 used the straddle.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This exchanges the two styles.",
        },
        {
          text: "Whereas pits of sand or sawdust had once been the rule, high jumpers could later land safely on their backs on thick foam mats.",
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
        text: "Dick Fosbury, an American, won the high jump at the Olympic Games of 1968 with a jump of 2.24 meters, an Olympic record.",
        reason: "This names the victory and the record.",
      },
      wrong: [
        {
          text: "Dick Fosbury, an American high jumper, used at the Olympic Games of 1968 a style of his own, in which he crossed the bar headfirst.",
          code: "half-right",
          reason: "This shows him at the Games but does not tell what he achieved.",
        },
        {
          text: "Dick Fosbury, an American, had developed a style of the high jump that 28 of the 40 Olympic jumpers used in 1972.",
          code: "beside-the-point",
          reason: "This concerns his influence on later Games.",
        },
        {
          text: "Dick Fosbury, an American, took part in the Olympic Games in Mexico City, where jumpers could land on thick foam mats.",
          code: "wrong-purpose",
          reason: "This tells where he jumped and on what he landed.",
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
        text: "A change in the equipment of a sport can make techniques safe that would have put athletes at risk before.",
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
          text: "A technique that is new in a sport is seldom taken up by others, even when it has led to an Olympic victory.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This is general but goes against the many jumpers who took up the flop.",
        },
        {
          text: "At the Olympic Games of 1972, 28 of the 40 high jumpers used the style with which Fosbury had won in 1968.",
          code: "beside-the-point",
          reason: "This states how common one style was at certain Games.",
        },
      ],
      step: "A generalization leaves the single case behind and must still agree with it. Ask what the new mats show about equipment and technique.",
      look: "what Fosbury's style was and what the mats did for it",
    },
  ],
};
