import { verbForms } from "../../language/verb.ts";
import type { Forms, Usage, Wrong } from "./usage-model.ts";
import { filled } from "./parts.ts";

/** Four shapes of a verb: "open", "to open", "opening", and a finite one, "opened". */
export function shapesOf(verb: string, finite: "past" | "third"): Forms {
  const { base, gerund, ...forms } = verbForms(verb);
  return [base, `to ${base}`, gerund, forms[finite]];
}

type Need = "base" | "infinitive" | "gerund" | "finite";

const RULES: Readonly<Record<Need, string>> = {
  base: "After a modal verb such as *can*, *could*, *will*, or *would* stands the plain verb.",
  infinitive: "A purpose, or what someone is able or ready to do, is told by *to* and the verb.",
  gerund: "After a preposition a verb takes its -ing form.",
  finite: "Every clause needs a verb that fits its subject and shows its time.",
};

const NEEDS: Readonly<Record<Need, string>> = {
  base: "the plain verb",
  infinitive: "*to* with the verb",
  gerund: "the -ing form",
  finite: "a verb that goes with its subject",
};

interface ShapePlace {
  readonly need: Need;
  /** The word that asks for the shape, or the subject of a finite verb. */
  readonly asks: string;
  readonly sentence: string;
  readonly forms: Forms;
  readonly facts: Usage["facts"];
  readonly archetype: string;
}

/** F17, F18: a sentence that asks for one shape of a verb. */
export function shapeUsage(place: ShapePlace): Usage {
  const { need, asks, sentence, forms, facts, archetype } = place;
  const key = forms[["base", "infinitive", "gerund", "finite"].indexOf(need)] ?? "";
  const where = need === "finite" ? `*${asks}* is a subject whose` : `*${asks}* stands before the`;
  return {
    archetype,
    sentence,
    facts,
    rule: RULES[need],
    shows: [
      `Here ${where} ${need === "finite" ? "verb is missing" : "blank"}, so ${NEEDS[need]} must follow.`,
      filled(sentence, key),
    ],
    fits: `*${key}* is ${NEEDS[need]}, which *${asks}* calls for.`,
    fails: (form) => wrongShape(place, form),
  };
}

function wrongShape({ need, asks, forms }: ShapePlace, form: string): Wrong {
  const [base, infinitive, gerund] = forms;
  if (need === "finite") {
    const reason =
      form === base
        ? `*${form}* does not fit *${asks}*: neither its number nor its time is shown.`
        : `*${form}* is no finite verb, so *${asks}* would be left without one.`;
    const more = form === infinitive ? " *To* looks ahead to a purpose instead." : "";
    return { code: form === base ? "E-AGREE" : "E-FORM", reason: reason + more };
  }
  const kinds: Readonly<Record<string, string>> = {
    [base]: "the plain verb",
    [infinitive]: "*to* with the verb",
    [gerund]: "an -ing form",
  };
  const kind = kinds[form] ?? "a finite verb that needs a subject of its own";
  return { code: "E-FORM", reason: `*${form}* is ${kind}; *${asks}* calls for ${NEEDS[need]}.` };
}
