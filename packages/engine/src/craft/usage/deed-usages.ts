import { type FactCard, factCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { byLevel, formOfBe, joined, sentenceOf } from "./parts.ts";
import { type Family, type Forms, type Usage, type Usages, cardFamily } from "./usage-model.ts";
import { shapeUsage, shapesOf } from "./verb-shapes.ts";
import { finiteForm, phrase } from "../../language/statement.ts";

/** What tells of a thing named before cannot stand alone. */
const LEANS = /\b(it|them|they|each other|one another)\b/;

function familiesOf(card: FactCard, level: Difficulty): readonly Family[] {
  const { subject, tense, deeds } = card.steps;
  // In the present a plural subject takes the plain verb, which is one of the other shapes.
  if (tense === "present" && subject.number === "plural") return [];
  return deeds.flatMap(([verb, rest], at) => {
    if (LEANS.test(rest)) return [];
    const forms = shapesOf(verb, tense === "past" ? "past" : "third");
    return cardFamily(card, forms, usagesOf(card, { at, forms, level }));
  });
}

interface Which {
  readonly at: number;
  readonly forms: Forms;
  readonly level: Difficulty;
}

function usagesOf(card: FactCard, which: Which): Usages {
  const { tense, subject, deeds } = card.steps;
  const { at, forms, level } = which;
  const [, rest] = deeds[at] ?? deeds[0];
  const who = phrase(subject, level !== "Easy");
  const usual = level === "Hard" ? ", as on every such occasion," : "";
  const plain = { kind: "verb-shape" } as const;
  const be = formOfBe(subject.number, tense);
  const modal = tense === "past" ? "would" : "will";
  return [
    [
      shapeUsage({
        need: "base",
        asks: modal,
        sentence: sentenceOf(
          byLevel(level, "at some point,", "at some point,", "in the end,"),
          who,
          modal,
          usual,
          BLANK,
          rest,
        ),
        forms,
        facts: plain,
        archetype: "F18",
      }),
    ],
    [
      shapeUsage({
        need: "infinitive",
        asks: "ready",
        sentence: sentenceOf("before long,", who, be, usual, "ready", BLANK, rest),
        forms,
        facts: plain,
        archetype: "F18",
      }),
    ],
    [afterOrBefore(card, which, who)],
    [inTurn(card, which, who)],
  ];
}

function told(
  { steps: { subject, tense } }: FactCard,
  [verb, rest]: FactCard["steps"]["deeds"][number],
): string {
  return `${finiteForm(verb, { number: subject.number, tense, voice: "active" })} ${rest}`;
}

function afterOrBefore(card: FactCard, { at, forms, level }: Which, who: string): Usage {
  const { deeds } = card.steps;
  const [, rest] = deeds[at] ?? deeds[0];
  const word = at === 0 ? "after" : "before";
  const more = byLevel(level, "", "", "once more");
  return shapeUsage({
    need: "gerund",
    asks: word,
    sentence: sentenceOf(word, more, BLANK, rest, ",", who, told(card, deeds[at === 0 ? 1 : 0])),
    forms,
    facts: { kind: "verb-shape" },
    archetype: "F18",
  });
}

/** All three deeds in turn; the other two show the time. */
function inTurn(card: FactCard, { at, forms, level }: Which, who: string): Usage {
  const { deeds } = card.steps;
  const usual = level === "Hard" ? ", as on every such occasion," : "";
  const [first, second, third] = deeds.map((deed, place) =>
    place === at ? `${BLANK} ${deed[1]}` : told(card, deed),
  );
  const partner = told(card, deeds[at === 0 ? 1 : 0]).split(" ")[0] ?? "";
  return shapeUsage({
    need: "finite",
    asks: who,
    sentence: sentenceOf(joined(who, usual), `${first}, ${second}, and ${third}`),
    forms,
    facts: { kind: "verb-shape", subject: who, partner },
    archetype: "F18",
  });
}

/** F18: the verbs of what each card tells in steps. */
export function deedFamilies(level: Difficulty): readonly Family[] {
  return factCards.flatMap((card) => familiesOf(card, level));
}
