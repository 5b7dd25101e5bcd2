import type { CausalLink, Finding } from "@sat/engine";
import { remembered } from "../../remembered.ts";
import { UnprovenError } from "../../solving/unproven.ts";

/** Wordings by which a sentence says that one thing is no different from another. */
const SAMENESS: readonly RegExp[] = [
  /\bas \w+\b[^.;]* as\b/i,
  /\bno (?:more|less|fewer|later|earlier|longer|sooner|better|worse|higher|lower|greater|smaller|larger|rarer|farther|faster|slower|paler|thinner)\b/i,
  /\bthe same\b/i,
  /\b(?:did|do|does) not (?:differ|change)\b/i,
  /\bno difference\b/i,
  /\bjust as\b/i,
  /\b(?:unchanged|regardless|whether or not)\b/i,
];

/** Which cause a sentence speaks of, and whether the effect varies with it. Throws unless it speaks of one, and of the effect. */
export function readFinding(
  sentence: string,
  links: readonly CausalLink[],
  effect: readonly string[],
): Omit<Finding, "text"> {
  const spoken = links.filter(({ words }) => speaksOf(sentence, words));
  const [link, ...more] = spoken;
  if (link === undefined || more.length > 0 || !speaksOf(sentence, effect)) {
    throw new UnprovenError(
      `"${sentence}" does not speak of one cause and the effect, but of ${spoken.map(({ cause }) => cause).join(" and ")}`,
    );
  }
  const isSame = SAMENESS.some((wording) => wording.test(sentence));
  return { cause: link.cause, effect: isSame ? "stays" : "varies" };
}

/** Whether a word of the sentence begins with one of the given beginnings. */
export function speaksOf(sentence: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => atStart(beginning).test(sentence));
}

const atStart = remembered((beginning) => new RegExp(`\\b${beginning}`, "i"));
