/** One key: what stands on it, what it is called by ear, and what it types. */
export interface Key {
  readonly shown: string;
  readonly name: string;
  readonly types: string;
  /** By how many characters the caret then goes back, into brackets that were opened. */
  readonly back?: number;
}

function key(shown: string, name = shown, types = shown, back = 0): Key {
  return { shown, name, types, back };
}

/** A function whose brackets the caret goes into. */
function call(name: string, spoken: string, shown = name): Key {
  return key(shown, spoken, `${name}()`, 1);
}

const digit = (text: string) => key(text);

const NUMBERS: readonly Key[] = [
  key("x"),
  key("y"),
  key("a²", "Squared", "^2"),
  key("aᵇ", "To the power of", "^"),
  digit("7"),
  digit("8"),
  digit("9"),
  key("÷", "Divided by", "/"),
  key("(", "Opening parenthesis"),
  key(")", "Closing parenthesis"),
  key("<", "Less than"),
  key(">", "Greater than"),
  digit("4"),
  digit("5"),
  digit("6"),
  key("×", "Times", "*"),
  key("|a|", "Absolute value", "||", 1),
  key(",", "Comma"),
  key("≤", "Less than or equal to"),
  key("≥", "Greater than or equal to"),
  digit("1"),
  digit("2"),
  digit("3"),
  key("−", "Minus", "-"),
  call("sqrt", "Square root", "√"),
  key("π", "Pi", "pi"),
  key("a/b", "Fraction", "()/()", 4),
  key("=", "Equals"),
  digit("0"),
  key(".", "Point"),
  key("~", "Regression sign"),
  key("+", "Plus"),
];

const FUNCTIONS: readonly Key[] = [
  call("sin", "Sine"),
  call("cos", "Cosine"),
  call("tan", "Tangent"),
  key("sin⁻¹", "Inverse sine", "sin^-1()", 1),
  key("cos⁻¹", "Inverse cosine", "cos^-1()", 1),
  key("tan⁻¹", "Inverse tangent", "tan^-1()", 1),
  call("ln", "Natural logarithm"),
  call("log", "Logarithm"),
  key("logₐ", "Logarithm to a base", "log_()", 2),
  key("e", "The number e"),
  call("mean", "Mean"),
  call("median", "Median"),
  call("stdev", "Standard deviation"),
  call("total", "Total"),
  key("ⁿ√", "Root", "root(,)", 2),
  call("abs", "Absolute value"),
  call("round", "Round"),
  call("nCr", "Combinations"),
  call("nPr", "Permutations"),
  key("n!", "Factorial", "!"),
  key("%", "Percent of", "% of "),
  key("[ ]", "List", "[]", 1),
  key("{ }", "Conditions", "{}", 1),
  key("a₁", "Index", "_"),
];

const LETTERS: readonly Key[] = "qwertyuiopasdfghjklzxcvbnm".split("").map((letter) => key(letter));

export const PAGES = {
  numbers: { name: "Numbers", shown: "123", keys: NUMBERS },
  functions: { name: "Functions", shown: "f(x)", keys: FUNCTIONS },
  letters: { name: "Letters", shown: "abc", keys: LETTERS },
} as const;

export type KeypadPage = keyof typeof PAGES;
export const PAGE_NAMES = ["numbers", "functions", "letters"] as const;
