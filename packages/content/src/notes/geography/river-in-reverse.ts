import type { NoteSet } from "../note-set.ts";

export const riverInReverse: NoteSet = {
  id: "river-in-reverse",
  field: "geography",
  source: "Missouri v. Illinois, 200 U.S. 496 (1906); standard histories of Chicago",
  notes: [
    "The Chicago River once flowed into Lake Michigan and carried the city's sewage with it.",
    "Chicago took its drinking water from the lake.",
    "From 1892 to 1900, workers dug a canal 28 miles long to reverse the river.",
    "The canal let water from the lake flow through the river toward the Mississippi River.",
    "Missouri, which lies downstream on the Mississippi, feared for its own drinking water and sued Illinois.",
    "In 1906, the Supreme Court ruled that Missouri had not proved its case.",
  ],
  questions: [
    {
      goal: "change",
      level: "Medium",
      wants: "contrast the course of the Chicago River before the canal with its course afterward",
      uses: [0, 2, 3],
      key: {
        text: "Before the canal was finished in 1900, the Chicago River flowed into Lake Michigan; since then, lake water has flowed through it toward the Mississippi River.",
        reason: "This gives the earlier direction and the later one.",
      },
      wrong: [
        {
          text: "Before the canal was finished in 1900, the Chicago River, which carried the sewage of the city, flowed into the lake from which Chicago took its drinking water.",
          code: "half-right",
          reason: "This describes the earlier course only.",
        },
        {
          text: "Before the canal was finished in 1900, the Chicago River carried the sewage of the city into the lake; since then, it has carried water to the lake from the Mississippi River.",
          code: "contradicts-the-text",
          against: 3,
          reason: "The canal let water flow from the lake toward the Mississippi.",
        },
        {
          text: "Before the canal was finished in 1900, workers had dug for eight years; in 1906, the Supreme Court ruled on the suit that Missouri had brought.",
          code: "beside-the-point",
          reason: "This concerns the digging and a lawsuit.",
        },
      ],
      step: "Two states of the river are needed. The first note gives one, and the notes on the canal the other.",
      look: "where the river flowed at first and where the canal let it flow",
    },
    {
      goal: "two-part",
      level: "Hard",
      wants: "state how long the digging of the canal took and what the canal was for",
      uses: [0, 2],
      key: {
        text: "The digging of the canal, which was meant to reverse the Chicago River, took eight years, from 1892 to 1900.",
        reason: "This gives the duration of the work and the purpose of the canal.",
      },
      wrong: [
        {
          text: "The digging of the canal, which is 28 miles long, kept workers busy for eight years, from 1892 to 1900.",
          code: "half-right",
          reason: "This gives the duration without the purpose.",
        },
        {
          text: "The digging of the canal, which was to carry sewage into the lake, kept workers busy for eight years, from 1892 to 1900.",
          code: "contradicts-the-text",
          against: 2,
          reason: "The canal was meant to reverse the river that had carried sewage into the lake.",
        },
        {
          text: "The reversal of the river led Missouri to sue Illinois, but the Supreme Court ruled in 1906 that the case was not proved.",
          code: "beside-the-point",
          reason: "This tells of a consequence of the canal.",
        },
      ],
      step: "A duration and a purpose are asked for. One note contains the years and an infinitive of purpose.",
      look: "when workers dug and what they dug for",
    },
    {
      goal: "advantage",
      level: "Medium",
      wants: "explain how the reversal of the river benefited Chicago's drinking water",
      uses: [0, 1, 2, 3],
      key: {
        text: "Because the reversed river no longer flowed into Lake Michigan, it did not carry Chicago's sewage into the lake that supplied the city with drinking water.",
        reason: "This says what the reversal kept out of the source of drinking water.",
      },
      wrong: [
        {
          text: "Because the Chicago River once flowed into Lake Michigan, it carried the sewage of the city into the very lake from which Chicago took its drinking water.",
          code: "half-right",
          reason: "This states the trouble before the reversal but not what the reversal gained.",
        },
        {
          text: "Because the reversed river flowed toward the Mississippi River, Missouri, which lies downstream, feared for its own drinking water and sued Illinois.",
          code: "wrong-purpose",
          reason: "This names a drawback that another state feared.",
        },
        {
          text: "Because the reversed river flowed into Lake Michigan, it brought water from the Mississippi River to the lake from which Chicago took its drinking water.",
          code: "contradicts-the-text",
          against: 3,
          reason: "The canal let water flow from the lake toward the Mississippi.",
        },
      ],
      step: "The advantage follows from where the sewage went and where the drinking water came from. The first four notes together show it.",
      look: "what the river carried into the lake and how the canal changed its course",
    },
    {
      goal: "reason",
      level: "Easy",
      wants: "explain why Missouri sued Illinois",
      uses: [3, 4],
      key: {
        text: "Missouri, which lies downstream on the Mississippi River, sued Illinois because it feared for its own drinking water.",
        reason: "This names the fear that led to the suit.",
      },
      wrong: [
        {
          text: "Missouri, which lies downstream on the Mississippi River, sued Illinois but did not prove its case.",
          code: "half-right",
          reason: "This reports the suit and its outcome without its cause.",
        },
        {
          text: "Missouri, which took its drinking water from Lake Michigan, sued Illinois because the canal drew water from the lake.",
          code: "contradicts-the-text",
          against: 1,
          reason: "Chicago was the one that used the lake, and Missouri lies on the Mississippi.",
        },
        {
          text: "Missouri lies downstream on the Mississippi River, toward which the canal let water from Lake Michigan flow.",
          code: "beside-the-point",
          reason: "This describes where the canal let water flow and mentions no suit.",
        },
      ],
      step: "A suit has a ground. The note on Missouri states it.",
      look: "what Missouri feared",
    },
    {
      goal: "overview",
      level: "Medium",
      wants: "give an overview of the dispute that followed the reversal of the river",
      uses: [0, 2, 4, 5],
      key: {
        text: "Missouri, fearing for its own drinking water after a canal had reversed the Chicago River, sued Illinois but, as the Supreme Court ruled in 1906, failed to prove its case.",
        reason: "This leads from the canal through the suit to the ruling.",
      },
      wrong: [
        {
          text: "Once a canal had reversed the Chicago River, Missouri, which lies downstream on the Mississippi River, feared for its own drinking water and brought a suit against Illinois.",
          code: "half-right",
          reason: "This stops before the dispute was decided.",
        },
        {
          text: "Once a canal had reversed the Chicago River, Missouri, which lies downstream on the Mississippi River, sued Illinois and, as the Supreme Court ruled in 1906, proved its case.",
          code: "contradicts-the-text",
          against: 5,
          reason: "The Supreme Court ruled that Missouri had not proved its case.",
        },
        {
          text: "Once the Chicago River no longer flowed into Lake Michigan, from which Chicago took its drinking water, lake water could flow through the river toward the Mississippi.",
          code: "beside-the-point",
          reason: "This describes the flow of water and no dispute.",
        },
      ],
      step: "A dispute has a cause, a course, and an outcome. The last two notes and the note on the digging give these.",
      look: "who sued whom and how the Supreme Court ruled",
    },
  ],
};
