import { wordSet } from "./word-set.ts";

export const ubiquitousObsoleteContentiousIndispensable = wordSet({
  id: "ubiquitous-obsolete-contentious-indispensable",
  contexts: {
    ubiquitous: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Diatoms, a group of single-celled algae enclosed in shells of silica, are virtually ______. They inhabit oceans, rivers, hot springs, damp soil, the bark of trees, and the underside of polar ice, and few environments that contain any moisture have been sampled without yielding at least several species.",
      clue: "few environments that contain any moisture have been sampled without yielding",
      reason:
        "*Ubiquitous* means found everywhere. Diatoms inhabit a long list of environments, and *few* of those with moisture are *without* them.",
      misfits: {
        obsolete: {
          code: "wrong-sense",
          reason:
            "*Obsolete* means no longer in use. Algae that live in so many environments are not things that have gone out of use.",
        },
        contentious: {
          code: "not-in-the-text",
          reason:
            "*Contentious* means causing disagreement. The second sentence reports where diatoms live and mentions no dispute.",
        },
        indispensable: {
          code: "half-right",
          reason:
            "*Indispensable* means absolutely necessary. Algae may be so to other organisms, but the list shows only where they are found.",
        },
      },
      opening: "Diatoms are found in almost every environment that contains moisture.",
      hint: "The second sentence lists places: ask what the length of the list shows.",
      source: "Diatoms: standard reference works in biology",
    },
    obsolete: {
      version: 2,
      level: "Easy",
      clueKind: "W7",
      text: "The optical telegraph devised by Claude Chappe, a chain of towers with movable arms that conveyed coded messages across France, eventually comprised more than 500 stations. Electrical lines, which functioned at night and in fog, rendered the system ______: by the middle of the 1850s, the towers had been abandoned.",
      clue: "the towers had been abandoned",
      reason:
        "*Obsolete* means no longer in use because something better exists. Electrical lines also worked *at night and in fog*, and *the towers had been abandoned*.",
      misfits: {
        ubiquitous: {
          code: "contradicts-the-text",
          reason:
            "*Ubiquitous* means found everywhere. The system had spread to *more than 500 stations*, but the new lines led to its end and not to its growth.",
        },
        contentious: {
          code: "not-in-the-text",
          reason:
            "*Contentious* means causing disagreement. No dispute about the towers is mentioned.",
        },
        indispensable: {
          code: "relationship-reversed",
          reason:
            "*Indispensable* means absolutely necessary. The new lines did the work of the towers better, which made them unnecessary.",
        },
      },
      opening: "Better lines replaced the towers, which were then abandoned.",
      hint: "The words after the colon say what had happened to the towers.",
      source:
        "Claude Chappe's optical telegraph: standard reference works in the history of technology",
    },
    contentious: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Among linguists, the membership of Turkish, Uzbek, and Kazakh in a single Turkic family is undisputed. The proposal that this family is itself related to Mongolic and Tungusic, in contrast, has been ______ for decades: some attribute the shared vocabulary to common ancestry, others to prolonged borrowing, and each side has published rebuttals of the other.",
      clue: "each side has published rebuttals of the other",
      reason:
        "*Contentious* means causing disagreement. The first view is *undisputed*, *in contrast* with a proposal that two sides argue over.",
      misfits: {
        ubiquitous: {
          code: "half-right",
          reason:
            "*Ubiquitous* means found everywhere. The proposal has been much discussed, but the contrast is with a view that is *undisputed*.",
        },
        obsolete: {
          code: "contradicts-the-text",
          reason:
            "*Obsolete* means no longer in use. Some linguists still defend the proposal, since both sides publish.",
        },
        indispensable: {
          code: "not-in-the-text",
          reason:
            "*Indispensable* means absolutely necessary. No one is said to need the proposal.",
        },
      },
      opening:
        "The first view is undisputed, whereas the proposal divides linguists into two sides.",
      hint: "*In contrast* sets the proposal against a view about which linguists agree.",
      source: "The Altaic hypothesis: standard reference works in linguistics",
    },
    indispensable: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Figs represent a small proportion of the plant species in the floodplain forests of southeastern Peru, and for much of the year fruit-eating animals have abundant alternatives. Ecologist John Terborgh nevertheless concluded in 1986 that figs are ______: for some three months almost nothing else ripens, and populations deprived of them could not be sustained.",
      clue: "populations deprived of them could not be sustained",
      reason:
        "*Indispensable* means absolutely necessary. Without figs, populations *could not be sustained* through the months when *almost nothing else ripens*.",
      misfits: {
        ubiquitous: {
          code: "contradicts-the-text",
          reason:
            "*Ubiquitous* means found everywhere. Figs are *a small proportion* of the plant species.",
        },
        obsolete: {
          code: "relationship-reversed",
          reason:
            "*Obsolete* means no longer needed. The alternatives fail for three months, and it is then that figs are needed most.",
        },
        contentious: {
          code: "not-in-the-text",
          reason:
            "*Contentious* means causing disagreement. *Nevertheless* contrasts the small number of figs with their importance, and no one is said to disagree.",
        },
      },
      opening: "Figs are few, but for part of the year animals could not survive without them.",
      hint: "*Nevertheless* denies what their small number suggests: what would happen without figs?",
      source: "Keystone plant resources in tropical forests: standard reference works in ecology",
    },
  },
});
