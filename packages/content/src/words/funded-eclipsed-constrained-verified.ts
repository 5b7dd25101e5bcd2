import { wordSet } from "./word-set.ts";

export const fundedEclipsedConstrainedVerified = wordSet({
  id: "funded-eclipsed-constrained-verified",
  contexts: {
    funded: {
      level: "Easy",
      clueKind: "W1",
      text: "The second expedition to the ice was ______ by schoolchildren, for its money came, quite literally, in pennies. A class that sent two hundred could name a tent, and a class that sent a thousand could name a sled dog, and was written to if it had puppies.",
      clue: "its money came, quite literally, in pennies",
      reason: "Those from whom the money came paid for the expedition: they *funded* it.",
      misfits: {
        eclipsed: {
          code: "not-in-the-text",
          reason: "Nothing is said of anything beside which the expedition seemed small.",
        },
        constrained: {
          code: "contradicts-the-text",
          reason: "The pennies made the expedition possible; they did not hold it back.",
        },
        verified: {
          code: "wrong-sense",
          reason: "The children sent money; they checked nothing that was found.",
        },
      },
      opening: "The money came from schoolchildren, so it was they who paid for the expedition.",
      hint: "What did the classes send?",
    },
    eclipsed: {
      level: "Medium",
      clueKind: "W12",
      text: "Nobody denied that the younger brother could play. He was applauded in four capitals, and with another surname he would be remembered still. But in every hall the two shared he was ______ by the elder, as a lamp is by the opening of a shutter at noon.",
      clue: "as a lamp is by the opening of a shutter at noon",
      reason:
        "A lamp at noon still shines but is no longer noticed: so the younger was outshone, or *eclipsed*.",
      misfits: {
        funded: {
          code: "not-in-the-text",
          reason: "There is nothing about money in what passed between the brothers.",
        },
        constrained: {
          code: "wrong-strength-or-tone",
          reason: "The elder did not hold him back; a lamp burns as it did before, unnoticed.",
        },
        verified: {
          code: "wrong-sense",
          reason: "A player is not checked for his truth by another.",
        },
      },
      opening: "Like a lamp in the light of noon, the younger went unnoticed beside the elder.",
      hint: "What does the light of noon do to a lamp that goes on burning?",
    },
    constrained: {
      level: "Hard",
      clueKind: "W12",
      text: "Asked why she kept to the sonnet, the poet said that she was never so free as when ______ by its fourteen lines. On an empty page, where every word was permitted, none occurred to her; told that she might use only this many, and must rhyme here, she could hardly write fast enough.",
      clue: "told that she might use only this many",
      reason:
        "Lines that say how many words and where to rhyme set limits: she wrote best when *constrained* by them.",
      misfits: {
        funded: {
          code: "not-in-the-text",
          reason: "Fourteen lines pay for nothing, and money is not mentioned.",
        },
        eclipsed: {
          code: "wrong-sense",
          reason: "She was not outshone by the lines; she filled them.",
        },
        verified: {
          code: "wrong-strength-or-tone",
          reason:
            "A poem may be checked against the rules, but it is the poet whom they made free.",
        },
      },
      opening: "The poet found herself most free within the limits that a sonnet sets.",
      hint: "The sentence is a paradox: the blank must seem to be the opposite of *free*.",
    },
    verified: {
      level: "Hard",
      clueKind: "W6",
      text: "The count of the sick was the work of a tax collector whom nobody had asked, and the doctors took it up only in order to expose him. They did him the greatest service in their power. By spring there was not a figure in it that had not been ______ by men who hoped to find it false.",
      clue: "men who hoped to find it false",
      reason:
        "To go over every figure, and find it true in spite of one's hopes, is to *verify* it, and that was the service.",
      misfits: {
        funded: { code: "wrong-sense", reason: "A figure in a count is not paid for." },
        eclipsed: {
          code: "contradicts-the-text",
          reason: "Figures put in the shade by others would have been no service to him.",
        },
        constrained: {
          code: "not-in-the-text",
          reason: "The doctors checked the count; they did not force the figures into any bounds.",
        },
      },
      opening: "Doctors who hoped to find each figure false had to find it true.",
      hint: "Why was it a service that each figure was gone over by men who wished him ill?",
    },
  },
});
