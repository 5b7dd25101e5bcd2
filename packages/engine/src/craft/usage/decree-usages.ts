import { type DrillOf, type FactCard, factCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { verbForms } from "../../language/verb.ts";
import { byLevel, filled, fromDrill, sentenceOf } from "./parts.ts";
import { type Family, type Usage, cardFamily } from "./usage-model.ts";

type Decree = DrillOf<"decree">;
type Asked = "demand" | "habit" | "report" | "forecast";

const RULES: Readonly<Record<Asked, string>> = {
  demand: "After a verb that demands, the clause with *that* takes the plain form of the verb.",
  habit: "What is so even now is told in the present tense.",
  report: "What was so at a time in the past is told in the past tense.",
  forecast: "What is still to come is told with *will*.",
};
const NEEDS: Readonly<Record<Asked, string>> = {
  demand: "demands that something be done",
  habit: "speaks of what is so even now",
  report: "speaks of what was so at a time in the past",
  forecast: "speaks of what is still to come",
};
const NAMES = [
  "the plain form, which follows a demand",
  "the present tense",
  "the past tense",
  "the future",
];

/** The four clauses with "that", each with the words that leave one form alone. */
function clauses({
  demand,
  habit,
  report,
}: Decree): Readonly<Record<Asked, readonly [string, string]>> {
  return {
    // "Insist" may also mean no more than "claim firmly".
    demand: [demand.replace(/\binsisted that$/, "demanded that"), ""],
    habit: [habit, "even now"],
    report: [report, "at that time"],
    forecast: [habit, "in the years to come"],
  };
}

/** Before such words "will" could tell a habit. */
const LOOKS_AHEAD = /\b(before|until|till|after|when|once|if|unless)\b/;

function familiesOf(card: FactCard, level: Difficulty): readonly Family[] {
  return fromDrill(card, "decree", (drill) => {
    if (/^(be|have)$/.test(drill.verb) || LOOKS_AHEAD.test(drill.rest)) return [];
    const { base, third, past } = verbForms(drill.verb);
    const forms = [base, third, past, `will ${base}`] as const;
    const usage = (asked: Asked, place: number): Usage[] => {
      const [matrix, time] = clauses(drill)[asked];
      if (
        asked === "demand" &&
        !/\b(demanded|required|ordered|asked|proposed) that$/.test(matrix)
      ) {
        return [];
      }
      const key = forms[place] ?? "";
      const within = inside(matrix);
      const front =
        level === "Easy" || within === undefined
          ? matrix
          : `according to a recent article, ${within}`;
      const inset = byLevel(level, "", "", ", as far as anyone knows,");
      const sentence = sentenceOf(front, time, drill.subject, inset, BLANK, drill.rest);
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
            code: asked === "demand" || form === base ? "E-FORM" : "E-TENSE",
            reason: `*${form}* is ${NAMES[forms.indexOf(form)]}; here the sentence ${NEEDS[asked]}.`,
          }),
        },
      ];
    };
    return cardFamily(card, forms, [
      usage("demand", 0),
      usage("habit", 1),
      usage("report", 2),
      usage("forecast", 3),
    ]);
  });
}

/** Words that open a clause with a capital that they lose inside a sentence. */
const COMMON =
  /^(The|A|An|Every|Each|Most|Many|Some|One|Two|[A-Z][a-z]+(?<!an|ese|ish)s|[A-Z]?[a-z]*men)\b(?! [A-Z])/;

/** The clause as it stands inside a sentence; nothing where its first word might be a name. */
function inside(matrix: string): string | undefined {
  if (/^[a-z]/.test(matrix)) return matrix;
  return COMMON.test(matrix) ? matrix.charAt(0).toLowerCase() + matrix.slice(1) : undefined;
}

/** F33: the demands and reports of each card. */
export function decreeFamilies(level: Difficulty): readonly Family[] {
  return factCards.flatMap((card) => familiesOf(card, level));
}
