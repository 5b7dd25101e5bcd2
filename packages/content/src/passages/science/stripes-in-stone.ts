import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const stripesInStone: Passage = {
  id: "stripes-in-stone",
  genre: "science",
  source:
    "Fossil melanosomes and the coloring of dinosaurs, research from 2008 on: standard works on paleontology",
  text: prose`
    Older books about dinosaurs tell the reader that there is one thing we shall never know of
    them, their color. Pigments decay, and although the microscope shows crowds of tiny rods in
    fossil feathers, these were taken for bacteria that had fed on the rotting bird. Then
    researchers looked closely at a fossil feather that still had dark and light bands. The rods
    filled the dark bands; in the light ones there were none. Bacteria would hardly have kept to
    the pattern. The rods are the packets in which a feather holds its pigment, and since in
    living birds the long ones hold black and the round ones a reddish brown, a shape in stone can
    be read as a color. Within two years a small dinosaur had been given back its tail, ringed in
    russet and white.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Colors thought to be lost were read from rods that had been mistaken for bacteria.",
        reason: "The rods, once taken for bacteria, tell of the color that *we shall never know*.",
      },
      wrong: [
        {
          text: "A mark in fossils that had been read as color turned out to be the work of bacteria.",
          code: "relationship-reversed",
          reason: "It went the other way: what had been taken for bacteria was color.",
        },
        {
          text: "A fossil feather with dark and light bands held its pigment in the dark ones.",
          code: "too-narrow",
          reason: "This is the clue; the text is about what it led to.",
        },
        {
          text: "A statement that something cannot be known turns out most often to be false.",
          code: "too-broad",
          reason: "One such statement is proved false here; the text makes no rule of it.",
        },
      ],
      evidence: [
        "there is one thing we shall never know of them, their color",
        "a shape in stone can be read as a color",
      ],
      opening: "What was said to be beyond knowledge becomes readable by the end.",
      steps: [
        "Color was *one thing we shall never know*. The rods, once *taken for bacteria*, let a shape *be read as a color*.",
      ],
      hint: "Set the first sentence beside the last.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what were the rods in fossil feathers once supposed to be?",
      key: {
        text: "Tiny creatures that had lived on the dead animal",
        reason: "They *were taken for bacteria that had fed on the rotting bird*.",
      },
      wrong: [
        {
          text: "Packets that had kept the pigment of the living bird",
          code: "relationship-reversed",
          reason: "This is what they have since been found to be.",
        },
        {
          text: "Grains of sand that had hardened inside it",
          code: "not-in-the-text",
          reason: "No grains of sand are mentioned.",
        },
        {
          text: "Dark bands that had spread over the light ones",
          code: "words-echoed",
          reason: "The bands are a pattern in which the rods lie.",
        },
      ],
      evidence: ["these were taken for bacteria that had fed on the rotting bird"],
      opening: "The words *were taken for* introduce the old mistake.",
      steps: [
        "The rods *were taken for bacteria that had fed on the rotting bird*: small living things, feeding on a dead one.",
      ],
      hint: "Find the words *were taken for*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "Bacteria would hardly have kept to the pattern.",
      key: {
        text: "It rules out one view of the rods by pointing to where they lie.",
        reason: "Bacteria feeding on a bird would have been in light and dark bands alike.",
      },
      wrong: [
        {
          text: "It adds a detail to the account of the rods that had been accepted.",
          code: "wrong-purpose",
          reason: "The accepted account was bacteria, and this tells against it.",
        },
        {
          text: "It explains how the rods came to leave some of the bands.",
          code: "relationship-reversed",
          reason: "It says what they are not; why the light bands have none is another matter.",
        },
        {
          text: "It admits that the origin of the rods is still open to serious doubt.",
          code: "wrong-strength-or-tone",
          reason: "The next sentence says without reserve what the rods are.",
        },
      ],
      evidence: [
        "The rods filled the dark bands; in the light ones there were none.",
        "Bacteria would hardly have kept to the pattern.",
      ],
      opening: "From the place of the rods the sentence draws that they cannot be bacteria.",
      steps: [
        "The rods lie in the dark bands only. *Bacteria would hardly have kept to the pattern*: they would have fed on the whole feather.",
      ],
      hint: "Ask which of two accounts of the rods fits the pattern.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It cites a denial, tells of the feather that undid it, and gives an example of the result.",
        reason: "The older books, the banded feather and the ringed tail come one after another.",
      },
      wrong: [
        {
          text: "It cites a denial, tells of the attempts to shake it, and gives the reasons for their failure.",
          code: "contradicts-the-text",
          reason: "The attempt succeeds: a shape *can be read as a color*.",
        },
        {
          text: "It describes a discovery, tells of the doubts it met with, and cites the books that accepted it.",
          code: "relationship-reversed",
          reason: "The books come first, and they say that nothing can be known.",
        },
        {
          text: "It poses a riddle about birds, offers two solutions to it, and lets the reader choose.",
          code: "wrong-purpose",
          reason: "The text chooses; it gives the reason why the rods are not bacteria.",
        },
      ],
      evidence: [
        "there is one thing we shall never know",
        "Then researchers looked closely",
        "Within two years",
      ],
      opening: "A denial, a discovery, and its first fruit follow one another.",
      steps: [
        "*Older books* deny that color can be known; *then* comes the banded feather; *within two years* a tail has its colors again.",
      ],
      hint: "Use the words of time to divide the text.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "Based on the text, what would a patch of a fossil feather most likely have looked like if it is crowded with round packets?",
      key: {
        text: "Reddish brown",
        reason: "In living birds the round ones hold *a reddish brown*.",
      },
      wrong: [
        {
          text: "Deep black",
          code: "relationship-reversed",
          reason: "It is the long ones that hold black.",
        },
        {
          text: "Pure white",
          code: "beside-the-point",
          reason: "The light bands held no packets at all.",
        },
        {
          text: "Dark and light",
          code: "words-echoed",
          reason: "Round packets go with a single color.",
        },
      ],
      evidence: ["the long ones hold black and the round ones a reddish brown"],
      opening: "The rule that joins shapes to colors stands in one clause.",
      steps: [
        "*The long ones hold black and the round ones a reddish brown*, and *a shape in stone can be read as a color*.",
      ],
      hint: "Find which shape goes with which color.",
      tip: habits.implication,
    },
  ],
};
