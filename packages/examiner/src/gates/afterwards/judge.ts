import { type Num, sameNum } from "../../exact/num.ts";
import { sameSolutions } from "../../provers/math/solution-set.ts";
import { numberTree } from "../../reading/parse.ts";
import type { Chain, Side } from "../../reading/read-chains.ts";
import { type Relation, type Tree, some, symbolsOf } from "../../reading/tree.ts";
import { areEquivalent } from "../../solving/equivalence.ts";
import { type Values, evaluate } from "../../solving/evaluate.ts";
import { ALL, solveEquation } from "../../solving/solve-equation.ts";
import { solveSystem } from "../../solving/solve-system.ts";
import { type Claim, claimsOf, equationsAmong, speaksOfUnknowns } from "./claims.ts";
import { expanded, isOpenCall, nameOf } from "./functions.ts";
import { agreesInPrint } from "./printed-agreement.ts";
import { provenOr } from "../../solving/proven-or.ts";
import { sameEquation } from "../../solving/same-equation.ts";
import type { Situation } from "./situation.ts";
import { isStandardForm } from "./standard-forms.ts";
import { denies, hedges, supposes } from "./turns-of-phrase.ts";

/**
 * What comes of a displayed claim. A "naming" gives a value to a name of which nothing else is known, or supposes
 * one: it is neither right nor wrong, and where its number comes from is asked elsewhere.
 */
export type Verdict = "true" | "false" | "undecided" | "naming";

export interface JudgedClaim extends Claim {
  readonly verdict: Verdict;
}

export interface Judged {
  readonly chain: Chain;
  readonly claims: readonly JudgedClaim[];
  /** Of the chain, which is as good as its worst claim. */
  readonly verdict: Verdict;
}

/** A claim with the functions of the question replaced by what they are, under what its sentence supposes. */
interface Comparison extends Claim {
  readonly left: Tree;
  readonly right: Tree;
  readonly supposed: readonly Relation[];
}

/** A letter, or a function of one. */
const NAME = /^[a-zA-Z](?:\([a-z]\))?$/;

/** Facts about equations that may have no solution, so that the work on them ends in numbers that are not equal. */
const MAY_CONTRADICT: ReadonlySet<string> = new Set(["solution-count", "statement", "constant"]);

/** Judges the chains of one text in order: later ones may speak of what earlier ones named. */
export class Judge {
  readonly #situation: Situation;
  /** What the question or this text calls by a name, `AB = 12` or `f(3) = 7`, where the facts do not know it. */
  readonly #named: Map<string, Num>;
  /** The values that an equation leaves to a name of the text's own. */
  readonly #roots = new Map<string, readonly Num[]>();
  /** What each sentence supposes. */
  readonly #supposed = new Map<string, readonly Relation[]>();

  constructor(situation: Situation) {
    this.#situation = situation;
    this.#named = new Map(situation.named());
  }

  /** The verdicts in order. */
  judged(chains: readonly Chain[]): readonly Judged[] {
    const first = chains.map((chain) => this.#judge(chain));
    // An equation for a name of the text's own is decided once the text says what the name is, without supposing.
    this.#supposed.clear();
    return first.map((each) => (each.verdict === "undecided" ? this.#judge(each.chain) : each));
  }

  #judge(chain: Chain): Judged {
    const isSupposed = this.#suppose(chain);
    const claims = claimsOf(chain).map((claim) => ({
      ...claim,
      verdict: isSupposed ? "naming" : this.#verdictOn(claim, chain),
    }));
    return { chain, claims, verdict: worstOf(claims) };
  }

  /** Whether it supposes something: `x = 3` after "with", or after another supposition and "and". */
  #suppose(chain: Chain): boolean {
    const [equation] = equationsAmong(claimsOf(chain));
    const supposed = this.#supposedIn(chain);
    if (equation?.left.kind !== "symbol" || chain.links.length > 1) return false;
    if (!supposes(chain, supposed.length > 0)) return false;
    this.#supposed.set(chain.sentence, [...supposed, equation]);
    return true;
  }

  #supposedIn({ sentence }: Chain): readonly Relation[] {
    return this.#supposed.get(sentence) ?? [];
  }

