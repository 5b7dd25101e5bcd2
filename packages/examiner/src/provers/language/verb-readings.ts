import { IRREGULAR_PASTS } from "./clauses.ts";

export type Tense = "present" | "past" | "perfect" | "past-perfect";
export type VerbShape = "finite" | "ing" | "to" | "participle";

/** What a form of a verb, as printed, can be. */
export interface VerbReading {
  readonly shape: VerbShape;
  readonly tense?: Tense;
  /** Absent when the form goes with singular and plural alike. */
  readonly number?: "singular" | "plural";
}

const AUXILIARIES: Readonly<Record<string, VerbReading>> = {
  is: { shape: "finite", tense: "present", number: "singular" },
  are: { shape: "finite", tense: "present", number: "plural" },
  was: { shape: "finite", tense: "past", number: "singular" },
  were: { shape: "finite", tense: "past", number: "plural" },
  has: { shape: "finite", tense: "perfect", number: "singular" },
  have: { shape: "finite", tense: "perfect", number: "plural" },
  had: { shape: "finite", tense: "past-perfect" },
  to: { shape: "to" },
};
const BE = new Set(["is", "are", "was", "were"]);

/** Verbs in -ing and -eed that are no -ing form and no past. */
const BASE_IN_ING = /^(bring|sing|ring|spring|swing|sting|cling|wring|fling)$/;
const BASE_IN_ED =
  /^(need|feed|speed|breed|weed|seed|heed|bleed|proceed|succeed|exceed|shed|embed|shred|wed)$/;
/** Participles that are never a past: "woven" cannot carry a sentence alone. */
const PARTICIPLE_ONLY =
  /^(blown|flown|grown|known|shown|thrown|drawn|sewn|hewn|mown|sown|woven|written|driven|given|taken|eaten|broken|frozen|spoken|stolen|forgotten|hidden|chosen|worn|torn|borne|seen|done|shaken|sung|rung|begun|fallen|risen|ridden|beaten|sunk|swum|shrunk|drunk|undergone)$/;
/** Pasts that are never a participle: "took" cannot describe a noun. */
const PAST_ONLY =
  /^(took|gave|wrote|wove|broke|froze|spoke|stole|forgot|hid|chose|wore|tore|bore|saw|did|shook|sang|rang|began|fell|rose|rode|ate|drew|drove|grew|knew|threw|blew|flew|went|came|became|ran|sank|swam|shrank|drank|showed)$/;
/** Verbs with one form for present and past. */
const UNCHANGING =
  /^(cut|put|set|let|spread|shut|hit|cast|split|burst|cost|hurt|quit|read|beat|thrust|bet)$/;

/** What an option can be, told from its words and from the other forms of the verb beside it. */
export function readVerb(option: string, others: readonly string[] = []): VerbReading[] {
  const [first = "", second] = option.split(" ");
  const auxiliary = AUXILIARIES[first];
  if (auxiliary !== undefined && (second !== undefined || BE.has(first))) return [auxiliary];
  if (second !== undefined) return [];
  return readWord(option, others);
}

function readWord(word: string, others: readonly string[]): VerbReading[] {
  if (word === "has") return [present("singular")];
  if (word === "have") return [present("plural")];
  if (word.endsWith("ing") && !BASE_IN_ING.test(word)) return [{ shape: "ing" }];
  if (PARTICIPLE_ONLY.test(word)) return [{ shape: "participle" }];
  if (PAST_ONLY.test(word)) return [past];
  const isBase = others.some((other) => other === `to ${word}` || isThirdOf(other, word));
  if (UNCHANGING.test(word)) return [present("plural"), past, { shape: "participle" }];
  if (!isBase && isPast(word)) return [past, { shape: "participle" }];
  return [present(/[^s]s$/.test(word) && !isBase ? "singular" : "plural")];
}

const past: VerbReading = { shape: "finite", tense: "past" };

function present(number: "singular" | "plural"): VerbReading {
  return { shape: "finite", tense: "present", number };
}

function isPast(word: string): boolean {
  return (word.endsWith("ed") && !BASE_IN_ED.test(word)) || IRREGULAR_PASTS.test(word);
}

function isThirdOf(word: string, base: string): boolean {
  return (
    word === `${base}s` ||
    (/(s|x|z|ch|sh|o)$/.test(base) && word === `${base}es`) ||
    (base.endsWith("y") && word === `${base.slice(0, -1)}ies`)
  );
}
