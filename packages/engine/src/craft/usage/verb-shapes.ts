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
  base: "A modal verb such as *can*, *could*, *will*, or *would* is followed by the base form.",
  infinitive: "After *in order* or *ready*, a verb takes its infinitive form, with *to*.",
  gerund: "After a preposition such as *for*, *before*, or *after*, a verb takes its -ing form.",
  finite: "Every clause needs a verb that agrees with its subject and shows tense.",
};

const NEEDS: Readonly<Record<Need, string>> = {
  base: "the base form",
  infinitive: "the infinitive with *to*",
  gerund: "the -ing form",
  finite: "a verb that shows tense",
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
  const where = need === "finite" ? `*${asks}* is a subject whose` : `*${asks}* comes before the`;
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
        ? `*${form}* does not fit *${asks}*: it does not agree with its subject or show the tense.`
        : `*${form}* shows no tense, so *${asks}* would be left without a main verb.`;
    const more = form === infinitive ? " The word *to* would express a purpose instead." : "";
    return { code: form === base ? "wrong-agreement" : "wrong-verb-form", reason: reason + more };
  }
  const kinds: Readonly<Record<string, string>> = {
    [base]: "the base form",
    [infinitive]: "an infinitive with *to*",
    [gerund]: "an -ing form",
  };
  const kind = kinds[form] ?? "a main verb that needs a subject of its own";
  return {
    code: "wrong-verb-form",
    reason: `*${form}* is ${kind}; *${asks}* calls for ${NEEDS[need]}.`,
  };
}
