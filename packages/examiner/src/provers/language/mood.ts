import type { MoodFacts } from "@sat/engine";
import type { OptionLetter, ShownChoice } from "@sat/item";
import { numberOf } from "./number.ts";
import { lettersWhere, sentenceOfBlank } from "./printed.ts";

/** Verbs that with "that" can only demand; "insist" and "suggest" may also state. */
const DEMAND = /\b(demanded|required|ordered|asked|proposed|recommended|requested|decreed) that$/i;
const PAST_REPORT = /\b(\w+ed|said|wrote|found|saw|told|knew) that$/i;
const PRESENT_REPORT =
  /\b(\w+[^s]s|say|explain|report|note|agree|know|find|claim|point out) that$/i;

/** What "for" and the one who is to act leave room for is "to" with the verb. */
const CALL = /\bcalled for$/i;

export type Form = "base" | "third" | "past" | "infinitive";

/** The form of the verb that the words before its subject and the time leave room for. */
export function proveMood({ matrix, subject }: MoodFacts, item: ShownChoice): OptionLetter[] {
  const sentence = sentenceOfBlank(item).toLowerCase();
  const at = sentence.indexOf(matrix.toLowerCase());
  if (at < 0 || numberOf(subject) !== "singular") return [];
  const rest = sentence.slice(at + matrix.length);
  const [time = ""] = rest.split(` ${subject.toLowerCase()}`);
  if (time === rest || !/^ [^_]*?(?:, [^,_]+, )?______/.test(rest.slice(time.length))) return [];
  const due = dueIn(matrix, time.trim());
  const form = formOf(item);
  return lettersWhere(item, (option) => form(option) === due);
}

function dueIn(matrix: string, time: string): Form | undefined {
  if (DEMAND.test(matrix)) return time === "" ? "base" : undefined;
  if (CALL.test(matrix)) return time === "" ? "infinitive" : undefined;
  if (PAST_REPORT.test(matrix)) return time === "in those days" ? "past" : undefined;
  if (!PRESENT_REPORT.test(matrix)) return undefined;
  return time === "even now" ? "third" : undefined;
}

/** What an option is, told from the one with "to". */
export function formOf({ options }: ShownChoice): (option: string) => Form | undefined {
  const base = Object.values(options)
    .find((option) => option.startsWith("to "))
    ?.slice(3);
  return (option) => {
    if (base === undefined) return undefined;
    if (option === base) return "base";
    if (option === `to ${base}`) return "infinitive";
    const thirds = [
      `${base}s`,
      `${base}es`,
      base.replace(/y$/, "ies"),
      base === "have" ? "has" : "",
    ];
    return thirds.includes(option) ? "third" : "past";
  };
}
