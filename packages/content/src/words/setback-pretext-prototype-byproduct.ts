import { wordSet } from "./word-set.ts";

export const setbackPretextPrototypeByproduct = wordSet({
  id: "setback-pretext-prototype-byproduct",
  contexts: {
    setback: {
      level: "Easy",
      clueKind: "W8",
      text: "The accident on the mountain road cost the astronomers a mirror and ten months of work. It was a severe ______, but it was not the end. They poured the glass again in the same mold, and first light came one year late.",
      clue: "but it was not the end",
      reason: "An accident that costs a year without ending the work is a *setback*.",
      misfits: {
        pretext: {
          code: "not-in-the-text",
          reason: "The accident did not serve the astronomers as an excuse for anything.",
        },
        prototype: {
          code: "wrong-sense",
          reason: "The mirror might be a first model, but an accident cannot be one.",
        },
        byproduct: {
          code: "relationship-reversed",
          reason:
            "The accident cost them work; it did not come out of the work as something extra.",
        },
      },
      opening: "The accident delayed the work by a year without putting an end to it.",
      hint: "What did the accident do to the work, and what did it not do?",
    },
    pretext: {
      level: "Hard",
      clueKind: "W12",
      text: "It was on account of its chimney, which endangered the street, that the governor closed the printing house. The chimney was cracked enough. That it had served him merely as the ______, however, could be seen a month later, when it had been mended at his own order and the doors remained sealed.",
      clue: "the doors remained sealed",
      reason:
        "The reason given was gone and the doors stayed shut, so it had been an excuse, a *pretext*.",
      misfits: {
        setback: {
          code: "wrong-person-or-text",
          reason:
            "A broken chimney may throw printers back, but it is the governor whom it served.",
        },
        prototype: {
          code: "wrong-sense",
          reason: "The chimney was not a first model of anything that the governor built.",
        },
        byproduct: {
          code: "relationship-reversed",
          reason:
            "The cracks came before the closing, so they were not something that came out of it.",
        },
      },
      opening:
        "With the chimney mended and the doors still sealed, the chimney was only an excuse.",
      hint: "If the chimney had been the true reason, what would have happened after it was mended?",
    },
    prototype: {
      level: "Medium",
      clueKind: "W1",
      text: "Under glass in the hall stands the company's greatest treasure, the ______: the one washing machine that was built by hand, in a stable, to find out whether the idea would work at all. Those that were sold had a lid, and from the second year on, a way to stop them.",
      clue: "to find out whether the idea would work at all",
      reason: "A first machine built in order to test an idea is a *prototype*.",
      misfits: {
        setback: {
          code: "contradicts-the-text",
          reason: "Nothing went wrong with the machine; it led to all those that were sold.",
        },
        pretext: { code: "wrong-sense", reason: "The machine served as a test, not as an excuse." },
        byproduct: {
          code: "wrong-strength-or-tone",
          reason: "It was made on purpose, and did not fall out of the making of something else.",
        },
      },
      opening: "The one machine built by hand to test the idea came before those that were sold.",
      hint: "Why was this machine built, and when?",
    },
    byproduct: {
      level: "Medium",
      clueKind: "W3",
      text: "Nobody at the gasworks wanted tar. Coal was roasted there for its gas, which lit the streets; but a black sludge always ran from the ovens as well, and until chemists learned to draw dyes from it, the works thought themselves lucky to be rid of this ______.",
      clue: "a black sludge always ran from the ovens as well",
      reason:
        "What is not wanted but always comes along when something else is made is a *byproduct*.",
      misfits: {
        setback: {
          code: "wrong-strength-or-tone",
          reason: "The sludge was a nuisance, but it did not throw the works back.",
        },
        pretext: {
          code: "wrong-sense",
          reason: "The sludge was no excuse for roasting coal; the gas was the true purpose.",
        },
        prototype: {
          code: "not-in-the-text",
          reason: "Nothing was modeled on the sludge; it was thrown away.",
        },
      },
      opening: "The tar always came along when gas was made, though nobody wanted it.",
      hint: "What was coal roasted for, and what came along?",
      source: "Coal tar from gasworks and the first synthetic dyes: standard reference works",
    },
  },
});
