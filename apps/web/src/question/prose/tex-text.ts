import { readTex, type Tex, type TexPart } from "@sat/item";

/** Simple TeX as text: for labels in drawings, for plain lines and the moment before KaTeX is there. */

/** A stretch of text set in one way. */
export interface Run {
  readonly text: string;
  readonly italic?: boolean;
  readonly shift?: "sup" | "sub";
}

/** The signs that are printed otherwise than they are written. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  pi: "π",
  ell: "ℓ",
  theta: "θ",
  alpha: "α",
  beta: "β",
  gamma: "γ",
  mu: "μ",
  sigma: "σ",
  Delta: "Δ",
  degree: "°",
  circ: "∘",
  cdot: "·",
  times: " × ",
  div: " ÷ ",
  pm: " ± ",
  "=": " = ",
  "<": " < ",
  ">": " > ",
  le: " ≤ ",
  leq: " ≤ ",
  ge: " ≥ ",
  geq: " ≥ ",
  lt: " < ",
  gt: " > ",
  ne: " ≠ ",
  neq: " ≠ ",
  approx: " ≈ ",
  to: " → ",
  infty: "∞",
  angle: "∠",
  triangle: "△",
  parallel: " ∥ ",
  perp: " ⊥ ",
  cong: " ≅ ",
  sim: " ∼ ",
  ldots: "…",
  dots: "…",
  sin: "sin ",
  cos: "cos ",
  tan: "tan ",
  log: "log ",
  ln: "ln ",
};

/** TeX as runs of text: letters italic, scripts shifted, roots and fractions on one line. */
export function texRuns(tex: string): Run[] {
  return runsOf(readTex(tex));
}

/** TeX as one plain line, with superscripts written as ² where there is such a character. */
export function texText(tex: string): string {
  let out = "";
  let raised = "";
  for (const run of texRuns(tex)) {
    if (run.shift === "sup") raised += run.text;
    else {
      out += superscript(raised) + run.text;
      raised = "";
    }
  }
  return (out + superscript(raised)).trim();
}

const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  "0": "⁰",
  "1": "¹",
  "2": "²",
  "3": "³",
  "4": "⁴",
  "5": "⁵",
  "6": "⁶",
  "7": "⁷",
  "8": "⁸",
  "9": "⁹",
  "−": "⁻",
  n: "ⁿ",
};

function superscript(text: string): string {
  const raised = Array.from(text, (char) => SUPERSCRIPTS[char]);
  return raised.every((char) => char !== undefined) ? raised.join("") : `^(${text})`;
}

function runsOf(tex: Tex): Run[] {
  const runs: Run[] = [];
  tex.forEach((part, at) => runs.push(...partRuns(part, runs.at(-1), tex[at + 1])));
  return joined(runs);
}

function partRuns(part: TexPart, before: Run | undefined, after: TexPart | undefined): Run[] {
  switch (part.kind) {
    case "number":
    case "words":
      return [{ text: part.text }];
    case "letter":
      return [{ text: part.text, italic: true }];
    case "space":
      return [{ text: " " }];
    case "sign":
      return [{ text: signText(part.name, before, after) }];
    case "fenced":
      return [{ text: part.open }, ...runsOf(part.inner), { text: part.close }];
    case "fraction":
      return bracketed(fractionRuns(part.over, part.under), after === undefined || !isAtom(after));
    case "root":
      return [{ text: ROOTS[textOf(runsOf(part.index))] ?? "√" }, ...grouped(part.radicand)];
    case "raised":
      return shifted(part.inner, "sup");
    case "lowered":
      return shifted(part.inner, "sub");
    case "overlined":
      return runsOf(part.inner);
    case "rows":
      return part.rows.flatMap((row, at) => [...(at > 0 ? [{ text: "; " }] : []), ...runsOf(row)]);
  }
}

function signText(name: string, before: Run | undefined, after: TexPart | undefined): string {
  if (name === ",") return after?.kind === "space" ? "," : ", ";
  if (name !== "+" && name !== "-") return SYMBOLS[name] ?? name;
  const sign = name === "-" ? "−" : "+";
  return isOperand(before) ? ` ${sign} ` : sign;
}

/** A sign after an operand joins two terms; elsewhere it belongs to what follows. */
function isOperand(before: Run | undefined): boolean {
  return before !== undefined && !/[\s(,[]$/.test(before.text);
}

function shifted(tex: Tex, shift: "sup" | "sub"): Run[] {
  const runs = runsOf(tex);
  const text = textOf(runs);
  if (text === "∘" || text === "°") return [{ text: "°" }];
  return runs.map((run) => ({ ...run, shift }));
}

const ROOTS: Readonly<Record<string, string>> = { "3": "∛", "4": "∜" };

function fractionRuns(over: Tex, under: Tex): Run[] {
  return [...bracketed(runsOf(over), isProduct(over)), { text: "/" }, ...grouped(under)];
}

/** Brackets round what would be read otherwise without them. */
function grouped(tex: Tex): Run[] {
  return bracketed(runsOf(tex), isFactor(tex));
}

function bracketed(runs: Run[], isClear: boolean): Run[] {
  return isClear ? runs : [{ text: "(" }, ...runs, { text: ")" }];
}

/** One number, letter or root, perhaps with a script: what is read as one wherever it stands. */
function isFactor([part, ...scripts]: Tex): boolean {
  return part !== undefined && isAtom(part) && scripts.every(isScript);
}

/** Factors side by side: read as one before a stroke, but not after it. */
function isProduct(tex: Tex): boolean {
  const [first] = tex;
  const areFactors = tex.every((part) => isAtom(part) || isScript(part));
  return first !== undefined && isAtom(first) && areFactors;
}

function isScript({ kind }: TexPart): boolean {
  return kind === "raised" || kind === "lowered";
}

function isAtom(part: TexPart): boolean {
  if (part.kind === "sign") return /^\p{L}$/u.test(SYMBOLS[part.name] ?? part.name);
  return ["number", "letter", "root", "fenced"].includes(part.kind);
}

function textOf(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join("");
}

function joined(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (last?.italic === run.italic && last?.shift === run.shift && last !== undefined) {
      out[out.length - 1] = { ...last, text: last.text + run.text };
    } else out.push(run);
  }
  return out;
}
