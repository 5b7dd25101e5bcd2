import type { VerbShapeFacts } from "@sat/engine";
import type { OptionLetter, ShownChoice } from "@sat/item";
import { numberOf } from "./number.ts";
import { aroundBlank, lettersWhere, sentenceOfBlank, stands } from "./printed.ts";

export type Shape = "base" | "infinitive" | "gerund" | "finite";

const MODAL = /(?:^| )(can|could|may|might|must|shall|should|will|would)$/i;
const WITH_INFINITIVE = /(?:^| )(in order|so as|ability|able|ready|attempt|effort)$/i;
const PREPOSITION =
  /(?:^| )(of|for|by|in|at|on|from|with|without|about|after|before|despite|through|toward)$/i;
/** Who or what any of a kind is, is one. */
const ANYTHING = /\b(anything|anyone|everything|everyone|whatever|whoever)(?: that| who)?$/i;
const PAST =
  /(ed|made|cut|set|put|led|took|tied|wove|left|drew|gave|kept|held|sent|built|threw|swung|struck|spread|wound|beat|read|bound|blew|hung|laid|found|caught|brought|sang|rode|ran|wrote|went|came|stood|began|rose|fell|dug|spun|split|shook|sewed|tore|bent|chose|ground|knelt|slid|sat|fed|lit|drove|broke|hid|felt)$/i;

/** The shapes of the verb that the words around the blank allow. */
export function proveVerbShape(facts: VerbShapeFacts, item: ShownChoice): OptionLetter[] {
  const sentence = sentenceOfBlank(item);
  const shape = shapeOf(item);
  const before = governing(item);
  if (facts.subject !== undefined) {
    if (!isVerbOf(facts, before)) return [];
    return lettersWhere(item, (option) => isFiniteFor(facts, { before, sentence }, shape(option)));
  }
  const due = MODAL.test(before)
    ? "base"
    : WITH_INFINITIVE.test(before)
      ? "infinitive"
      : PREPOSITION.test(before)
        ? "gerund"
        : undefined;
  return lettersWhere(item, (option) => shape(option) === due);
}

/** What the blank hangs on: the words before it, without a remark between commas and without adverbs. */
export function governing(item: ShownChoice): string {
  const { before } = aroundBlank(item);
  return before
    .trim()
    .replace(/, (?=as |with |without |by |in |on |after |at )[^,.]+,$/, "")
    .replace(/ (once more|(?!family|fly|supply|assembly)\w+ly)$/, "");
}

/** Whether the blank follows the subject, or ends a series of deeds of the subject. */
function isVerbOf({ subject = "", partner = "" }: VerbShapeFacts, before: string): boolean {
  const words = before.toLowerCase();
  if (words.endsWith(subject.toLowerCase())) return true;
  const series = words.split(subject.toLowerCase()).at(-1) ?? "";
  return partner !== "" && series.includes(` ${partner} `) && /,(?: and)?$/.test(series);
}

/** Which shape an option is, told from the option that has "to". */
export function shapeOf({ options }: ShownChoice): (option: string) => Shape | undefined {
  const all = Object.values(options);
  const base = all.find((option) => option.startsWith("to "))?.slice(3);
  return (option) => {
    if (base === undefined) return undefined;
    if (option === base) return "base";
    if (option === `to ${base}`) return "infinitive";
    return option.endsWith("ing") && option !== base ? "gerund" : "finite";
  };
}

interface Around {
  readonly before: string;
  readonly sentence: string;
}

/** A plural takes the base form too, unless another verb of the subject shows that all is past. */
function isFiniteFor(
  { subject = "", partner = "" }: VerbShapeFacts,
  { before, sentence }: Around,
  shape: Shape | undefined,
): boolean {
  if (shape === "finite") return true;
  if (shape !== "base") return false;
  const number = ANYTHING.test(before) ? "singular" : numberOf(subject);
  const isPast = partner !== "" && stands(partner, sentence) && PAST.test(partner);
  return number === "plural" && !isPast;
}
