import { wordSet } from "./word-set.ts";

export const persistedDwindledConvergedOriginated = wordSet({
  id: "persisted-dwindled-converged-originated",
  contexts: {
    persisted: {
      level: "Medium",
      clueKind: "W2",
      text: "England gave up its tax on windows in 1851, and nobody alive has ever paid it. Its traces, however, have ______. In many an old street, arches of solid brick still stand where a pane of glass would once have cost the owner too much.",
      clue: "still stand",
      reason: "Traces that *still stand*, long after the tax, have lasted, or *persisted*.",
      misfits: {
        dwindled: {
          code: "contradicts-the-text",
          reason: "*However* sets the traces against the tax, which is gone: they are still there.",
        },
        converged: {
          code: "wrong-sense",
          reason: "Arches in many streets do not come together in one place.",
        },
        originated: {
          code: "wrong-strength-or-tone",
          reason:
            "The traces did begin with the tax, but the contrast is between what ended and what remains.",
        },
      },
      opening: "The tax is gone, however its brick arches still stand: the traces have lasted.",
      hint: "*However* sets the traces against the tax. What happened to the tax?",
      source: "The window tax, repealed in 1851, and bricked-up windows: standard reference works",
    },
    dwindled: {
      level: "Easy",
      clueKind: "W7",
      text: "The flock that once wintered on the lake could darken half the sky. Then, marsh after marsh, its resting places were drained, and year by year the birds ______. Last December the counters who waited on the shore needed only the fingers of their hands.",
      clue: "needed only the fingers of their hands",
      reason: "From half the sky to a handful is a steady fall in number: the birds *dwindled*.",
      misfits: {
        persisted: {
          code: "contradicts-the-text",
          reason: "The birds did not hold on in their old numbers; hardly any are left.",
        },
        converged: {
          code: "words-echoed",
          reason: "A flock comes together, but here it is shrinking.",
        },
        originated: {
          code: "wrong-sense",
          reason: "The birds did not come into being year by year; they had wintered there before.",
        },
      },
      opening: "First half the sky, now a handful of birds: the flock grew smaller and smaller.",
      hint: "Compare the first sentence with the last.",
    },
    converged: {
      level: "Hard",
      clueKind: "W12",
      text: "One scholar worked from the tilt of the rocks, one from lead in the ash, and the third from an old list of comets, and none knew of the other two. Yet their answers ______, and each found his best argument in that: three roads had led to a single decade.",
      clue: "three roads had led to a single decade",
      reason: "Answers that arrive at one decade from three sides have met, or *converged*.",
      misfits: {
        persisted: {
          code: "wrong-strength-or-tone",
          reason: "That the answers lasted would be no argument; that they agree is.",
        },
        dwindled: {
          code: "contradicts-the-text",
          reason: "The answers did not shrink away; each was strengthened by the others.",
        },
        originated: {
          code: "half-right",
          reason:
            "The answers did arise from three sources, but *yet* and the single decade point to where they ended.",
        },
      },
      opening: "Three scholars who knew nothing of each other arrived at the same decade.",
      hint: "Two hints must hold: how far apart the scholars began, and where the roads led.",
    },
    originated: {
      level: "Easy",
      clueKind: "W2",
      text: "Although the tomato seems as Italian as the opera, it ______ elsewhere: its wild relatives grow in the Andes of South America, and it was carried across the ocean only in the 1500s, to be planted at first as a curiosity.",
      clue: "its wild relatives grow in the Andes",
      reason:
        "A plant with wild relatives in the Andes, later carried over the ocean, began there: it *originated* elsewhere.",
      misfits: {
        persisted: {
          code: "not-in-the-text",
          reason: "Where the plant held on is not in question; it thrives in Italy too.",
        },
        dwindled: {
          code: "contradicts-the-text",
          reason:
            "The plant was carried abroad and spread; nothing says that it grew scarce anywhere.",
        },
        converged: { code: "wrong-sense", reason: "One plant alone cannot come together." },
      },
      opening: "The tomato was brought to Italy from the region in which it began.",
      hint: "Ask where the plant was before it was carried across the ocean.",
      source: "The origin of the tomato in western South America: standard reference works",
    },
  },
});
