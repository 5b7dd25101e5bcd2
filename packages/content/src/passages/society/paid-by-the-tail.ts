import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const paidByTheTail: Passage = {
  id: "paid-by-the-tail",
  genre: "society",
  source: "The Hanoi rat bounty of 1902, as established by historians of colonial Vietnam",
  text: prose`
    In 1902 the French administration of Hanoi, fearing plague, offered the public a small sum for
    every rat that was killed. Since no office cared to be filled with carcasses, it would pay on
    delivery of the tail. Soon tails were coming in by the thousand every day, and the reports
    were cheerful. Then inspectors began to meet rats that ran about the streets in good health
    and without tails: whoever had caught them had taken what could be sold and let the rest go,
    to breed. In the outskirts, rats were being raised. The bounty was ended. A count of tails may
    be a true measure of dead rats as long as nobody is paid for them. Once tails had a price, it
    was one no longer.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Paying for a sign of success led people to produce the sign without the success.",
        reason: "Tails came in, while the rats went on living and breeding.",
      },
      wrong: [
        {
          text: "Paying the public to fight a plague is a policy that is bound to cost too much.",
          code: "too-extreme",
          reason: "The text is about what was paid for, not about what it cost.",
        },
        {
          text: "Paying for tails instead of carcasses spared the offices of a city some trouble.",
          code: "too-narrow",
          reason: "This was the reason for choosing tails; the text is about what followed.",
        },
        {
          text: "Paying for each rat that was killed brought down the number of rats in a city.",
          code: "contradicts-the-text",
          reason: "Rats were let go to breed, and others were raised.",
        },
      ],
      evidence: [
        "taken what could be sold and let the rest go, to breed",
        "Once tails had a price, it was one no longer.",
      ],
      opening: "A sum meant for dead rats was earned with tails alone.",
      steps: [
        "The tail stood for a dead rat. Once it was paid for, rats lost their tails and lived: the sign was delivered without the thing.",
      ],
      hint: "Compare what the administration wanted with what it paid for.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why did the administration ask for tails?",
      key: {
        text: "It did not want to receive whole rats.",
        reason: "*No office cared to be filled with carcasses.*",
      },
      wrong: [
        {
          text: "It could tell by them a rat's age.",
          code: "not-in-the-text",
          reason: "The age of rats is not mentioned.",
        },
        {
          text: "It had met with rats that had lost theirs.",
          code: "words-echoed",
          reason: "Such rats were met with later, as a result.",
        },
        {
          text: "It meant to let the rats go on breeding.",
          code: "possibility-as-fact",
          reason: "Breeding was the intention of some who caught them, not of the administration.",
        },
      ],
      evidence: ["Since no office cared to be filled with carcasses"],
      opening: "The word *Since* at the head of the second sentence introduces the reason.",
      steps: [
        "*Since no office cared to be filled with carcasses, it would pay on delivery of the tail.*",
      ],
      hint: "Look for a word that introduces a reason.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "and the reports were cheerful",
      key: {
        text: "It lets a reader feel how far the count of tails was from the facts.",
        reason: "The cheerfulness rests on the tails; the next sentence meets the rats themselves.",
      },
      wrong: [
        {
          text: "It lets a reader know why the administration brought the bounty to an end.",
          code: "wrong-purpose",
          reason:
            "It was ended because of what inspectors saw and what was found in the outskirts.",
        },
        {
          text: "It lets a reader see that the danger of plague had in fact grown smaller.",
          code: "possibility-as-fact",
          reason: "That the reports were cheerful does not make their cheer well founded.",
        },
        {
          text: "It lets a reader share the pride that the public took in it.",
          code: "wrong-strength-or-tone",
          reason: "The reports are the administration's, and the text smiles at them.",
        },
      ],
      evidence: [
        "Soon tails were coming in by the thousand every day",
        "Then inspectors began to meet rats",
      ],
      opening: "Cheerful reports stand just before a sight that shows them to be mistaken.",
      steps: [
        "The reports go by the tails. *Then inspectors began to meet rats* without tails and in good health: what had been reported as success was not.",
      ],
      hint: "Read the words together with the sentence that begins with *Then*.",
      tip: habits.function,
    },
    {
      kind: "purpose",
      level: "Hard",
      key: {
        text: "To tell of an episode from which something may be learned about measuring",
        reason:
          "The last two sentences draw from the story what happens to a measure that is paid for.",
      },
      wrong: [
        {
          text: "To tell how one colonial city tried to protect its people against plague",
          code: "too-narrow",
          reason:
            "Protection against plague is the occasion; the end turns to something more general.",
        },
        {
          text: "To tell officials how a bounty on rats should be arranged in the future",
          code: "wrong-purpose",
          reason: "No advice for another bounty is given.",
        },
        {
          text: "To tell what dishonest people will do whenever a little money is offered",
          code: "wrong-strength-or-tone",
          reason: "The people's honesty is not judged, and the end is about the tails.",
        },
      ],
      evidence: [
        "A count of tails may be a true measure of dead rats as long as nobody is paid for them.",
      ],
      opening: "The end leaves the story and says what a count of tails can and cannot measure.",
      steps: [
        "From 1902 to the end of the bounty the text tells a story; its end says what it was told for: a measure that has *a price* stops measuring.",
      ],
      hint: "Ask what the last two sentences are about.",
      tip: habits.purpose,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about the people who raised rats in the outskirts?",
      key: {
        text: "They raised them for the sake of the tails.",
        reason: "A bounty was paid for tails, and it was ended when the raising was found.",
      },
      wrong: [
        {
          text: "They meant to sell the rats as food.",
          code: "not-in-the-text",
          reason: "Selling rats as food is not mentioned.",
        },
        {
          text: "They meant to be paid for whole rats.",
          code: "contradicts-the-text",
          reason: "Payment was made *on delivery of the tail*, and no office cared for carcasses.",
        },
        {
          text: "They began when the bounty had ended.",
          code: "relationship-reversed",
          reason: "The raising is told first, and then the bounty *was ended*.",
        },
      ],
      evidence: [
        "In the outskirts, rats were being raised.",
        "it would pay on delivery of the tail",
      ],
      opening: "Where tails are bought, raising rats is raising tails.",
      steps: [
        "The administration would *pay on delivery of the tail*. To raise rats was therefore a way of earning the bounty.",
      ],
      hint: "Ask what made a rat worth raising in 1902.",
      tip: habits.implication,
    },
  ],
};
