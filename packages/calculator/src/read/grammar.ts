import { FUNCTIONS } from "./known-names.ts";
import { readCall } from "./read-call.ts";
import { readBraces, readBrackets, readParentheses } from "./read-enclosed.ts";
import type { Grammar, Reader } from "./reader.ts";
import type { Operator, Tree } from "./tree.ts";

export const GRAMMAR: Grammar = { sum: readSum, signed: readSigned, power: readPower };

/** Reads a sum: what stands on a side of a statement or between brackets. */
function readSum(reader: Reader): Tree {
  return reader.inside(() => {
    let left = readProduct(reader);
    for (;;) {
      const operator = reader.sign;
      if (operator !== "+" && operator !== "-") return left;
      reader.next();
      left = { kind: "binary", operator, left, right: readProduct(reader) };
    }
  });
}

function readProduct(reader: Reader): Tree {
  let left = readSigned(reader);
  for (;;) {
    const operator = productOperator(reader);
    if (operator === null) return left;
    if (operator !== "juxtaposed") reader.next();
    left = { kind: "binary", operator, left, right: readSigned(reader) };
  }
}

function productOperator(reader: Reader): Operator | null {
  const { sign } = reader;
  if (sign === "*" || sign === "/" || sign === "of") return sign;
  return reader.beginsFactor ? "juxtaposed" : null;
}

/** A minus binds looser than a power: -3^2 is -9. */
function readSigned(reader: Reader): Tree {
  if (reader.takes("-")) {
    return { kind: "negative", of: reader.inside(() => readSigned(reader)) };
  }
  if (reader.takes("+")) return reader.inside(() => readSigned(reader));
  return readPower(reader);
}

function readPower(reader: Reader): Tree {
  const base = readPostfix(reader);
  if (!reader.takes("^")) return base;
  const right = reader.inside(() => readSigned(reader));
  return { kind: "binary", operator: "^", left: base, right };
}

function readPostfix(reader: Reader): Tree {
  let tree = readPrimary(reader);
  for (;;) {
    const { sign } = reader;
    if (sign === "!" || sign === "%" || sign === "°") {
      reader.next();
      tree = { kind: "postfix", sign, of: tree };
    } else if (sign === "[" && (tree.kind === "name" || tree.kind === "list")) {
      reader.next();
      tree = { kind: "element", of: tree, at: reader.bracketed("]", () => readSum(reader)) };
    } else return tree;
  }
}

function readPrimary(reader: Reader): Tree {
  const { token, sign } = reader;
  if (token === undefined) throw reader.trouble("Something is missing at the end.");
  if (token.kind === "number") {
    reader.next();
    return { kind: "number", value: Number(token.text), text: token.text };
  }
  if (token.kind === "name") {
    const isCall = FUNCTIONS.has(token.text) || reader.functions.has(token.text);
    if (isCall) return readCall(reader);
    reader.next();
    return { kind: "name", name: token.text, from: token.from, to: token.to };
  }
  if (sign === "(") return readParentheses(reader);
  if (sign === "[") return readBrackets(reader);
  if (sign === "{") return readBraces(reader);
  if (sign === "|") return readBars(reader);
  throw reader.trouble(`A number or a letter is missing before “${sign}”.`);
}

function readBars(reader: Reader): Tree {
  reader.next();
  reader.bars += 1;
  const of = readSum(reader);
  reader.needs("|");
  reader.bars -= 1;
  return { kind: "bars", of };
}
