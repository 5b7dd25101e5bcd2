import type { Claim, Clause, Fact, FactCard, Relation } from "./card.ts";
import type { Drill, Wording } from "./drill.ts";

/** What makes a card too thin or too careless to ask about; nothing when it may be used. */
export function cardFaults(card: FactCard): string[] {
  return [
    ...sizeFaults(card),
    ...factSetFaults(card.facts),
    ...card.facts.flatMap(factFaults),
    ...card.relations.flatMap(relationFaults),
    ...claimSetFaults(card.claims),
    ...card.claims.flatMap((claim) => claimFaults(claim, card)),
    ...card.drills.flatMap(drillFaults),
    ...languageFaults(card),
  ];
}

function sizeFaults({ id, openers, facts, relations, notes, claims, drills }: FactCard): string[] {
  const kinds = new Set(drills.map(({ kind }) => kind));
  return faults([
    [!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), `the id ${id} is not in kebab case`],
    [openers.length !== 4, "there must be four openers"],
    [facts.length < 8 || facts.length > 10, "there must be eight to ten facts"],
    [relations.length !== 5, "there must be five relations"],
    [
      new Set(relations.map(({ kind }) => kind)).size < 4,
      "relations must be of four kinds or more",
    ],
    [notes.length < 6 || notes.length > 8, "there must be six to eight notes"],
    [claims.length < 6 || claims.length > 7, "there must be six or seven claims"],
    [drills.length < 10, "there must be ten drills or more"],
    [kinds.size < drills.length, "no kind of drill may stand twice"],
    ...openers.map((text): Check => [
      !isSentence(text) || outside(text, 11, 32),
      `an opener is a full sentence of 11 to 32 words: ${text}`,
    ]),
    ...notes.map((text): Check => [
      !isSentence(text) || outside(text, 5, 24),
      `a note is a full sentence of 5 to 24 words: ${text}`,
    ]),
  ]);
}

function factSetFaults(facts: readonly Fact[]): string[] {
  const timed = facts.filter(({ when, voice }) => when !== undefined && voice === "passive");
  const forms = new Set(timed.map(({ subject, tense }) => `${subject.number} ${tense}`));
  const having = (part: keyof Fact) => facts.filter((fact) => fact[part] !== undefined).length;
  return faults([
    [new Set(facts.map(({ id }) => id)).size < facts.length, "no id of a fact may stand twice"],
    ...["singular present", "singular past", "plural present", "plural past"].map((form): Check => [
      !forms.has(form),
      `there must be a timed passive fact in the ${form}`,
    ]),
    [!facts.some(isSince), "a fact in the perfect must begin with Since, For, or Over"],
    [!facts.some(isBy), "a fact in the past perfect must begin with By or Before"],
    [having("aside") < 4, "four facts must have an aside"],
    [having("apposition") < 3, "three facts must have an apposition"],
    [having("outcome") < 3, "three facts must have an outcome"],
    [having("where") < 2, "two facts must have a where"],
  ]);
}

function isSince({ tense, when = "" }: Fact): boolean {
  return tense === "perfect" && /^(Since|For|Over|In recent)\b/.test(when);
}

function isBy({ tense, when = "" }: Fact): boolean {
  return tense === "past-perfect" && /^(By|Before|Long before)\b/.test(when);
}

function factFaults({ id, subject, rest, when = "", where = "", ...more }: Fact): string[] {
  const { aside = "which", apposition = "", outcome = "doing", voice, tense } = more;
  const parts = [subject.head, subject.after, rest, when, where, aside, apposition, outcome];
  return faults([
    [
      /[—;:()]|,\s*$/.test(parts.join("|").replaceAll("|", " ")),
      `${id}: no strong marks in a fact`,
    ],
    [/,/.test([subject.head, subject.after, aside, apposition].join(" ")), `${id}: no comma here`],
    [!/^(which|who|whose|where)\b/.test(aside), `${id}: an aside begins with which, who, or whose`],
    [!/^(\w+ly )?\w+ing\b/.test(outcome), `${id}: an outcome begins with an -ing form`],
    [when !== "" && !/^[A-Z]/.test(when), `${id}: when begins with a capital`],
    [where !== "" && !/^[A-Z]/.test(where), `${id}: where begins with a capital`],
    [voice === "passive" && tense.startsWith("p") && rest === "", `${id}: rest is empty`],
    [outside(`${subject.head} ${subject.after} ${rest}`, 8, 26), `${id}: 8 to 26 words in all`],
  ]);
}

function relationFaults({ kind, first, second }: Relation): string[] {
  return [first, second].flatMap((clause) =>
    clauseFaults(clause).map((fault) => `relation ${kind}: ${fault}`),
  );
}

function clauseFaults({ subject, verb, rest }: Clause): string[] {
  const text = `${subject} ${verb} ${rest}`;
  return faults([
    [outside(text, 5, 22), `5 to 22 words: ${text}`],
    [/[.;:—()]$|[;:—]/.test(text), `no strong mark inside or final mark: ${text}`],
  ]);
}

function claimSetFaults(claims: readonly Claim[]): string[] {
  const lengths = claims.map(({ sentence }) => sentence.length);
  return faults([
    [new Set(claims.map(({ goal }) => goal)).size < claims.length, "no goal may stand twice"],
    [Math.max(...lengths) > 1.9 * Math.min(...lengths), "claims differ too much in length"],
  ]);
}

