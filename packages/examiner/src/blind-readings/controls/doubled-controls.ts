import { aControl } from "./control.ts";

const WORD = "Which choice completes the text with the most logical and precise word or phrase?";

/** Questions with two right options each, which do not resemble each other. */
export const doubledControls = [
  aControl({
    kind: "doubled",
    topic: "vocabulary-in-context",
    passage:
      "In winter the ferry to the outer island runs only ______. In one week it may cross twice, and in the next not at all; and its owner, who dislikes the cold and says so to every passenger, never casts off without a sigh.",
    question: WORD,
    options: ["intermittently", "reluctantly", "anonymously", "lavishly"],
  }),
  aControl({
    kind: "doubled",
    topic: "vocabulary-in-context",
    passage:
      "Reviewers agreed that the historian's account of the strike was ______. It filled eleven hundred pages and left out no meeting, no handbill, and no arrest; and it gave the owners of the mills as many pages as their workers, and as fair a hearing.",
    question: WORD,
    options: ["exhaustive", "impartial", "cursory", "idiosyncratic"],
  }),
  aControl({
    kind: "doubled",
    topic: "literary-passages",
    passage:
      'The following text is from "The Gas Lamp," a short story written for SAT Practice.\n\nMr. Pell had kept the harbor light for thirty years, and when gas was laid to it he asked to be moved inland. The flame hissed, he wrote to the board, so that he could no longer hear the boats come in. Besides, there was nothing left to trim. With oil he had climbed the stairs four times a night, and he had liked it; now he had only to turn a tap at dusk, and sat below until morning with his hands in his lap.',
    question: "According to the text, why does Mr. Pell ask to be moved inland?",
    options: [
      "The new light makes a noise that keeps him from hearing the boats.",
      "The new light leaves him without the work that he used to enjoy.",
      "The stairs of the tower have become too steep for him to climb.",
      "The board has appointed a younger man to turn the tap at dusk.",
    ],
  }),
  aControl({
    kind: "doubled",
    topic: "inferences-implications",
    passage:
      "A museum asked visitors to name the painting that they remembered best and measured how long each had stood before it. The painting named most often hangs beside the café, where a line of people waits at all hours. It is also the largest in the building and the only one with a bench in front of it. When the café was closed for a month, the painting was named just as often as before; when, in another month, the bench was taken away, it was named half as often. In both months, visitors who had sat down elsewhere in the museum named no painting more often than others did.",
    question: "Based on the text, what can be said about the painting that was named most often?",
    options: [
      "It does not owe its place in memory to the line outside the café.",
      "It was remembered by fewer visitors once they could not sit before it.",
      "It was remembered because no other painting was as large.",
      "It had been moved to its place for the sake of those who wait.",
    ],
  }),
  aControl({
    kind: "doubled",
    topic: "main-idea-purpose",
    passage:
      "Swifts sleep in the air. For most of the year they do not land at all, and radar has followed them at night as they climb to two or three thousand meters and glide there, slowly, into the wind. At dusk and again at dawn they climb higher still. At those hours the pattern of polarized light in the sky is clearest, and stars can be seen together with the last or first light of the sun; from that height, too, a bird can look far ahead to the weather that is coming. Birds in a flock climb together, so that each may correct its course by that of the rest.",
    question: "According to the text, what may swifts gain by climbing at dusk and at dawn?",
    options: [
      "A view of signs in the sky that help them to find their way",
      "A view of the weather that lies some distance before them",
      "A layer of still air in which it is easier to sleep",
      "A height at which insects gather in the evening",
    ],
  }),
  aControl({
    kind: "doubled",
    topic: "scientific-articles",
    passage:
      "Leaf-cutting ants carry pieces of leaf along trails that may be longer than a hundred meters. On many of these pieces ride smaller workers of the same nest, which cut nothing and carry nothing. A biologist has proposed that the riders are guards: there are flies that lay their eggs on ants whose jaws are full, and a rider, she argues, keeps the flies from settling.",
    question:
      "Which finding, if true, would most directly support the biologist's proposal about the riders?",
    options: [
      "Carriers with a rider are attacked by flies less often than carriers without one.",
      "At hours when there are no flies about, hardly any of the pieces have a rider.",
      "Pieces with a rider are carried no faster than pieces of the same weight without one.",
      "Riders are found on the pieces of leaf in nests of more than one species.",
    ],
  }),
];
