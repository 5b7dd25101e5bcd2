import { wordSet } from "./word-set.ts";

export const evokeRelinquishDecipherEnrich = wordSet({
  id: "evoke-relinquish-decipher-enrich",
  contexts: {
    evoke: {
      level: "Easy",
      clueKind: "W5",
      text: "The scent was made to sell soap, and it did. But for thousands of people it came to ______ something besides cleanliness: one breath of it can call up a grandmother's hallway, rain on a glass roof, and a piano being practiced badly two floors above.",
      clue: "one breath of it can call up a grandmother's hallway",
      reason:
        "To call up a hallway, rain and a piano is to bring them to mind, or to *evoke* them.",
      misfits: {
        relinquish: { code: "wrong-sense", reason: "A scent owns nothing that it could give up." },
        decipher: {
          code: "not-in-the-text",
          reason: "No message is read here; memories come of themselves.",
        },
        enrich: {
          code: "wrong-strength-or-tone",
          reason: "The hallway and the piano are not improved by the scent; they are remembered.",
        },
      },
      opening: "A scent that calls up a hallway and a piano brings them to mind.",
      hint: "Look for the words after the colon that say the same as the blank.",
    },
    relinquish: {
      level: "Medium",
      clueKind: "W2",
      text: "Every autumn the old champion was asked to ______ the table by the window, where the light was best for the children's chess class. Every autumn he agreed at once, and yet there he sat, smiling, with both elbows on it, until the class had gone home.",
      clue: "there he sat, smiling, with both elbows on it",
      reason: "He stays at the table although he has agreed to give it up, or *relinquish* it.",
      misfits: {
        evoke: {
          code: "wrong-sense",
          reason: "The table is in the room; nobody needs to call it to mind.",
        },
        decipher: {
          code: "not-in-the-text",
          reason: "A table by a window holds nothing to be puzzled out.",
        },
        enrich: {
          code: "contradicts-the-text",
          reason: "The class did not want the table made better; it wanted it free.",
        },
      },
      opening: "He agreed and *yet there he sat*: he did not give up the table to the children.",
      hint: "What would he have had to do for the children to get the best light?",
    },
    decipher: {
      level: "Hard",
      clueKind: "W2",
      text: "The letter was in no secret writing, and its French was of the plainest. Nonetheless, two years passed before anyone managed to ______ it. To save paper its author had filled the sheet, turned it a quarter around, and written a second page straight across the first.",
      clue: "written a second page straight across the first",
      reason:
        "A page written across another is hard to make out, so it took two years to *decipher* it.",
      misfits: {
        evoke: {
          code: "wrong-sense",
          reason: "The sheet itself was at hand; nobody had to call it to mind.",
        },
        relinquish: {
          code: "not-in-the-text",
          reason: "Nothing is said of anyone who had to part with the letter.",
        },
        enrich: {
          code: "contradicts-the-text",
          reason: "The sheet has too much on it already; the task was to tell its lines apart.",
        },
      },
      opening: "Lines written straight across other lines must be made out one by one.",
      hint: "The last sentence tells why the task was hard in spite of the plain language.",
      source: "Crossed letters of the nineteenth century: standard reference works",
    },
    enrich: {
      level: "Easy",
      clueKind: "W3",
      text: "Farmers who grow clover between two crops of wheat do it less for the clover than for the ground. Because the plant's roots house bacteria that ______ the soil with nitrogen, the wheat that is sown afterward needs far less feeding.",
      clue: "the wheat that is sown afterward needs far less feeding",
      reason: "Soil in which wheat needs less feeding has been made more fertile, or *enriched*.",
      misfits: {
        evoke: { code: "wrong-sense", reason: "Bacteria do not call soil to mind." },
        relinquish: {
          code: "contradicts-the-text",
          reason: "The bacteria add to the soil; they do not give it up.",
        },
        decipher: {
          code: "not-in-the-text",
          reason: "There is nothing in the soil for bacteria to make out.",
        },
      },
      opening: "If wheat later needs less feeding, the bacteria have made the soil more fertile.",
      hint: "Ask what has happened to the ground if the wheat needs less feeding.",
      source: "Nitrogen fixation in the root nodules of clover: standard reference works",
    },
  },
});
