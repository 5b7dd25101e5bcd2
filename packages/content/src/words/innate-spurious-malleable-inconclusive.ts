import { wordSet } from "./word-set.ts";

export const innateSpuriousMalleableInconclusive = wordSet({
  id: "innate-spurious-malleable-inconclusive",
  contexts: {
    innate: {
      level: "Easy",
      clueKind: "W3",
      text: "A young cuckoo is raised by birds of another kind and has no chance to hear its father. Nevertheless, every male grows up to call the two notes by which the world knows cuckoos. Since it cannot have been learned, the call must be ______.",
      clue: "Since it cannot have been learned",
      reason: "What is not learned must be there from birth: the call is *innate*.",
      misfits: {
        spurious: {
          code: "not-in-the-text",
          reason: "The call is that of a real cuckoo, and nothing about it is false.",
        },
        malleable: {
          code: "contradicts-the-text",
          reason:
            "A call that could be shaped by what is heard would sound like the foster parents.",
        },
        inconclusive: {
          code: "wrong-sense",
          reason: "A call is not a piece of evidence that fails to decide something.",
        },
      },
      opening: "A call that no cuckoo could have learned must be inborn.",
      hint: "If something has not been learned, where does it come from?",
      source: "The inborn call of the common cuckoo: standard reference works",
    },
    spurious: {
      level: "Hard",
      clueKind: "W2",
      text: "In weeks when much ice cream is sold, many swimmers drown. The pattern turns up year after year, on one coast after another, and there is nothing uncertain about the figures. The link is none the less ______: it is the heat that fills the water and, a few steps away, the line at the stand.",
      clue: "it is the heat that fills the water",
      reason:
        "A link between two things that only share a cause is not a true one: it is *spurious*.",
      misfits: {
        innate: { code: "wrong-sense", reason: "Sales and swimmers are not born with anything." },
        malleable: {
          code: "contradicts-the-text",
          reason: "A pattern that returns on coast after coast is not easily bent.",
        },
        inconclusive: {
          code: "wrong-strength-or-tone",
          reason:
            "There is nothing uncertain here; the figures decide the matter, and heat explains them.",
        },
      },
      opening:
        "Heat fills both the sea and the line for ice cream, so the link between them is false.",
      hint: "The figures are certain. What is wrong with the conclusion that one might draw from them?",
    },
    malleable: {
      level: "Medium",
      clueKind: "W7",
      text: 'Witnesses were once believed to store a scene as film does, fixed and entire. Experiments have since shown memory to be as ______ as wax. Of people who had watched the same two cars collide, those asked how fast the cars "smashed" into each other were likelier than the rest to recall broken glass. There had been none.',
      clue: 'those asked how fast the cars "smashed" into each other',
      reason:
        "A memory that one word in a question can bend is not fixed but easily shaped: *malleable*.",
      misfits: {
        innate: {
          code: "wrong-sense",
          reason: "The memory of an accident is nothing that one is born with.",
        },
        spurious: {
          code: "wrong-strength-or-tone",
          reason:
            "The glass was false, but wax is not; what it has, unlike film, is that it can be pressed into another shape.",
        },
        inconclusive: {
          code: "not-in-the-text",
          reason:
            "Nothing is being decided on the witnesses' evidence; it is the evidence that changes.",
        },
      },
      opening: "A memory that a verb can change is not fixed, as film is, but easily shaped.",
      hint: "What can be done with wax that cannot be done with a film once it is fixed?",
      source: "Experiments by Loftus and Palmer on leading questions, 1974",
    },
    inconclusive: {
      level: "Medium",
      clueKind: "W9",
      text: "Did the bronze goddess hold a mirror or a spear? The restorer who tested her hand reports that the scratches in its palm could come from either, and that the bend of the arm would suit both. Her findings, she writes, are ______, and she advises the museum to leave the label blank.",
      clue: "could come from either",
      reason:
        "Scratches and a bend that suit either object decide nothing: the findings are *inconclusive*.",
      misfits: {
        innate: { code: "wrong-sense", reason: "Findings are not inborn." },
        spurious: {
          code: "wrong-strength-or-tone",
          reason: "There is nothing false about the scratches; they simply fit both answers.",
        },
        malleable: {
          code: "not-in-the-text",
          reason: "Nobody bends or shapes the findings; they stand as they are.",
        },
      },
      opening: "Evidence that fits a mirror as well as a spear does not settle the question.",
      hint: "Why should the label be left blank?",
    },
  },
});
