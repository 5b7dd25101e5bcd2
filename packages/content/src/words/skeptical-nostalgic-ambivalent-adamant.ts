import { wordSet } from "./word-set.ts";

export const skepticalNostalgicAmbivalentAdamant = wordSet({
  id: "skeptical-nostalgic-ambivalent-adamant",
  contexts: {
    skeptical: {
      level: "Medium",
      clueKind: "W9",
      text: 'The story that the picture was painted by a girl of six delighted the newspapers. Only the restorer was ______ about it. "I should like to meet her," he wrote. "She mixes her own varnish, and she used a blue that has not been on sale since 1910."',
      clue: "a blue that has not been on sale since 1910",
      reason:
        "A blue that no child could have bought gives the restorer reason to doubt: he is *skeptical*.",
      misfits: {
        nostalgic: {
          code: "words-echoed",
          reason:
            "The old paint calls up the past, but he mentions it as evidence, not with longing.",
        },
        ambivalent: {
          code: "wrong-strength-or-tone",
          reason: "He is not torn two ways; what he lists speaks on one side only.",
        },
        adamant: {
          code: "contradicts-the-text",
          reason:
            "One who was adamant about the story would stand by it, and he gives reasons against it.",
        },
      },
      opening:
        "The restorer's remarks are reasons to doubt that a child of six painted the picture.",
      hint: "Ask whether the blue paint makes the story more likely or less.",
    },
    nostalgic: {
      level: "Easy",
      clueKind: "W5",
      text: "The crew had cursed the old ferry for years, and now they were ______ about her. They missed the smell of the engine; they had hung her bell above the bar; and when the new boat came in on time, someone would sigh that breakfast was not what it used to be.",
      clue: "They missed the smell of the engine",
      reason:
        "To miss the old ferry's smell and keep her bell is to long for the past, or to be *nostalgic*.",
      misfits: {
        skeptical: {
          code: "not-in-the-text",
          reason: "The crew does not doubt anything about the old ferry.",
        },
        ambivalent: {
          code: "wrong-strength-or-tone",
          reason:
            "Their mixed feelings, if they had any, are past: now there is only missing and sighing.",
        },
        adamant: {
          code: "wrong-sense",
          reason: "They sigh and remember; there is no demand from which they refuse to be moved.",
        },
      },
      opening: "The crew now misses all that belonged to the old ferry.",
      hint: "The second sentence shows the feeling three times over.",
    },
    ambivalent: {
      level: "Hard",
      clueKind: "W12",
      text: "Had the bypass been good for the village? The innkeeper took her time. She could sleep at last, she said, and nobody stopped for lunch. She had been ______ about the road when it was planned, when she voted for it and signed a petition against it, and she was so still.",
      clue: "voted for it and signed a petition against it",
      reason:
        "To vote for a road and sign against it, to sleep better and sell less, is to be of two minds: *ambivalent*.",
      misfits: {
        skeptical: {
          code: "half-right",
          reason: "Doubt would explain the petition, but not her vote for the road.",
        },
        nostalgic: {
          code: "wrong-group-or-measure",
          reason:
            "She may miss her guests now, but she was so minded before the road was even built.",
        },
        adamant: {
          code: "contradicts-the-text",
          reason: "One who signs on both sides is not firm on either.",
        },
      },
      opening: "She voted for the road and signed against it: she was, and is, of two minds.",
      hint: "Look for what speaks for the road and what speaks against it, both then and now.",
    },
    adamant: {
      level: "Medium",
      clueKind: "W2",
      text: "On most points the conductor could be won over by anyone with a good reason or a bad cold. About the silence that follows the slow movement, however, she was ______. Not a cough, not a rustle: one evening she stood four minutes with her stick in the air until a man in row six had dealt with his candy.",
      clue: "one evening she stood four minutes",
      reason:
        "Where on other points she could be won over, here she would not give way: she was *adamant*.",
      misfits: {
        skeptical: {
          code: "words-echoed",
          reason:
            "She may doubt that the man will ever finish, but about the silence she has no doubts.",
        },
        nostalgic: {
          code: "not-in-the-text",
          reason: "Nothing suggests that she longs for the silences of another time.",
        },
        ambivalent: {
          code: "contradicts-the-text",
          reason: "She is not of two minds; she waits four minutes for what she wants.",
        },
      },
      opening: "She yields on most points, however not on this: here she cannot be moved.",
      hint: "*However* sets the silence against the points on which she could be won over.",
    },
  },
});
