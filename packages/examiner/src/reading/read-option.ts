import { type Inline, parseInline } from "@sat/item";
import { remembered } from "../remembered.ts";
import { parseTex } from "./parse.ts";
import { type Relation, type Tree, UnreadableError } from "./tree.ts";

/** What a printed option says. */
export type Reading =
  /** A number, bare or with what stands before and after it: "\$", "%", " inches". */
  | {
      readonly kind: "number";
      readonly tree: Tree;
      readonly prefix: string;
      readonly suffix: string;
    }
  /** A point (a, b), or a list of values. */
  | { readonly kind: "point"; readonly members: readonly Tree[] }
  /** Relations that all hold ("and") or of which one holds ("or"). */
  | {
      readonly kind: "relations";
      readonly relations: readonly Relation[];
      readonly joined: "and" | "or";
    }
  | { readonly kind: "expression"; readonly tree: Tree }
  | { readonly kind: "words"; readonly words: string };

/** Reads an option as it is printed. Formulas that cannot be read are words. */
export const readOption = remembered((markup) => read(parseInline(markup)));

function read(parts: readonly Inline[]): Reading {
  try {
    return (
      numberWithUnit(parts) ??
      joinedRelations(parts) ??
      formula(parts) ?? { kind: "words", words: wordsOf(parts) }
    );
  } catch (error) {
    if (error instanceof UnreadableError) return { kind: "words", words: wordsOf(parts) };
    throw error;
  }
}

function wordsOf(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (part.kind === "text") return part.text;
      if (part.kind === "math") return part.tex;
      return part.kind === "blank" ? "" : wordsOf(part.children);
    })
    .join("")
    .trim();
}

const PLAIN_NUMBER =
  /^\s*([-\u2212]?)(\$?)((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?![\d,.]*\d)(\D*)$/su;

/** "15%", "\$1,200", "12 inches", "$\frac{3}{4}$ mile" or "$45^\circ$". */
function numberWithUnit(parts: readonly Inline[]): Reading | undefined {
  const [first, second, ...more] = parts;
  if (first?.kind === "text" && second === undefined) {
    const [, minus = "", prefix = "", digits = "", suffix = ""] =
      PLAIN_NUMBER.exec(first.text) ?? [];
    if (digits === "") return undefined;
    return asNumber(minus + digits, prefix, suffix.trim());
  }
  if (
    first?.kind === "text" &&
    first.text === "$" &&
    second?.kind === "math" &&
    more.length === 0
  ) {
    return asNumber(second.tex, "$", "");
  }
  if (first?.kind !== "math" || more.length > 0) return undefined;
  if (second !== undefined && second.kind !== "text") return undefined;
  const { tex, unit } = splitUnit(first.tex);
  return asNumber(tex, "", `${unit}${(second?.text ?? "").trim()}`);
}

/** Units set inside the formula: percent, degrees, or words in \text{…}. */
function splitUnit(tex: string): { tex: string; unit: string } {
  const match = /^(.*?)(?:(\\%)|(\^\{?\\circ\}?)|\\text\{\s*([^}]*)\})$/su.exec(tex);
  // In "sin 30°" the degrees belong to the angle, not to the value.
  if (match === null || /\\(?:sin|cos|tan)\b/.test(tex)) return { tex, unit: "" };
  const [, bare = "", percent, degrees, words] = match;
  return {
    tex: bare,
    unit: percent === undefined ? (degrees === undefined ? (words ?? "") : "°") : "%",
  };
}

function asNumber(tex: string, prefix: string, suffix: string): Reading | undefined {
  const statement = parseTex(tex);
  if (statement.kind !== "expression" || !isNumeric(statement.tree)) return undefined;
  return { kind: "number", tree: statement.tree, prefix, suffix };
}

/** A formula without unknowns. */
function isNumeric(tree: Tree): boolean {
  switch (tree.kind) {
    case "number":
      return true;
    case "symbol":
      return tree.name === "pi";
    case "negative":
      return isNumeric(tree.of);
    case "binary":
      return isNumeric(tree.left) && isNumeric(tree.right);
    case "call":
      return !/^[fgh]$/.test(tree.name) && tree.args.every(isNumeric);
    case "tuple":
      return false;
  }
}

/** "$x < 2$ or $x > 5$", "$x = 1$ and $y = 2$". */
function joinedRelations(parts: readonly Inline[]): Reading | undefined {
  const [first, joint, second, ...more] = parts;
  if (first?.kind !== "math" || joint?.kind !== "text" || second?.kind !== "math") return undefined;
  const joined = joint.text.trim();
  if ((joined !== "or" && joined !== "and") || more.length > 0) return undefined;
  const statements = [parseTex(first.tex), parseTex(second.tex)];
  const relations = statements.flatMap((each) => (each.kind === "relations" ? each.relations : []));
  return relations.length < statements.length
    ? undefined
    : { kind: "relations", relations, joined };
}

function formula(parts: readonly Inline[]): Reading | undefined {
  const [only, ...more] = parts;
  if (only?.kind !== "math" || more.length > 0) return undefined;
  const statement = parseTex(only.tex);
  if (statement.kind === "relations") return { ...statement, joined: "and" };
  const { tree } = statement;
  return tree.kind === "tuple"
    ? { kind: "point", members: tree.members }
    : { kind: "expression", tree };
}
