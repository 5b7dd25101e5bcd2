import type { EliminationFacts } from "@sat/engine";
import { OPTION_LETTERS, type OptionLetter, type ShownChoice } from "@sat/item";
import { UnprovenError } from "../../solving/unproven.ts";
import { readFinding, speaksOf } from "./read-finding.ts";

/** How an option denies all three causes, or their fall, without naming one. */
const NONE =
  /\b(?:none|nothing|neither|nobody|other than|else|another|other|unexplained|unknown|yet)\b/;
/** How a conclusion says that it names what has fallen. */
const RIDDANCE = /\b(?:ignore|dismiss|drop|do without|spare|give up|leave out|rule out)\b/;
/** How a text says that one of its three causes is at work. */
const PREMISE = /\bone of the three\b/i;

/** The options that name all the causes that the printed findings leave, or all that they fell, and no others. */
export function proveElimination(facts: EliminationFacts, item: ShownChoice): OptionLetter[] {
  const passage = item.passage ?? "";
  const left = causesLeft(facts, passage);
  const asked = facts.links
    .map(({ cause }) => cause)
    .filter((cause) => left.includes(cause) === (facts.names === "left"));
  const ending = passage.split(/[.?!] /).at(-1) ?? "";
  return OPTION_LETTERS.filter((letter) => {
    const option = item.options[letter];
    const named = causeNamed(option, facts);
    if (RIDDANCE.test(`${ending} ${option}`) !== (facts.names === "fallen")) {
      throw new UnprovenError(`"${option}" does not say whether it names what is left`);
    }
    return named === undefined ? asked.length === 0 : asked.length === 1 && asked[0] === named;
  });
}

/** The causes with which the effect varies, by findings that the passage holds, each perhaps as part of a sentence. */
export function causesLeft(facts: EliminationFacts, passage: string): string[] {
  const { findings, links, effect } = facts;
  const printed = passage.toLowerCase();
  const varying = findings.flatMap(({ text, ...claimed }) => {
    const read = readFinding(text, links, effect);
    if (!printed.includes(text.toLowerCase().replace(/\.$/, ""))) {
      throw new UnprovenError(`"${text}" is not in the passage`);
    }
    if (read.cause !== claimed.cause || read.effect !== claimed.effect) {
      throw new UnprovenError(`"${text}" does not say what the facts claim`);
    }
    return read.effect === "varies" ? [read.cause] : [];
  });
  return [...varying, ...presumed(facts, passage, varying)];
}

/** The one cause that was not tested, if the text says that one is at work and the tests have shown of none that it is. */
function presumed(
  { findings, links, premise }: EliminationFacts,
  passage: string,
  varying: readonly string[],
): string[] {
  const tested = new Set(findings.map(({ cause }) => cause));
  const untested = links.map(({ cause }) => cause).filter((cause) => !tested.has(cause));
  if (untested.length === 0) return [];
  const isSaid = premise !== undefined && PREMISE.test(premise) && passage.includes(premise);
  if (!isSaid || untested.length > 1 || varying.length > 0) {
    throw new UnprovenError("one of the explanations is not tested");
  }
  return untested;
}

/** The cause that an option names, which must be the one that the facts say. */
function causeNamed(option: string, { links, claims }: EliminationFacts): string | undefined {
  const [named, ...more] = links.filter(({ words }) => speaksOf(option, words));
  if (more.length > 0 || (named === undefined) !== NONE.test(option)) {
    throw new UnprovenError(`"${option}" does not name one cause, or deny all`);
  }
  const claim = claims.find(({ text }) => text === option);
  if (claim === undefined || claim.cause !== named?.cause) {
    throw new UnprovenError(`"${option}" does not say what the facts claim`);
  }
  return named?.cause;
}
