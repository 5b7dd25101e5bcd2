import type { ChoiceItem } from "@sat/item";
import { causesLeft } from "../provers/evidence/elimination.ts";
import { readOption } from "../provers/evidence/finding.ts";
import { readFigure } from "../provers/evidence/read-figure.ts";
import { bears } from "../provers/evidence/read-claim.ts";
import { SAYS } from "../provers/language/relation.ts";
import type { FactsOf } from "../provers/prover.ts";
import { each, listed, quoted, wrongLetters } from "./say.ts";

export function modifierWords({ phrase }: FactsOf<"modifier">, item: ChoiceItem): string {
  const start = quoted(item.options[item.correctAnswer].split(" ").slice(0, 4).join(" "));
  return `${quoted(phrase)} describes whatever follows its comma. Only the choice that begins with ${start} puts there what can be so described. With ${listed(wrongLetters(item))}, something stands there that cannot. Only ${item.correctAnswer} fits.`;
}

type Relation = FactsOf<"relation">["relation"];

const RELATIONS: Readonly<Record<Relation, string>> = {
  cause: "a result",
  contrast: "a contrast",
  concession: "something that is so all the same",
  replacement: "what is so instead",
  sequence: "a later event",
  example: "an example",
  restatement: "a restatement",
  addition: "a further point",
  emphasis: "a stronger form of the point",
  similarity: "a likeness",
  alternative: "another possibility",
  purpose: "a step toward an aim",
  evaluation: "a judgment of the event",
  summary: "a summary",
};

export function relationWords({ relation }: FactsOf<"relation">, item: ChoiceItem): string {
  const wrong = each(wrongLetters(item), (letter) => {
    const option = item.options[letter];
    const [, said = []] = SAYS.find(([words]) => words.test(option)) ?? [];
    const what = said.map((one) => RELATIONS[one]).join(" or ");
    return what === ""
      ? ["says nothing of the kind", "say nothing of the kind"]
      : [`announces ${what}`, `announce ${what}`];
  });
  const key = quoted(item.options[item.correctAnswer].replace(/,$/, ""));
  return `Seen from the first statement, the second is ${RELATIONS[relation]}, and ${key} says so. ${wrong}. Only ${item.correctAnswer} fits.`;
}

export function findingWords(facts: FactsOf<"finding">, item: ChoiceItem): string {
  const { ask, by, links } = facts;
  const cause = links.find((link) => link.by === by)?.cause ?? "";
  const seen = ask === "support" ? "changes" : "does not change";
  const wrong = each(wrongLetters(item), (letter) => {
    const read = readOption(item.options[letter], facts);
    if (read.cause !== cause) return ["is about another cause", "are about other causes"];
    const end = read.effect === "varies" ? "supports it" : "weakens it";
    return [end, end.replace("s it", " it")];
  });
  return `The ${by} name the cause ${quoted(cause)}. To ${ask} that, a finding must show that the effect ${seen} with it. ${wrong}. Only ${item.correctAnswer} is such a finding.`;
}

export function eliminationWords(facts: FactsOf<"elimination">, item: ChoiceItem): string {
  const left = causesLeft(facts, item.passage ?? "");
  const fallen = facts.links.map(({ cause }) => cause).filter((cause) => !left.includes(cause));
  const say = (causes: readonly string[]) =>
    causes.length === 0 ? "none of the three" : listed(causes.map(quoted));
  const asked = facts.names === "left" ? "what is left" : "what has fallen";
  return `By the findings in the text, ${say(fallen)} can be ruled out; ${say(left)} ${left.length > 1 ? "are" : "is"} left standing. The sentence asks for ${asked}. Only ${item.correctAnswer} names just that.`;
}

export function tableClaimWords(facts: FactsOf<"table-claim">, item: ChoiceItem): string {
  const { rows, columns, citations, claim } = facts;
  const data = readFigure(item.figure, rows);
  const rowOf = (option: string) => citations.find(({ text }) => text === option)?.row ?? "";
  const wrong = each(wrongLetters(item), (letter) =>
    bears(claim, rowOf(item.options[letter]), data)
      ? ["is not what the figure shows", "are not what the figure shows"]
      : [
          "cites a group on which the claim does not turn",
          "cite groups on which the claim does not turn",
        ],
  );
  const row = rowOf(item.options[item.correctAnswer]);
  const [x = 0, y = 0] = data.get(row) ?? [];
  return `The figure shows ${x.toLocaleString("en-US")} (${columns[0]}) and ${y.toLocaleString("en-US")} (${columns[1]}) for ${quoted(row)}, which bears on the claim. ${wrong}. Only ${item.correctAnswer} is both true and to the point.`;
}
