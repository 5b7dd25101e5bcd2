import type { Fact, FactCard } from "@sat/content";
import type { Difficulty } from "@sat/item";
import { finiteForm, phrase, piecesOf, uncapitalized } from "../../language/statement.ts";
import { verbForms } from "../../language/verb.ts";
import { drillsOf } from "../boundaries/list-joints.ts";
import type { Form } from "./forms.ts";
import { type Shape, type Slot, active, ending } from "./slot.ts";
import { dressesAt } from "./timed-slots.ts";

type Steps = FactCard["steps"];
type Deed = Steps["deeds"][number];

/** Verbs whose -ing forms begin an outcome. */
const BASES = (
  "add allow attract break bring build carry cause change close color come cover create cut draw drive earn " +
  "enable end escape feed fill find force form free give grow help hide hold join keep lay lead leave let lift light " +
  "link lower make mark mix move open offer pass place prepare preserve press produce protect prove provide pull push " +
  "put raise reach receive reduce remind remove reveal save send set settle shape shelter shield shorten show shrink " +
  "slow spare spread stop strengthen supply take tell tempt test trap turn warm warn win"
).split(" ");
const BASE_OF = new Map(BASES.map((base) => [verbForms(base).gerund, base]));

/** F16: after a full clause and a comma, an -ing phrase that comments on it. */
export const outcomes: Shape = ({ facts }, level) =>
  facts.flatMap((fact) => {
    // Behind a passive the phrase would seem to describe the subject.
    if (fact.voice === "passive") return [];
    const [gerund = "", ...rest] = (fact.outcome ?? "").split(" ");
    const base = BASE_OF.get(gerund);
    if (base === undefined) return [];
    return outcomeDresses(level, fact).map((dress): Slot => {
      const { front, subject, inset, verb, rest: more } = piecesOf(fact, dress);
      const opening = front === "" ? "" : `${uncapitalized(front)}, `;
      return {
        archetype: "F16",
        form: "holding",
        verb: active(base),
        before: `${opening}${subject}${inset && `, ${inset},`} ${verb} ${more},`,
        after: ending(rest.join(" ")),
        room: { kind: "outcome", finite: verb },
      };
    });
  });

function outcomeDresses(level: Difficulty, fact: Fact) {
  return dressesAt(level, fact).filter(
    ({ outcome, front }) => !outcome && (front === "when" || level === "Hard"),
  );
}

/** F17, F16: what is done in order to do something; the harder, the farther from the deed. */
export const purposes: Shape = (card, level) =>
  drillsOf(card, "attempt").map(({ verb, rest, means }): Slot => {
    const [before, after] =
      level === "Easy" ? [`${means} in order`, ending(rest)] : ["in order", ` ${rest}, ${means}.`];
    return {
      archetype: "F16",
      form: "to hold",
      verb: active(verb),
      before,
      after,
      room: { kind: "purpose" },
    };
  });

/** "To" is left out: one of the options begins with it. */
const PREPOSITION = / (about|at|by|for|from|in|of|on|with|without)$/;

/** F18, F16: a verb behind a preposition. */
export const prepositions: Shape = (card) =>
  drillsOf(card, "attempt")
    .filter(({ preposition }) => PREPOSITION.test(preposition))
    .map(({ verb, rest, preposition }): Slot => ({
      archetype: "F16",
      form: "holding",
      verb: active(verb),
      before: preposition,
      after: ending(rest),
      room: { kind: "preposition" },
    }));

/** F16: what was done first, between a subject and what it did next. */
export const firstDeeds: Shape = ({ steps }, level) => {
  // Behind a participle "by hand" would look like an agent.
  if (steps.tense !== "past" || / by /.test(` ${steps.deeds[0][1]}`)) return [];
  const [[first, firstRest], second, third] = steps.deeds;
  const subject = steps.subject.head;
  const later =
    level === "Hard" ? `${done(steps, second)} and ${done(steps, third)}` : done(steps, second);
  return [
    {
      archetype: "F16",
      form: "having held",
      verb: active(first, steps.subject.number),
      before: `${subject},`,
      after: ` ${firstRest}, ${later}.`,
      room: { kind: "inset", subject, finite: finiteOf(steps, second) },
    },
  ];
};

