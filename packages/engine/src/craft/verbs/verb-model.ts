import { paragraphsVersion } from "@sat/content/paragraphs";
import { BLANK, DIFFICULTIES, type Difficulty, type TopicId } from "@sat/item";
import { capitalized } from "../../language/noun.ts";
import { verbForms } from "../../language/verb.ts";
import { type Draft, type Model, type Source, defineModel } from "../../model.ts";
import { ParagraphStock, evenSpace } from "../paragraphs/paragraph-stock.ts";
import { countedSpace } from "../assembly/counted-space.ts";
import { remembered } from "../assembly/remembered.ts";
import { type OptionWords, type Orbit, keyOf, orbitOptions } from "../options/orbit.ts";
import { ticketsOf, weighted } from "../options/weighted.ts";
import { CONVENTIONS_STEM, completionQuestion } from "../paragraphs/completion.ts";
import { cited, shortened } from "../wording/cited.ts";
import { adviceAt } from "./advice.ts";
import { type Form, isFiniteForm, wordsOf } from "./forms.ts";
import { firstStepAt, placeOf, ruleOf, timeStep, whyRight, wrongForm } from "./reasons.ts";
import type { Slot } from "./slot.ts";
import { standsAlone } from "./stands-alone.ts";
import { slotsOf } from "./text-slots.ts";

/** A model whose options are four forms of one verb; every form is the right one in slots of its own. */
export interface VerbModel {
  readonly id: string;
  readonly version: number;
  readonly topic: TopicId;
  readonly archetypes: readonly string[];
  readonly levels?: readonly Difficulty[];
  /** Each has three paragraphs or more at every level. */
  readonly forms: readonly [Form, Form, Form, Form];
  /** Forms that only Easy places ask for. At every level they come from these, and a third as often as the others. */
  readonly plain?: readonly Form[];
}

interface Place {
  readonly source: Source;
  readonly slot: Slot;
  readonly text: string;
  /** The sentences of the text beside the slot's own. */
  readonly around: readonly [lead: string, trail: string];
}

interface VerbItem extends Place {
  readonly orbit: Orbit<Form>;
  readonly level: Difficulty;
}

/**
 * Which of four forms of a verb a sentence has room for: one of the forms is drawn, and for it a sentence that takes it
 * and none of the other three.
 */
export function verbModel({ forms, plain = [], ...model }: VerbModel): Model {
  const levels = model.levels ?? DIFFICULTIES;
  const { archetypes } = model;
  const isBorrowed = (form: Form) => plain.includes(form);
  const stockOf = remembered((form: Form, level: Difficulty) =>
    paragraphStock({ forms, archetypes }, form, isBorrowed(form) ? "Easy" : level),
  );
  return defineModel<VerbItem>({
    ...model,
    levels,
    skill: "FSS",
    space: countedSpace(levels, (level) =>
      evenSpace(
        forms.map((form) => stockOf(form, level)),
        ticketsOf(forms, isBorrowed),
      ),
    ),
    optionDesign: plain.length === 0 ? "orbit" : "weighted",
    draw: (chance, level) => {
      const drawn = weighted<Form>(chance, forms, isBorrowed);
      return { ...stockOf(keyOf(drawn), level).draw(chance), orbit: drawn, level };
    },
    build: (item) => buildVerb(item, archetypes),
    facts: ({ around: [lead, trail], slot: { room, before, after, verb } }) => ({
      kind: "verb-form",
      room,
      told: [lead, before, after, trail],
      offered: forms.map((form) => wordsOf(verb, form)),
    }),
    signature: ({ text }) => text,
    source: ({ source }) => source,
    sourcesVersion: paragraphsVersion,
    features: ({ level, slot }) => ({
      steps: 2,
      words: slot.before.split(" ").length,
      rank: DIFFICULTIES.indexOf(level),
    }),
  });
}

interface Asked {
  readonly forms: readonly Form[];
  readonly archetypes: readonly string[];
}

/** The places of paragraphs where the form stands and none of the others could. */
function paragraphStock(
  { forms, archetypes }: Asked,
  form: Form,
  level: Difficulty,
): ParagraphStock<Place> {
  return new ParagraphStock((paragraph) =>
    slotsOf(paragraph)
      .filter((at) => at.level === level && at.slot.form === form)
      .filter(({ slot }) => archetypes.includes(slot.archetype) && isAskable(slot, forms))
      .filter(({ slot }) => isPlain(slot) && standsAlone(slot, forms))
      .map(({ slot, lead, trail }) => {
        const sentence = `${capitalized(`${slot.before} ${BLANK}`.trim())}${slot.after}`;
        const text = `${lead} ${sentence}${trail}`.trim();
        return { source: paragraph, slot, text, around: [lead, trail] as const };
      }),
  );
}

/** Whether the words of the subject themselves tell its number, and no name stands between it and its verb. */
function isPlain({ room, before }: Slot): boolean {
  if (room.kind !== "main") return true;
  const between = before.slice(before.lastIndexOf(room.subject) + room.subject.length);
  return (
    !/^(?:most|some|all|half|none|more|any|(?:nearly|about|almost) .*)$/i.test(room.subject) &&
    /^($|,? [a-z])/.test(between)
  );
}

/** Whether the verb has four different forms, and one of its own for the past. */
function isAskable({ verb }: Slot, forms: readonly Form[]): boolean {
  const words = new Set(forms.map((form) => wordsOf(verb, form)));
  // "Be" has no passive.
  return verb.base !== "be" && isChanging(verb.base) && words.size === forms.length;
}

/** "Set" and "cut" leave open whether they are present or past. */
function isChanging(base: string): boolean {
  return verbForms(base).past !== base;
}

function option({ slot, orbit: drawn }: VerbItem, form: Form): OptionWords {
  const text = wordsOf(slot.verb, form);
  return form === keyOf(drawn)
    ? {
        text,
        code: null,
        reason: whyRight(slot, form),
      }
    : { text, ...wrongForm(slot, form) };
}

/** The sentence with the words between subject and verb covered: the test of agreement, as a step. */
function covered({ room, before, after, verb, form }: Slot): { text: string }[] {
  const rest = `${wordsOf(verb, form)}${after.replace(/[,;:—(.?!](?!\d).*$/u, "")}`;
  if (room.kind === "relative") {
    const bare = `${capitalized(room.antecedent)} ${rest}`;
    return [{ text: `With the noun in its place, the clause reads: ${cited(bare, ".")}` }];
  }
  if (room.kind !== "main" || before.endsWith(room.subject) || !isFiniteForm(form)) return [];
  const bare = `${capitalized(room.subject)} ${rest}`;
  return [
    { text: `With the words between them covered, the two read: ${cited(shortened(bare), ".")}` },
  ];
}

function buildVerb(item: VerbItem, archetypes: readonly string[]): Draft {
  const { slot, orbit: drawn, text } = item;
  const { before, after, archetype, verb } = slot;
  const time = timeStep(slot);
  return {
    question: completionQuestion(text, CONVENTIONS_STEM),
    options: orbitOptions<Form>(drawn, (form) => option(item, form)),
    opening: ruleOf(slot, drawn.members),
    steps: [
      { text: placeOf(slot) },
      ...covered(slot),
      ...(time === undefined ? [] : [{ text: time }]),
      {
        text: `So the text reads: ${cited(capitalized(`${before} ${wordsOf(verb, keyOf(drawn))}${after}`))}`,
      },
    ],
    firstStep: firstStepAt(slot, drawn.members),
    ...adviceAt(slot, drawn.members),
    ...(archetypes.includes(archetype) && { archetype }),
  };
}
