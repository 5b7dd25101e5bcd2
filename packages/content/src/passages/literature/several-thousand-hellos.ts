import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const severalThousandHellos: Passage = {
  id: "several-thousand-hellos",
  genre: "memoir",
  credit: `The following text is from "Several Thousand Hellos," a memoir by an invented narrator, written for SAT Practice.`,
  text: prose`
    My mother worked the switchboard of a hotel in Manila for thirty years and knew several thousand
    people, hardly one of whom she would have recognized in the street. She knew them by their
    hellos. At the market she liked to stand by the fish with her eyes shut, while people went by
    behind her complaining of the heat, and tell me who they were and what had befallen them. I took
    this for magic and said so at school. Later, when I lived far away, I used to practice before I
    dialed until I had a cheerful hello. "What is wrong?" she would say. I had not yet got as far as
    my name.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, by what did the mother know the hotel's callers?",
      key: {
        text: "By the way they said hello",
        reason: "*She knew them by their hellos.*",
      },
      wrong: [
        {
          text: "By the way they looked",
          code: "contradicts-the-text",
          reason: "She would hardly have recognized one of them in the street.",
        },
        {
          text: "By their talk of the heat",
          code: "words-echoed",
          reason:
            "People complain of the heat at the market, where she tells who they are by voice.",
        },
        {
          text: "By the rooms they stayed in",
          code: "not-in-the-text",
          reason: "Rooms are not mentioned.",
        },
      ],
      evidence: ["She knew them by their hellos."],
      opening: "The second sentence is short and answers the question.",
      steps: [
        "She would not have recognized the callers *in the street*, for she never saw them: *She knew them by their hellos*.",
      ],
      hint: "Read the shortest sentence near the beginning.",
      tip: habits.detail,
    },
    {
      kind: "main-idea",
      level: "Easy",
      key: {
        text: "A mother could hear people's troubles in their voices, her own child's among them.",
        reason:
          "She knows callers by their hellos, and the narrator by one that was meant to hide something.",
      },
      wrong: [
        {
          text: "A mother's work at a hotel told her of the life that went on in Manila in those days.",
          code: "too-narrow",
          reason:
            "The hotel is where she got her ear; the text goes on to what it meant to her child.",
        },
        {
          text: "A mother's skill with voices was passed on to her child, who used it far away.",
          code: "relationship-reversed",
          reason: "The narrator tries to deceive that skill and does not have it.",
        },
        {
          text: "A mother's many years at a switchboard wore out her sight and then her patience.",
          code: "not-in-the-text",
          reason: "She shuts her eyes for pleasure; nothing is worn out.",
        },
      ],
      evidence: ["She knew them by their hellos.", `"What is wrong?" she would say.`],
      opening: "The skill shown at the market comes home in the last lines.",
      steps: [
        "Thirty years of voices taught her to hear who people are and *what had befallen them*. The narrator, who practices a cheerful hello, is found out by one word.",
      ],
      hint: "Ask what the last lines have to do with the market.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Medium",
      underline: "I used to practice before I dialed until I had a cheerful hello",
      key: {
        text: "It shows that the narrator had some trouble to hide from her.",
        reason: "One need not practice a cheerful hello unless one does not feel cheerful.",
      },
      wrong: [
        {
          text: "It shows that the narrator looked forward to the pleasure of a call.",
          code: "wrong-strength-or-tone",
          reason: "Cheer that has to be practiced is not the pleasure it sounds like.",
        },
        {
          text: "It shows that the narrator hoped to do the same work.",
          code: "not-in-the-text",
          reason: "Nothing is said of such a hope.",
        },
        {
          text: "It shows that the narrator was able to guess how the mother felt.",
          code: "relationship-reversed",
          reason: "It is the mother who guesses how the narrator feels.",
        },
      ],
      evidence: ["until I had a cheerful hello", `"What is wrong?" she would say.`],
      opening: "A hello that has to be practiced is meant to cover something.",
      steps: [
        "The narrator practices *until I had a cheerful hello*, as one does not with what comes by itself; and the mother asks, *What is wrong?*",
      ],
      hint: "Ask why a person would need to practice a hello.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "Based on the text, what does the last sentence make clear?",
      key: {
        text: "The narrator was given away by a single word.",
        reason: "The question came after the hello, before even the name was said.",
      },
      wrong: [
        {
          text: "The mother knew who it was from the time of day.",
          code: "beside-the-point",
          reason:
            "That she knows the caller is no surprise; what she hears is that something is wrong.",
        },
        {
          text: "The narrator was too unhappy to go on with the call.",
          code: "half-right",
          reason:
            "The narrator is unhappy and breaks off, but because she asks her question at once.",
        },
        {
          text: "The practice had been long enough to be of some use.",
          code: "contradicts-the-text",
          reason: "She asks *What is wrong?* at once, so the practice was no use.",
        },
      ],
      evidence: [`"What is wrong?" she would say. I had not yet got as far as my name.`],
      opening: "The last sentence says how much the mother had heard when she asked.",
      steps: [
        "The narrator has said hello and not yet a name. From that one word, practiced to sound cheerful, the mother knows that something is wrong.",
      ],
      hint: "Work out how much the narrator has said by then.",
      tip: habits.implication,
    },
  ],
};