/** How a list of deeds is told: the form that its members share, and what stands before them. */
export type Telling = "finite" | "ing" | "to" | "base";

/** F20, F09, F10: the last of two or three deeds takes the form of those before it. */
export function lastDeeds(telling: Telling, form: Form): Shape {
  return ({ steps }, level) => {
    if (telling === "finite" && finiteFormOf(steps) !== form) return [];
    if (AMBIGUOUS.test(steps.deeds[0][0])) return [];
    // "To cut the reeds and dry them" needs no second "to"; after two of them a third is due.
    const deeds = steps.deeds.slice(0, level === "Easy" && telling !== "to" ? 2 : 3);
    return listSlots({ steps, deeds, telling, form, level });
  };
}

/** Base forms that are also pasts: "fell an oak", "cut a reed". */
const AMBIGUOUS =
  /^(fell|found|lay|saw|wound|bound|ground|cut|put|set|let|spread|shut|hit|cast|split|burst|beat|read)$/;

interface List {
  readonly steps: Steps;
  readonly deeds: readonly Deed[];
  readonly telling: Telling;
  readonly form: Form;
  readonly level: Difficulty;
}

function listSlots({ steps, deeds, telling, form, level }: List): Slot[] {
  const isLong = level === "Hard" || (level === "Medium" && telling === "to");
  const subject = phrase(steps.subject, isLong);
  const told = deeds.map((deed) => toldDeed(steps, deed, telling));
  const [verb, rest] = deeds.at(-1) ?? ["", ""];
  const earlier = told.slice(0, -1).map(({ finite, more }) => `${finite} ${more}`);
  const list = earlier.length > 1 ? `${earlier.join(", ")}, and` : `${earlier.join("")} and`;
  return introductions(steps, subject, telling).map((introduction) => ({
    archetype: telling === "finite" && form !== "held" ? "F10" : "F20",
    form,
    verb: active(verb, steps.subject.number),
    before: `${introduction} ${list}`,
    after: ending(rest),
    room: { kind: "list", partner: told[0]?.finite ?? "" },
  }));
}

function toldDeed(steps: Steps, [verb, rest]: Deed, telling: Telling) {
  const finite = {
    finite: finiteForm(verb, { number: steps.subject.number, tense: steps.tense, voice: "active" }),
    ing: verbForms(verb).gerund,
    to: `to ${verb}`,
    base: verb,
  }[telling];
  return { finite, more: rest };
}

/** Those of whom nobody would say that what happens are things to do. */
const AIMLESS = /\b(ant|author|drop|freighters|river|seedling)$/;

function introductions(
  { tense, subject: { head, number } }: Steps,
  subject: string,
  telling: Telling,
): string[] {
  const have = finiteForm("have", { number, tense, voice: "active" });
  switch (telling) {
    case "finite":
      return [subject];
    case "ing":
      // Behind a colon: "easy to imagine them cutting reeds and dry them" would leave a second way open.
      return [
        `one scene comes easily to mind: ${subject}`,
        `the scene is easy to picture: ${subject}`,
      ];
    case "to":
      return AIMLESS.test(head) ? [] : [`${subject} ${have} three tasks:`];
    case "base":
      return [`${subject} ${tense === "past" ? "would" : "will"}`];
  }
}

function finiteFormOf({ tense, subject }: Steps): Form {
  if (tense === "past") return "held";
  return subject.number === "singular" ? "holds" : "hold";
}

function finiteOf(steps: Steps, [verb]: Deed): string {
  return finiteForm(verb, { number: steps.subject.number, tense: steps.tense, voice: "active" });
}

function done(steps: Steps, deed: Deed): string {
  return `${finiteOf(steps, deed)} ${deed[1]}`;
}
