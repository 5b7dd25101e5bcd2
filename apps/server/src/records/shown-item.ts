import type { Item, ShownItem } from "@sat/item";

/** Names every field that the learner gets, so that no other can slip out. */
export function shown(item: Item): ShownItem {
  const always = {
    section: item.section,
    difficulty: item.difficulty,
    topic: item.topic,
    ...(item.passage === undefined ? {} : { passage: item.passage }),
    question: item.question,
    ...(item.figure === undefined ? {} : { figure: item.figure }),
    explanation: item.explanation,
    hint: item.hint,
    hints: item.hints,
    tip: item.tip,
    ...(item.onCalculator && { onCalculator: item.onCalculator }),
  };
  if (item.kind === "entry") {
    const { kind, answerKey, why, slips } = item;
    return { ...always, kind, answerKey, why, slips };
  }
  const { options, correctAnswer, rationales } = item;
  return { ...always, options, correctAnswer, rationales };
}
