import { INVERSES, PREFIX_FUNCTIONS } from "./known-names.ts";
import type { Reader } from "./reader.ts";
import type { Tree } from "./tree.ts";

/** Reads a function with what it is applied to: `f(2)`, `sin 30`, `sin^2(x)`, `log_2(8)`. */
export function readCall(reader: Reader): Tree {
  const { from, to } = reader.place;
  const name = reader.next()?.text ?? "";
  if (!PREFIX_FUNCTIONS.has(name)) {
    if (reader.sign !== "(") throw reader.trouble(`“(” is missing after ${name}.`);
    return { kind: "call", name, inputs: readInputs(reader), power: null, base: null, from, to };
  }
  const base = name === "log" && reader.takes("_") ? readIndex(reader) : null;
  const power = reader.takes("^") ? readIndex(reader) : null;
  const isInverse = power !== null && isMinusOne(power) && INVERSES.has(name);
  const called = isInverse ? (INVERSES.get(name) ?? name) : name;
  const inputs = reader.sign === "(" ? readInputs(reader) : [readBareInput(reader, name)];
  return { kind: "call", name: called, inputs, power: isInverse ? null : power, base, from, to };
}

/** What stands raised or lowered beside a function's name. */
function readIndex(reader: Reader): Tree {
  if (reader.takes("{")) return reader.bracketed("}", () => reader.sum());
  if (reader.takes("(")) return reader.bracketed(")", () => reader.sum());
  const isNegative = reader.takes("-");
  const token = reader.token;
  if (token === undefined || token.kind === "sign") throw reader.trouble("A number is missing.");
  reader.next();
  const tree: Tree =
    token.kind === "number"
      ? { kind: "number", value: Number(token.text), text: token.text }
      : { kind: "name", name: token.text, from: token.from, to: token.to };
  return isNegative ? { kind: "negative", of: tree } : tree;
}

function isMinusOne(tree: Tree): boolean {
  return tree.kind === "negative" && tree.of.kind === "number" && tree.of.value === 1;
}

function readInputs(reader: Reader): readonly Tree[] {
  reader.next();
  return reader.bracketed(")", () => {
    if (reader.sign === ")") throw reader.trouble("Something is missing between the brackets.");
    const inputs = [reader.sum()];
    while (reader.takes(",")) inputs.push(reader.sum());
    return inputs;
  });
}

/** Without brackets a root takes one factor, any other function a product up to the next function: sin 2x cos x. */
function readBareInput(reader: Reader, name: string): Tree {
  return reader.inside(() => {
    if (name === "sqrt" || name === "cbrt") return reader.grammar.power(reader);
    let left = reader.grammar.signed(reader);
    while (reader.beginsFactor && reader.sign !== "{" && !isPrefixFunction(reader)) {
      left = { kind: "binary", operator: "juxtaposed", left, right: reader.grammar.power(reader) };
    }
    return left;
  });
}

function isPrefixFunction({ token }: Reader): boolean {
  return token?.kind === "name" && PREFIX_FUNCTIONS.has(token.text);
}
