import { capitalized } from "../../language/noun.ts";

/** "the first equation", "3 times the first equation". */
export function timesThe(factor: number, thing: string): string {
  return factor === 1 ? `the ${thing}` : `$${factor}$ times the ${thing}`;
}

/** Paragraphs of prose markup; the last asks. */
export function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

/** A short setting and its question, as one paragraph. */
export function sentences(...parts: readonly string[]): string {
  return parts.join(" ");
}

/** How slips lead to a value: "Doing this and then doing that gives $5$." */
export function leadsTo(value: string, ...deeds: readonly string[]): string {
  return `${capitalized(deeds.join(" and then "))} gives ${value}.`;
}

/** A condition and its question, in one sentence or in two: "If the shop sold …, how many …?" */
export function askedIf(condition: string, ask: string, inOne: boolean): string {
  return inOne ? `If ${condition}, ${ask}?` : `${capitalized(condition)}. ${capitalized(ask)}?`;
}
