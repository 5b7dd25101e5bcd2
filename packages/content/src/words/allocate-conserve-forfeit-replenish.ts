import { wordSet } from "./word-set.ts";

export const allocateConserveForfeitReplenish = wordSet({
  id: "allocate-conserve-forfeit-replenish",
  contexts: {
    allocate: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "Under the rotation known as *warabandi*, officials in the canal districts of northwestern India and Pakistan ______ irrigation water by time. Each cultivator is assigned the full flow of a distributary channel for one fixed period a week, the duration of which is proportional to the area of the holding.",
      clue: "Each cultivator is assigned the full flow",
      reason:
        "To *allocate* is to distribute in fixed shares. The second sentence defines the practice: each cultivator *is assigned* a period in proportion to land.",
      misfits: {
        conserve: {
          code: "half-right",
          reason:
            "To *conserve* is to keep from being used up. A rotation may save water, but the text describes who *is assigned* the flow, and for how long.",
        },
        forfeit: {
          code: "contradicts-the-text",
          reason:
            "To *forfeit* is to lose the right to something. Here rights to water are given out, not lost.",
        },
        replenish: {
          code: "wrong-sense",
          reason:
            "To *replenish* is to fill again. A schedule of turns divides the flow of a channel but does not add to it.",
        },
      },
      opening:
        "A weekly period is assigned to each cultivator, so the officials distribute the water.",
      hint: "The second sentence restates what the officials do.",
      source: "Warabandi irrigation in India and Pakistan: standard reference works",
    },
    conserve: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "Because hummingbirds cannot feed in darkness, the energy accumulated during the day must last until morning. On cold nights many species ______ it by entering torpor, a condition in which body temperature declines considerably and metabolism proceeds at a small fraction of its usual rate.",
      clue: "metabolism proceeds at a small fraction of its usual rate",
      reason:
        "To *conserve* is to use sparingly so that something lasts. With metabolism at *a small fraction of its usual rate*, the stored energy lasts *until morning*.",
      misfits: {
        allocate: {
          code: "beside-the-point",
          reason:
            "To *allocate* is to distribute among several uses. Torpor lowers the total use of energy; how it is divided is not described.",
        },
        forfeit: {
          code: "contradicts-the-text",
          reason:
            "To *forfeit* is to lose or give up. The energy *must last until morning*, and torpor keeps it from being lost.",
        },
        replenish: {
          code: "relationship-reversed",
          reason:
            "To *replenish* is to fill again. Birds that *cannot feed in darkness* can only spend less of their reserves and not renew them.",
        },
      },
      opening: "Torpor slows metabolism so that the stored energy lasts until morning.",
      hint: "Ask how a lower rate of metabolism affects a supply that cannot be renewed before morning.",
      source: "Torpor in hummingbirds: standard reference works in zoology",
    },
    forfeit: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "In *Pennock v. Dialogue* (1829), the United States Supreme Court did not question that the plaintiffs had devised a new method of manufacturing leather hose. It held, however, that inventors who knowingly permit the public to use an invention for years before applying for a patent ______ their entitlement to exclusive rights.",
      clue: "permit the public to use an invention for years before applying",
      reason:
        "To *forfeit* is to lose a right through one's own conduct. The Court granted the invention but held, *however*, that inventors who let the public use it for years lose their rights.",
      misfits: {
        allocate: {
          code: "not-in-the-text",
          reason:
            "To *allocate* is to distribute. The inventors share out no rights; they let the public use the invention without any.",
        },
        conserve: {
          code: "contradicts-the-text",
          reason:
            "To *conserve* is to keep safe. *However* turns against the plaintiffs, and permitting public use is set against *exclusive rights*.",
        },
        replenish: {
          code: "wrong-sense",
          reason:
            "To *replenish* is to fill a supply again. An entitlement to exclusive rights is not a supply that runs low.",
        },
      },
      opening:
        "By letting the public use an invention for years, inventors lose the right to a patent.",
      hint: "Weigh two things: the direction that *however* gives, and what the inventors permitted.",
      source: "Pennock v. Dialogue, 27 U.S. 1 (1829)",
    },
    replenish: {
      version: 2,
      level: "Easy",
      clueKind: "W7",
      text: "By the mid-twentieth century, pumping had lowered the groundwater basin beneath Orange County, California, so far that seawater was entering wells. To ______ the basin, the local water district now purifies wastewater and lets it percolate underground, restoring much of the volume that is withdrawn.",
      clue: "restoring much of the volume that is withdrawn",
      reason:
        "To *replenish* is to fill again. A basin that *pumping had lowered* is filled again when purified water restores *much of the volume*.",
      misfits: {
        allocate: {
          code: "not-in-the-text",
          reason:
            "To *allocate* is to distribute among users. The text describes water put into the basin and not how it is divided.",
        },
        conserve: {
          code: "half-right",
          reason:
            "To *conserve* is to keep from being used up. Water continues to be *withdrawn*; the district adds new water in its place.",
        },
        forfeit: {
          code: "contradicts-the-text",
          reason:
            "To *forfeit* is to lose a right to something. The district works to keep the basin in use.",
        },
      },
      opening: "Water is returned to a basin that had been drawn down, so that it fills again.",
      hint: "Compare the state of the basin in the first sentence with what is done in the second.",
      source: "Groundwater management in Orange County, California: standard reference works",
    },
  },
});
