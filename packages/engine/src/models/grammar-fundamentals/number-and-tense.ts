import { type Fact, type FactCard, type GrammaticalNumber, factCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { onCards } from "../../craft/cards.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../../craft/orbit.ts";
import {
  CONVENTIONS_STEM,
  completionQuestion,
  sentenceOf,
  texts,
} from "../../craft/writing-text.ts";
import { formOfBe, nounPhrase } from "../../language/realise.ts";
import { verbForms } from "../../language/verb.ts";
import { type Draft, defineModel } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

interface Form {
  readonly number: GrammaticalNumber;
  readonly tense: Fact["tense"];
}

type TimedFact = Fact & { readonly when: string; readonly aside: string };

interface Sentence {
  readonly level: Difficulty;
  /** Singular and plural in present and past; the key is the form the fact needs. */
  readonly forms: Orbit<Form>;
  readonly fact: TimedFact;
  readonly text: string;
}

const FORMS = [
  { number: "singular", tense: "present" },
  { number: "plural", tense: "present" },
  { number: "singular", tense: "past" },
  { number: "plural", tense: "past" },
] as const satisfies readonly Form[];

function isTimed(fact: Fact): fact is TimedFact {
  return fact.voice === "passive" && fact.when !== undefined && fact.aside !== undefined;
}

const timedFacts = onCards(factCards, (card) => card.facts.filter(isTimed));

/** Easy sentences use a head that says enough alone. */
function factsAt(level: Difficulty): typeof timedFacts {
  return level === "Easy" ? timedFacts.filter(({ thing }) => !thing.subject.bound) : timedFacts;
}

/** The harder, the more stands between the head and its verb: nothing, a phrase, a clause as well. */
function subjectAt(level: Difficulty, { subject, aside }: TimedFact): string {
  if (level === "Easy") return subject.head;
  return level === "Medium" ? nounPhrase(subject) : `${nounPhrase(subject)}, ${aside},`;
}

function textsOf(card: FactCard, fact: TimedFact, level: Difficulty): string[] {
  const subject = subjectAt(level, fact);
  return texts(card, sentenceOf(`${fact.when},`, subject, BLANK, fact.rest));
}

function draw(chance: Chance, level: Difficulty): Sentence {
  const forms = orbit<Form>(chance, FORMS);
  const { number, tense } = keyOf(forms);
  const { card, thing: fact } = chance.pick(
    factsAt(level).filter(({ thing }) => thing.subject.number === number && thing.tense === tense),
  );
  return { level, forms, fact, text: chance.pick(textsOf(card, fact, level)) };
}

function option({ fact, forms }: Sentence, form: Form): OptionWords {
  const words = `${formOfBe(form.number, form.tense)} ${verbForms(fact.verb).participle}`;
  const key = keyOf(forms);
  const agrees = form.number === key.number;
  const timely = form.tense === key.tense;
  if (agrees && timely) {
    const reason = `The ${form.number} *${words}* fits *${fact.subject.head}*, and its tense fits *${fact.when}*.`;
    return { text: words, code: null, reason };
  }
  const number = `the ${form.number} *${words}* does not fit the ${key.number} *${fact.subject.head}*`;
  const tense = `the ${form.tense} tense does not fit *${fact.when}*`;
  if (!agrees && !timely) {
    return { text: words, code: "E-AGREE", reason: `Two slips: ${number}, and ${tense}.` };
  }
  return agrees
    ? { text: words, code: "E-TENSE", reason: `The number is right, but ${tense}.` }
    : { text: words, code: "E-AGREE", reason: `The tense is right, but ${number}.` };
}

function build(sentence: Sentence): Draft {
  const { fact, forms, level, text } = sentence;
  const { number, tense } = keyOf(forms);
  const between = level === "Easy" ? "" : ", not with what stands between it and the verb";
  return {
    question: completionQuestion(text, CONVENTIONS_STEM),
    options: orbitOptions<Form>(forms, (form) => option(sentence, form)),
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
