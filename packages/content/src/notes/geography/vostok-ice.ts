import type { NoteSet } from "../note-set.ts";

export const vostokIce: NoteSet = {
  id: "vostok-ice",
  field: "geography",
  source: "Petit et al., Nature 399 (1999); textbooks of climatology",
  notes: [
    "In 1999, Jean Robert Petit and his colleagues published results from an ice core drilled at Vostok Station in Antarctica.",
    "The core, drilled to a depth of 3,623 meters, gave a climate record of about 420,000 years.",
    "Bubbles in the ice hold ancient air, in which the team measured carbon dioxide.",
    "The chemistry of the ice itself indicates past temperatures.",
    "The record covers four cycles of cold and warm periods.",
    "Carbon dioxide was low, near 180 parts per million, in cold periods and high, near 280 to 300, in warm ones.",
  ],
  questions: [
    {
      goal: "place",
      level: "Easy",
      wants: "specify where the ice core was drilled",
      uses: [0],
      key: {
        text: "The ice core from which Petit and his colleagues published results in 1999 was drilled at Vostok Station in Antarctica.",
        reason: "This names the station and the continent.",
      },
      wrong: [
        {
          text: "The ice core that Petit and his colleagues studied contains bubbles of ancient air, in which they measured carbon dioxide.",
          code: "beside-the-point",
          reason: "This tells what the ice contains.",
        },
        {
          text: "The ice core of Petit and his colleagues was drilled to a depth of 3,623 meters and gave a record of about 420,000 years.",
          code: "half-right",
          reason: "This gives the depth of the drilling but names no place.",
        },
        {
          text: "The ice core of Petit and his colleagues, on which results were published in 1999, covers four cycles of cold and warm periods.",
          code: "wrong-purpose",
          reason:
            "This gives a year of publication and the extent of the record, not the place of drilling.",
        },
      ],
      step: "A place is asked for. The first note names one.",
      look: "where the core comes from",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "present the methods by which the team learned of past air and past temperatures",
      uses: [2, 3],
      key: {
        text: "Bubbles in the ice gave the team ancient air in which to measure carbon dioxide; the chemistry of the ice indicated past temperatures.",
        reason: "This names the source of the data on air and that of the data on temperature.",
      },
      wrong: [
        {
          text: "In 1999, the team reported that its core had reached a depth of 3,623 meters and recorded four cycles of cold and warm periods.",
          code: "beside-the-point",
          reason: "This gives extent and results, not methods.",
        },
        {
          text: "The team measured carbon dioxide in the ancient air that is held in bubbles in the ice of a core drilled at Vostok Station in Antarctica.",
          code: "half-right",
          reason: "This tells how the air was studied but not how temperatures were.",
        },
        {
          text: "The team measured both carbon dioxide and past temperatures in the ancient air that is held in bubbles in the ice at Vostok Station.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This takes the temperatures from the bubbles, whereas the chemistry of the ice itself indicates them.",
        },
      ],
      step: "Two kinds of data are named in the goal. Each has its own note on where it comes from.",
      look: "what was studied to learn about air and about temperature",
    },
    {
      goal: "finding",
      level: "Medium",
      wants: "present the team's finding about carbon dioxide and climate",
      uses: [5, 4],
      key: {
        text: "In the four cycles of the record, carbon dioxide was near 180 parts per million in cold periods and near 280 to 300 in warm ones.",
        reason: "This connects the amounts of the gas with the state of the climate.",
      },
      wrong: [
        {
          text: "In the core from Vostok, which reached a depth of 3,623 meters, the chemistry of the ice indicates past temperatures in cold and warm periods.",
          code: "beside-the-point",
          reason: "This explains a source of data and reports no finding.",
        },
        {
          text: "In the ancient air of the bubbles, the team found that carbon dioxide was sometimes near 180 parts per million and sometimes near 280 to 300.",
          code: "half-right",
          reason: "This speaks of the gas without connecting it with climate.",
        },
        {
          text: "In the ancient air of the bubbles, the team found that carbon dioxide rose from near 180 parts per million to 280 or more in each cold period.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This has carbon dioxide rise in cold periods, whereas it was low in them.",
        },
      ],
      step: "The finding links a gas with cold and warm times. One note gives an amount for each.",
      look: "how much carbon dioxide there was in which periods",
    },
    {
      goal: "scope",
      level: "Medium",
      wants: "emphasize the extent of the record in both time and depth",
      uses: [1],
      key: {
        text: "The core from Vostok Station, which reached a depth of 3,623 meters, gave a climate record of about 420,000 years.",
        reason: "This gives the depth of the core and the span of years that it covers.",
      },
      wrong: [
        {
          text: "The core from Vostok Station shows that carbon dioxide was near 180 parts per million in cold periods and higher in warm ones.",
          code: "beside-the-point",
          reason: "This gives a measured result, which does not concern extent.",
        },
        {
          text: "The core from Vostok Station, which covers four cycles of cold and warm periods, gave a climate record of about 420,000 years.",
          code: "half-right",
          reason: "This gives the extent in time and leaves out the depth.",
        },
        {
          text: "The core from Vostok Station, drilled to a depth of 3,623 meters, holds bubbles of ancient air in which carbon dioxide was measured.",
          code: "wrong-purpose",
          reason: "This gives the depth but goes on to what the ice contains.",
        },
      ],
      step: "Extent here means two measures. A single note has them both.",
      look: "how deep the core is and how far back it reaches",
    },
  ],
};
