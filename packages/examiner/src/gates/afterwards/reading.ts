import type { Specimen } from "@sat/engine";
import { readChains } from "../../reading/read-chains.ts";
import { type Answer, answersOf } from "./answers.ts";
import { speaksOfUnknowns } from "./claims.ts";
import { Judge, type Judged, type Verdict, worstOf } from "./judge.ts";
import { type Situation, situationOf } from "./situation.ts";

/** One of the texts that a learner reads after answering, with its chains judged. */
export interface ReadText {
  /** For complaints: "the explanation", "the reason of B". */
  readonly name: string;
  readonly markup: string;
  readonly judged: readonly Judged[];
}

interface ReadReason extends ReadText {
  readonly answer: Answer;
}

interface AfterwardsReading {
  readonly situation: Situation;
  readonly explanation: ReadText;
  /** In the order of their answers. */
  readonly reasons: readonly ReadReason[];
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
  const readText = (name: string, markup: string): ReadText => ({
    name,
    markup,
    judged: new Judge(situation).judged(readChains(markup)),
  });
  const reasons = answersOf(item).map((answer): ReadReason => {
    const { name, text, reason, isKey } = answer;
    const { judged, ...rest } = readText(`the reason of ${name}`, reason);
    return { ...rest, answer, judged: isKey ? judged : judged.map((each) => ofSlip(each, text)) };
  });
  return { situation, explanation: readText("the explanation", item.explanation), reasons };
}

/**
 * A slip leads away from the solution: what its reason says of unknowns is not held against the facts, and is decided
 * only where its option says it. What it says of numbers alone is held.
 */
function ofSlip({ chain, claims: said }: Judged, option: string): Judged {
  const printed = option.replaceAll(/[\s$]/g, "");
  const claims = said.map((claim, at) => {
    const isLast = at === said.length - 1;
    const isOption = isLast && printed.includes(claim.sides[1].tex.replaceAll(/\s/g, ""));
    return speaksOfUnknowns(claim)
      ? { ...claim, verdict: ofUnknowns(claim.verdict, isOption) }
      : claim;
  });
  return { chain, claims, verdict: worstOf(claims) };
}

function ofUnknowns(verdict: Verdict, isOption: boolean): Verdict {
  if (isOption) return "true";
  return verdict === "false" ? "undecided" : verdict;
}
