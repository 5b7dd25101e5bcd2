import { type StarterFact, type StarterCard, starterCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { onCards } from "../../craft/cards.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../../craft/orbit.ts";
import {
  CONVENTIONS_STEM,
  completionQuestion,
  sentenceOf,
  texts,
} from "../../craft/writing-text.ts";
import { finiteVerb, nounPhrase } from "../../language/realise.ts";
import { type Draft, defineModel } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

/** What opens an interruption and what must close it; the last member interrupts nothing. */
const PAIRS = [
  { opens: ", ", closes: ", ", name: "a comma" },
  { opens: "—", closes: "—", name: "a dash" },
  { opens: " (", closes: ") ", name: "a parenthesis" },
  { opens: null, closes: " ", name: "no mark" },
] as const;
type Pair = (typeof PAIRS)[number];

interface Sentence {
  readonly level: Difficulty;
  readonly pairs: Orbit<Pair>;
  readonly fact: InterruptedFact;
  /** The word before the blank's mark and the one after it, which every option repeats. */
  readonly around: readonly [last: string, first: string];
  readonly text: string;
}

type InterruptedFact = StarterFact & { readonly aside: string };

function isInterrupted(fact: StarterFact): fact is InterruptedFact {
  return fact.aside !== undefined;
}

const interruptedFacts = onCards(starterCards, ({ facts }) => facts.filter(isInterrupted));

/** Easy takes heads that say enough alone and leave a word in front of the blank. */
function factsAt(level: Difficulty): typeof interruptedFacts {
  return level === "Easy"
    ? interruptedFacts.filter(({ thing: { subject } }) => !subject.bound && / /.test(subject.head))
    : interruptedFacts;
}

function opening(level: Difficulty, { when }: StarterFact): string {
  return level === "Hard" && when !== undefined ? `${when},` : "";
}

/** Everything before the mark in question; the harder, the more of it. */
function before(level: Difficulty, fact: InterruptedFact, { opens }: Pair): string {
  const subject = level === "Easy" ? fact.subject.head : nounPhrase(fact.subject);
  return opens === null ? subject : `${subject}${opens}${fact.aside}`;
}

interface Placed {
  readonly around: Sentence["around"];
  readonly texts: readonly string[];
}

function placed(card: StarterCard, fact: InterruptedFact, pair: Pair, level: Difficulty): Placed {
  const [, start = "", last = ""] = /^(.*[\s(—])(\S+)$/.exec(before(level, fact, pair)) ?? [];
  const [first = "", ...rest] = finiteVerb(fact).split(" ");
  const after = [...rest, fact.rest].join(" ");
  const sentence = sentenceOf(opening(level, fact), `${start}${BLANK}`, after);
  return { around: [last, first], texts: texts(card, sentence) };
}

function draw(chance: Chance, level: Difficulty): Sentence {
  const pairs = orbit<Pair>(chance, PAIRS);
  const { card, thing: fact } = chance.pick(factsAt(level));
  const { around, texts: all } = placed(card, fact, keyOf(pairs), level);
  return { level, pairs, fact, around, text: chance.pick(all) };
}

function option({ pairs, around: [last, first] }: Sentence, pair: Pair): OptionWords {
  const key = keyOf(pairs);
  const text = `${last}${pair.closes}${first}`;
  if (pair === key) return { text, code: null, reason: right(key) };
  if (key.opens === null) {
    const reason = `Nothing has been interrupted, so ${pair.name} here only parts the subject from its verb.`;
    return { text, code: "E-BREAK", reason };
  }
  const reason =
    pair.opens === null
      ? `The interruption that ${key.name} opens is never closed.`
      : `The interruption is opened by ${key.name} and cannot be closed by ${pair.name}.`;
  return { text, code: "E-PAIR", reason };
}

function right({ opens, name }: Pair): string {
  return opens === null
    ? "Nothing may part a subject from its verb."
    : `An interruption opened by ${name} is closed by ${name}.`;
}

function build(sentence: Sentence): Draft {
  const { pairs, fact, text } = sentence;
  const key = keyOf(pairs);
  return {
    question: completionQuestion(text, CONVENTIONS_STEM),
    options: orbitOptions<Pair>(pairs, (pair) => option(sentence, pair)),
    opening:
      "The mark that opens an interruption must close it, and without one no mark is needed.",
    steps: [
      {
        text:
          key.opens === null
            ? "Between the subject and its verb nothing has been opened."
            : `The words *${fact.aside}* interrupt the sentence, and ${key.name} opens them.`,
      },
      { text: right(key) },
    ],
    hint: "Look back from the blank for a mark that has been opened and not yet closed.",
    tip: "Lift the interruption out: what is left must read as a whole sentence.",
    archetype: key.opens === null ? "B19" : "B13",
  };
}

function spaceAt(level: Difficulty): number {
  return factsAt(level)
    .flatMap(({ card, thing }) => PAIRS.map((pair) => placed(card, thing, pair, level)))
    .reduce((count, { texts: all }) => count + all.length, 0);
}

/** B08, B10, B13: a comma, dash or parenthesis that has been opened must be matched. */
export const matchingMarks = defineModel<Sentence>({
  id: "matching-marks",
  version: 1,
  topic: "punctuation-mechanics",
  skill: "BOU",
  archetypes: ["B13", "B19"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: spaceAt("Easy"), Medium: spaceAt("Medium"), Hard: spaceAt("Hard") },
  optionDesign: "orbit",
  draw,
  build,
  facts: ({ fact, level }) => ({ kind: "interruption", opening: opening(level, fact) }),
  signature: ({ text }) => text,
  features: ({ level }) => ({ steps: 2, distance: { Easy: 0, Medium: 1, Hard: 2 }[level] }),
});
