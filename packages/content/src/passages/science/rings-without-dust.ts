import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const ringsWithoutDust: Pair = {
  id: "rings-without-dust",
  genre: "science",
  source:
    "The age of Saturn's rings and the fate of dust that strikes them: published studies in planetary science",
  texts: [
    prose`
      The rings of Saturn are almost pure ice. Dark dust drifts onto them from the rest of the
      solar system, and a spacecraft has measured how much. At that rate, rings that were as old
      as the planet would long since have turned as gray as an old snowdrift beside a road. They
      gleam. They cannot, then, have been there for more than a few hundred million years, less
      than a tenth of Saturn's life.
    `,
    prose`
      Dust does not settle on the rings; it hits them, at many miles per second. According to
      computer models of such a blow, the grain turns to vapor, and most of the vapor, having
      become electrically charged, is carried off by the planet's magnetic field. Hardly any of it
      stays on the ice. A cook's white apron may have been put on this morning. It may also be of
      a cloth that does not stain.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the conclusion in Text 1 about the age of the rings?",
      key: {
        text: "By holding that ice such as this will go on gleaming whether it is young or old",
        reason:
          "If dust hardly stays on the ice, its brightness does not tell how long it has been there.",
      },
      wrong: [
        {
          text: "By holding that rings which gleam must have been there as long as Saturn has",
          code: "too-extreme",
          reason: "A cloth that does not stain may be old or new; no age is proved.",
        },
        {
          text: "By holding that hardly any dust comes to the rings from other parts of space",
          code: "contradicts-the-text",
          reason: "The dust hits the rings; what is denied is that it stays.",
        },
        {
          text: "By holding that the rings are young but that their gleam has no part in showing it",
          code: "half-right",
          reason:
            "The gleam shows nothing, but neither does anything else show that they are young.",
        },
      ],
      evidence: [
        "Hardly any of it stays on the ice.",
        "It may also be of a cloth that does not stain.",
      ],
      opening: "An apron that does not stain cannot tell how long it has been worn.",
      steps: [
        "Text 1 reckons that old rings would be gray. If hardly any dust *stays on the ice*, old rings and young ones look alike, and their gleam says nothing of their age.",
      ],
      hint: "What can one tell from an apron that does not stain?",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the author of Text 2 most likely describe the rings that Text 1 calls almost pure ice?",
      key: {
        text: "As ice from which dust is cleared away",
        reason: "The vapor to which dust turns is mostly *carried off*.",
      },
      wrong: [
        {
          text: "As ice at which hardly any dust arrives",
          code: "contradicts-the-text",
          reason: "Dust *hits them, at many miles per second*.",
        },
        {
          text: "As ice that was formed not long ago",
          code: "wrong-person-or-text",
          reason: "This is the conclusion of Text 1.",
        },
        {
          text: "As ice that melts and takes dust with it",
          code: "not-in-the-text",
          reason: "Neither text speaks of melting.",
        },
      ],
      evidence: ["Hardly any of it stays on the ice."],
      opening: "Text 2 says what becomes of the dust once it has struck.",
      steps: [
        "The grain *turns to vapor*, most of the vapor is *carried off*, and *hardly any of it stays on the ice*.",
      ],
      hint: "Follow a grain of dust through Text 2.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Medium",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Dust from elsewhere reaches the rings.",
        reason: "In Text 1 it drifts onto them, and in Text 2 it hits them.",
      },
      wrong: [
        {
          text: "Dust turns the rings gray as they age.",
          code: "wrong-person-or-text",
          reason: "So Text 1 reasons; in Text 2 dust does not stay.",
        },
        {
          text: "Dust turns to vapor when it hits ice.",
          code: "too-narrow",
          reason: "Only Text 2 says what a blow does to a grain.",
        },
        {
          text: "Dust is more common than ice in the rings.",
          code: "wrong-group-or-measure",
          reason: "Text 1 calls the rings almost pure ice, and Text 2 does not differ.",
        },
      ],
      evidence: [
        "Dark dust drifts onto them from the rest of the solar system",
        "it hits them, at many miles per second",
      ],
      opening: "The texts differ on what dust does to the rings once it is there.",
      steps: [
        "*Dark dust drifts onto them*, says Text 1. Text 2 corrects *settle* to *hits*, which is still an arrival.",
      ],
      hint: "What must happen before dust can either stay or be carried off?",
      tip: habits.agreement,
    },
  ],
};
