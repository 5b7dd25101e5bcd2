import type { DrillOf, FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { verbForms } from "../../language/verb.ts";
import { filled, fromDrill, sentenceOf } from "./parts.ts";
import { type Family, type Usage, cardFamily } from "./usage-model.ts";

type Decree = DrillOf<"decree">;
type Asked = "demand" | "habit" | "report" | "call";

const RULES: Readonly<Record<Asked, string>> = {
  demand: "In a *that* clause after a verb of demanding, the verb takes its base form.",
  habit: "A fact that is still true now is stated in the present tense.",
  report: "A fact about a time in the past is stated in the past tense.",
  call: "After *call for* and a noun, the action is expressed by *to* and a verb.",
};
const NEEDS: Readonly<Record<Asked, string>> = {
  demand: "demands that something be done",
  habit: "states what is still true now",
  report: "states what was true at a time in the past",
  call: "names someone who is called on to do something",
};
const NAMES = [
  "the base form, which follows a demand",
  "the present tense",
  "the past tense",
  "the form with *to*",
];

/** The three clauses with "that" and the one without, each with the words that leave one form alone. */
function clauses({
  demand,
  habit,
  report,
}: Decree): Readonly<Record<Asked, readonly [string, string]>> {
  return {
    // "Insist" may also mean no more than "claim firmly".
    demand: [demand.replace(/\binsisted that$/, "demanded that"), ""],
    habit: [habit.replace(/ (today|now) (?=\w+ that$)/, " "), "even now"],
    report: [
      report
        .replace(/\b(noticed|observed|reported) that$/, "wrote that")
        .replace(/ last (week|month|year|spring|summer|fall|winter|June) /, " long ago "),
      "in those days",
    ],
    call: [demand.replace(/\b\w+ that$/, "called for"), ""],
  };
}

/** What parts the one who is to act from the verb, by level: true of whatever is asked of each. */
function parting(subject: string, level: Difficulty): string {
  if (level === "Easy") return "";
  if (!/^(each|every) /.test(subject)) return level === "Medium" ? "" : ", as a matter of course,";
  return level === "Medium" ? "" : ", without exception,";
}

/** F33: the demands and reports of each card. */
export function decreeFamilies(card: FactCard, level: Difficulty): readonly Family[] {
  return fromDrill(card, "decree", (drill) => {
    if (/^(be|have)$/.test(drill.verb)) return [];
    const { base, third, past } = verbForms(drill.verb);
    const forms = [base, third, past, `to ${base}`] as const;
    const usage = (asked: Asked, place: number): Usage[] => {
      const [matrix, time] = clauses(drill)[asked];
      if (
        asked === "demand" &&
        !/\b(demanded|required|ordered|asked|proposed) that$/.test(matrix)
      ) {
        return [];
      }
      const key = forms[place] ?? "";
      const inset = parting(drill.subject, level);
      const sentence = sentenceOf(matrix, time, drill.subject, inset, BLANK, drill.rest);
      return [
        {
          archetype: "F33",
          sentence,
          facts: { kind: "mood", matrix, subject: drill.subject },
          rule: RULES[asked],
          shows: [
            `The words *${time === "" ? matrix : time}* show that the sentence ${NEEDS[asked]}.`,
            filled(sentence, key),
          ],
          fits: `*${key}* is ${NAMES[place]}; the sentence ${NEEDS[asked]}.`,
          fails: (form) => ({
            code:
              asked === "demand" || asked === "call" || form === base || form === forms[3]
                ? "wrong-verb-form"
                : "wrong-tense",
            reason: `*${form}* is ${NAMES[forms.indexOf(form)]}; here the sentence ${NEEDS[asked]}.`,
          }),
        },
      ];
    };
    return cardFamily(card, forms, [
      () => usage("demand", 0),
      () => usage("habit", 1),
      () => usage("report", 2),
      () => usage("call", 3),
    ]);
  });
}
