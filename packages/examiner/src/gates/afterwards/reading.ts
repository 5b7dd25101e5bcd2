import { type ChoiceItem, OPTION_LETTERS, type OptionLetter } from "@sat/item";
import type { Specimen } from "@sat/engine";
import { type Side, readChains } from "../../reading/read-chains.ts";
import { symbolsOf } from "../../reading/tree.ts";
import { Judge, type Judged, type Verdict, worstOf } from "./judge.ts";
import { type Situation, situationOf } from "./situation.ts";

/** One of the texts that a learner reads after answering, with its chains judged. */
export interface ReadText {
  /** For complaints: "the explanation", "the reason of B". */
  readonly name: string;
  readonly markup: string;
  readonly judged: readonly Judged[];
  /** Whose reason it is; absent for the explanation. */
  readonly letter?: OptionLetter;
}

export interface AfterwardsReading {
  readonly situation: Situation;
  /** The explanation first, then the reasons, A to D. */
  readonly texts: readonly ReadText[];
}

const known = new WeakMap<Specimen<ChoiceItem>, AfterwardsReading>();

/** What is read after answering; every gate on it asks for the same reading. */
export function readAfterwards(specimen: Specimen<ChoiceItem>): AfterwardsReading {
  const found = known.get(specimen) ?? read(specimen);
  known.set(specimen, found);
  return found;
}

function read({ item, facts }: Specimen<ChoiceItem>): AfterwardsReading {
  const situation = situationOf(facts, item);
  const judgedIn = (markup: string) => {
    const chains = readChains(markup);
    return chains.length === 0 ? [] : new Judge(situation).judged(chains);
  };
  const explanation = {
    name: "the explanation",
    markup: item.explanation,
    judged: judgedIn(item.explanation),
  };
  const reasons = OPTION_LETTERS.map((letter): ReadText => {
    const markup = item.rationales[letter].reason;
    const judged = judgedIn(markup);
    const isKey = letter === item.correctAnswer;
    return {
      name: `the reason of ${letter}`,
      markup,
      letter,
      judged: isKey ? judged : judged.map((each) => ofSlip(each, item.options[letter])),
    };
  });
  return { situation, texts: [explanation, ...reasons] };
}

/**
 * A slip leads away from the solution: what its reason says of unknowns is not held against the facts, and is decided
 * only where its option says it. What it says of numbers alone is held.
 */
function ofSlip(judged: Judged, option: string): Judged {
  const { chain } = judged;
  const printed = option.replaceAll(/[\s$]/g, "");
  const isOption = printed.includes(chain.sides.at(-1)?.tex.replaceAll(/\s/g, "") ?? printed);
  const verdicts = judged.verdicts.map((verdict, at): Verdict => {
    if (verdict === "true" || isOfNumbers(chain.sides.slice(at, at + 2))) return verdict;
    if (isOption && at === chain.links.length - 1) return "true";
    return verdict === "false" ? "undecided" : verdict;
  });
  return { chain, verdicts, verdict: worstOf(verdicts) };
}

function isOfNumbers(sides: readonly Side[]): boolean {
  return sides.every(({ tree }) => tree !== undefined && symbolsOf(tree).size === 0);
}