  #verdictOn(claim: Claim, chain: Chain): Verdict {
    if (isStandardForm(chain)) return "true";
    const verdict = this.#decided(claim, this.#supposedIn(chain));
    const isExcused = denies(chain) || (speaksOfUnknowns(claim) && hedges(chain));
    return verdict === "false" && isExcused ? "undecided" : verdict;
  }

  #decided(claim: Claim, supposed: readonly Relation[]): Verdict {
    const { functions } = this.#situation;
    const [left, right] = claim.sides.map(({ tree }) => tree && expanded(tree, functions));
    return left && right
      ? provenOr("undecided", () => this.#compared({ ...claim, left, right, supposed }))
      : "undecided";
  }

  #compared(said: Comparison): Verdict {
    const { left, right } = said;
    if (some(left, isOpenCall) || some(right, isOpenCall)) {
      return this.#isQuoted(said) ? "true" : (this.#naming(said) ?? "undecided");
    }
    const names = [...symbolsOf(left, right)];
    if (names.length === 0) return this.#ofNumbers(said);
    return this.#ofRange(said) ?? this.#ofUnknowns(said, names);
  }

  /** Two plain numbers that are not equal end the work on an equation without solutions. */
  #ofNumbers(said: Comparison): Verdict {
    if (isTrueAt(said, new Map())) return "true";
    const calculates = some(said.left, isOperation) || some(said.right, isOperation);
    return MAY_CONTRADICT.has(this.#situation.facts.kind) && !calculates ? "undecided" : "false";
  }

  /** Where the facts are about a range of values, an inequality must describe it to the end. */
  #ofRange({ left, right, link }: Comparison): Verdict | undefined {
    const { facts, given } = this.#situation;
    if (link === "=" || link === "≈") return undefined;
    if (facts.kind !== "solution-set" && facts.kind !== "whole-number") return undefined;
    const isSame = sameSolutions([{ left, sign: link, right }], given, facts.unknown);
    return isSame ? "true" : "undecided";
  }

  #ofUnknowns(said: Comparison, names: readonly string[]): Verdict {
    const covers = (values: Values) => names.every((name) => values.has(name));
    const holdsAt = (values: Values) => isTrueAt(said, values);
    const tried = this.#valuesToTry(said).filter(covers);
    if (tried.length > 0 && tried.every(holdsAt)) return "true";
    if (this.#isQuoted(said)) return "true";
    if (this.#withNames(this.#situation.all()).filter(covers).some(holdsAt)) return "true";
    if (said.link === "=" && (isIdentity(said, names) || this.#isGiven(said))) return "true";
    if (tried.length > 0) return this.#situation.facts.kind === "through" ? "undecided" : "false";
    return this.#naming(said) ?? this.#defining(said, names);
  }

  /** Whether the question or the key says the same of a name, to the letter: `f(x) = 2x + 1` for `y = 2x + 1`. */
  #isQuoted(said: Comparison): boolean {
    const isName = nameOf(said.left, said.sides[0].tex) !== undefined;
    const about = isName ? saidOfName(said) : undefined;
    return (
      about !== undefined && this.#situation.printed.some((claim) => saidOfName(claim) === about)
    );
  }

  /** Whether it is an equation of the question, the key or the facts, perhaps multiplied or with its terms moved. */
  #isGiven({ left, right }: Comparison): boolean {
    const { equations, given } = this.#situation;
    return [...equations(), ...given].some((each) =>
      sameEquation({ left, sign: "=", right }, each),
    );
  }

  /** The solutions under what the sentence supposes, with what the text has named. */
  #valuesToTry({ supposed }: Comparison): readonly Values[] {
    const { asked, constants, equations, given } = this.#situation;
    if (supposed.length === 0) return this.#withNames(asked());
    return this.#withNames([constants]).flatMap((known) =>
      [given, equations()].flatMap((relations) =>
        provenOr([], () => solveSystem([...relations, ...supposed], [], known)),
      ),
    );
  }

  #withNames(solutions: readonly Values[]): readonly Values[] {
    return solutions.map((values) => new Map([...this.#named, ...values]));
  }

  /** What a name of the text's own is worked out from: the first solution, and what has been named. */
  #known(): Values {
    const [known = new Map()] = this.#withNames(this.#situation.asked());
    return known;
  }

  /** `s = 12` or `f(3) = 12` where nothing else says what that is; the second time it must be the same. */
  #naming({ left, right, link, sides, supposed }: Comparison): Verdict | undefined {
    const name = nameOf(left, sides[0].tex);
    const values = this.#known();
    const isKnown = [...symbolsOf(right)].every((each) => values.has(each));
    if (name === undefined || link !== "=" || !isKnown) return undefined;
    const value = evaluate(right, values);
    const known = this.#named.get(name);
    if (known !== undefined) return sameNum(known, value) ? "true" : "false";
    const roots = this.#roots.get(name);
    if (roots !== undefined && !roots.some((root) => sameNum(root, value))) return "false";
    if (supposed.length === 0) this.#named.set(name, value);
    return roots === undefined ? "naming" : "true";
  }

  /** An equation in one name of the text's own leaves it some values; it is right if the key is one of them. */
  #defining({ left, right, link }: Comparison, names: readonly string[]): Verdict {
    const values = this.#known();
    const { key } = this.#situation;
    const own = names.find((name) => !values.has(name));
    if (link !== "=" || own === undefined) return "undecided";
    const roots = solveEquation({ left, sign: link, right }, own, values);
    if (roots === ALL || roots.length === 0) return "undecided";
    if (key !== undefined && roots.some((root) => sameNum(root, key))) return "true";
    this.#roots.set(own, roots);
    return "undecided";
  }
}

/** What a chain is worth whose claims are worth so much. */
export function worstOf(claims: readonly JudgedClaim[]): Verdict {
  const order: readonly Verdict[] = ["false", "undecided", "true"];
  return order.find((worst) => claims.some(({ verdict }) => verdict === worst)) ?? "naming";
}

/** What a claim says of a name, whatever the name is: `=2x+1` of `y = 2x + 1`. */
function saidOfName({ link, sides: [name, said] }: Claim): string | undefined {
  const tex = withoutSpaces(said);
  return NAME.test(withoutSpaces(name)) && /[a-z]/.test(tex) ? link + tex : undefined;
}

function withoutSpaces({ tex }: Side): string {
  return tex.replaceAll(" ", "");
}

function isOperation(part: Tree): boolean {
  return part.kind === "binary";
}

function isTrueAt({ left, right, link, sides }: Comparison, values: Values): boolean {
  return agreesInPrint([evaluate(left, values), evaluate(right, values)], link, sides);
}

/** Whether the sides are equal whatever the unknowns are; lengths are positive. */
function isIdentity({ left, right }: Comparison, names: readonly string[]): boolean {
  const positive = names.map((name): Relation => ({
    left: { kind: "symbol", name },
    sign: ">",
    right: numberTree(0),
  }));
  return provenOr(false, () => areEquivalent(left, right) || areEquivalent(left, right, positive));
}
