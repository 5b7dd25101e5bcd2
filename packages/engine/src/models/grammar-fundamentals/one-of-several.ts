import { type StarterCard, type GrammaticalNumber, starterCards } from "@sat/content";
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

/** What may stand before "of the …" and decides the number of the verb. */
const PARTS: Readonly<Record<GrammaticalNumber, readonly string[]>> = {
  singular: ["one", "at least one"],
  plural: ["several", "many"],
};

interface Sentence {
  readonly level: Difficulty;
  readonly forms: Orbit<BeForm>;
  readonly fact: TimedFact;
  /** What the verb agrees with: "one". */
  readonly part: string;
  readonly text: string;
}

/** Facts about "the …s", true of one of them as of many. */
const wholes = onCards(starterCards, ({ facts }) =>
  facts.filter(isTimed).filter(({ subject, rest }) => {
    const isGroup = subject.number === "plural" && subject.head.startsWith("the ");
    return isGroup && !rest.includes("one another");
  }),
);

function wholesAt(level: Difficulty): typeof wholes {
  return level === "Easy" ? wholes.filter(({ thing }) => !thing.subject.bound) : wholes;
}

/** The harder, the more plural words stand between the part and its verb. */
function textsOf(
  card: StarterCard,
  fact: TimedFact,
  at: Pick<Sentence, "part" | "level">,
): string[] {
  const { subject, when, aside, rest } = fact;
  const whole = at.level === "Easy" ? subject.head : nounPhrase(subject);
  const clause = at.level === "Hard" ? `, ${aside},` : "";
  return texts(card, sentenceOf(`${when},`, `${at.part} of ${whole}${clause}`, BLANK, rest));
}

function draw(chance: Chance, level: Difficulty): Sentence {
  const forms = orbit<BeForm>(chance, BE_FORMS);
  const { number, tense } = keyOf(forms);
  const { card, thing: fact } = chance.pick(
    wholesAt(level).filter(({ thing }) => thing.tense === tense),
  );
  const part = chance.pick(PARTS[number]);
  return { level, forms, fact, part, text: chance.pick(textsOf(card, fact, { part, level })) };
}

function build({ forms, fact, part, text }: Sentence): Draft {
  const { number, tense } = keyOf(forms);
  return {
    question: completionQuestion(text, CONVENTIONS_STEM),
    options: orbitOptions<BeForm>(forms, (form) => beOption({ forms, fact, head: part }, form)),
    opening: "In a phrase such as *one of the books*, the verb agrees with the word before *of*.",
    steps: [
      {
        text: `The verb agrees with *${part}*, which is ${number}, not with *${fact.subject.head}*.`,
      },
      { text: `The words *${fact.when}* place the statement in the ${tense}.` },
    ],
    hint: "How many are spoken of: one of them, or several?",
    tip: "Cross out everything from *of* to the verb; what is left is what the verb agrees with.",
    archetype: "F05",
  };
}

function spaceAt(level: Difficulty): number {
  return wholesAt(level)
    .flatMap(({ card, thing }) =>
      [...PARTS.singular, ...PARTS.plural].map((part) => textsOf(card, thing, { part, level })),
    )
    .reduce((count, { length }) => count + length, 0);
}

/** F05: one of the …, several of the …: the number of the part, the tense of the time. */
export const oneOfSeveral = defineModel<Sentence>({
  id: "one-of-several",
  version: 1,
  topic: "grammar-fundamentals",
  skill: "FSS",
  archetypes: ["F05"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: spaceAt("Easy"), Medium: spaceAt("Medium"), Hard: spaceAt("Hard") },
  optionDesign: "orbit",
  draw,
  build,
  facts: ({ fact, part }) => ({
    kind: "agreement",
    head: `${part} of ${fact.subject.head}`,
    time: fact.when,
  }),
  signature: ({ text }) => text,
  features: ({ level }) => ({ steps: 2, distance: { Easy: 1, Medium: 2, Hard: 3 }[level] }),
});
