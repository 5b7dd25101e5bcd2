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

/** What may stand in front, without the words offered. */
function leadsAt(level: Difficulty): readonly string[] {
  return byLevel(
    level,
    [""],
    ["by all accounts,", "according to most accounts,"],
    ["as has often been pointed out,", "as specialists have long known,"],
  );
}

/** A part with a part: "the beak of the toucan is longer than that of the hornbill". */
function parts(card: FactCard, form: "that of" | "those of", level: Difficulty) {
  return fromDrill(card, "comparison", (drill): Usage[] => {
    const { part, verb, how, other } = drill;
    if ((part.number === "plural") !== (form === "those of")) return [];
    // "Covers more ground than does the other" would compare the owners themselves.
    if (auxiliaryOf(verb) !== undefined) return [];
    const compared = phrase(part);
    return leadsAt(level).map((lead): Usage => ({
      archetype: "F30",
      sentence: sentenceOf(lead, compared, verb, how, "than", BLANK, other),
      facts: { kind: "likeness", compared, verb, other },
      rule: "A comparison must compare things of the same kind: a part with a part, not with a whole.",
      shows: [
        `What is compared is *${compared}*, which is ${part.number}.`,
        `So *${form} ${other}* must be compared with it: *${form}* repeats the part.`,
      ],
      fits: `*${form}* stands for *${part.head}*, which is ${part.number}.`,
      fails: (wrong) =>
        wrong === "does" || wrong === "did"
          ? {
              code: "confused-word",
              reason: `*${wrong}* would compare what *${other}* ${wrong === "does" ? "does" : "did"} with *${compared}*.`,
            }
          : {
              code: "wrong-agreement",
              reason: `*${wrong}* would stand for a ${part.number === "plural" ? "singular" : "plural"} noun, but *${part.head}* is ${part.number}.`,
            },
    }));
  });
}

/** A deed with a deed: "a toucan eats more fruit than a hornbill does". */
function owners(card: FactCard, form: "does" | "did", level: Difficulty) {
  return fromDrill(card, "comparison", (drill): Usage[] => {
    const { owner, ownerVerb, ownerHow, other } = drill;
    if (auxiliaryOf(ownerVerb) !== form) return [];
    return leadsAt(level).map((lead): Usage => ({
      archetype: "F30",
      sentence: sentenceOf(lead, owner, ownerVerb, ownerHow, "than", other, BLANK),
      facts: { kind: "likeness", compared: owner, verb: ownerVerb, other },
      rule: "A comparison must compare things of the same kind: one action with another action.",
      shows: [
        `What is compared is what *${owner}* does: the verb is *${ownerVerb}*.`,
        `So *${form}* must follow *${other}*: it repeats the verb in the same tense.`,
      ],
      fits: `*${form}* stands for the verb *${ownerVerb}* and matches its tense.`,
      fails: (wrong) =>
        wrong === "does" || wrong === "did"
          ? {
              code: "wrong-tense",
              reason: `*${wrong}* does not match the tense of *${ownerVerb}*.`,
            }
          : {
              code: "confused-word",
              reason: `*${wrong}* must be followed by an owner and stand for ${wrong === "that of" ? "one thing" : "several things"}, but the sentence compares actions.`,
            },
    }));
  });
}

const FORMS = ["that of", "those of", "does", "did"] as const satisfies readonly Form[];

/** F30: one set of words for all cards. */
export function comparisonFamilies(card: FactCard, level: Difficulty): readonly Family[] {
  return [
    sharedFamily(card, FORMS, [
      () => parts(card, "that of", level),
      () => parts(card, "those of", level),
      () => owners(card, "does", level),
      () => owners(card, "did", level),
    ]),
  ];
}