function claimFaults({ goal, sentence, wants, notes: used }: Claim, { notes, about }: FactCard) {
  const source = wordsOf([about.name, ...used.map((at) => notes[at] ?? "")].join(" "));
  const unnoted = wordsOf(sentence).filter(
    (word) => !COMMON.has(word) && !source.some((noted) => akin(word, noted)),
  );
  return faults([
    [!isSentence(sentence) || outside(sentence, 14, 36), `${goal}: 14 to 36 words: ${sentence}`],
    [/[.]$/.test(wants), `${goal}: wants is no full sentence`],
    [used.some((at) => notes[at] === undefined), `${goal}: there is no such note`],
    [unnoted.length > 0, `${goal}: not in its notes: ${unnoted.join(", ")}`],
  ]);
}

/** Words that join or point, and state nothing of their own. */
const COMMON = new Set(
  (
    "a an the this these that those it its they their them he she his her one ones other others another both each " +
    "none all some many more most several two three not no nor and or but yet so if as than then thus also too only even " +
    "instead unlike like while whereas although though because since when where which who whose what whether by in on " +
    "at of to for from with without into through during before after between among over under about against is are was " +
    "were be been being has have had do does did can could may might will would there here such same similar similarly " +
    "different differ differs difference just however first later next finally example instance rather still despite " +
    "allow allows allowed make makes made use uses used help helps helped known called named thing things way ways " +
    "did not does own out up down off around across along how why very much well ever never once now today time times"
  ).split(" "),
);

/** Whether two words are forms of one word, told from how they begin. */
function akin(word: string, noted: string): boolean {
  if (word === noted) return true;
  const shorter = Math.min(word.length, noted.length);
  const shared = Math.max(3, Math.min(6, shorter - 2));
  return shorter > 3 && word.slice(0, shared) === noted.slice(0, shared);
}

function drillFaults(drill: Drill): string[] {
  return drillChecks(drill).flatMap(([isFault, fault]) =>
    isFault ? [`drill ${drill.kind}: ${fault}`] : [],
  );
}

function drillChecks(drill: Drill): Check[] {
  switch (drill.kind) {
    case "practice":
      return [[!drill.doing.endsWith("ing"), "doing ends in ing"]];
    case "modifiers":
      return modifiersChecks(drill.wordings);
    case "forecast":
      return [[!drill.said.endsWith(" that"), "said ends in that"]];
    case "decree":
      return [drill.demand, drill.report, drill.habit].map((text) => [
        !text.endsWith(" that"),
        `ends in that: ${text}`,
      ]);
    case "degree":
      return [drill.withAdverb, drill.withAdjective].map((text) => [
        text.split("______").length !== 2,
        `one blank: ${text}`,
      ]);
    case "kin":
      return [[/\b(its|their|it|they)\b/.test(drill.rest), "rest shows number"]];
    case "reveal":
      return [[drill.answer.includes(","), "the answer holds a comma"]];
    default:
      return [];
  }
}

function modifiersChecks(wordings: readonly Wording[]): Check[] {
  const kinds = new Set(wordings.map(({ subjectKind }) => subjectKind));
  return [
    [kinds.size < wordings.length, "two subjects of one kind"],
    ...wordings.map(({ opening, predicate }): Check => [
      /[,.]$/.test(opening) || !/^[A-Z]/.test(opening) || /[.]$/.test(predicate),
      `an opening has a capital and no final mark: ${opening}`,
    ]),
  ];
}

function languageFaults(card: FactCard): string[] {
  return textsOf(card).flatMap((text) =>
    faults([
      [
        /\b(\w+) \1\b/i.test(text) && !/\b(that that|had had)\b/.test(text),
        `doubled word: ${text}`,
      ],
      [/\s{2,}|^\s|\s$/.test(text), `spaces: ${text}`],
      [BRITISH.test(text), `not American spelling: ${text}`],
      [/[’‘“”]/.test(text), `straight quotation marks only: ${text}`],
      [
        /\ba [aeio]\w|\ban [bcdfgjklmnpqrstvwxyz]\w/.test(text) && !ARTICLES.test(text),
        `a or an: ${text}`,
      ],
    ]),
  );
}

const BRITISH =
  /\b\w*(colour|favour|labour|neighbour|harbour|centre\b|metre\b|grey|travell|jewell|mould|plough|organis(?!m)|recognis|\brealis(?!t))/i;
const ARTICLES =
  /\ba (one|once|europ|unit|unique|univers|use|usual|eu)|\ban (hour|honest|heir|[FHLMNRSX]\b)/i;

/** Every string of the card. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function isSentence(text: string): boolean {
  return /^["*A-Z0-9].*[.]["*]*$/.test(text);
}

function outside(text: string, fewest: number, most: number): boolean {
  const words = text.split(/\s+/).filter((word) => word !== "").length;
  return words < fewest || words > most;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d][\p{L}\d-]*/gu) ?? [];
}

type Check = readonly [isFault: boolean, fault: string];

function faults(checks: readonly Check[]): string[] {
  return checks.flatMap(([isFault, fault]) => (isFault ? [fault] : []));
}
