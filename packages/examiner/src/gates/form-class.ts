import { OPTION_LETTERS } from "@sat/item";
import type { Reading } from "../reading/read-option.ts";
import { type Tree, some } from "../reading/tree.ts";
import type { Gate } from "./gate.ts";
import { readingsOf } from "./readings.ts";

/** Options of one kind and unit; no option stands out by its form alone. */
export const formClass: Gate<"choice"> = {
  id: "form-class",
  kinds: "choice",
  check: ({ item, facts }) => {
    const options = OPTION_LETTERS.map((letter) => item.options[letter]);
    const readings = readingsOf(item);
    if (new Set(readings.map(kindOf)).size > 1) {
      return [
        `the options are of different kinds: ${[...new Set(readings.map(kindOf))].join(", ")}`,
      ];
    }
    return [
      ...oddOneOut(readings.map(formOf), options),
      ...mixed(
        options.map((option) => /[.?!]["”*]*$/.test(option)),
        "end in a mark",
      ),
      // A clause begins with whoever acts, and a name keeps its capital.
      ...(facts.kind === "modifier"
        ? []
        : mixed(
            options.map((option) => /^\*?\p{Lu}/u.test(option)),
            "begin with a capital",
          )),
    ];
  },
};

/** Numbers with the same unit are one kind; so are points, relations, expressions, words. */
function kindOf(reading: Reading): string {
  if (reading.kind !== "number") return reading.kind;
  // "1 hour" beside "2 hours" is one unit.
  return `${reading.prefix}number ${reading.suffix.replace(/s$/, "")}`.trim();
}

function formOf(reading: Reading): string {
  switch (reading.kind) {
    case "number":
      return numberForm(reading.tree);
    case "point":
      return `${reading.members.length} members`;
    case "relations":
      return `${reading.relations.length} ${reading.joined}`;
    case "expression":
    case "words":
      return reading.kind;
  }
}

function numberForm(tree: Tree): string {
  if (tree.kind === "number") return tree.digits.includes(".") ? "decimal" : "whole number";
  if (some(tree, (part) => part.kind === "symbol")) return "multiple of pi";
  if (some(tree, (part) => part.kind === "call")) return "radical";
  if (some(tree, (part) => part.kind === "binary" && part.op === "^")) return "power";
  if (some(tree, (part) => part.kind === "binary" && part.op === "/")) return "fraction";
  return some(tree, (part) => part.kind === "number" && part.digits.includes("."))
    ? "decimal"
    : "whole number";
}

function oddOneOut(forms: readonly string[], options: readonly string[]): string[] {
  const at = forms.findIndex((form) => forms.filter((other) => other === form).length === 1);
  const others = new Set(forms.filter((_, index) => index !== at));
  const only = forms[at];
  if (at < 0 || others.size > 1 || only === undefined) return [];
  return [`${options[at]} is the only ${only} among options of one other form`];
}

function mixed(marks: readonly boolean[], deed: string): string[] {
  return new Set(marks).size > 1 ? [`some options ${deed}, others do not`] : [];
}
