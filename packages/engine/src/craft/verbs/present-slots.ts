import type { DrillOf, GrammaticalNumber, Relation } from "@sat/content";
import type { Difficulty } from "@sat/item";
import { clauseText, dressesOf, phrase, uncapitalized } from "../../language/statement.ts";
import { verbForms } from "../../language/verb.ts";
import { drillsOf } from "../boundaries/list-joints.ts";
import { numberOfForm } from "./forms.ts";
import { type Shape, type Slot, active, ending } from "./slot.ts";
import { dressesAt, factSlot } from "./timed-slots.ts";

type PresentForm = "holds" | "hold";

/** F01: what holds at any time; the options must leave the tense open no choice. */
export function presentFacts(form: PresentForm): Shape {
  const number = numberOfForm(form);
  return ({ facts }, level) =>
    facts
      .filter(
        ({ tense, voice, subject }) =>
          tense === "present" && voice === "active" && subject.number === number,
      )
      .flatMap((fact) => {
        const allowed =
          level === "Easy"
            ? dressesOf(fact).filter(({ after, inset }) => !after && inset === undefined)
            : dressesAt(level, fact);
        return allowed.map((dress) => factSlot(fact, dress, form));
      });
}

/** F03: an -ing phrase with a plural object as the subject. */
export const practices: Shape = (card, level) =>
  drillsOf(card, "practice")
    .filter(({ what }) => /^(the|a|an|all|any|every|each|even|its|their|this|such) /.test(what))
    .map(({ doing, what, verb, rest }) => {
      const subject = `${doing} ${what}`;
      const insert = {
        Easy: "",
        Medium: ", as a rule,",
        Hard: ", as anyone who has done it knows,",
      };
      return {
        archetype: "F03",
        form: "holds",
        verb: active(verb),
        before: `${subject}${insert[level]}`,
        after: ending(rest),
        room: { kind: "main", subject },
      };
    });

/** How two singular subjects are joined, with what follows them; by number and level. */
const JOININGS: Readonly<
  Record<
    GrammaticalNumber,
    Readonly<Record<Difficulty, readonly (readonly [string, string, string])[]>>
  >
> = {
  plural: {
    Easy: [["", " and ", ""]],
    Medium: [["both ", " and ", ""]],
    Hard: [["", " and ", ", as a rule,"]],
  },
  singular: {
    Easy: [["", " or ", ""]],
    Medium: [
      ["", " as well as ", ""],
      ["either ", " or ", ""],
    ],
    Hard: [
      ["", ", no less than ", ","],
      ["", ", just like ", ","],
    ],
  },
};

/** F04: two singular subjects that "and" adds up and other words do not. */
export function pairs(form: PresentForm): Shape {
  const number = numberOfForm(form) ?? "plural";
  return (card, level) =>
    drillsOf(card, "pair").flatMap(({ first, second, verb, rest }) =>
      JOININGS[number][level].map(([opening, joining, closing]): Slot => ({
        archetype: "F04",
        form,
        verb: active(verb, number),
        before: `${opening}${first}${joining}${second}${closing}`,
        after: ending(rest),
        room: { kind: "joined", first, second },
      })),
    );
}

/** Nouns for a body of people, of whose members the same can be said. */
const BODIES =
  /\b(association|band|board|class|club|committee|company|council|crew|family|guild|jury|panel|party|society|staff|team|troupe)$/;

/** F08: a body of people, and its members. */
export function bodies(form: PresentForm): Shape {
  return (card, level) =>
    drillsOf(card, "group")
      .filter(({ tense, noun }) => tense === "present" && BODIES.test(noun))
      .flatMap((drill) => bodySlots(drill, form, level));
}

/** F08, F10: the same with a time that leaves no room for the past. */
export function bodiesToday(form: PresentForm): Shape {
  return (card, level) =>
    bodies(form)(card, level).filter(
      ({ room }) => room.kind === "main" && speaksOfNow(room.time ?? ""),
    );
}

function speaksOfNow(time: string): boolean {
  return /^(today|even today|these days|nowadays|now|even now|currently|at present)$/i.test(time);
}

function bodySlots(
  { noun, of, verb, rest, when }: DrillOf<"group">,
  form: PresentForm,
  level: Difficulty,
): Slot[] {
  const isOne = form === "holds";
  // What is done tonight is no rule, and what is done every spring needs no other word for it.
  const isRule = level === "Hard" && !/\b(tonight|every|each)\b/i.test(when);
  const insert = isRule ? ", as a rule," : "";
  const body = level === "Easy" ? noun : `${noun} ${of}`;
  const subject = isOne ? body : `the members of ${body}`;
  return [
    {
      archetype: "F08",
      form,
      verb: active(verb, isOne ? "singular" : "plural"),
      before: `${uncapitalized(when)}, ${subject}${insert}`,
      after: ending(rest),
      room: { kind: "main", subject, time: uncapitalized(when) },
    },
  ];
}

