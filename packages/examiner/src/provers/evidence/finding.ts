import type { Finding, FindingFacts } from "@sat/engine";
import type { ShownChoice } from "@sat/item";
import { OPTION_LETTERS, type OptionLetter } from "@sat/item";
import { UnprovenError } from "../../solving/unproven.ts";
import { proposedBy } from "./read-holders.ts";
import { readFinding } from "./read-finding.ts";

const STEM =
  /^Which finding, if true, would most directly (support|weaken|undermine) the (?:hypothesis proposed by|explanation offered by|hypothesis of) the (.+)\?$/;

/**
 * The findings that do to the hypothesis in the stem what the stem asks. The graph has one link from each cause
 * to the effect; a finding in which the effect varies with a cause supports that link, one in which the effect
 * stays weakens it, and neither says anything of another link.
 */
export function proveFinding(facts: FindingFacts, item: ShownChoice): OptionLetter[] {
  const [, verb = "", holder = ""] = STEM.exec(item.question) ?? [];
  const ask = verb === "undermine" ? "weaken" : verb;
  if (ask !== facts.ask || holder !== facts.by) {
    throw new UnprovenError("the stem asks for something else than the facts");
  }
  const asked = proposedBy(facts.links, holder, item);
  const seen = ask === "support" ? "varies" : "stays";
  return OPTION_LETTERS.filter((letter) => {
    const { cause, effect } = readOption(item.options[letter], facts);
    return cause === asked && effect === seen;
  });
}

/** What a printed option says, which must be what the facts claim of it. */
export function readOption(
  printed: string,
  { findings, links, effect }: FindingFacts,
): Omit<Finding, "text"> {
  const claimed = findings.find(({ text }) => text === printed);
  const read = readFinding(printed, links, effect);
  if (claimed === undefined || claimed.cause !== read.cause || claimed.effect !== read.effect) {
    throw new UnprovenError(`"${printed}" does not say what the facts claim`);
  }
  return read;
}
