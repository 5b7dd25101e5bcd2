import type { NoteSet } from "../note-set.ts";

export const innerCore: NoteSet = {
  id: "inner-core",
  field: "science",
  source: 'Lehmann, "P\'" (1936); standard histories of geology',
  notes: [
    "Inge Lehmann (1888–1993) was a Danish seismologist, a scientist who studies earthquakes.",
    "When she began her work, scientists believed that Earth's core was entirely liquid.",
    "Such a core should bend certain earthquake waves so that none of them reach some parts of Earth's surface, called the shadow zone.",
    "After an earthquake near New Zealand in 1929, instruments in the shadow zone recorded faint waves of this kind.",
    "In 1936, Lehmann concluded that the core has a separate inner part that turned the waves aside.",
    "Later studies showed that this inner core is solid.",
  ],
  questions: [
    {
      goal: "rebuttal",
      level: "Hard",
      wants:
        "challenge the belief that Earth's core was entirely liquid by means of an observation from 1929",
      uses: [1, 2, 3],
      key: {
        text: "If Earth's core had been entirely liquid, no waves of a certain kind should have reached the shadow zone, yet instruments there recorded such waves in 1929.",
        reason: "This sets what was observed against what the belief would lead one to expect.",
      },
      wrong: [
        {
          text: "If Earth's core had been entirely liquid, as scientists believed, it should have bent certain waves so that none of them reached the shadow zone.",
          code: "wrong-purpose",
          reason: "This says what the belief leads one to expect and sets nothing against it.",
        },
        {
          text: "If instruments recorded faint waves after the earthquake of 1929, seismologists such as Lehmann could study the waves and draw conclusions about Earth's core.",
          code: "beside-the-point",
          reason: "This says what the observation was good for and sets it against no belief.",
        },
        {
          text: "If Earth's core had been entirely liquid, later studies would not have shown its inner part, which Lehmann described in 1936, to be solid instead of liquid.",
          code: "half-right",
          reason: "This opposes the belief but by later studies, not by the observation from 1929.",
        },
      ],
      step: "To challenge a belief with an observation, the sentence must show that the two do not fit. One note tells what a liquid core should do, and the next tells what happened in 1929.",
      look: "what a liquid core should do to the waves and what the instruments recorded",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain what led Lehmann to conclude that the core has an inner part",
      uses: [2, 3, 4],
      key: {
        text: "Faint waves that had reached the shadow zone in 1929, where none should have been, led Lehmann to conclude that the core has an inner part that turned them aside.",
        reason: "This names the waves that called for the inner part as an explanation.",
      },
      wrong: [
        {
          text: "Faint waves led Lehmann, a Danish seismologist, to conclude in 1936 that the core of Earth, which scientists believed to be entirely liquid, has a separate inner part.",
          code: "half-right",
          reason: "This mentions waves but leaves out why they were unexpected.",
        },
        {
          text: "Later studies, which followed the conclusion that Lehmann published in 1936, showed that the inner core is not liquid, as scientists had believed the entire core to be.",
          code: "beside-the-point",
          reason: "This tells what came after the conclusion, not what led to it.",
        },
        {
          text: "The complete absence of waves from the shadow zone after the earthquake of 1929 led Lehmann to conclude that the core has an inner part that turned them aside.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This denies that the waves reached the shadow zone, where instruments recorded them.",
        },
      ],
      step: "What led to a conclusion must come before it. One note reports waves where none were expected, and the next gives Lehmann's conclusion.",
      look: "what the instruments recorded and where",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce Lehmann and her conclusion to an audience unfamiliar with her",
      uses: [0, 4],
      key: {
        text: "Inge Lehmann, a Danish scientist who studied earthquakes, concluded in 1936 that Earth's core has a separate inner part.",
        reason: "This says who Lehmann was and for what she is known.",
      },
      wrong: [
        {
          text: "Inge Lehmann, who was born in 1888 and died in 1993, was a Danish seismologist, a scientist who studies earthquakes.",
          code: "half-right",
          reason: "This says who Lehmann was but not what she concluded.",
        },
        {
          text: "Scientists believed Earth's core to be entirely liquid when Inge Lehmann, who was born in 1888, began her work.",
          code: "beside-the-point",
          reason: "This describes the beliefs of other scientists more than Lehmann herself.",
        },
        {
          text: "Inge Lehmann concluded that the core has an inner part, which turned aside the waves recorded in the shadow zone.",
          code: "wrong-purpose",
          reason: "This gives the conclusion to readers who are not told who Lehmann was.",
        },
      ],
      step: "An introduction tells who a person was and why she matters. One note gives her profession, and another gives her main conclusion.",
      look: "who Lehmann was and what she concluded",
    },
    {
      goal: "change",
      level: "Easy",
      wants:
        "contrast what scientists once believed about Earth's core with what later studies showed",
      uses: [1, 5],
      key: {
        text: "Scientists once believed Earth's core to be entirely liquid, but later studies showed that its inner part is solid.",
        reason: "This sets the old belief against the later knowledge.",
      },
      wrong: [
        {
          text: "Scientists believed Earth's core to be entirely liquid when Inge Lehmann began her work as a seismologist.",
          code: "half-right",
          reason: "This gives the belief without what later studies showed.",
        },
        {
          text: "Scientists knew of a shadow zone, but instruments in this zone recorded faint waves after an earthquake in 1929.",
          code: "beside-the-point",
          reason: "This tells of waves at the surface, not of what the core consists of.",
        },
        {
          text: "Scientists once believed Earth's core to be entirely liquid, and later studies showed that its inner part is liquid as well.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This lets later studies confirm the belief that they corrected.",
        },
      ],
      step: "The contrast needs a belief and a later result. One note tells what scientists thought at first, and the last tells what came out.",
      look: "what the core was believed to be and what it turned out to be",
    },
  ],
};
