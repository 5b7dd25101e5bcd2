import type { NoteSet } from "../note-set.ts";

export const aBirdsBeak: NoteSet = {
  id: "a-birds-beak",
  field: "technology",
  source: "Standard histories of technology; Japan Railways",
  notes: [
    "In Japan, high-speed trains called Shinkansen have run since 1964.",
    "A fast train entering a narrow tunnel compresses the air ahead of it, which can cause a loud boom at the far end.",
    "Eiji Nakatsu, an engineer and bird-watcher, wanted to prevent such booms.",
    "He knew that kingfishers, thanks to their long, pointed beaks, dive into water with hardly a splash.",
    "His team gave a new train, the 500 series, a nose of similar shape.",
    "It began service in 1997 and ran at up to 300 kilometers per hour.",
  ],
  questions: [
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why fast trains can cause booms at the ends of tunnels",
      uses: [1],
      key: {
        text: "As it enters a narrow tunnel, a fast train compresses the air in front of it, which can produce a loud boom at the far end.",
        reason: "This traces the boom to the compressed air ahead of the train.",
      },
      wrong: [
        {
          text: "A fast train entering a narrow tunnel can cause a boom, a loud sound that is heard at the far end.",
          code: "half-right",
          reason: "This says that booms happen but not what produces them.",
        },
        {
          text: "The 500 series, a fast train that ran at up to 300 kilometers per hour, was given a nose shaped like the beak of a kingfisher.",
          code: "beside-the-point",
          reason: "This describes a remedy, not the cause of the booms.",
        },
        {
          text: "A fast train leaving a narrow tunnel can cause a boom, a loud sound that arises because the train pulls the air behind it along.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This blames the air behind a train that leaves the tunnel, although a train compresses the air ahead of it on entering.",
        },
      ],
      step: "A cause must come before its effect. One note tells what happens to the air when a train enters a tunnel.",
      look: "what a fast train does to the air in a tunnel",
    },
    {
      goal: "example",
      level: "Hard",
      wants:
        "make a generalization about engineers and nature and support it with Nakatsu's work as an example",
      uses: [2, 3, 4],
      key: {
        text: "Engineers can find solutions in nature; Nakatsu's team, for example, gave a train a nose shaped like the beak of the kingfisher, which dives with hardly a splash.",
        reason: "This makes a general statement and supports it by the nose of the train.",
      },
      wrong: [
        {
          text: "Engineers can find solutions in nature; Nakatsu, for example, wanted to prevent the loud booms that fast trains can cause when they enter narrow tunnels.",
          code: "half-right",
          reason:
            "This makes the general statement, but its example names a problem and nothing taken from nature.",
        },
        {
          text: "Nakatsu's team of engineers gave a new train, the 500 series, which began service in 1997, a nose shaped like the long, pointed beak of the kingfisher.",
          code: "wrong-purpose",
          reason: "This describes the example without a general statement.",
        },
        {
          text: "Fast trains can cause problems in narrow tunnels; Nakatsu, for example, wanted to prevent the loud booms that can arise when such trains compress the air ahead of them.",
          code: "beside-the-point",
          reason:
            "This makes a general statement about trains and tunnels, not about engineers and nature.",
        },
      ],
      step: "The goal asks for a general statement and for one case. One note tells what Nakatsu knew from nature, and the next how his team used it.",
      look: "what Nakatsu knew of a bird and what his team did",
    },
    {
      goal: "aim",
      level: "Easy",
      wants: "state the aim of Nakatsu's work on the train",
      uses: [2],
      key: {
        text: "Eiji Nakatsu, an engineer and bird-watcher, wanted to prevent the loud booms that trains can cause in tunnels.",
        reason: "This names the purpose of his work.",
      },
      wrong: [
        {
          text: "Eiji Nakatsu, an engineer and bird-watcher, wanted to learn how kingfishers dive into water with hardly a splash.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This makes what he already knew, how kingfishers dive, the aim of his work.",
        },
        {
          text: "Eiji Nakatsu and his team gave the 500 series, a new train, a nose shaped like a long, pointed beak.",
          code: "half-right",
          reason: "This says what he and his team did but not to what end.",
        },
        {
          text: "Eiji Nakatsu and his team worked on a train that began service in 1997 and ran at up to 300 kilometers per hour.",
          code: "beside-the-point",
          reason: "This gives facts about the finished train, not the purpose of the work.",
        },
      ],
      step: "An aim is what someone wants to bring about. One note says what Nakatsu wanted.",
      look: "what Nakatsu wanted",
    },
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between the kingfisher and the 500 series train",
      uses: [3, 4],
      key: {
        text: "The nose of the 500 series train resembles the beak of the kingfisher in its shape, which is long and pointed.",
        reason: "This names a feature in which train and bird are alike.",
      },
      wrong: [
        {
          text: "The nose of the 500 series train was given its shape by the team of Eiji Nakatsu, who knew how kingfishers dive.",
          code: "half-right",
          reason: "This brings bird and train together but names nothing that they share.",
        },
        {
          text: "The nose of a fast train compresses the air in a narrow tunnel, which can cause a loud boom at the far end.",
          code: "beside-the-point",
          reason: "This describes an effect of trains, not a likeness.",
        },
        {
          text: "The beak of the kingfisher is long and pointed, and this shape lets the bird dive into water with hardly a splash.",
          code: "wrong-purpose",
          reason: "This describes the bird and leaves the train out.",
        },
      ],
      step: "A similarity needs a feature of both the bird and the train. One note describes the beak, and the next the nose.",
      look: "what the beak and the nose look like",
    },
  ],
};
