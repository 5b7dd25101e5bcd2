import { fraction, fromDecimal } from "../exact/fraction.ts";
import { remembered } from "../remembered.ts";
import { texTokens } from "./tex-tokens.ts";
import { type Mark, type Token, codeTokens } from "./tokens.ts";
import { type Relation, type Statement, type Tree, UnreadableError, binary, some } from "./tree.ts";

/** Letters that, before a bracket in print, name a function and not a factor. */
const FUNCTION_LETTERS = new Set(["f", "g", "h"]);

/** Reads a formula in calculator syntax, where angles are in degrees. Throws UnreadableError. */
export const parseCode = remembered((code): Statement =>
  new Parser(codeTokens(code), code, "code").statement(),
);

/** Reads printed TeX, without its dollar signs; an angle without ° is in radians. Throws UnreadableError. */
export const parseTex = remembered((tex): Statement =>
  new Parser(texTokens(tex), tex, "tex").statement(),
);

/** Reads an expression in calculator syntax; a list such as `x, y` is a tuple. */
export function parseExpression(code: string): Tree {
  const statement = parseCode(code);
  if (statement.kind === "expression") return statement.tree;
  throw new UnreadableError(`"${code}" is a relation, not an expression`);
}

/** Reads relations in calculator syntax; a chain such as `0 < x < 5` is two. */
export function parseRelations(code: string): readonly Relation[] {
  const statement = parseCode(code);
  if (statement.kind === "relations") return statement.relations;
  throw new UnreadableError(`"${code}" is an expression, not a relation`);
}

/** Precedence climbing over tokens; factors that stand side by side are multiplied. */
class Parser {
  readonly #tokens: readonly Token[];
  readonly #source: string;
  readonly #notation: "code" | "tex";
  #at = 0;
  /** Inside |…|, a bar closes. */
  #bars = 0;

  constructor(tokens: readonly Token[], source: string, notation: "code" | "tex") {
    this.#tokens = tokens;
    this.#source = source;
    this.#notation = notation;
  }

  statement(): Statement {
    const first = this.#list();
    const relations: Relation[] = [];
    let left = first;
    for (let token = this.#peek(); token?.kind === "sign"; token = this.#peek()) {
      this.#at++;
      const right = this.#list();
      relations.push({ left, sign: token.sign, right });
      left = right;
    }
    if (this.#at < this.#tokens.length) this.#fail();
    return relations.length === 0
      ? { kind: "expression", tree: first }
      : { kind: "relations", relations };
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #fail(): never {
    throw new UnreadableError(`"${this.#source}" cannot be read at piece ${this.#at + 1}`);
  }

  /** Whether the next token is the mark, which is then taken. */
  #accept(wanted: Mark): boolean {
    const token = this.#peek();
    const found = token?.kind === "mark" && token.mark === wanted;
    if (found) this.#at++;
    return found;
  }

  #expect(wanted: Mark): void {
    if (!this.#accept(wanted)) this.#fail();
  }

  #list(): Tree {
    const listed = [this.#sum()];
    while (this.#accept(",")) listed.push(this.#sum());
    const [only] = listed;
    return listed.length === 1 && only !== undefined ? only : { kind: "tuple", members: listed };
  }

  #sum(): Tree {
    let left = this.#product();
    for (;;) {
      if (this.#accept("+")) left = binary("+", left, this.#product());
      else if (this.#accept("-")) left = binary("-", left, this.#product());
      else return left;
    }
  }

  #product(): Tree {
    let left = this.#signed();
    for (;;) {
      if (this.#accept("*")) left = binary("*", left, this.#signed());
      else if (this.#accept("/")) left = binary("/", left, this.#signed());
      else if (this.#startsFactor()) left = binary("*", left, this.#power());
      else return left;
    }
  }

  #startsFactor(): boolean {
    const token = this.#peek();
    if (token === undefined || token.kind === "sign") return false;
    if (token.kind !== "mark") return true;
    return token.mark === "(" || (token.mark === "|" && this.#bars === 0);
  }

  #signed(): Tree {
    if (this.#accept("-")) return { kind: "negative", of: this.#signed() };
    if (this.#accept("+")) return this.#signed();
    return this.#power();
  }

  #power(): Tree {
    let base = this.#primary();
    while (this.#accept("°")) base = degrees(base);
    return this.#accept("^") ? binary("^", base, this.#signed()) : base;
  }

  #primary(): Tree {
    const token = this.#peek();
    this.#at++;
    switch (token?.kind) {
      case "number":
        return { kind: "number", value: fromDecimal(token.digits), digits: token.digits };
      case "name":
        return this.#named(token.name);
      case "function":
        return this.#call(token.name);
      case "mark":
        if (token.mark === "(") return this.#inBrackets();
        if (token.mark === "|") return this.#betweenBars();
        return this.#fail();
      default:
        return this.#fail();
    }
  }

  #inBrackets(): Tree {
    const inside = this.#list();
    this.#expect(")");
    return inside;
  }

  #betweenBars(): Tree {
    this.#bars++;
    const inside = this.#sum();
    this.#expect("|");
    this.#bars--;
    return { kind: "call", name: "abs", args: [inside] };
  }

  #bracketedArguments(): readonly Tree[] {
    const args = members(this.#inBrackets());
    return this.#accept("°") ? args.map(degrees) : args;
  }

  /** Without brackets, the argument is all that stands side by side: 9x. */
  #bareArgument(): Tree {
    let argument = this.#power();
    while (this.#startsFactor() && this.#peek()?.kind !== "function") {
      argument = binary("*", argument, this.#power());
    }
    return argument;
  }

  #named(name: string): Tree {
    const symbol: Tree = { kind: "symbol", name };
    const namesFunction =
      FUNCTION_LETTERS.has(name) || (this.#notation === "code" && name.length > 1);
    if (!namesFunction || !this.#accept("(")) return symbol;
    return { kind: "call", name, args: members(this.#inBrackets()) };
  }

  /** sqrt(x), sin x, sin^2 x, sin 9x° or sin(x + 2)°. */
  #call(name: string): Tree {
    const exponent = this.#accept("^") ? this.#signed() : undefined;
    const args = this.#accept("(") ? this.#bracketedArguments() : [this.#bareArgument()];
    const inRadians = this.#notation === "tex" && ANGULAR.has(name);
    const call: Tree = { kind: "call", name, args: inRadians ? args.map(inDegrees) : args };
    return exponent === undefined ? call : binary("^", call, exponent);
  }
}

const ANGULAR = new Set(["sin", "cos", "tan"]);

/** An angle in radians, as degrees; one that is printed in degrees stays. */
function inDegrees(angle: Tree): Tree {
  if (some(angle, (part) => part.kind === "call" && part.name === "degrees")) return angle;
  return binary("/", binary("*", angle, numberTree(180)), { kind: "symbol", name: "pi" });
}

function degrees(of: Tree): Tree {
  return { kind: "call", name: "degrees", args: [of] };
}

function members(tree: Tree): readonly Tree[] {
  return tree.kind === "tuple" ? tree.members : [tree];
}

/** A whole number as a tree. */
export function numberTree(value: number): Tree {
  return { kind: "number", value: fraction(value), digits: String(value) };
}
