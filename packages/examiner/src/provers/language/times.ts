import type { Tense } from "./verb-readings.ts";

const ANY: readonly Tense[] = ["present", "past", "perfect", "past-perfect"];

/**
 * What tenses the words of time in front of a sentence leave open. Generous: "today" lets a present perfect
 * pass, "by 1900" a simple past; words that are not known leave all open, so that an item which hangs on
 * them is refused.
 */
const TIMES: readonly (readonly [RegExp, readonly Tense[]])[] = [
  [
    /^(today|even today|these days|nowadays|now|even now|currently|at present|to this day|in our own (day|time)s?)$/i,
    ["present", "perfect"],
  ],
  [/^(each|every|before every|at every|after every) /i, ["present", "past", "perfect"]],
  // "Since the ice melted" may give a reason.
  [
    /^since .*(\d|century|then|\b(end|beginning|founding|foundation|invention|death|arrival|discovery|introduction|publication|opening|time)\b)/i,
    ["perfect"],
  ],
  [/^since /i, ["perfect", "past", "present"]],
  [/^(over the past|in recent) /i, ["perfect", "past"]],
  [/^for /i, ["perfect", "past", "past-perfect"]],
  [/^(by|before|long before) /i, ["past-perfect", "past"]],
  [/^((many )?years ago|at one time)$/i, ["past"]],
  [
    /^(in|around|about|during|between|at|on) .*(\b\d{3,4}s?\b|\b\d+ BCE?\b|century|middle ages|\b(?!summer|other)\w+ times\b|days before|\bera\b|\bage\b)/i,
    ["past"],
  ],
  [/^more than .* ago$/i, ["past"]],
];

/** The tenses that the time in front leaves open. */
export function tensesAt(time: string | undefined): readonly Tense[] {
  return TIMES.find(([words]) => words.test(time ?? ""))?.[1] ?? ANY;
}
