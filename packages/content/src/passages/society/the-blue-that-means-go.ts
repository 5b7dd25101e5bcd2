import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theBlueThatMeansGo: Passage = {
  id: "the-blue-that-means-go",
  genre: "society",
  source: "Japanese color terms and traffic signals: standard accounts of Japanese linguistics",
  text: prose`
    Stop at a crossing in Japan when the light turns to what most visitors call green, and a child
    beside you may announce that it is blue. The child sees what you see. The word, *ao*, once
    covered everything from the color of leaves to the color of the sea. When *midori* had taken
    over most of the greens, *ao* held on in fixed expressions: for young leaves, for green apples,
    and, when signals arrived, for the light that means go. The law of the land said *ao*; the lamps
    were green. One might have changed the law. In 1973 the government instead settled on a shade as
    blue as the international rules for a green light allow.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "An old word stayed in use for a light, and in time the light was brought nearer to the word.",
        reason: "*Ao* held on for the go signal, and in 1973 the shade was made bluer.",
      },
      wrong: [
        {
          text: "An old word was given up for a light, since the light did not look the way the word implied.",
          code: "relationship-reversed",
          reason: "The word was kept, and it was the light that was changed.",
        },
        {
          text: "Japanese children learn the names of certain colors later than the children of visitors do.",
          code: "wrong-group-or-measure",
          reason: "The child *sees what you see* and uses a word that its elders use.",
        },
        {
          text: "Languages that have few words for colors oblige their speakers to see fewer colors than others.",
          code: "too-broad",
          reason:
            "The text says the opposite of the child, and makes no claim about languages in general.",
        },
      ],
      evidence: [
        "held on in fixed expressions",
        "settled on a shade as blue as the international rules for a green light allow",
      ],
      opening: "A word outlived its old range, and a lamp was changed to suit it.",
      steps: [
        "*Ao* lost most greens to *midori* but kept the signal. Since word and lamp did not agree, the government *settled on a shade* nearer to blue.",
      ],
      hint: "Ask which of the two was changed, the word or the thing.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what happened to most of the greens that *ao* had once covered?",
      key: {
        text: "They came to be called by a newer term.",
        reason: "*Midori* had *taken over most of the greens*.",
      },
      wrong: [
        {
          text: "They kept the name they always had.",
          code: "relationship-reversed",
          reason: "Only some fixed expressions kept it.",
        },
        {
          text: "They were left without a single name.",
          code: "not-in-the-text",
          reason: "*Midori* became their name.",
        },
        {
          text: "They were used for the color of the sea.",
          code: "wrong-group-or-measure",
          reason: "The sea, too, had been covered by *ao*; it did not take the greens' place.",
        },
      ],
      evidence: ["When *midori* had taken over most of the greens"],
      opening: "The sentence on the history of *ao* says which word took its place.",
      steps: ["*Midori had taken over most of the greens*, and *ao* held on in a few expressions."],
      hint: "Look for the second Japanese word.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Easy",
      underline: "The child sees what you see.",
      key: {
        text: "It keeps the reader from thinking that the child's eyes differ from ours.",
        reason: "The child says *blue* because of a word, not because the light looks otherwise.",
      },
      wrong: [
        {
          text: "It invites the reader to look more closely at the color of traffic lights.",
          code: "wrong-purpose",
          reason: "The lights are looked at enough; the next sentence turns to the word.",
        },
        {
          text: "It explains why a child in Japan would give a light a mistaken name.",
          code: "contradicts-the-text",
          reason: "By the usage of the language the name is not mistaken.",
        },
        {
          text: "It reports what was found when children's eyes were tested in Japan.",
          code: "not-in-the-text",
          reason: "No tests are mentioned.",
        },
      ],
      evidence: ["The child sees what you see.", "The word, *ao*"],
      opening: "Sight is dismissed in one sentence so that the word can be taken up in the next.",
      steps: [
        "The child calls *blue* what visitors call green. Is the light seen differently? *The child sees what you see*; what differs is *the word*.",
      ],
      hint: "Ask which explanation of the child's remark is being ruled out.",
      tip: habits.function,
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To explain why a light is called by a word for another color",
        reason: "The child's *blue* is explained by what *ao* once covered.",
      },
      wrong: [
        {
          text: "To defend a puzzling law against foreign criticism",
          code: "wrong-strength-or-tone",
          reason: "Visitors are puzzled; nobody criticizes or is answered.",
        },
        {
          text: "To describe how traffic signals arrived in Japan",
          code: "too-narrow",
          reason: "Their arrival is mentioned in passing.",
        },
        {
          text: "To compare the eyesight of two groups of people",
          code: "not-in-the-text",
          reason: "Sight is dismissed: *the child sees what you see*.",
        },
      ],
      evidence: [
        "a child beside you may announce that it is blue",
        "The word, *ao*, once covered everything",
      ],
      opening: "A remark that sounds odd is followed by the story that makes it sound natural.",
      steps: [
        "The child's announcement is the puzzle. The text answers with the range of *ao*, what it lost, and what it kept.",
      ],
      hint: "Ask what the reader wants to know after the first sentence.",
      tip: habits.purpose,
    },
    {
      kind: "conclusion",
      level: "Easy",
      completion:
        "When the government chose its shade in 1973, it thus respected both the international rules and ______",
      key: {
        text: "the name that people gave to the light.",
        reason: "It kept *ao* true by making the lamp as blue as the rules allow.",
      },
      wrong: [
        {
          text: "the wishes of visitors from other countries.",
          code: "not-in-the-text",
          reason: "Visitors call the light green; their wishes are not mentioned.",
        },
        {
          text: "the color of young leaves and green apples.",
          code: "words-echoed",
          reason: "These are called *ao* too, but the lamp was made less green.",
        },
        {
          text: "the law that called the light *midori*.",
          code: "relationship-reversed",
          reason: "The law said *ao*.",
        },
      ],
      evidence: [
        "The law of the land said *ao*; the lamps were green.",
        "as blue as the international rules for a green light allow",
      ],
      opening: "The chosen shade had to be green by the rules and as blue as it could be.",
      steps: [
        "The law, like everyone, said *ao*. A green that is *as blue as the international rules* permit does justice to that word.",
      ],
      hint: "Ask why the government wanted the light to be as blue as possible.",
      tip: habits.conclusion,
    },
  ],
};
