import { type Fact, type FactCard, type GrammaticalNumber, factCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { onCards } from "../../craft/cards.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../../craft/orbit.ts";
import {
  CONVENTIONS_STEM,
  completionQuestion,
  lead,
  lowered,
  sentenceOf,
} from "../../craft/writing-text.ts";
import { clause, formOfBe, nounPhrase } from "../../language/realise.ts";
import { verbForms } from "../../language/verb.ts";
import { type Draft, defineModel } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

interface Form {
  readonly number: GrammaticalNumber;
  readonly tense: Fact["tense"];
}

type TimedFact = Fact & { readonly when: string };

interface Sentence {
  readonly level: Difficulty;
  /** Singular and plural in present and past; the key is the form the fact needs. */
  readonly forms: Orbit<Form>;
  readonly card: FactCard;
  readonly fact: TimedFact;
  /** For Hard: a statement in the other tense that stands before. */
  readonly before: Fact;
}

const FORMS = [
  { number: "singular", tense: "present" },
  { number: "plural", tense: "present" },
  { number: "singular", tense: "past" },
  { number: "plural", tense: "past" },
] as const satisfies readonly Form[];

function isTimed(fact: Fact): fact is TimedFact {
  return fact.voice === "passive" && fact.when !== undefined;
}

const timedFacts = onCards(factCards, (card) => card.facts.filter(isTimed));

function draw(chance: Chance, level: Difficulty): Sentence {
  const forms = orbit<Form>(chance, FORMS);
  const { number, tense } = keyOf(forms);
  const { card, thing: fact } = chance.pick(
    timedFacts.filter(({ thing }) => thing.subject.number === number && thing.tense === tense),
  );
  const before = chance.pick(card.facts.filter((other) => other.tense !== tense));
  return { level, forms, card, fact, before };
}

function text({ level, fact, before }: Sentence): string {
  const subject = level === "Easy" ? fact.subject.head : nounPhrase(fact.subject);
  if (level !== "Hard") return sentenceOf(`${fact.when},`, subject, BLANK, fact.rest);
  return sentenceOf(`${clause(before)}, and`, subject, BLANK, fact.rest, lowered(fact.when));
}

function option(sentence: Sentence, form: Form): OptionWords {
  const { fact, forms } = sentence;
  const { participle } = verbForms(fact.verb);
  const words = `${formOfBe(form.number, form.tense)} ${participle}`;
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

function build(sentence: Sentence, chance: Chance): Draft {
  const { card, fact, forms, level } = sentence;
  const target = text(sentence);
  const { number, tense } = keyOf(forms);
  const between = level === "Easy" ? "" : `, not with what stands between it and the verb`;
  return {
    question: completionQuestion(`${lead(card, chance, level)} ${target}`, CONVENTIONS_STEM),
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
  };
}

/** F01, F02, F09: the number and tense of a verb, with a noun of the other number in the way. */
export const numberAndTense = defineModel<Sentence>({
  id: "number-and-tense",
  version: 1,
  topic: "grammar-fundamentals",
  skill: "FSS",
  archetypes: ["F01", "F02", "F09"],
  levels: ["Easy", "Medium", "Hard"],
  space: {
    Easy: timedFacts.length * 2,
    Medium: timedFacts.length * 2,
    Hard: timedFacts.length * 4,
  },
  optionDesign: "orbit",
  draw,
  build,
  facts: ({ fact, level }) => ({
    kind: "agreement",
    head: fact.subject.head,
    time: level === "Hard" ? lowered(fact.when) : fact.when,
  }),
  signature: ({ level, card, fact, before }) =>
    [card.id, fact.id, level === "Hard" ? before.id : ""].join("/"),
  features: ({ level }) => ({ steps: 2, distance: { Easy: 0, Medium: 1, Hard: 2 }[level] }),
});
