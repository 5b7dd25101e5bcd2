import { type DrillOf, type FactCard, factCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { byLevel, fromDrill, sentenceOf } from "../../craft/usage/parts.ts";
import { type Family, type Usage, cardFamily, usageModel } from "../../craft/usage/usage-model.ts";
import { shapeUsage, shapesOf } from "../../craft/usage/verb-shapes.ts";

type Attempt = DrillOf<"attempt">;

/** What may part the asking word from the blank, by level, in the present and in the past. */
const PARTED = {
  Easy: ["", ""],
  Medium: [", rare as it is,", ", rare as it was,"],
  Hard: [", which few would think of at first,", ", which few would have thought of at first,"],
} as const satisfies Record<Difficulty, readonly [string, string]>;

function usagesOf({ modal, verb, rest }: Attempt, level: Difficulty) {
  const isPast = /\b(could|might|would)$/.test(modal);
  const forms = shapesOf(verb, isPast ? "past" : "third");
  const [is, can, deserves] = isPast ? ["was", "could", "deserved"] : ["is", "can", "deserves"];
  const parted = PARTED[level][isPast ? 1 : 0];
  const inset = byLevel(level, "", ", with luck,", ", against all expectations,");
  const usage = (
    need: "base" | "infinitive" | "gerund" | "finite",
    asks: string,
    ...pieces: string[]
  ): Usage =>
    shapeUsage({
      need,
      asks,
      sentence: sentenceOf(...pieces),
      forms,
      facts: need === "finite" ? { kind: "verb-shape", subject: asks } : { kind: "verb-shape" },
      archetype: need === "infinitive" ? "F17" : "F18",
    });
  const challenge = level === "Easy" ? "the challenge of" : `the challenge${parted} of`;
  return {
    forms,
    usages: [
      [usage("base", can, "as it turns out, only a few", can, inset, BLANK, rest)],
      [usage("infinitive", "ability", "the ability", parted, BLANK, rest, is, "of great value")],
      [usage("gerund", "of", challenge, BLANK, rest, is, "a serious one")],
      [usage("finite", "that", "anything that", inset, BLANK, rest, deserves, "a closer look")],
    ],
  } as const;
}

function familiesOf(card: FactCard, level: Difficulty): readonly Family[] {
  return fromDrill(card, "attempt", (attempt) => {
    // No one has been named whom these could stand for.
    if (/\b(its|their|his|her|it|them)\b/.test(attempt.rest)) return [];
    const { forms, usages } = usagesOf(attempt, level);
    return cardFamily(card, forms, usages);
  });
}

/** F17, F18: the ability to do, the challenge of doing, what can do, and what does. */
export const abilityOrChallenge = usageModel({
  id: "ability-or-challenge",
  version: 1,
  archetypes: ["F18", "F17"],
  families: (level) => factCards.flatMap((card) => familiesOf(card, level)),
  hint: "Find the word that the blank depends on, even if a remark parts the two.",
  tip: "Lift remarks between commas out, and the word that asks for a verb form stands next to it.",
});
