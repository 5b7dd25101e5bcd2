import { type AnnouncedList, type Fact, type FactCard, factCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { type RelatedFacts, relatedFacts } from "../../craft/cards.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../../craft/orbit.ts";
import {
  CONVENTIONS_STEM,
  completionQuestion,
  lead,
  lowered,
  sentenceOf,
} from "../../craft/writing-text.ts";
import type { Stretch } from "../../facts/language.ts";
import { clause, finiteVerb, nounPhrase, pronounClause } from "../../language/realise.ts";
import { type Draft, defineModel } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

const MARKS = ["", ",", ";", ":"] as const;
type Mark = (typeof MARKS)[number];

/** A sentence in two stretches; the mark between them is what is asked. */
interface Joint {
  readonly before: Stretch;
  readonly after: Stretch;
}

interface Sentence {
  readonly level: Difficulty;
  readonly marks: Orbit<Mark>;
  readonly card: FactCard;
  readonly joint: Joint;
}

/** Nothing may part a subject from its verb; the harder, the longer the subject. */
function unbroken(fact: Fact, level: Difficulty): Joint {
  const opening = level === "Hard" && fact.when !== undefined ? `${lowered(fact.when)}, ` : "";
  return {
    before: { text: opening + nounPhrase(fact.subject), role: "subject" },
    after: { text: `${finiteVerb(fact)} ${fact.rest}`, role: "predicate" },
  };
}

/** A comma closes a dependent clause that opens the sentence. */
function dependent({ kind, from, to }: RelatedFacts): Joint {
  const subordinator = kind === "contrast" ? "although" : "because";
  return {
    before: { text: `${subordinator} ${clause(from)}`, role: "dependent-clause" },
    after: { text: following(from, to), role: "clause" },
  };
}

const ADVERBS = {
  contrast: ["however", "by contrast"],
  result: ["as a result", "consequently", "therefore"],
  similarity: ["similarly", "likewise"],
  example: ["for example"],
} as const satisfies Record<RelatedFacts["kind"], readonly string[]>;

/** A semicolon joins two full clauses when an adverb such as "however" opens the second. */
function twoClauses({ kind, from, to }: RelatedFacts, chance: Chance): Joint {
  const adverb = chance.pick<string>(ADVERBS[kind]);
  return {
    before: { text: clause(from), role: "clause" },
    after: { text: `${adverb}, ${following(from, to)}`, role: "clause" },
  };
}

/** A colon announces a list after a full clause. */
function announced({ lead: clauseOfList, items }: AnnouncedList): Joint {
  const [first, second, third] = items;
  return {
    before: { text: clauseOfList, role: "clause" },
    after: { text: `${first}, ${second}, and ${third}`, role: "list" },
  };
}

/** The second of two clauses: a pronoun stands for a subject that both share. */
function following(from: Fact, to: Fact): string {
  return nounPhrase(from.subject) === nounPhrase(to.subject) ? pronounClause(to) : clause(to);
}

function sentenceWith(
  mark: Mark,
  chance: Chance,
  level: Difficulty,
): Pick<Sentence, "card" | "joint"> {
  if (mark === ",") {
    const related = relatedFacts(chance, factCards, ["contrast", "result"]);
    return { card: related.card, joint: dependent(related) };
  }
  if (mark === ";") {
    const related = relatedFacts(chance, factCards, ["contrast", "result", "similarity"]);
    return { card: related.card, joint: twoClauses(related, chance) };
  }
  const card = chance.pick(factCards);
  const joint = mark === ":" ? announced(card.list) : unbroken(chance.pick(card.facts), level);
  return { card, joint };
}

function draw(chance: Chance, level: Difficulty): Sentence {
  const marks = orbit<Mark>(chance, MARKS);
  return { level, marks, ...sentenceWith(keyOf(marks), chance, level) };
}

/** The last word before the joint, which the options repeat, and what stands before it. */
function splitLast(text: string): [rest: string, last: string] {
  const space = text.lastIndexOf(" ");
  return [text.slice(0, space), text.slice(space + 1)];
}

const RIGHT: Readonly<Record<Mark, string>> = {
  "": "No mark may part a subject from its verb.",
  ",": "A comma closes the dependent clause that opens the sentence.",
  ";": "A semicolon joins the two full clauses, the second of which opens with an adverb.",
  ":": "A colon follows a full clause and announces the list.",
};

const NAMES: Readonly<Record<Mark, string>> = {
  "": "no mark",
  ",": "a comma",
  ";": "a semicolon",
  ":": "a colon",
};

type WrongWords = Pick<OptionWords, "code" | "reason">;

/** Why each mark fails at a joint that needs another. */
function wrong(mark: Mark, key: Mark): WrongWords {
  if (key === "") {
    return {
      code: "E-BREAK",
      reason: `This puts ${NAMES[mark]} between the subject and its verb.`,
    };
  }
  if (mark === "") {
    return key === ";"
      ? { code: "E-RUNON", reason: "Two full clauses run on here with nothing to join them." }
      : { code: "E-MISSING", reason: `The two parts run together; ${NAMES[key]} must part them.` };
  }
  if (mark === ",") {
    return key === ";"
      ? {
          code: "E-SPLICE",
          reason: "A comma alone cannot join two full clauses; the adverb does not change that.",
        }
      : {
          code: "E-BREAK",
          reason: "A comma makes the announcing clause look like the first item of the list.",
        };
  }
  if (mark === ";" || key === ",") {
    const part =
      key === ","
        ? "what stands before it is a dependent clause"
        : "what follows it is a list, not a clause";
    return {
      code: "E-FRAGMENT",
      reason: `${mark === ";" ? "A semicolon" : "A colon"} needs a full clause beside it, but ${part}.`,
    };
  }
  return {
    code: "E-BREAK",
    reason: "A colon announces an explanation or a list; the adverb turns the thought instead.",
  };
}

function option({ marks, joint }: Sentence, mark: Mark): OptionWords {
  const key = keyOf(marks);
  const text = splitLast(joint.before.text)[1] + mark;
  return mark === key ? { text, code: null, reason: RIGHT[key] } : { text, ...wrong(mark, key) };
}

function build(sentence: Sentence, chance: Chance): Draft {
  const { card, joint, level, marks } = sentence;
  const target = sentenceOf(splitLast(joint.before.text)[0], BLANK, joint.after.text);
  return {
    question: completionQuestion(`${lead(card, chance, level)} ${target}`, CONVENTIONS_STEM),
    options: orbitOptions<Mark>(marks, (mark) => option(sentence, mark)),
    opening: RIGHT[keyOf(marks)],
    steps: [
      {
        text: `Before the blank's last word ends stands ${ROLES[joint.before.role]}: *${joint.before.text}*.`,
      },
      { text: `After it stands ${ROLES[joint.after.role]}: *${joint.after.text}*.` },
    ],
    hint: "Ask of each side of the blank whether it could stand alone as a sentence.",
    tip: "Name what stands on each side of a mark before you choose the mark.",
  };
}

const ROLES: Readonly<Record<Stretch["role"], string>> = {
  clause: "a full clause",
  "dependent-clause": "a dependent clause",
  subject: "the subject",
  "opened-supplement": "the subject with a nonessential clause that has been opened by a comma",
  predicate: "the predicate",
  verb: "the verb",
  complement: "what the verb needs after it",
  list: "a list",
};

const pairs = factCards.reduce((count, card) => count + card.relations.length, 0);
const space = factCards.reduce((count, card) => count + card.facts.length, pairs * 2);

/** B05, B14, B17, B19: which mark, if any, stands at a joint. */
export const fourJoints = defineModel<Sentence>({
  id: "four-joints",
  version: 1,
  topic: "punctuation-mechanics",
  skill: "BOU",
  archetypes: ["B05", "B14", "B17", "B19"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: space, Medium: space, Hard: space },
  optionDesign: "orbit",
  draw,
  build,
  facts: ({ joint }) => ({ kind: "joint", ...joint }),
  signature: ({ joint }) => `${joint.before.text} | ${joint.after.text}`,
  features: ({ level }) => ({ steps: 2, sentences: level === "Hard" ? 3 : 2 }),
});
