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
    "Around 2000, researchers discovered receptors for glutamate on the tongue, and umami came to be widely accepted as a fifth.",
  ],
  questions: [
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce Ikeda and his discovery to an audience unfamiliar with them",
      uses: [0, 1, 2],
      key: {
        text: "In 1908, Japanese chemist Kikunae Ikeda found that glutamate gives broth made from *kombu*, a seaweed, a distinct taste, which he named *umami*.",
        reason: "This says who Ikeda was and what he discovered.",
      },
      wrong: [
        {
          text: "Kikunae Ikeda, a Japanese chemist who was born in 1864 and died in 1936, noticed the taste of broth made from *kombu*, a seaweed.",
          code: "half-right",
          reason: "This says who Ikeda was but not what he discovered.",
        },
        {
          text: "Kikunae Ikeda, a Japanese chemist who was born in 1864 and died in 1936, discovered receptors on the tongue for the taste of *umami*.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This credits Ikeda with a discovery that others made around 2000, long after his death.",
        },
        {
          text: "Around 2000, after decades in which most Western scientists had held that there were only four basic tastes, *umami* came to be widely accepted as a fifth.",
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
          text: "For decades after Ikeda named the taste of glutamate umami in 1908, most Western scientists held that there were only four basic tastes.",
          code: "half-right",
          reason: "This has the view before the change but not the one after it.",
        },
        {
          text: "After decades in which most Western scientists held umami to be a fifth taste, the view that there are only four came to be widely accepted around 2000.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This reverses the order of the two views.",
        },
        {
          text: "After noticing the taste of broth made from a seaweed, Japanese chemist Kikunae Ikeda found that glutamate was its source and named it umami.",
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
          text: "Glutamate occurs in broth made from *kombu*, whose taste was noticed by Kikunae Ikeda, who in 1908 gave it the name *umami*.",
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
        text: "Kikunae Ikeda, who was born in 1864 and died in 1936, was a Japanese chemist.",
        reason: "This says what Ikeda was, a chemist.",
      },
      wrong: [
        {
          text: "Kikunae Ikeda noticed that broth made from *kombu* has a taste that is not sweet, sour, salty, or bitter.",
          code: "beside-the-point",
          reason: "This tells what Ikeda noticed.",
        },
        {
          text: "Kikunae Ikeda, who died in 1936, found the source of a taste and gave it a name.",
          code: "half-right",
          reason: "This speaks of his work but does not name his profession.",
        },
        {
          text: "Kikunae Ikeda, who was born in 1864 and died in 1936, named a taste in 1908.",
          code: "wrong-purpose",
          reason: "This gives his dates and an event of his life.",
        },
      ],
      step: "A profession is what someone works as. The first note names it in one word.",
      look: "what Ikeda was",
    },
  ],
};
