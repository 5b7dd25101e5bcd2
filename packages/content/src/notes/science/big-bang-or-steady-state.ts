import type { NoteSet } from "../note-set.ts";

export const bigBangOrSteadyState: NoteSet = {
  id: "big-bang-or-steady-state",
  field: "science",
  source: "Standard histories of astronomy; Penzias and Wilson, Astrophysical Journal 142 (1965)",
  notes: [
    "In the late 1940s, two theories of an expanding universe competed.",
    "According to the big bang theory, the universe began in a hot, dense state and has grown thinner as it expanded.",
    "In 1948, Hermann Bondi, Thomas Gold, and Fred Hoyle proposed the steady state theory.",
    "In their view, the universe has no beginning, and new matter forms as it expands, so that its density stays the same.",
    "In 1965, Arno Penzias and Robert Wilson reported faint microwave radiation from all parts of the sky.",
    "The big bang theory had predicted such radiation; the steady state theory could not easily explain it.",
  ],
  questions: [
    {
      goal: "theories",
      level: "Medium",
      wants: "compare what the two theories say about the beginning of the universe",
      uses: [1, 3],
      key: {
        text: "Whereas the universe has no beginning in the steady state theory, it began in a hot, dense state according to the big bang theory.",
        reason: "This gives the position of each theory on whether the universe began.",
      },
      wrong: [
        {
          text: "The big bang theory holds that the universe grows thinner as it expands; the steady state theory, that its density stays the same.",
          code: "beside-the-point",
          reason: "This compares what the theories say about density, not about a beginning.",
        },
        {
          text: "The big bang theory, which competed with the steady state theory in the late 1940s, holds that the universe began in a hot, dense state.",
          code: "half-right",
          reason: "This gives the view of one theory and only names the other.",
        },
        {
          text: "The radiation that Penzias and Wilson reported had been predicted in the big bang theory; the steady state theory could not easily explain it.",
          code: "wrong-purpose",
          reason: "This compares how well the theories agree with an observation.",
        },
      ],
      step: "The goal narrows the comparison to one question. Find in the note on each theory the part that answers it.",
      look: "whether each theory gives the universe a starting point",
    },
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a point on which the two theories agree",
      uses: [0, 1, 3],
      key: {
        text: "Proponents of the big bang theory and of the steady state theory agreed that the universe expands, though not that it had a beginning.",
        reason: "This names the expansion that both theories assume.",
      },
      wrong: [
        {
          text: "Proponents of the steady state theory, unlike those of the big bang theory, held that new matter forms as the universe expands.",
          code: "beside-the-point",
          reason: "This names a point on which the theories differ.",
        },
        {
          text: "Proponents of the big bang theory, which competed with the steady state theory, held that the universe began in a hot, dense state and then expanded.",
          code: "half-right",
          reason:
            "This gives the expansion in one theory and does not say that the other shares it.",
        },
        {
          text: "Proponents of the big bang theory and of the steady state theory agreed that the universe grows thinner over time.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This ascribes to both a thinning that the steady state theory denies.",
        },
      ],
      step: "Agreement means something that both theories state. Compare how each describes what the universe does over time.",
      look: "what both theories take the universe to be doing",
    },
    {
      goal: "rebuttal",
      level: "Medium",
      wants: "present a finding that challenges the steady state theory",
      uses: [4, 5],
      key: {
        text: "The steady state theory could not easily explain the microwave radiation from all parts of the sky that Penzias and Wilson reported in 1965.",
        reason: "This names the finding and says that the theory could hardly account for it.",
      },
      wrong: [
        {
          text: "The steady state theory, proposed by Bondi, Gold, and Hoyle in 1948, holds that new matter keeps the density of the universe constant.",
          code: "beside-the-point",
          reason: "This presents the theory itself and no finding against it.",
        },
        {
          text: "Faint microwave radiation, which comes from all parts of the sky, was reported in 1965 by the scientists Arno Penzias and Robert Wilson.",
          code: "half-right",
          reason: "This presents the finding but does not connect it with the theory.",
        },
        {
          text: "Faint microwave radiation, reported from all parts of the sky by Penzias and Wilson in 1965, could not easily be explained by the big bang theory.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This ascribes to the big bang theory the difficulty that, by the notes, its rival had.",
        },
      ],
      step: "A challenge needs both a finding and its bearing on the theory. The last notes give one after the other.",
      look: "what was observed and which theory had trouble with it",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "specify when the steady state theory was proposed",
      uses: [0, 2],
      key: {
        text: "A rival of the big bang theory in the late 1940s, the steady state theory was proposed in 1948 by Bondi, Gold, and Hoyle.",
        reason: "This gives the year in which the theory was put forward.",
      },
      wrong: [
        {
          text: "The steady state theory of the universe, proposed by Hermann Bondi, Thomas Gold, and Fred Hoyle, holds that new matter forms.",
          code: "beside-the-point",
          reason: "This says who proposed the theory and what it holds, not when.",
        },
        {
          text: "The faint microwave radiation that Penzias and Wilson reported in 1965 could not easily be explained by the steady state theory of the universe.",
          code: "wrong-purpose",
          reason: "This gives the year of a later report.",
        },
        {
          text: "The steady state theory of the universe, proposed by Hermann Bondi, Thomas Gold, and Fred Hoyle in 1965, competed with the big bang theory.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This gives the theory the year of the radiation report.",
        },
      ],
      step: "The goal asks for a date. One note pairs the theory with the people who proposed it and a year.",
      look: "who proposed the theory and in what year",
    },
  ],
};
