import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const songsAboveTheTraffic: Passage = {
  id: "songs-above-the-traffic",
  genre: "science",
  figure: {
    kind: "table",
    title: "Average Lowest Pitch of Song (hertz)",
    columns: ["Species", "Quiet park, noon", "Roadside, noon", "Roadside, 5 a.m."],
    rows: [
      ["Finch", "2,100", "2,480", "2,130"],
      ["Thrush", "1,750", "1,760", "1,740"],
      ["Wren", "2,900", "3,050", "3,040"],
    ],
    rowHeaders: true,
    alt: "Table of the average lowest pitch of song in hertz of three species in a quiet park at noon, at a roadside at noon, and at the roadside at 5 a.m. Finch: 2,100, 2,480, 2,130. Thrush: 1,750, 1,760, 1,740. Wren: 2,900, 3,050, 3,040.",
  },
  text: prose`
    The noise of traffic is mostly low in pitch, and some birds that live near busy roads sing higher
    than others of their species. To learn whether such birds sing higher at all times or only while
    it is noisy, ornithologists recorded three species in a quiet park and beside a road, at noon and
    again, beside the road, at five in the morning, before the traffic.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion: "One of the species hardly responded to the road at all: ______",
      key: {
        text: "the thrush's lowest pitch stayed between 1,740 and 1,760 hertz.",
        reason: "The three figures for the thrush are almost the same.",
      },
      wrong: [
        {
          text: "the finch's lowest pitch rose from 2,100 to 2,480 hertz by noon.",
          code: "contradicts-the-text",
          reason: "The finch is the species that responded most.",
        },
        {
          text: "the wren's lowest pitch was 3,050 hertz at noon, above the others.",
          code: "beside-the-point",
          reason: "True, but being the highest does not show a lack of response.",
        },
        {
          text: "the wren's lowest pitch stayed between 1,740 and 1,760 hertz.",
          code: "wrong-group-or-measure",
          reason: "These figures belong to the thrush.",
        },
      ],
      evidence: ["One of the species hardly responded to the road at all"],
      opening: "No response to the road means a row in which the figures stay nearly the same.",
      steps: [
        "The thrush's figures are 1,750, 1,760, and 1,740 hertz: with traffic or without, it sings at one pitch.",
      ],
      hint: "Compare the numbers within each row.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the text?",
      completion: "The finch, it turned out, sings higher only while it is noisy: ______",
      key: {
        text: "beside the road its lowest pitch was 2,480 hertz at noon but 2,130 at five.",
        reason: "In the same place, pitch is high with traffic and falls back without it.",
      },
      wrong: [
        {
          text: "beside the road its lowest pitch was 3,050 hertz at noon and 3,040 at five.",
          code: "wrong-group-or-measure",
          reason: "These are the wren's figures, and they do not fall when the noise stops.",
        },
        {
          text: "beside the road its lowest pitch at noon was 2,480 hertz but the wren's 3,050.",
          code: "beside-the-point",
          reason: "A comparison of two species at noon cannot show the effect of a quiet hour.",
        },
        {
          text: "in the park at noon its lowest pitch was 2,100 hertz but by the road 2,480.",
          code: "half-right",
          reason:
            "This shows that it sings higher by the road, not that it stops when the noise does.",
        },
      ],
      evidence: ["sings higher only while it is noisy"],
      opening: "The word *only* calls for the same place with traffic and without it.",
      steps: [
        "Beside the road the finch's pitch is 2,480 hertz at noon, with traffic, and 2,130 at five, before it. So the higher song goes with the noise, not with the place.",
      ],
      hint: "Which two columns differ in noise but not in place?",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice best describes data from the table that weaken the hypothesis that the lower a species sings, the more it raises its song near a road?",
      key: {
        text: "At noon the thrush, the lowest singer in the park, sang only 10 hertz higher by the road, the wren 150.",
        reason:
          "The lowest singer should have raised its song the most, and it raised it the least.",
      },
      wrong: [
        {
          text: "At noon the finch, a lower singer in the park than the wren, sang 380 hertz higher by the road, the wren 150.",
          code: "contradicts-the-text",
          reason: "Here the lower singer rises more, as the hypothesis says.",
        },
        {
          text: "By the road the wren, the highest singer in the park, sang at nearly the same pitch at five as at noon.",
          code: "wrong-group-or-measure",
          reason: "This compares two hours by the road, not the park with the road.",
        },
        {
          text: "By the road at noon the thrush sang lower than the finch, and the finch in its turn sang lower than the wren.",
          code: "beside-the-point",
          reason: "The order of the species by the road does not show how far each has risen.",
        },
      ],
      evidence: ["some birds that live near busy roads sing higher than others of their species"],
      opening: "The hypothesis ranks species by pitch and predicts the order in which they rise.",
      steps: [
        "From park to road at noon the thrush rises by 10 hertz, the wren by 150, and the finch by 380. The thrush sings lowest and should rise most; that it rises least counts against the hypothesis.",
      ],
      hint: "Work out for each species how far it rises, and compare that with how low it sings.",
      tip: habits.data,
    },
  ],
};
