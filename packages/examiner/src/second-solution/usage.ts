import type { ChoiceItem } from "@sat/item";
import { countOf } from "../provers/language/noun-forms.ts";
import { type GrammaticalNumber, numberOf } from "../provers/language/number.ts";
import { FORMS, type Part } from "../provers/language/pronoun-form.ts";
import { type Shape, governing, shapeOf } from "../provers/language/verb-shape.ts";
import type { FactsOf } from "../provers/prover.ts";
import { each, listed, quoted, wrongLetters } from "./say.ts";

const SHAPES: Readonly<Record<Shape, string>> = {
  base: "a base form",
  infinitive: "an infinitive",
  gerund: "an *-ing* form",
  finite: "a finite form",
};

export function verbShapeWords({ subject }: FactsOf<"verb-shape">, item: ChoiceItem): string {
  const shape = shapeOf(item);
  const shapeName = (option: string) => SHAPES[shape(option) ?? "finite"];
  const lead = governing(item).split(" ").slice(-2).join(" ");
  const place = subject === undefined ? `After ${quoted(lead)}` : `As a verb of ${quoted(subject)}`;
  const due = shapeName(item.options[item.correctAnswer]);
  const form = subject === undefined ? due : `${due} that agrees with it`;
  const wrong = sorted(item, (option) => {
    const name = shapeName(option);
    return name === due ? `another form than that` : name;
  });
  return `${place}, the blank takes ${form}. ${wrong}. Only ${item.correctAnswer} fits.`;
}

/** "A is plural; B and C are each a finite form." */
function sorted(item: ChoiceItem, what: (option: string) => string): string {
  return each(wrongLetters(item), (letter) => {
    const name = what(item.options[letter]);
    return [`is ${name}`, /^an? /.test(name) ? `are each ${name}` : `are ${name}`];
  });
}

const PARTS: Readonly<Record<Part, string>> = {
  owner: "a possessive",
  subject: "a subject",
  "subject-and-is": "a subject with its verb",
  object: "an object",
  reflexive: "a reflexive object",
  place: "*there*",
  "place-and-is": "*there* with its verb",
  "relative-owner": "a relative possessive",
  "relative-and-has": "a relative pronoun with its verb",
};

export function pronounFormWords(
  { part, follows, antecedent }: FactsOf<"pronoun-form">,
  item: ChoiceItem,
): string {
  const number = antecedent === undefined ? undefined : numberOf(antecedent);
  const noun =
    antecedent === undefined ? "" : `, and for ${quoted(antecedent)} it must be ${number}`;
  const wrong = sorted(item, (option) => {
    const [ofForm = "either", partOfForm = part] = FORMS[option] ?? [];
    return partOfForm === part ? ofForm : PARTS[partOfForm];
  });
  const start = quoted(follows.split(" ").slice(0, 3).join(" "));
  return `Before ${start}, the blank takes ${PARTS[part]}${noun}. ${wrong}. Only ${item.correctAnswer} fits.`;
}

const RELATIVES: Readonly<Record<FactsOf<"relative">["part"], string>> = {
  event:
    "After a semicolon, a word is needed that opens a main clause and takes up one whole statement",
  several:
    "After a semicolon, a word is needed that opens a main clause and goes with a plural noun",
  inset: "Between two commas, a word is needed that ties a clause to the noun before it",
  "subject-clause":
    "A word is needed that opens a clause which is itself the subject of the sentence",
};

export function relativeWords({ part }: FactsOf<"relative">, item: ChoiceItem): string {
  const [key, ...others] = [item.correctAnswer, ...wrongLetters(item)];
  return `${RELATIVES[part]}: ${quoted(item.options[key])}. ${listed(others)} cannot do that here. Only ${key} fits.`;
}

export function nounFormsWords(
  { counted, follows, ownedVerb }: FactsOf<"noun-forms">,
  item: ChoiceItem,
): string {
  const number = countOf(counted);
  const owned =
    ownedVerb === undefined
      ? ""
      : `, and before ${quoted(ownedVerb)} what is owned is ${ownedVerb === "were" ? "plural" : "singular"}`;
  const start = quoted(follows.text.replace(/^, /, "").split(" ").slice(0, 3).join(" "));
  const kind =
    follows.role === "owned" || ownedVerb !== undefined
      ? "possessive"
      : "no possessive, since a verb follows";
  return `With ${quoted(counted)}, the noun is ${number}; before ${start}, it is ${kind}${owned}. ${listed(wrongLetters(item))} each break at least one of these rules. Only ${item.correctAnswer} keeps them.`;
}

export function likenessWords(
  { compared, verb, other }: FactsOf<"likeness">,
  item: ChoiceItem,
): string {
  const due = item.options[item.correctAnswer];
  const what = due.endsWith(" of")
    ? `Like is to be compared with like, so after ${quoted(compared)} the ${numberOf(compared)} ${quoted(due)} is needed`
    : `The comparison is between what ${quoted(compared)} and ${quoted(other)} do, so ${quoted(due)} takes up the verb ${quoted(verb)}`;
  return `${what}. ${listed(wrongLetters(item))} compare unlike things or have the wrong number or time. Only ${item.correctAnswer} fits.`;
}

export function voiceWords({ head, participle }: FactsOf<"voice">, item: ChoiceItem): string {
  const kindOf = (option: string) => {
    const number: GrammaticalNumber = /^(is|was|has)$/.test(option) ? "singular" : "plural";
    return `${number} and ${/^ha(s|ve)$/.test(option) ? "active" : "passive"}`;
  };
  const due = kindOf(item.options[item.correctAnswer]);
  return `With the subject ${quoted(head)} and the rest of its sentence, the verb before ${quoted(participle)} must be ${due}. ${sorted(item, kindOf)}. Only ${item.correctAnswer} fits.`;
}
