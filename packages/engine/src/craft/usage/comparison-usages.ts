import type { FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { phrase } from "../../language/statement.ts";
import { byLevel, fromDrill, sentenceOf } from "./parts.ts";
import { type Family, type Usage, sharedFamily } from "./usage-model.ts";

type Form = "that of" | "those of" | "does" | "did";

/** A verb that "does" or "did" can stand for; forms of "be" stand for themselves. */
function auxiliaryOf(verb: string): "does" | "did" | undefined {
  if (/^(is|are|was|were)$/.test(verb)) return undefined;
  return /[^s]s$/.test(verb.split(" ")[0] ?? "") ? "does" : "did";
}

/** What may stand in front; on Hard another comparison comes first, without the words offered. */
function leadsAt(level: Difficulty, another: string): readonly string[] {
  return byLevel(
    level,
    ["", "to be sure,", "as it turns out,"],
    ["as has long been known,", "to the surprise of many,"],
    [another, `as it turns out, ${another}`],
  );
}

/** A part with a part: "the beak of the toucan is longer than that of the hornbill". */
function parts(card: FactCard, form: "that of" | "those of", level: Difficulty) {
  return fromDrill(card, "comparison", (drill): Usage[] => {
    const { part, verb, how, other, owner, ownerVerb, ownerHow } = drill;
    if ((part.number === "plural") !== (form === "those of")) return [];
    const auxiliary = auxiliaryOf(ownerVerb);
    const compared = phrase(part);
    const also =
      auxiliary === undefined
        ? `${owner} and ${other} have much in common, but`
        : `${owner} ${ownerVerb} ${ownerHow} than ${other}, and`;
    return leadsAt(level, also).map((lead): Usage => ({
      archetype: "F30",
      sentence: sentenceOf(lead, compared, verb, how, "than", BLANK, other),
      facts: { kind: "likeness", compared, verb, other },
      rule: "A comparison sets like beside like: a part beside a part, not beside a whole.",
      shows: [
        `What is compared is *${compared}*, which is ${part.number}.`,
        `So *${form} ${other}* must stand beside it: *${form}* repeats the part.`,
      ],
      fits: `*${form}* stands for *${part.head}*, which is ${part.number}.`,
      fails: (wrong) =>
        wrong === "does" || wrong === "did"
          ? {
              code: "E-WORD",
              reason: `*${wrong}* would compare what *${other}* ${wrong === "does" ? "does" : "did"} with *${compared}*.`,
            }
          : {
              code: "E-AGREE",
              reason: `*${wrong}* would stand for a ${part.number === "plural" ? "singular" : "plural"}, but *${part.head}* is ${part.number}.`,
            },
    }));
  });
}

/** A deed with a deed: "a toucan eats more fruit than a hornbill does". */
function owners(card: FactCard, form: "does" | "did", level: Difficulty) {
  return fromDrill(card, "comparison", (drill): Usage[] => {
    const { owner, ownerVerb, ownerHow, other } = drill;
    if (auxiliaryOf(ownerVerb) !== form) return [];
    return leadsAt(level, `although ${owner} and ${other} have much in common,`).map(
      (lead): Usage => ({
        archetype: "F30",
        sentence: sentenceOf(lead, owner, ownerVerb, ownerHow, "than", other, BLANK),
        facts: { kind: "likeness", compared: owner, verb: ownerVerb, other },
        rule: "A comparison sets like beside like: what one does beside what another does.",
        shows: [
          `What is compared is what *${owner}* does: the verb is *${ownerVerb}*.`,
          `So *${form}* must follow *${other}*: it repeats the verb in its time.`,
        ],
        fits: `*${form}* stands for the verb *${ownerVerb}* and is of its time.`,
        fails: (wrong) =>
          wrong === "does" || wrong === "did"
            ? { code: "E-TENSE", reason: `*${wrong}* is of another time than *${ownerVerb}*.` }
            : {
                code: "E-WORD",
                reason: `*${wrong}* leads on to an owner, but *${other}* has been named already, and ${wrong === "that of" ? "no single part" : "no parts"} of it can follow.`,
              },
      }),
    );
  });
}

const FORMS = ["that of", "those of", "does", "did"] as const satisfies readonly Form[];

/** F30: one set of words for all cards. */
export function comparisonFamilies(level: Difficulty): readonly Family[] {
  return [
    sharedFamily(FORMS, (card) => [
      parts(card, "that of", level),
      parts(card, "those of", level),
      owners(card, "does", level),
      owners(card, "did", level),
    ]),
  ];
}
