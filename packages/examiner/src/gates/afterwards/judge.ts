import { type Num, sameNum } from "../../exact/num.ts";
import { sameSolutions } from "../../provers/math/solution-set.ts";
import type { Chain, Link, Side } from "../../reading/read-chains.ts";
import { numberTree } from "../../reading/parse.ts";
import { type Relation, type Tree, some, symbolsOf } from "../../reading/tree.ts";
import { areEquivalent } from "../../solving/equivalence.ts";
import { type Values, evaluate } from "../../solving/evaluate.ts";
import { ALL, solveEquation } from "../../solving/solve-equation.ts";
import { solveSystem } from "../../solving/solve-system.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import { expanded, isOpenCall, nameOf } from "./functions.ts";
import { isStandardForm } from "./standard-forms.ts";
import { agreesInPrint } from "./printed-agreement.ts";
import { isProven, sameEquation } from "./same-equation.ts";
import { type Situation, orNone } from "./situation.ts";
import { denies, hedges, supposes } from "./turns-of-phrase.ts";

/**
 * What comes of a displayed chain. A "naming" gives a value to a name of which nothing else is known, or supposes
 * one: it is neither right nor wrong, and where its number comes from is asked elsewhere.
 */
export type Verdict = "true" | "false" | "undecided" | "naming";

export interface Judged {
  readonly chain: Chain;
  /** Of each link. */
  readonly verdicts: readonly Verdict[];
  /** Of the chain, which is as good as its worst link. */
  readonly verdict: Verdict;
}

/** Two sides and what links them, with the functions of the question replaced by what they are. */
interface Comparison {
  readonly left: Tree;
  readonly right: Tree;
  readonly link: Link;
  readonly sides: readonly [Side, Side];
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
  #supposed: readonly Relation[] = [];
  #sentence = "";

  constructor(situation: Situation) {
    this.#situation = situation;
    this.#named = new Map(situation.named());
  }

  /** The verdicts in order. */
  judged(chains: readonly Chain[]): readonly Judged[] {
    const first = chains.map((chain) => this.#judge(chain));
    // An equation for a name of the text's own is decided once the text says what the name is.
    return first.map((each) => (each.verdict === "undecided" ? this.#judge(each.chain) : each));
  }

  #judge(chain: Chain): Judged {
    const verdicts = this.#ofLinks(chain);
    return { chain, verdicts, verdict: worstOf(verdicts) };
  }

  #ofLinks(chain: Chain): readonly Verdict[] {
    if (chain.sentence !== this.#sentence) this.#supposed = [];
    this.#sentence = chain.sentence;
    if (this.#isSupposed(chain)) return ["naming"];
    return chain.links.map((link, at) => {
      const [left, right] = [chain.sides[at], chain.sides[at + 1]];
      if (left === undefined || right === undefined) return "undecided";
      if (isStandardForm(chain)) return "true";
      const verdict = this.#decided(link, [left, right]);
      const speaksOfUnknowns = [left, right].some(({ tree }) => tree && symbolsOf(tree).size > 0);
      const excused = denies(chain) || (speaksOfUnknowns && hedges(chain));
      return verdict === "false" && excused ? "undecided" : verdict;
    });
  }

  /** `x = 3` after "with", or after another supposition and "and". */
  #isSupposed(chain: Chain): boolean {
    const [left, right] = chain.sides.map(({ tree }) => tree);
    if (left?.kind !== "symbol" || right === undefined || chain.links.join() !== "=") return false;
    if (!supposes(chain, this.#supposed.length > 0)) return false;
    this.#supposed = [...this.#supposed, { left, sign: "=", right }];
    return true;
  }

  #decided(link: Link, sides: readonly [Side, Side]): Verdict {
    const [first, second] = sides;
    if (first.tree === undefined || second.tree === undefined) return "undecided";
    const { functions } = this.#situation;
    const [left, right] = [expanded(first.tree, functions), expanded(second.tree, functions)];
    try {
      return this.#compared({ left, right, link, sides });
    } catch (error) {
      if (error instanceof UnprovenError) return "undecided";
      throw error;
    }
  }

  #compared(said: Comparison): Verdict {
    const { left, right, link } = said;
    if (some(left, isOpenCall) || some(right, isOpenCall)) {
      return this.#isQuoted(said) ? "true" : (this.#naming(said) ?? "undecided");
    }
    const names = [...symbolsOf(left, right)];
    if (names.length === 0) return this.#ofNumbers(said);
    const covers = (values: Values) => names.every((name) => values.has(name));
    const tried = this.#valuesToTry().filter(covers);
    if (link !== "=" && link !== "≈" && this.#isRange()) return this.#sameRange(said);
    if (tried.length > 0 && tried.every((values) => isTrueAt(said, values))) return "true";
    if (this.#isQuoted(said)) return "true";
    const branches = this.#situation.all().map((values) => this.#withNames(values));
    if (branches.some((values) => covers(values) && isTrueAt(said, values))) return "true";
    if (isIdentity(said, names) || this.#isGiven(said)) return "true";
    if (tried.length > 0) return this.#situation.facts.kind === "through" ? "undecided" : "false";
    return this.#naming(said) ?? this.#defining(said, names);
  }

  /** Two plain numbers that are not equal end the work on an equation without solutions. */
  #ofNumbers(said: Comparison): Verdict {
    if (isTrueAt(said, new Map())) return "true";
    const arePlain = ![said.left, said.right].some((side) => some(side, isOperation));
    return arePlain && MAY_CONTRADICT.has(this.#situation.facts.kind) ? "undecided" : "false";
  }

  /** Whether the facts are about a range of values, which an inequality must describe to the end. */
  #isRange(): boolean {
    const { kind } = this.#situation.facts;
    return kind === "solution-set" || kind === "whole-number";
  }

  #sameRange({ left, right, link }: Comparison): Verdict {
    const { facts, given } = this.#situation;
    if (link === "≈" || (facts.kind !== "solution-set" && facts.kind !== "whole-number")) {
      return "undecided";
    }
    return sameSolutions([{ left, sign: link, right }], given, facts.unknown)
      ? "true"
      : "undecided";
  }

  /** Whether the question or the key says the same of a name, to the letter: `f(x) = 2x + 1` for `y = 2x + 1`. */
  #isQuoted({ left, link, sides }: Comparison): boolean {
    const [name, tex] = sides.map((side) => side.tex.replaceAll(" ", ""));
    if (nameOf(left, "") === undefined || tex === undefined || !/[a-z]/.test(tex)) return false;
    return this.#situation.printed.some(({ sides: said, links }) => {
      const [head, body] = said.slice(-2).map((side) => side.tex.replaceAll(" ", ""));
      const names = [head, name].every((each) => each !== undefined && NAME.test(each));
      return body === tex && links.at(-1) === link && names;
    });
  }

