import { type DrillOf, type FactCard, factCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { byLevel, fromDrill, sentenceOf } from "./parts.ts";
import { type Family, type Forms, type Usage, cardFamily } from "./usage-model.ts";
import { shapeUsage, shapesOf } from "./verb-shapes.ts";

type Attempt = DrillOf<"attempt">;

/** "with a good stone, even a young otter can" in its parts; nothing unless the subject is singular. */
function clauseOf({ modal }: Attempt) {
  const [, lead = "", subject = "", word = ""] =
    /^(.*, )?((?:even |just |only )?(?:a|an|one|every|each) [^,]+) (can|could)$/.exec(modal) ?? [];
  return subject === "" ? undefined : { lead, subject, word };
}

function familiesOf(card: FactCard, level: Difficulty): readonly Family[] {
  return fromDrill(card, "attempt", (attempt) => {
    const clause = clauseOf(attempt);
    // After "to" no infinitive could be offered.
    if (clause === undefined || attempt.preposition.endsWith(" to")) return [];
    const forms = shapesOf(attempt.verb, clause.word === "could" ? "past" : "third");
    const pair = { attempt, forms };
    return cardFamily(card, forms, [
      [afterModal(pair, level)],
      purposes(pair, level),
      [afterPreposition(pair, level)],
      [finite(pair, level)],
    ]);
  });
}

interface Pair {
  readonly attempt: Attempt;
  readonly forms: Forms;
}

function afterModal({ attempt: { modal, rest }, forms }: Pair, level: Difficulty): Usage {
  const inset = byLevel(level, "", ", with luck,", ", in spite of every obstacle,");
  return shapeUsage({
    need: "base",
    asks: modal.split(" ").at(-1) ?? "",
    sentence: sentenceOf(modal, inset, BLANK, rest),
    forms,
    facts: { kind: "verb-shape" },
    archetype: "F18",
  });
}

function purposes({ attempt: { means, rest }, forms }: Pair, level: Difficulty): Usage[] {
  const sentences = byLevel(
    level,
    [sentenceOf(means, "in order", BLANK, rest)],
    [sentenceOf("as a rule,", means, "in order", BLANK, rest)],
    [sentenceOf("by all accounts,", means, "not by chance but in order", BLANK, rest)],
  );
  return sentences.map((sentence) =>
    shapeUsage({
      need: "infinitive",
      asks: "in order",
      sentence,
      forms,
      facts: { kind: "verb-shape" },
      archetype: "F17",
    }),
  );
}

function afterPreposition({ attempt: { preposition, rest }, forms }: Pair, level: Difficulty) {
  const lead = byLevel(level, "", "as it happens,", "by most accounts,");
  return shapeUsage({
    need: "gerund",
    asks: preposition.split(" ").at(-1) ?? "",
    sentence: sentenceOf(lead, preposition, level === "Hard" ? "regularly" : "", BLANK, rest),
    forms,
    facts: { kind: "verb-shape" },
    archetype: "F18",
  });
}

function finite({ attempt, forms }: Pair, level: Difficulty): Usage {
  const { lead = "", subject = "" } = clauseOf(attempt) ?? {};
  const inset = byLevel(level, "", ", with luck,", ", in spite of every obstacle,");
  return shapeUsage({
    need: "finite",
    asks: subject,
    sentence: sentenceOf(`${lead}${subject}`, inset, BLANK, attempt.rest),
    forms,
    facts: { kind: "verb-shape", subject },
    archetype: "F18",
  });
}

/** F17, F18: the verbs of what each card tells as an attempt. */
export function attemptFamilies(level: Difficulty): readonly Family[] {
  return factCards.flatMap((card) => familiesOf(card, level));
}
