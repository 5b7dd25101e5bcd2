/** The changes of a source that are tried, one at a time. */
import { type ESTree, parseSync, Visitor, type VisitorObject } from "vite";

/** What is written in the place of a stretch of source. A block or a case is left out as a whole. */
export interface Mutation {
  readonly start: number;
  readonly end: number;
  readonly becomes: string | null;
}

type Span = Pick<ESTree.Span, "start" | "end">;

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
  "+=": ["-="],
  "-=": ["+="],
  "??=": ["&&="],
};

/** Calls that are exchanged for another or, where there is none, left out. */
const METHODS = new Map([
  ["every", "some"],
  ["some", "every"],
  ["startsWith", "endsWith"],
  ["endsWith", "startsWith"],
  ["toUpperCase", "toLowerCase"],
  ["toLowerCase", "toUpperCase"],
  ["min", "max"],
  ["max", "min"],
  ...["filter", "slice", "trim", "toSorted", "toReversed"].map((name) => [name, ""] as const),
]);

/** All that are tried of a source. */
export function mutationsOf(file: string, source: string): Mutation[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
  const text = ({ start, end }: Span) => source.slice(start, end);
  const found: Mutation[] = [];
  const add = ({ start, end }: Span, ...texts: readonly (string | null)[]) => {
    found.push(...texts.map((becomes) => ({ start, end, becomes })));
  };
  new Visitor({ ...conditions(add, text), ...values(add, text), ...bodies(add) }).visit(program);
  const isLeftOut = leftOut(program, text);
  return found.filter((mutation) => !isLeftOut(mutation));
}

type Add = (node: Span, ...texts: readonly (string | null)[]) => void;
type Text = (node: Span) => string;

function conditions(add: Add, text: Text): VisitorObject {
  const exchange = (node: Span & { operator: string; left: Span; right: Span }) => {
    const others = OPERATORS[node.operator] ?? [];
    add(node, ...others.map((other) => `(${text(node.left)}) ${other} (${text(node.right)})`));
    if (/^([<>]=?|[!=]==|&&|\|\|)$/.test(node.operator)) add(node, "true", "false");
  };
  const decide = ({ test }: { readonly test: ESTree.Expression }) => {
    if (test.type !== "BinaryExpression" && test.type !== "LogicalExpression")
      add(test, "true", "false");
  };
  return {
    BinaryExpression: exchange,
    LogicalExpression: exchange,
    AssignmentExpression: exchange,
    UpdateExpression: ({ operator, prefix, argument, ...node }) => {
      const other = operator === "++" ? "--" : "++";
      add(node, prefix ? other + text(argument) : text(argument) + other);
    },
    UnaryExpression: (node) => {
      if (node.operator === "!" || node.operator === "-") add(node, text(node.argument));
    },
    IfStatement: decide,
    ConditionalExpression: decide,
    WhileStatement: decide,
  };
}

function values(add: Add, text: Text): VisitorObject {
  return {
    Literal: (node) => {
      if ("regex" in node) add(node, ...patterns(node.regex));
      else if (typeof node.value === "string") add(node, node.value === "" ? '"~"' : '""');
      else if (typeof node.value === "boolean") add(node, String(!node.value));
    },
    TemplateLiteral: (node) => add(node, "``"),
    ArrayExpression: (node) => add(node, node.elements.length > 0 ? "[]" : '["~"]'),
    ObjectExpression: (node) => add(node, ...(node.properties.length > 0 ? ["{}"] : [])),
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type !== "MemberExpression" || callee.computed) return;
      const other = METHODS.get(callee.property.name);
      if (other === undefined) return;
      const given = text({ start: callee.property.end, end: node.end });
      add(node, other === "" ? text(callee.object) : `${text(callee.object)}.${other}${given}`);
    },
  };
}

function bodies(add: Add): VisitorObject {
  return {
    ArrowFunctionExpression: ({ body }) => {
      if (body.type !== "BlockStatement") add(body, "undefined");
    },
    BlockStatement: (node) => {
      if (node.body.length > 0) add(node, null);
    },
    SwitchCase: ({ consequent }) => {
      const [first, last] = [consequent[0], consequent.at(-1)];
      if (first && last) add({ start: first.start, end: last.end }, null);
    },
  };
}

/** Whether a mutation is none that could run, or one that the compiler would see. */
function leftOut(program: ESTree.Program, text: Text): (mutation: Mutation) => boolean {
  const spans: Span[] = [];
  const chains: Span[] = [];
  const leave = (node: Span) => void spans.push(node);
  new Visitor({
    ImportDeclaration: leave,
    ExportAllDeclaration: leave,
    ExportNamedDeclaration: ({ source }) => void (source && leave(source)),
    TSLiteralType: leave,
    TaggedTemplateExpression: ({ quasi }) => leave(quasi),
    Property: ({ key, computed }) => void (computed || leave(key)),
    // The compiler demands a default where the pattern has always found something.
    AssignmentPattern: ({ right }) => void (text(right) === '""' && leave(right)),
    LogicalExpression: ({ operator, right }) =>
      void (operator === "??" && text(right) === '""' && leave(right)),
    // What stands `as const` is a list of names, and the compiler holds it to its uses.
    TSAsExpression: (node) => void (text(node.typeAnnotation) === "const" && leave(node)),
    ChainExpression: (node) => void chains.push(node),
  }).visit(program);
  return ({ start, end }) =>
    spans.some((span) => start >= span.start && end <= span.end) ||
    // An optional chain ends as a whole where it finds nothing: no beginning of it stands alone.
    chains.some((chain) => start === chain.start && end < chain.end);
}

/** A pattern with an end let loose, a repetition left out or a class turned about. */
function patterns({ pattern, flags }: { pattern: string; flags: string }): string[] {
  return [...pattern.matchAll(/\\(?:[dsw]|.)|^\^|\$$|\[\^?|[+*?](?![:=!<])/giu)].flatMap(
    (token) => {
      const other = exchanged(token[0]);
      const before = pattern.slice(0, token.index);
      const changed = `${before}${other}${pattern.slice(token.index + token[0].length)}`;
      return other === undefined || !isPattern(changed, flags) ? [] : [`/${changed}/${flags}`];
    },
  );
}

function exchanged(token: string): string | undefined {
  if (token.startsWith("[")) return token === "[" ? "[^" : "[";
  if (token.length === 1) return "";
  const letter = token.charAt(1);
  if (!/[dsw]/i.test(letter)) return undefined;
  return `\\${letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()}`;
}

function isPattern(pattern: string, flags: string): boolean {
  try {
    return pattern !== "" && new RegExp(pattern, flags).flags === flags;
  } catch {
    return false;
  }
}
