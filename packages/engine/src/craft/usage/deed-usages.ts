import type { FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { formOfBe, sentenceOf } from "./parts.ts";
import { verbForms } from "../../language/verb.ts";
import { type Family, type Forms, type Usage, type Usages, cardFamily } from "./usage-model.ts";
import { shapeUsage, shapesOf } from "./verb-shapes.ts";
import { finiteForm, phrase } from "../../language/statement.ts";

/** What tells of a thing named before cannot stand alone. */
const LEANS = /\b(it|them|they|each other|one another)\b/;

/** F18: the verbs of what each card tells in steps. */
export function deedFamilies(card: FactCard, level: Difficulty): readonly Family[] {
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
  const isHard = level === "Hard";
  const plain = { kind: "verb-shape" } as const;
  const be = formOfBe(subject.number, tense);
  const modal = tense === "past" ? "would" : "will";
  return [
    () => [
      shapeUsage({
        need: "base",
        asks: modal,
        sentence: sentenceOf(who, modal, isHard ? ", in due course," : "", BLANK, rest),
        forms,
        facts: plain,
        archetype: "F18",
      }),
    ],
    () => [
      shapeUsage({
        need: "infinitive",
        asks: "ready",
        sentence: readiness(card, which, `${who} ${be}`),
        forms,
        facts: plain,
        archetype: "F18",
      }),
    ],
    () => [afterOrBefore(card, which, who)],
    () => [inTurn(card, which, who)],
  ];
}

function told(
  { steps: { subject, tense } }: FactCard,
  [verb, rest]: FactCard["steps"]["deeds"][number],
): string {
  return `${finiteForm(verb, { number: subject.number, tense, voice: "active" })} ${rest}`;
}

/** Ready for what comes next, or, where nothing comes before it, for this and the next deed. */
function readiness({ steps: { deeds } }: FactCard, { at, level }: Which, isWho: string): string {
  const [, rest] = deeds[at] ?? deeds[0];
  const isHard = level === "Hard";
  if (at === 0) {
    const [next, more] = deeds[1];
    const ready = isHard ? ", at last, ready" : "ready";
    return sentenceOf(isWho, ready, BLANK, rest, "and then to", next, more);
  }
  // What tells of a thing named before is told with the deed that names it.
  const leans = LEANS.test(deeds[at - 1]?.[1] ?? "");
  const before = deeds
    .slice(leans ? 0 : at - 1, at)
    .map(([verb, more]) => `${verbForms(verb).gerund} ${more}`);
  return sentenceOf(
    isHard ? "soon after" : "after",
    before.join(" and "),
    ",",
    isWho,
    "ready",
    BLANK,
    rest,
  );
}

const SOON = { after: "soon after", before: "shortly before" } as const;

function afterOrBefore(card: FactCard, { at, forms, level }: Which, who: string): Usage {
  const { deeds } = card.steps;
  const [, rest] = deeds[at] ?? deeds[0];
  const word = at === 0 ? "after" : "before";
  // From the first deed to the last, a good deal lies between.
  const when = level === "Hard" && at < 2 ? SOON[word] : word;
  return shapeUsage({
    need: "gerund",
    asks: word,
    sentence: sentenceOf(when, BLANK, rest, ",", who, told(card, deeds[at === 0 ? 1 : 0])),
    forms,
    facts: { kind: "verb-shape" },
    archetype: "F18",
  });
}

/** All three deeds in turn; the other two show the time. */
function inTurn(card: FactCard, { at, forms }: Which, who: string): Usage {
  const { deeds } = card.steps;
  const [first, second, third] = deeds.map((deed, place) =>
    place === at ? `${BLANK} ${deed[1]}` : told(card, deed),
  );
  const partner = told(card, deeds[at === 0 ? 1 : 0]).split(" ")[0] ?? "";
  return shapeUsage({
    need: "finite",
    asks: who,
    sentence: sentenceOf(who, `${first}, ${second}, and ${third}`),
    forms,
    facts: { kind: "verb-shape", subject: who, partner },
    archetype: "F18",
  });
}
