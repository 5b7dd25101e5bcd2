import { type StarterCard, starterCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { BE_FORMS, type BeForm, type TimedFact, beOption, isTimed } from "../../craft/be-forms.ts";
import { onCards } from "../../craft/cards.ts";
import { type Orbit, keyOf, orbit, orbitOptions } from "../../craft/orbit.ts";
import {
  CONVENTIONS_STEM,
  completionQuestion,
  sentenceOf,
  texts,
} from "../../craft/writing-text.ts";
import { nounPhrase } from "../../language/realise.ts";
import { type Draft, defineModel } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

interface Sentence {
  readonly level: Difficulty;
  readonly forms: Orbit<BeForm>;
  readonly fact: TimedFact;
  readonly text: string;
}

const timedFacts = onCards(starterCards, (card) => card.facts.filter(isTimed));

/** Easy sentences use a head that says enough alone. */
function factsAt(level: Difficulty): typeof timedFacts {
  return level === "Easy" ? timedFacts.filter(({ thing }) => !thing.subject.bound) : timedFacts;
}

/** The harder, the more stands between the head and its verb: nothing, a phrase, a clause as well. */
function subjectAt(level: Difficulty, { subject, aside }: TimedFact): string {
  if (level === "Easy") return subject.head;
  return level === "Medium" ? nounPhrase(subject) : `${nounPhrase(subject)}, ${aside},`;
}

function textsOf(card: StarterCard, fact: TimedFact, level: Difficulty): string[] {
  const subject = subjectAt(level, fact);
  return texts(card, sentenceOf(`${fact.when},`, subject, BLANK, fact.rest));
}

function draw(chance: Chance, level: Difficulty): Sentence {
  const forms = orbit<BeForm>(chance, BE_FORMS);
  const { number, tense } = keyOf(forms);
  const { card, thing: fact } = chance.pick(
    factsAt(level).filter(({ thing }) => thing.subject.number === number && thing.tense === tense),
  );
  return { level, forms, fact, text: chance.pick(textsOf(card, fact, level)) };
}

function build(sentence: Sentence): Draft {
  const { fact, forms, level, text } = sentence;
  const { number, tense } = keyOf(forms);
  const between = level === "Easy" ? "" : ", not with what stands between it and the verb";
  return {
    question: completionQuestion(text, CONVENTIONS_STEM),
    options: orbitOptions<BeForm>(forms, (form) =>
      beOption({ forms, fact, head: fact.subject.head }, form),
    ),
    opening:
      "A verb agrees with the head of its subject and takes the tense that the time calls for.",
    steps: [
      {
        text: `The head of the subject is *${fact.subject.head}*, which is ${number}; the verb agrees with it${between}.`,
      },
      { text: `The words *${fact.when}* place the statement in the ${tense}.` },
    ],
    hint: "Find the one noun the verb belongs to, and the words that say when.",
    tip: "Read the sentence with everything between subject and verb left out; the right number then sounds right.",
    archetype: level === "Easy" ? "F09" : "F01",
  };
}

function spaceAt(level: Difficulty): number {
  return factsAt(level).reduce(
    (count, { card, thing }) => count + textsOf(card, thing, level).length,
    0,
  );
}

/** F01, F09: the number and tense of a verb, with nouns of the other number in the way. */
export const numberAndTense = defineModel<Sentence>({
  id: "number-and-tense",
  version: 2,
  topic: "grammar-fundamentals",
  skill: "FSS",
  archetypes: ["F01", "F09"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: spaceAt("Easy"), Medium: spaceAt("Medium"), Hard: spaceAt("Hard") },
  optionDesign: "orbit",
  draw,
  build,
  facts: ({ fact }) => ({ kind: "agreement", head: fact.subject.head, time: fact.when }),
  signature: ({ text }) => text,
  features: ({ level }) => ({ steps: 2, distance: { Easy: 0, Medium: 1, Hard: 2 }[level] }),
});
