import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theLastTwelveKilometers: Passage = {
  id: "the-last-twelve-kilometers",
  genre: "story",
  credit: `The following text is from "The Rabbit," a short story written for SAT Practice. Kiptoo is paid to lead marathons for thirty kilometers and then step aside.`,
  text: prose`
    Kiptoo knew the first thirty kilometers of eleven cities. He knew their bakeries and tram lines;
    he had never met their cathedrals. At the thirtieth post he would drift to the curb like
    somebody who has remembered an errand, and let the race go wherever it was going. But on the
    Monday in Vienna, with a flight at five, he took a tram out to the post, in street shoes, and
    walked the rest. He had supposed there would be something to see. There were plane trees, a
    school, a shop that mended lamps. It was all just as far as they said. At the finish a man was
    taking down the arch, and held it, seeing him, a moment longer.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what does Kiptoo do on the Monday in Vienna?",
      key: {
        text: "He walks the rest of the marathon course.",
        reason: "He takes a tram to the thirtieth post and *walked the rest*.",
      },
      wrong: [
        {
          text: "He runs the race again in a pair of street shoes.",
          code: "contradicts-the-text",
          reason: "He walks, and only from the post where he had stepped aside.",
        },
        {
          text: "He rides on a tram to the finish of the marathon.",
          code: "words-echoed",
          reason: "The tram takes him to the thirtieth post; he goes on from there on foot.",
        },
        {
          text: "He waits by a cathedral until his flight.",
          code: "not-in-the-text",
          reason: "No cathedral is said to be on his way that day.",
        },
      ],
      evidence: ["he took a tram out to the post, in street shoes, and walked the rest"],
      opening: "The sentence that begins with *But* tells what was different on that Monday.",
      steps: [
        "He goes back to the thirtieth post, where his race had ended, *and walked the rest* of the course to the finish.",
      ],
      hint: "Read the sentence that begins with *But*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "he had never met their cathedrals",
      key: {
        text: "It stands for the part of a course that his work denies him.",
        reason: "The cathedrals belong to the last kilometers, which a pacemaker does not run.",
      },
      wrong: [
        {
          text: "It points to the buildings that he would like best to have visited.",
          code: "too-narrow",
          reason: "Cathedrals are named for where they stand, not as an interest of his.",
        },
        {
          text: "It shows that he takes little interest in the cities where he runs.",
          code: "wrong-strength-or-tone",
          reason: "He knows their bakeries and tram lines, and comes back to see the rest.",
        },
        {
          text: "It gives a reason why he has been sent to so many of the cities.",
          code: "not-in-the-text",
          reason: "He is sent to lead races; cathedrals have nothing to do with it.",
        },
      ],
      evidence: [
        "Kiptoo knew the first thirty kilometers of eleven cities",
        "let the race go wherever it was going",
      ],
      opening: "He knows what lies along the first part, and the cathedrals lie along the other.",
      steps: [
        "Bakeries and tram lines are on the thirty kilometers that he runs. Cathedrals stand near the middle of a city, where races end, and at the thirtieth post he has to let the race go.",
      ],
      hint: "Ask where in a city, and in a race, a cathedral would be met.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the man who is taking down the arch?",
      key: {
        text: "He lets Kiptoo come in under it as if the race were still on.",
        reason: "Seeing somebody walk up to the finish, he *held it* a moment longer.",
      },
      wrong: [
        {
          text: "He knows Kiptoo for the man who led the race the day before.",
          code: "not-in-the-text",
          reason: "Nothing shows that he knows who the walker is.",
        },
        {
          text: "He wants Kiptoo to keep off until he is done with his work.",
          code: "contradicts-the-text",
          reason: "He delays his own work at the sight of Kiptoo.",
        },
        {
          text: "He sees Kiptoo coming and stops to ask him for help with it.",
          code: "half-right",
          reason: "He does stop for a moment, but he says nothing and asks for nothing.",
        },
      ],
      evidence: ["a man was taking down the arch, and held it, seeing him, a moment longer"],
      opening: "The man interrupts his work for just as long as one late finisher needs.",
      steps: [
        "The race is over and the arch is coming down. The man, *seeing him*, holds it *a moment longer*: there is one more person to finish.",
      ],
      hint: "Ask what an arch at a finish is for.",
      tip: habits.implication,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A man goes to see what it is that his work leaves out and finds streets like any others.",
        reason:
          "He had supposed there would be something to see, and there were trees, a school, and a shop.",
      },
      wrong: [
        {
          text: "A man walks the end of a course that he used to run and is sorry that he gave it up.",
          code: "wrong-strength-or-tone",
          reason: "The list is quiet and no regret is told; he is still paid to lead races.",
        },
        {
          text: "A man who knows cities by their bakeries walks to the great sights and finds them finer.",
          code: "contradicts-the-text",
          reason: "He *had supposed there would be something to see*, and the walk offers little.",
        },
        {
          text: "A man who has helped others to win takes his chance and runs the course to its end alone.",
          code: "half-right",
          reason:
            "He does complete the course, but he walks it, a day after the race, in street shoes.",
        },
      ],
      evidence: [
        "He had supposed there would be something to see",
        "There were plane trees, a school, a shop that mended lamps",
      ],
      opening: "He goes to see what he has been missing, and it is made of trees and a lamp shop.",
      steps: [
        "His work stops him at the thirtieth post. One Monday he goes back and walks on from there. *He had supposed there would be something to see*; what follows is as plain as the bakeries and tram lines of his own thirty kilometers.",
      ],
      hint: "Put what he supposed beside the list that follows.",
      tip: habits["main-idea"],
    },
  ],
};
