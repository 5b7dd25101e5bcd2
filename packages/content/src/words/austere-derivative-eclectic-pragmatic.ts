import { wordSet } from "./word-set.ts";

export const austereDerivativeEclecticPragmatic = wordSet({
  id: "austere-derivative-eclectic-pragmatic",
  contexts: {
    austere: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "The furniture made in Shaker communities during the nineteenth century is notably ______. Chairs and cupboards lack carving, veneer, and inlay; surfaces are unpatterned; and colors are limited to a few plain stains and paints, because members of the sect regarded ornament as a source of pride and distraction.",
      clue: "lack carving, veneer, and inlay",
      reason:
        "*Austere* means plain and without ornament. Furniture that lacks carving, veneer, inlay, and pattern is just that.",
      misfits: {
        derivative: {
          code: "not-in-the-text",
          reason:
            "*Derivative* means copied from the work of others. No earlier model for the furniture is mentioned.",
        },
        eclectic: {
          code: "contradicts-the-text",
          reason:
            "*Eclectic* means drawn from many different sources. Colors *limited to a few* and plain surfaces show restriction and not variety.",
        },
        pragmatic: {
          code: "beside-the-point",
          reason:
            "*Pragmatic* means guided by what works. The examples list ornament that is absent, and the reason given is religious and not practical.",
        },
      },
      opening: "Furniture without carving, veneer, inlay, or pattern is plain in the extreme.",
      hint: "Ask what the examples in the second sentence have in common.",
      source: "Shaker furniture: standard reference works in decorative arts",
    },
    derivative: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "In a survey of the Gothic novels issued by London's Minerva Press around 1800, literary scholar Nadia Rousseau denies neither their commercial success nor the competence of their prose. She nevertheless judges most of them ______, since in setting, incident, and even dialogue they reproduce Ann Radcliffe's romances with little alteration.",
      clue: "reproduce Ann Radcliffe's romances with little alteration",
      reason:
        "*Derivative* means imitating an earlier work. Novels that *reproduce* another author's romances *with little alteration* are imitations.",
      misfits: {
        austere: {
          code: "not-in-the-text",
          reason:
            "*Austere* means severely plain. The reason that Rousseau gives concerns what the novels copy and not how bare they are.",
        },
        eclectic: {
          code: "contradicts-the-text",
          reason:
            "*Eclectic* means drawn from many sources. The novels reproduce the romances of a single author.",
        },
        pragmatic: {
          code: "half-right",
          reason:
            "*Pragmatic* means guided by practical results. Success in the market is granted, but *nevertheless* turns from it to a fault.",
        },
      },
      opening: "Novels that reproduce another author's romances almost unaltered are imitations.",
      hint: "*Nevertheless* announces a fault, and *since* gives the ground for it.",
    },
    eclectic: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "While many composers of his generation worked within a single national tradition, Lou Harrison was exceptionally ______. His works draw on Javanese gamelan, Korean court music, the dance forms of medieval Europe, and the twelve-tone technique of Arnold Schoenberg, with whom he had studied in Los Angeles.",
      clue: "While many composers of his generation worked within a single national tradition",
      reason:
        "*Eclectic* means drawing on many different sources. Gamelan, court music, dance forms, and twelve-tone technique contrast with *a single national tradition*.",
      misfits: {
        austere: {
          code: "not-in-the-text",
          reason:
            "*Austere* means severely plain. The list shows variety of sources and says nothing of how plain the music sounds.",
        },
        derivative: {
          code: "wrong-strength-or-tone",
          reason:
            "*Derivative* means imitative and lacking originality. Harrison draws on sources, but combining so many is set apart from what others did.",
        },
        pragmatic: {
          code: "beside-the-point",
          reason:
            "*Pragmatic* means guided by practical results. The contrast is between one tradition and many.",
        },
      },
      opening: "His works draw on many traditions, in contrast with composers who kept to one.",
      hint: "*While* sets Harrison against composers who kept to one tradition.",
      source: "The music of Lou Harrison: standard reference works in music",
    },
    pragmatic: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "Noah Webster's early proposals for the reform of American spelling were sweeping, but his dictionary of 1828 took a more ______ approach. Guided by what readers would in practice accept, it retained changes such as *color* and *center* and abandoned most of the phonetic spellings that Webster had once recommended.",
      clue: "Guided by what readers would in practice accept",
      reason:
        "*Pragmatic* means guided by practical considerations. The dictionary was *guided by what readers would in practice accept*.",
      misfits: {
        austere: {
          code: "wrong-sense",
          reason:
            "*Austere* means severe or plain. The approach became milder than the *sweeping* proposals, not more severe.",
        },
        derivative: {
          code: "not-in-the-text",
          reason:
            "*Derivative* means copied from others. The text compares Webster with himself and names no model.",
        },
        eclectic: {
          code: "half-right",
          reason:
            "*Eclectic* means choosing from many sources. Webster did choose among spellings, but by what readers *would in practice accept*.",
        },
      },
      opening: "The dictionary was guided by what readers would in practice accept.",
      hint: "The sentence after the blank restates what kind of approach it was.",
      source: "Noah Webster's spelling reforms: standard reference works in the history of English",
    },
  },
});