  /** Whether it is an equation of the question, the key or the facts, perhaps multiplied or with its terms moved. */
  #isGiven({ left, right, link }: Comparison): boolean {
    if (link !== "=") return false;
    const given = this.#situation.given.filter(({ sign }) => sign === "=");
    return [...this.#printedEquations(), ...given].some((each) =>
      isProven(() => sameEquation({ left, sign: "=", right }, each)),
    );
  }

  #printedEquations(): Relation[] {
    const { printed, functions } = this.#situation;
    return printed.flatMap(({ sides: [a, b], links }): Relation[] => {
      if (a?.tree === undefined || b?.tree === undefined || links.join() !== "=") return [];
      const [left, right] = [expanded(a.tree, functions), expanded(b.tree, functions)];
      return [left, right].some((side) => some(side, isOpenCall))
        ? []
        : [{ left, sign: "=", right }];
    });
  }

  /** The solutions under what the sentence supposes, with what the text has named. */
  #valuesToTry(): readonly Values[] {
    const { given, constants, asked } = this.#situation;
    if (this.#supposed.length > 0) {
      const under = (relations: readonly Relation[]) =>
        orNone(() =>
          solveSystem([...relations, ...this.#supposed], [], this.#withNames(constants)),
        );
      return [...under(given), ...under(this.#printedEquations())];
    }
    const solutions = asked();
    return (solutions.length > 0 ? solutions : [constants]).map((each) => this.#withNames(each));
  }

  #withNames(values: Values): Values {
    return new Map([...this.#named, ...values]);
  }

  /** What a name of the text's own is worked out from: the first solution, and what has been named. */
  #known(): Values {
    return this.#withNames(this.#situation.asked()[0] ?? this.#situation.constants);
  }

  /** `s = 12` or `f(3) = 12` where nothing else says what that is; the second time it must be the same. */
  #naming({ left, right, link, sides }: Comparison): Verdict | undefined {
    const name = nameOf(left, sides[0].tex);
    if (name === undefined || link !== "=" || some(right, isOpenCall)) return undefined;
    const values = this.#known();
    if (![...symbolsOf(right)].every((each) => values.has(each))) return undefined;
    const value = evaluate(right, values);
    const known = this.#named.get(name);
    if (known !== undefined) return sameNum(known, value) ? "true" : "false";
    const roots = this.#roots.get(name);
    if (roots !== undefined && !roots.some((root) => sameNum(root, value))) return "false";
    if (this.#supposed.length === 0) this.#named.set(name, value);
    return roots === undefined ? "naming" : "true";
  }

  /** An equation in one name of the text's own leaves it some values; it is right if the key is one of them. */
  #defining({ left, right, link }: Comparison, names: readonly string[]): Verdict {
    const values = this.#known();
    const { key } = this.#situation;
    const [own, ...more] = names.filter((name) => !values.has(name));
    if (link !== "=" || own === undefined || more.length > 0) return "undecided";
    const roots = solveEquation({ left, sign: "=", right }, own, values);
    if (roots === ALL || roots.length === 0) return "undecided";
    if (key !== undefined && roots.some((root) => sameNum(root, key))) return "true";
    this.#roots.set(own, roots);
    return "undecided";
  }
}

/** What a chain is worth whose links are worth so much. */
export function worstOf(verdicts: readonly Verdict[]): Verdict {
  const order: readonly Verdict[] = ["false", "undecided", "true"];
  return order.find((verdict) => verdicts.includes(verdict)) ?? "naming";
}

function isTrueAt({ left, right, link, sides }: Comparison, values: Values): boolean {
  if (left.kind === "tuple" && right.kind === "tuple") {
    return left.members.every((member, at) => {
      const other = right.members[at];
      return other !== undefined && isTrueAt({ left: member, right: other, link, sides }, values);
    });
  }
  return agreesInPrint([evaluate(left, values), evaluate(right, values)], link, sides);
}

/** Whether the sides are equal whatever the unknowns are; lengths are positive. */
function isOperation(part: Tree): boolean {
  return part.kind === "binary";
}

function isIdentity({ left, right, link }: Comparison, names: readonly string[]): boolean {
  if (link !== "=") return false;
  const positive = names.map((name): Relation => ({
    left: { kind: "symbol", name },
    sign: ">",
    right: numberTree(0),
  }));
  return isProven(() => areEquivalent(left, right) || areEquivalent(left, right, positive));
}
