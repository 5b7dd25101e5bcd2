import { type DrillOf, type FactCard, factCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { verbForms } from "../../language/verb.ts";
import { byLevel, fromDrill, sentenceOf } from "../../craft/usage/parts.ts";
import { nounForms, nounUsage, singularOf } from "../../craft/usage/noun-usages.ts";
import { type Family, type Usage, cardFamily, usageModel } from "../../craft/usage/usage-model.ts";

/** What follows a possessive; "other" bars a noun that only describes. */
const QUALITIES = "other qualities deserve a closer look as well";

function usagesOf({ member, verb, rest, group }: DrillOf<"kin">, level: Difficulty) {
  const { base, third } = verbForms(verb);
  const forms = nounForms(singularOf(group) ?? "");
  const lead = byLevel(level, "", "in fact,", "");
  const remark = byLevel(level, "", "", ", to judge by most accounts,");
  const usage = (key: 0 | 1 | 2 | 3, counted: string, text: string, ...pieces: string[]): Usage =>
    nounUsage({
      forms,
      key,
      counted,
      follows: { text, role: key > 1 ? "owned" : "predicate" },
      sentence: sentenceOf(lead, ...pieces, BLANK, text),
    });
  return {
    forms,
    usages: [
      [usage(0, "the only", `that ${third} ${rest}`, `${member}${remark}`, "is not the only")],
      [
        usage(
          1,
          "one of the few",
          `that ${base} ${rest}`,
          `${member}${remark}`,
          "is one of the few",
        ),
      ],
      [usage(2, "this", QUALITIES, `${member}${remark} ${third} ${rest}, and this`)],
      [
        usage(
          3,
          "these",
          QUALITIES,
          `${member} and a few others${remark} ${base} ${rest}, and these`,
        ),
      ],
    ],
  } as const;
}

function familiesOf(card: FactCard, level: Difficulty): readonly Family[] {
  return fromDrill(card, "kin", (drill) => {
    if (singularOf(drill.group) === undefined || / of /.test(drill.group)) return [];
    const { forms, usages } = usagesOf(drill, level);
    return cardFamily(card, forms, usages);
  });
}

/** F26: the name of a kind, one or several, plain or possessive. */
export const kindAndItsQualities = usageModel({
  id: "kind-and-its-qualities",
  version: 1,
  archetypes: ["F26"],
  families: (level) => factCards.flatMap((card) => familiesOf(card, level)),
  hint: "The word before the blank shows how many; the words after it show whether anything is owned.",
  tip: "One of the few is always followed by a plural, the only one by a singular.",
});