/** F06, F19: a relative clause whose verb agrees with the noun before "that". */
export function kin(form: PresentForm): Shape {
  const isOne = form === "holds";
  return (card, level) =>
    // A title such as "Mules and Men" is one book that looks like two things.
    drillsOf(card, "kin")
      .filter(({ member }) => !/ and /.test(member))
      .flatMap(({ member, group, verb, rest }) =>
        KIN[form][level](member, group).map(([before, antecedent]): Slot => ({
          archetype: level === "Medium" && isOne ? "F01" : "F06",
          form,
          verb: active(verb, isOne ? "singular" : "plural"),
          before,
          after: ending(rest),
          room:
            antecedent === member
              ? {
                  kind: "main",
                  subject: member,
                  ...(level === "Easy" && { time: `like few other ${group}` }),
                }
              : { kind: "relative", antecedent },
        })),
      );
}

type Frame = (
  member: string,
  group: string,
) => readonly (readonly [before: string, antecedent: string])[];
const KIN: Readonly<Record<PresentForm, Readonly<Record<Difficulty, Frame>>>> = {
  hold: {
    Easy: (member, group) => [[`${member} counts among the few ${group} that`, `the few ${group}`]],
    Medium: (member, group) => [
      [`${member} is one of the few ${group} that`, `the few ${group}`],
      [`${member} is among the few ${group} that`, `the few ${group}`],
    ],
    Hard: (member, group) => [
      [`of all ${group}, ${member} is one of the few that`, "one of the few"],
      [`${member} is one of those rare ${group} that`, `one of those rare ${group}`],
    ],
  },
  holds: {
    Easy: (member, group) => [[`like few other ${group}, ${member}`, member]],
    Medium: (member, group) => [[`${member}, like few other ${group},`, member]],
    Hard: (member, group) => [
      [`${member} stands out among ${group} as one that`, "one"],
      [`${member}, unlike most other ${group}, is one that`, "one"],
    ],
  },
};

/** F11: what happens inside a work. */
export function scenes(form: PresentForm): Shape {
  const number = numberOfForm(form);
  return (card, level) =>
    drillsOf(card, "scene")
      .filter(({ subject }) => subject.number === number)
      .flatMap((scene) => sceneSlots(scene, form, level));
}

function sceneSlots(
  { work, subject, verb, rest, after }: DrillOf<"scene">,
  form: PresentForm,
  level: Difficulty,
): Slot[] {
  const shown = phrase(subject, level !== "Easy");
  const room = { kind: "scene", subject: subject.head, after } as const;
  const slot = { archetype: "F11", form, verb: active(verb, subject.number), room } as const;
  const inside = uncapitalized(work);
  const plain = { ...slot, before: `${inside}, ${shown}`, after: ` ${rest} ${after}.` };
  if (level !== "Hard") return [plain];
  return [{ ...slot, before: `${inside}, ${shown}, ${after},`, after: ending(rest) }];
}

/** F10: of two clauses about what always happens, one gives the cause of the other. */
export const causes: Shape = ({ relations }, level) =>
  relations
    .filter(({ kind }) => kind === "cause")
    .flatMap((relation) => causeSlots(relation, level));

function causeSlots({ first, second }: Relation, level: Difficulty): Slot[] {
  const base = baseOf(first.verb);
  if (base === undefined || !isPresent(second.verb)) return [];
  const room = { kind: "main", subject: first.subject, beside: second.verb } as const;
  const slot = { archetype: "F10", form: "holds", verb: active(base), room } as const;
  if (level === "Easy") {
    return [{ ...slot, before: first.subject, after: ` ${first.rest}, so ${clauseText(second)}.` }];
  }
  return [
    {
      ...slot,
      before: `because ${first.subject}`,
      after: ` ${first.rest}, ${clauseText(second)}.`,
      room: { ...room, opening: "because" },
    },
  ];
}

/** A verb in the present as printed. */
function isPresent(verb: string): boolean {
  return /^(is|are|has|have|can|may|must|do|does)\b/.test(verb) || /^\w*[^s]s$/.test(verb);
}

/** The base of a verb printed in the singular present; undefined when it is anything else. */
function baseOf(printed: string): string | undefined {
  if (!/^[a-z]+s$/.test(printed) || /^(is|was|has|does)$/.test(printed)) return undefined;
  const base = /(ss|x|zz|ch|sh|o)es$/.test(printed)
    ? printed.slice(0, -2)
    : printed.replace(/ies$/, "ys").replace(/s$/, "");
  return verbForms(base).third === printed ? base : undefined;
}
