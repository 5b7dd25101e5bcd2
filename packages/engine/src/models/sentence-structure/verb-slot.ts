import { type StarterFact, type StarterCard, type Phrase, starterCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { factOf, onCards } from "../../craft/cards.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../../craft/orbit.ts";
import {
  CONVENTIONS_STEM,
  completionQuestion,
  sentenceOf,
  texts,
} from "../../craft/writing-text.ts";
import { capitalized } from "../../language/noun.ts";
import { clause, finiteVerb, formOfBe, nounPhrase } from "../../language/realise.ts";
import { verbForms } from "../../language/verb.ts";
import { type Draft, defineModel } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

/** The four forms on offer: "are kept", "kept", "keeping", "to keep". */
const SLOTS = ["finite", "participle", "gerund", "infinitive"] as const;
type Slot = (typeof SLOTS)[number];

interface Frame {
  readonly card: StarterCard;
  /** The sentence, its blank included, without capital and full stop. */
  readonly words: string;
  /** Whose number and tense the finite form takes. */
  readonly fact: StarterFact;
  readonly verb: string;
  /** The sentence's own finite verb outside the blank. */
  readonly finite: string | null;
}

interface Sentence extends Frame {
  readonly level: Difficulty;
  readonly slots: Orbit<Slot>;
  readonly text: string;
}

type Frames = Readonly<Record<Slot, readonly Frame[]>>;

/** A participle that could be a past tense needs an agent after it, or it could carry the sentence. */
function cannotBePast({ verb, rest }: StarterFact): boolean {
  const { past, participle } = verbForms(verb);
  return past !== participle || /\bby\b/.test(rest);
}

/** No other finite verb: the blank must hold one. Medium opens with a time, Hard parts subject and verb. */
function finiteFrames(level: Difficulty): Frame[] {
  const passives = onCards(starterCards, ({ facts }) =>
    facts.filter((fact) => fact.voice === "passive" && cannotBePast(fact)),
  );
  return passives.map(({ card, thing: fact }) => {
    const time = fact.when === undefined || level === "Easy" ? "" : `${fact.when},`;
    const aside = fact.aside === undefined || level !== "Hard" ? "" : `, ${fact.aside},`;
    const words = sentenceOf(time, `${nounPhrase(fact.subject)}${aside}`, BLANK, fact.rest);
    return { card, words, fact, verb: fact.verb, finite: null };
  });
}

const USES = { participle: "trait", gerund: "manner", infinitive: "purpose" } as const;

/** The sentence has its finite verb: the blank holds a phrase behind it; on Hard, in front of it. */
function phraseFrames(slot: keyof typeof USES, level: Difficulty): Frame[] {
  const phrases = onCards(starterCards, (card) =>
    card.phrases.filter(({ use }) => use === USES[slot]),
  );
  return phrases.flatMap(({ card, thing }) => {
    const fact = factOf(card, thing.to);
    const places = { Easy: [false], Medium: [false, true], Hard: [true] }[level];
    return places.map((inFront) => ({
      card,
      words: sentenceOf(
        slot === "participle" ? besideSubject(fact, thing, inFront) : added(fact, thing, inFront),
      ),
      fact,
      verb: thing.verb,
      finite: finiteVerb(fact),
    }));
  });
}

function besideSubject(fact: StarterFact, { rest }: Phrase, inFront: boolean): string {
  return inFront
    ? `${BLANK} ${rest}, ${clause(fact)}`
    : `${nounPhrase(fact.subject)}, ${BLANK} ${rest}, ${finiteVerb(fact)} ${fact.rest}`;
}

function added(fact: StarterFact, { rest, use }: Phrase, inFront: boolean): string {
  const phrase = `${use === "purpose" ? "in order" : "by"} ${BLANK} ${rest}`;
  return inFront ? `${phrase}, ${clause(fact)}` : `${clause(fact)} ${phrase}`;
}

function framesAt(level: Difficulty): Frames {
  return {
    finite: finiteFrames(level),
    participle: phraseFrames("participle", level),
    gerund: phraseFrames("gerund", level),
    infinitive: phraseFrames("infinitive", level),
  };
}

const frames: Readonly<Record<Difficulty, Frames>> = {
  Easy: framesAt("Easy"),
  Medium: framesAt("Medium"),
  Hard: framesAt("Hard"),
};

function draw(chance: Chance, level: Difficulty): Sentence {
  const slots = orbit<Slot>(chance, SLOTS);
  const frame = chance.pick(frames[level][keyOf(slots)]);
  return { level, slots, ...frame, text: chance.pick(texts(frame.card, frame.words)) };
}

function formAt(slot: Slot, { fact, verb, words }: Sentence): string {
  const { participle, gerund, base } = verbForms(verb);
  const form = {
    finite: `${formOfBe(fact.subject.number, fact.tense)} ${participle}`,
    participle,
    gerund,
    infinitive: `to ${base}`,
  }[slot];
  return words.startsWith(BLANK) ? capitalized(form) : form;
}

const NAMES: Readonly<Record<Slot, string>> = {
  finite: "a finite verb",
  participle: "a past participle",
  gerund: "an *-ing* form",
  infinitive: "an infinitive",
};

const ARCHETYPES: Readonly<Record<Slot, string>> = {
  finite: "F15",
  participle: "F16",
  gerund: "F18",
  infinitive: "F17",
};

const RULES: Readonly<Record<Slot, string>> = {
  finite: "A sentence needs a finite verb, and nothing outside the blank is one.",
  participle: "A past participle describes the subject without adding a second finite verb.",
  gerund: "After the preposition *by*, a verb takes its *-ing* form.",
  infinitive: "After *in order*, a verb takes the infinitive with *to*.",
};

function option(sentence: Sentence, slot: Slot): OptionWords {
  const text = formAt(slot, sentence);
  const key = keyOf(sentence.slots);
  if (slot === key) return { text, code: null, reason: RULES[key] };
  if (key === "finite") {
    const reason = `With ${NAMES[slot]}, *${text}*, the sentence has no finite verb and stays a fragment.`;
    return { text, code: "E-FRAGMENT", reason };
  }
  if (slot === "finite") {
    const reason = `*${text}* is a second finite verb beside *${sentence.finite}*, with nothing to join the two.`;
    return { text, code: "E-RUNON", reason };
  }
  return {
    text,
    code: "E-FORM",
    reason: `*${text}* is ${NAMES[slot]}, but this place takes ${NAMES[key]}.`,
  };
}

function build(sentence: Sentence): Draft {
  const { slots, finite, text } = sentence;
  const key = keyOf(slots);
  return {
    question: completionQuestion(text, CONVENTIONS_STEM),
    options: orbitOptions<Slot>(slots, (slot) => option(sentence, slot)),
    opening: RULES[key],
    steps: [
      {
        text:
          finite === null
            ? "Outside the blank the sentence has a subject and a complement, but no verb."
            : `The sentence already has its finite verb, *${finite}*, so the blank must not add another.`,
      },
      { text: `The place takes ${NAMES[key]}: *${formAt(key, sentence)}*.` },
    ],
    hint: "Look for the verb that carries the sentence; then ask whether the blank must be that verb.",
    tip: "Count the finite verbs: one for each clause, no more and no fewer.",
    archetype: ARCHETYPES[key],
  };
}

function spaceAt(level: Difficulty): number {
  return Object.values(frames[level])
    .flat()
    .reduce((count, { card, words }) => count + texts(card, words).length, 0);
}

/** F15–F18: a finite verb where the sentence lacks one, another form where it has one. */
export const verbSlot = defineModel<Sentence>({
  id: "verb-slot",
  version: 2,
  topic: "sentence-structure",
  skill: "FSS",
  archetypes: ["F15", "F16", "F17", "F18"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: spaceAt("Easy"), Medium: spaceAt("Medium"), Hard: spaceAt("Hard") },
  optionDesign: "orbit",
  draw,
  build,
  facts: ({ finite }) => ({ kind: "verb-slot", finite }),
  signature: ({ text, verb }) => `${verb}: ${text}`,
  features: ({ level }) => ({ steps: 2, inverted: level === "Hard" ? 1 : 0 }),
});
