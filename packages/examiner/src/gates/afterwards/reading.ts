import type { Specimen } from "@sat/engine";
import { type Side, readChains } from "../../reading/read-chains.ts";
import { symbolsOf } from "../../reading/tree.ts";
import { type Answer, answersOf } from "./answers.ts";
import { Judge, type Judged, type Verdict, worstOf } from "./judge.ts";
import { type Situation, situationOf } from "./situation.ts";

/** One of the texts that a learner reads after answering, with its chains judged. */
export interface ReadText {
  /** For complaints: "the explanation", "the reason of B". */
  readonly name: string;
  readonly markup: string;
  readonly judged: readonly Judged[];
  /** Whose reason it is; absent for the explanation. */
  readonly answer?: Answer;
}

export interface AfterwardsReading {
  readonly situation: Situation;
  /** The explanation first, then the reasons in the order of their answers. */
  readonly texts: readonly ReadText[];
}

const known = new WeakMap<Specimen, AfterwardsReading>();

/** What is read after answering; every gate on it asks for the same reading. */
export function readAfterwards(specimen: Specimen): AfterwardsReading {
  const found = known.get(specimen) ?? read(specimen);
  known.set(specimen, found);
  return found;
}

function read({ item, facts }: Specimen): AfterwardsReading {
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
  const reasons = answersOf(item).map((answer): ReadText => {
    const { name, text, reason, isKey } = answer;
    const judged = judgedIn(reason);
    return {
      name: `the reason of ${name}`,
      markup: reason,
      answer,
      judged: isKey ? judged : judged.map((each) => ofSlip(each, text)),
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
