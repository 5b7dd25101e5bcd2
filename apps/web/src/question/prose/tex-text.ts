/** Simple TeX as text: for labels in drawings, accessible names and the moment before KaTeX is there. */

/** A stretch of text set in one way. */
export interface Run {
  readonly text: string;
  readonly italic?: boolean;
  readonly shift?: "sup" | "sub";
}

const SYMBOLS: Readonly<Record<string, string>> = {
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
  quad: "  ",
  qquad: "    ",
};

/** Commands that only size or set what follows. */
const SILENT = new Set(["left", "right", "displaystyle", "dfrac", "big", "Big", "limits"]);
const UPRIGHT = new Set(["text", "mathrm", "textrm", "operatorname", "mathbf", "textbf"]);
const SPACES: Readonly<Record<string, string>> = {
  ",": " ",
  ";": " ",
  ":": " ",
  " ": " ",
  "!": "",
};
const RELATIONS = "=<>";

/** TeX as runs of text: letters italic, scripts shifted, roots and fractions on one line. */
export function texRuns(tex: string): Run[] {
  return joined(sequence({ tex, at: 0 }, ""));
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

/** A place in the TeX; reading moves it on. */
interface Cursor {
  readonly tex: string;
  at: number;
}

function sequence(cursor: Cursor, end: string): Run[] {
  const runs: Run[] = [];
  while (cursor.at < cursor.tex.length) {
    const char = cursor.tex.charAt(cursor.at);
    if (char === end) {
      cursor.at += 1;
      break;
    }
    if (char === "+" || char === "-") {
      cursor.at += 1;
      const sign = char === "-" ? "−" : "+";
      runs.push({ text: isOperand(runs.at(-1)) ? ` ${sign} ` : sign });
    } else runs.push(...atom(cursor));
  }
  return runs;
}

/** A sign after an operand joins two terms; elsewhere it belongs to what follows. */
function isOperand(before: Run | undefined): boolean {
  return before !== undefined && !/[\s(,[]$/.test(before.text);
}

function atom(cursor: Cursor): Run[] {
  const char = cursor.tex.charAt(cursor.at);
  cursor.at += 1;
  if (char === "\\") return command(cursor);
  if (char === "{") return sequence(cursor, "}");
  if (char === "^") return shifted(argument(cursor), "sup");
  if (char === "_") return shifted(argument(cursor), "sub");
  if (/\s|[{}&]/.test(char)) return [];
  if (RELATIONS.includes(char)) return [{ text: ` ${char} ` }];
  if (char === "," && /^\s/.test(cursor.tex.slice(cursor.at))) return [{ text: ", " }];
  if (char === "~") return [{ text: " " }];
  return [/[a-zA-Z]/.test(char) ? { text: char, italic: true } : { text: char }];
}

function argument(cursor: Cursor): Run[] {
  while (cursor.tex.charAt(cursor.at) === " ") cursor.at += 1;
  return cursor.at < cursor.tex.length ? joined(atom(cursor)) : [];
}

function shifted(runs: Run[], shift: "sup" | "sub"): Run[] {
  const text = runs.map((run) => run.text).join("");
  if (text === "∘" || text === "°") return [{ text: "°" }];
  return runs.map((run) => ({ ...run, shift }));
}

function command(cursor: Cursor): Run[] {
  const name = /^[a-zA-Z]+/.exec(cursor.tex.slice(cursor.at))?.[0];
  if (name === undefined) {
    const char = cursor.tex.charAt(cursor.at);
    cursor.at += 1;
    return [{ text: SPACES[char] ?? char }];
  }
  cursor.at += name.length;
  if (name.endsWith("frac")) return fraction(argument(cursor), argument(cursor));
  if (name === "sqrt") return root(cursor);
  if (UPRIGHT.has(name)) return [{ text: braced(cursor) }];
  if (name === "overline" || name === "mathit") return argument(cursor);
  if (SILENT.has(name)) return [];
  return [{ text: SYMBOLS[name] ?? name }];
}

/** The text between braces as it stands, spaces and all. */
function braced(cursor: Cursor): string {
  const from = cursor.tex.indexOf("{", cursor.at);
  const to = cursor.tex.indexOf("}", from);
  if (from < 0 || to < 0) return "";
  cursor.at = to + 1;
  return cursor.tex.slice(from + 1, to);
}

function fraction(above: Run[], below: Run[]): Run[] {
  return [...grouped(above), { text: "/" }, ...grouped(below)];
}

const ROOTS: Readonly<Record<string, string>> = { "3": "∛", "4": "∜" };

function root(cursor: Cursor): Run[] {
  const index = /^\[(\w+)\]/.exec(cursor.tex.slice(cursor.at));
  cursor.at += index?.[0].length ?? 0;
  return [{ text: ROOTS[index?.[1] ?? ""] ?? "√" }, ...grouped(argument(cursor))];
}

/** Brackets round what would be read otherwise without them. */
function grouped(runs: Run[]): Run[] {
  const text = runs.map((run) => run.text).join("");
  const isSimple = /^([\d.,]+|\w?√?\w|\d+[a-zπ√]\d*)$/i.test(text);
  return isSimple ? runs : [{ text: "(" }, ...runs, { text: ")" }];
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
