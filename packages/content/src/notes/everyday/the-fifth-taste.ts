import type { NoteSet } from "../note-set.ts";

export const theFifthTaste: NoteSet = {
  id: "the-fifth-taste",
  field: "everyday",
  source:
    "Ikeda, Journal of the Chemical Society of Tokyo 30 (1909); Lindemann and others, Chemical Senses 27 (2002)",
  notes: [
    "Kikunae Ikeda (1864–1936) was a Japanese chemist.",
    "He noticed that broth made from *kombu*, a seaweed, has a taste that is not sweet, sour, salty, or bitter.",
    "In 1908, he found that the taste comes from glutamate, and he named it *umami*.",
    "Tomatoes and aged cheeses are also rich in glutamate.",
    "For decades, most Western scientists held that there were only four basic tastes.",
    "Around 2000, researchers discovered receptors for glutamate on the tongue, and umami was widely accepted as a fifth.",
  ],
  questions: [
    {
      goal: "newcomers",
      level: "Hard",
      wants: "introduce Ikeda and his discovery to an audience unfamiliar with them",
      uses: [0, 1, 2],
      key: {
        text: "In 1908, Japanese chemist Kikunae Ikeda found that glutamate gives the broth of a seaweed, *kombu*, a distinct taste, which he named *umami*.",
        reason: "This says who Ikeda was and what he discovered.",
      },
      wrong: [
        {
          text: "In 1908, Ikeda, who was born in 1864 and died in 1936, studied the broth of a seaweed, *kombu*, and named its taste *umami*.",
          code: "half-right",
          reason:
            "This names the taste but tells neither what Ikeda was nor what he found to be its source.",
        },
        {
          text: "In 1908, Japanese chemist Kikunae Ikeda found that there are four basic tastes and that glutamate makes the broth of a seaweed sweet.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This makes a sweet broth of one whose taste is none of the four.",
        },
        {
          text: "In about 2000, after decades in which most Western scientists had held that there were four basic tastes, *umami* was accepted as a fifth.",
          code: "beside-the-point",
          reason: "This reports how the taste was accepted, without Ikeda.",
        },
      ],
      step: "Newcomers need a full name, a profession, and the discovery itself. The first three notes supply these.",
      look: "who Ikeda was and what he found in 1908",
    },
    {
      goal: "change",
      level: "Medium",
      wants: "show how the standing of umami among scientists changed",
      uses: [4, 5],
      key: {
        text: "After decades in which most Western scientists held that there were only four basic tastes, umami came to be widely accepted as a fifth around 2000.",
        reason: "This gives the view before and the view after the change.",
      },
      wrong: [
        {
          text: "For decades after Ikeda had named the taste of glutamate umami in 1908, most Western scientists held that there were only four basic tastes.",
          code: "half-right",
          reason: "This has the view before the change but not the one after it.",
        },
        {
          text: "After decades in which most Western scientists held umami to be a fifth taste, it came to be widely accepted around 2000 that there are only four.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This reverses the order of the two views.",
        },
        {
          text: "After he had noticed the taste of a broth made from seaweed, Japanese chemist Kikunae Ikeda found that glutamate was its source and named it umami.",
          code: "beside-the-point",
          reason: "This tells how umami was found, not how opinion of it changed.",
        },
      ],
      step: "A change of standing has two states. The last two notes hold an older and a newer view.",
      look: "what scientists held for decades and what came about around 2000",
    },
    {
      goal: "example",
      level: "Hard",
      wants:
        "make a general statement about glutamate in food and support it with one example from Ikeda's work",
      uses: [0, 1, 2, 3],
      key: {
        text: "Glutamate occurs in foods of very different kinds; in broth made from *kombu*, for example, Ikeda found it to be the source of the taste.",
        reason: "This makes a statement about foods in general and backs it with Ikeda's broth.",
      },
      wrong: [
        {
          text: "Glutamate occurs in foods of very different kinds, and researchers discovered around 2000 that there are receptors for it on the tongue.",
          code: "half-right",
          reason: "This makes the general statement but gives no example of a food.",
        },
        {
          text: "Glutamate occurs in broth made from *kombu*, in which the taste of it was noticed by Kikunae Ikeda, who gave the taste its name in 1908.",
          code: "wrong-purpose",
          reason:
            "This gives the case of the broth but no general statement that it could support.",
        },
        {
          text: "Glutamate occurs in no food but seaweed; in broth made from *kombu*, for example, Ikeda found it to be the source of the taste.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This limits glutamate to seaweed in spite of tomatoes and cheeses.",
        },
      ],
      step: "Begin with what holds for several foods and then take the one that Ikeda examined. Two notes name foods with glutamate.",
      look: "which foods contain glutamate and which of them Ikeda studied",
    },
    {
      goal: "category",
      level: "Easy",
      wants: "identify Ikeda's profession",
      uses: [0],
      key: {
        text: "Kikunae Ikeda, who was born in 1864 and died in 1936, worked as a chemist.",
        reason: "This names what Ikeda was, a chemist.",
      },
      wrong: [
        {
          text: "Kikunae Ikeda noticed the unusual taste of a broth that was made from the seaweed *kombu*.",
          code: "beside-the-point",
          reason: "This tells what Ikeda noticed.",
        },
        {
          text: "Kikunae Ikeda, who died in 1936, found the source of a taste and gave it a name.",
          code: "half-right",
          reason: "This speaks of his work but does not name his profession.",
        },
        {
          text: "Kikunae Ikeda, who was Japanese, was born in the year 1864 and died in 1936.",
          code: "wrong-purpose",
          reason: "This gives his nationality and his dates.",
        },
      ],
      step: "A profession is what someone works as. The first note names it in one word.",
      look: "what Ikeda was",
    },
  ],
};
