import { wordSet } from "./word-set.ts";

export const tentativelySimultaneouslyExclusivelyOstensibly = wordSet({
  id: "tentatively-simultaneously-exclusively-ostensibly",
  contexts: {
    tentatively: {
      level: "Hard",
      clueKind: "W9",
      text: 'Over twenty pages the linguist sets out words, sounds, and the roads that traders took, and a bolder writer would have ended on a shout. She ______ proposes that the two languages are related, calls the idea "a place to dig," and gives her last page to what would prove her wrong.',
      clue: "gives her last page to what would prove her wrong",
      reason:
        "A writer who is not bold, and who shows how she may be wrong, proposes with caution, or *tentatively*.",
      misfits: {
        simultaneously: {
          code: "wrong-sense",
          reason: "Only one thing is proposed, and nothing else happens at the same moment.",
        },
        exclusively: {
          code: "not-in-the-text",
          reason: "The idea is not said to be hers alone, nor the only one that she has.",
        },
        ostensibly: {
          code: "wrong-strength-or-tone",
          reason: "Nothing suggests a hidden purpose; she says openly what her idea is worth.",
        },
      },
      opening: "A writer who ends on what would prove her wrong makes her proposal with caution.",
      hint: "Compare how she ends with how a bolder writer would have ended.",
    },
    simultaneously: {
      level: "Easy",
      clueKind: "W1",
      text: "In the Great Smoky Mountains there are fireflies whose males flash ______, that is, by the thousand and all at one instant. Between the bursts the forest is black for several seconds; then, as though someone had thrown a switch, every trunk can be seen.",
      clue: "by the thousand and all at one instant",
      reason: "To flash at one and the same instant is to flash *simultaneously*.",
      misfits: {
        tentatively: {
          code: "contradicts-the-text",
          reason: "Bursts that light up every trunk are neither weak nor hesitant.",
        },
        exclusively: {
          code: "wrong-sense",
          reason: "That the males do nothing but flash is not what *at one instant* says.",
        },
        ostensibly: {
          code: "not-in-the-text",
          reason: "The flashes are real; the males do not merely seem to give them.",
        },
      },
      opening: "The words after *that is* explain the blank: all the males flash at one instant.",
      hint: "Read the words that follow *that is*.",
      source: "Synchronous fireflies of the Great Smoky Mountains: standard reference works",
    },
    exclusively: {
      level: "Medium",
      clueKind: "W8",
      text: "Mosquitoes of both sexes live on nectar, and a male may sit on an arm all night without doing it the least harm, since his mouthparts cannot pierce skin. Blood is sought ______ by the females, who need its protein for their eggs.",
      clue: "his mouthparts cannot pierce skin",
      reason:
        "If males cannot pierce skin, blood is sought by females and by no others: *exclusively* by them.",
      misfits: {
        tentatively: {
          code: "not-in-the-text",
          reason: "How boldly the females go about it is not in question.",
        },
        simultaneously: {
          code: "wrong-sense",
          reason: "Nothing is said of many females that bite at the same time.",
        },
        ostensibly: {
          code: "contradicts-the-text",
          reason: "The females seek blood in earnest; they truly need its protein.",
        },
      },
      opening: "Since no male can pierce skin, it is females and no others that seek blood.",
      hint: "What follows for blood from the fact about the males?",
      source: "Feeding of male and female mosquitoes: standard reference works",
    },
    ostensibly: {
      level: "Hard",
      clueKind: "W12",
      text: "The academy was founded ______ to improve the growing of grapes, of which its charter has much to say. Not a vine was ever planted in its garden. Behind good walls, and for good pay, its members drew up maps of the neighboring prince's forts, as they had been meant to do from the first.",
      clue: "as they had been meant to do from the first",
      reason:
        "If maps of forts were meant from the first, the grapes were a purpose in appearance only: *ostensibly* it was grapes.",
      misfits: {
        tentatively: {
          code: "wrong-strength-or-tone",
          reason: "A charter, walls and good pay do not suggest a hesitant beginning.",
        },
        simultaneously: {
          code: "wrong-sense",
          reason:
            "One purpose alone stands beside the blank, and nothing is founded at the same time as another.",
        },
        exclusively: {
          code: "contradicts-the-text",
          reason:
            "Maps of forts were meant from the first, so grapes were not the only purpose, nor even the true one.",
        },
      },
      opening:
        "The charter spoke of grapes while the members drew maps: the purpose was a pretense.",
      hint: "Set what the charter said against what the members did.",
    },
  },
});
