import type { Fact } from "@sat/content";
import type { Difficulty } from "@sat/item";
import { type Dress, dressesOf, piecesOf, uncapitalized } from "../../language/statement.ts";
import { type Form, TRAITS } from "./forms.ts";
import type { Shape, Slot } from "./slot.ts";

/** Times that leave no doubt about the tense, by tense; "over the past century" would let a simple past pass. */
export const TIMES: Readonly<Record<string, RegExp>> = {
  present:
    /^(today|even today|these days|nowadays|now|even now|currently|at present|in our own)\b/i,
  past: /^((in|around|during|between) .*(\d{3}|century|middle ages|times)|more than .* ago)/i,
  // "Since the ice melted" may give a reason; with a date or an event as a noun, "since" tells a time.
  perfect:
    /^since (?=.*(?:\d|century|then|\b(?:end|beginning|founding|foundation|invention|death|arrival|discovery|introduction|publication|opening|time)\b))/i,
  "past-perfect": /^by /i,
};

/** The harder, the more stands between the head of the subject and its verb: nothing, a phrase, an interruption. */
export function dressesAt(level: Difficulty, fact: Fact): Dress[] {
  return dressesOf(fact).filter(({ after, inset, outcome, front }) => {
    // Behind a passive an -ing phrase would seem to describe the subject.
    if (outcome && fact.voice === "passive") return false;
    if (level === "Easy") return !after && inset === undefined && front !== "where";
    if (inset !== undefined) return level === "Hard" && !outcome && isCommon(fact[inset]);
    // "A compass of thirty-two points is" reads like a slip even where it is right.
    return after && level === "Medium" && !COUNT_AT_END.test(fact.subject.after);
  });
}

/** Behind a comma a name might begin a row of names: "a worker, Ada May". */
function isCommon(inset = ""): boolean {
  return /^[a-z]/.test(inset);
}

const COUNT_AT_END = /-(two|three|four|five|six) \w+s$/;

/** F01, F09, F12, F13: a fact whose time fixes the tense and whose head fixes the number. */
export function timedFacts(form: Form, insets: readonly Dress["inset"][] = ANY_INSET): Shape {
  const { tense = "present", number } = TRAITS[form];
  const voice = /^(is|are|was|were) /.test(form) ? "passive" : "active";
  return ({ facts }, level) =>
    facts
      .filter((fact) => fact.tense === tense && fact.voice === voice && hasTime(fact))
      .filter(({ subject }) => number === undefined || subject.number === number)
      .flatMap((fact) =>
        dressesAt(level, fact)
          .filter(({ front, inset }) => front === "when" && insets.includes(inset))
          .map((dress) => factSlot(fact, dress, form)),
      );
}

/** F01, F15: the same with its agent, beside which a bare participle could not pass for an active verb. */
export function timedFactsWithAgent(form: Form): Shape {
  const shape = timedFacts(form);
  return (card, level) => shape(card, level).filter(({ after }) => / by /.test(after));
}

const ANY_INSET = [undefined, "aside", "apposition"] as const;

/** F01: a fact whose subject is renamed before its verb comes. */
export function renamedFacts(form: Form): Shape {
  const { tense, number } = TRAITS[form];
  return ({ facts }, level) =>
    facts
      .filter((fact) => fact.tense === tense && fact.voice === "passive" && hasTime(fact))
      .filter(({ subject }) => subject.number === number)
      .filter(({ apposition = "" }) => isLong(apposition) === (level === "Hard"))
      .flatMap((fact) =>
        dressesOf(fact)
          .filter(
            ({ front, inset, outcome }) => front === "when" && inset === "apposition" && !outcome,
          )
          .map((dress) => factSlot(fact, dress, form)),
      );
}

/** Words between the head and its verb that one has to look past. */
function isLong(apposition: string): boolean {
  return apposition.split(" ").length >= 6;
}

function hasTime({ tense, when = "" }: Fact): boolean {
  return TIMES[tense]?.test(when) ?? false;
}

/** Which point of the fact sheet the sentence turns on. */
function archetypeOf({ tense }: Fact, { after, inset }: Dress): string {
  if (tense === "past-perfect") return "F12";
  if (tense === "perfect") return "F13";
  return after || inset !== undefined ? "F01" : "F09";
}

/** A sentence made of a fact with its verb left out. */
export function factSlot(fact: Fact, dress: Dress, form: Form): Slot {
  const { front, subject, inset, rest, outcome } = piecesOf(fact, dress);
  const opening = front === "" ? "" : `${uncapitalized(front)}, `;
  return {
    archetype: archetypeOf(fact, dress),
    form,
    verb: { base: fact.verb, number: fact.subject.number, tense: fact.tense },
    before: `${opening}${subject}${inset && `, ${inset},`}`,
    after: `${rest && ` ${rest}`}${outcome && `, ${outcome}`}.`,
    room: {
      kind: "main",
      subject: fact.subject.head,
      ...(front && { time: uncapitalized(front) }),
    },
  };
}

/** F05: what may stand before "of the …" and decides the number of the verb. */
const PARTS = {
  singular: ["one of"],
  plural: ["several of", "a number of"],
} as const;
/** What is true only of all of them together. */
const TOGETHER =
  /\b(one another|each other|together|all|many|most|several|one by one|side by side|both)\b/i;

/** F05, F07: one of the …, each of the …, several of the …; what is so nowadays is hardly said of one of them. */
export function partsOf(form: Form): Shape {
  const { tense, number = "plural" } = TRAITS[form];
  const parts: readonly string[] = PARTS[number];
  return ({ facts }, level) =>
    facts
      .filter((fact) => fact.voice === "passive" && fact.tense === tense && hasTime(fact))
      .filter(({ subject, rest }) => isWhole(subject) && !TOGETHER.test(rest))
      .flatMap((fact) =>
        dressesAt(level, fact)
          .filter(
            ({ front, outcome, inset }) => front === "when" && !outcome && inset !== "apposition",
          )
          .flatMap((dress) =>
            (number === "singular" && (isSet(fact) || tense === "present")
              ? ["each of"]
              : parts
            ).map((part) => partSlot(factSlot(fact, dress, form), part)),
          ),
      );
}

/** "One of the three locks" puts a plural number before the verb of one. */
const COUNTED =
  /^the (first|only|few|last)\b|\d|\b(two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|\w+ty)\b/;

/** Parts of any one thing, "the cords of a khipu" or "the inns along each road": what is said of them is said of each. */
function isSet({ subject: { after } }: Fact): boolean {
  return /\b(a|an|one|each|every) /.test(after);
}

function isWhole({ number, head }: Fact["subject"]): boolean {
  return number === "plural" && head.startsWith("the ") && !COUNTED.test(head);
}

function partSlot(slot: Slot, part: string): Slot {
  const { room, before } = slot;
  if (room.kind !== "main") return slot;
  return {
    ...slot,
    archetype: part === "a number of" ? "F07" : "F05",
    before: before.replace(room.subject, `${part} ${room.subject}`),
    room: { ...room, subject: `${part} ${room.subject}` },
  };
}
