import { wordSet } from "./word-set.ts";

export const ampleErraticSuperficialEnduring = wordSet({
  id: "ample-erratic-superficial-enduring",
  contexts: {
    ample: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "For most groups of mammals, evolutionary history must be reconstructed from scattered fragments. The evidence for horses, by contrast, is ______: deposits in North America have yielded many thousands of specimens, among them complete skeletons, representing dozens of genera over more than fifty million years.",
      clue: "many thousands of specimens, among them complete skeletons",
      reason:
        "*Ample* means more than sufficient in amount. *Many thousands of specimens*, in contrast with *scattered fragments*, are a plentiful record.",
      misfits: {
        erratic: {
          code: "contradicts-the-text",
          reason:
            "*Erratic* means irregular and unpredictable. The record described runs through *more than fifty million years* and is the reverse of scattered.",
        },
        superficial: {
          code: "wrong-strength-or-tone",
          reason:
            "*Superficial* means slight or shallow. Complete skeletons by the thousand are not slight evidence.",
        },
        enduring: {
          code: "wrong-sense",
          reason:
            "*Enduring* means lasting. The contrast with *scattered fragments* concerns how much evidence there is and not how long it will last.",
        },
      },
      opening:
        "Thousands of specimens stand in contrast with the scattered fragments of other groups.",
      hint: "Read the figures after the colon, and ask what they show about the amount of evidence.",
      source: "The fossil record of horses: standard reference works in paleontology",
    },
    erratic: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Whereas eruptions of Old Faithful, in Yellowstone National Park, can usually be forecast to within ten minutes, those of the nearby Steamboat Geyser are ______. The interval between its major eruptions has ranged from a few days to fifty years, and no pattern permitting reliable prediction has been identified.",
      clue: "has ranged from a few days to fifty years",
      reason:
        "*Erratic* means irregular and unpredictable. Intervals *from a few days to fifty years*, without any pattern, are so, in contrast with those of Old Faithful.",
      misfits: {
        ample: {
          code: "not-in-the-text",
          reason:
            "*Ample* means plentiful. *Whereas* contrasts the timing of the eruptions, and nothing is said of the amount of water.",
        },
        superficial: {
          code: "beside-the-point",
          reason:
            "*Superficial* means on or near the surface. The depth of the eruptions is not compared, only how well they can be *forecast*.",
        },
        enduring: {
          code: "contradicts-the-text",
          reason:
            "*Enduring* means lasting without interruption. Eruptions that stop for years at a time do not last in this way.",
        },
      },
      opening:
        "The eruptions of one geyser can be forecast, whereas those of the other follow no pattern.",
      hint: "Ask what it means for a forecast that the interval may be a few days or fifty years.",
      source: "Steamboat Geyser and Old Faithful: standard reference works in geology",
    },
    superficial: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "Many French painters of the late nineteenth century collected Japanese prints, whose influence on their work is commonly described as profound. Art historian Leila Haddad is not persuaded. In the minor painters whom she surveys, borrowing was ______: fans and robes are depicted, while the organization of space remains conventionally European.",
      clue: "the organization of space remains conventionally European",
      reason:
        "*Superficial* means only on the surface. Objects were copied, but the *organization of space* was not affected, so the influence was not *profound*.",
      misfits: {
        ample: {
          code: "half-right",
          reason:
            "*Ample* means plentiful. The objects depicted may be many, but Haddad disputes that the influence was *profound*, which is a question of depth.",
        },
        erratic: {
          code: "not-in-the-text",
          reason:
            "*Erratic* means irregular. The surveyed works are said to share one pattern: Japanese objects in a European space.",
        },
        enduring: {
          code: "beside-the-point",
          reason:
            "*Enduring* means lasting. How long painters borrowed is not at issue; Haddad asks how deep the influence went.",
        },
      },
      opening:
        "Haddad denies that the influence was profound, since it did not reach the use of space.",
      hint: "The blank states what Haddad thinks in place of *profound*.",
    },
    enduring: {
      version: 2,
      level: "Easy",
      clueKind: "W7",
      text: "The theater program of the Works Progress Administration, which employed thousands of American performers, was terminated in 1939 after only four years. Its influence nevertheless proved ______: directors who had begun in its companies shaped the stage for decades afterward, and its documentary form, the Living Newspaper, was later revived.",
      clue: "shaped the stage for decades afterward",
      reason:
        "*Enduring* means lasting. The project itself ended after *only four years*, but its influence continued *for decades*.",
      misfits: {
        ample: {
          code: "half-right",
          reason:
            "*Ample* means more than enough. *Nevertheless* contrasts the influence with the short life of the project, so duration and not amount is meant.",
        },
        erratic: {
          code: "not-in-the-text",
          reason:
            "*Erratic* means irregular. Nothing suggests that the influence came and went in an unpredictable way.",
        },
        superficial: {
          code: "contradicts-the-text",
          reason:
            "*Superficial* means slight or shallow. An influence that *shaped the stage* was not slight.",
        },
      },
      opening: "The project lasted four years, but its influence continued for decades.",
      hint: "Compare the two lengths of time that the text mentions.",
      source:
        "The theater program of the Works Progress Administration, 1935–1939: standard reference works in American theater",
    },
  },
});
