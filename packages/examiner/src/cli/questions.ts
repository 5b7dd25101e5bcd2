/** npm run questions -- [--section S] [--topic T] [--difficulty D] [--count N] [--seed N] [--format json|text] [--list] */
import { type Model, models } from "@sat/engine";
import { DIFFICULTIES, type Item, SECTION_CHOICES, TOPICS, TOPIC_IDS } from "@sat/item";
import { drawQuestions } from "../draw-questions.ts";
import { printItem, printOrigin } from "../print/print-item.ts";
import { table } from "./table.ts";
import { UsageError, readChoice, readCount, readFlags, runCommand } from "./usage.ts";

const FLAGS = {
  section: { type: "string" },
  topic: { type: "string" },
  difficulty: { type: "string" },
  count: { type: "string", default: "1" },
  seed: { type: "string", default: "1" },
  format: { type: "string", default: "text" },
  list: { type: "boolean", default: false },
} as const;

type Flags = ReturnType<typeof readFlags<typeof FLAGS>>;

function printQuestions(): number {
  const flags = readFlags(FLAGS);
  const format = readChoice("format", flags.format, ["json", "text"]);
  const chosen = chosenModels(flags);
  if (flags.list) console.log(format === "json" ? asJson(chosen.map(cardOf)) : listing(chosen));
  else {
    const items = chosenQuestions(chosen, flags);
    console.log(format === "json" ? asJson(items.map(wireFields)) : items.map(page).join("\n\n\n"));
  }
  return 0;
}

function chosenModels(flags: Flags): readonly Model[] {
  const section =
    flags.section === undefined ? "Mixed" : readChoice("section", flags.section, SECTION_CHOICES);
  const topic = flags.topic === undefined ? undefined : readChoice("topic", flags.topic, TOPIC_IDS);
  const level = difficultyOf(flags);
  if (topic !== undefined && section !== "Mixed" && TOPICS[topic].section !== section) {
    throw new UsageError(`Topic ${topic} belongs to ${TOPICS[topic].section}, not to ${section}.`);
  }
  const chosen = models.filter(
    (model) =>
      (section === "Mixed" || TOPICS[model.topic].section === section) &&
      (topic === undefined || model.topic === topic) &&
      (level === undefined || model.levels.includes(level)),
  );
  if (chosen.length > 0) return chosen;
  throw new UsageError("There is no item model for these filters; --list names them all.");
}

function difficultyOf({ difficulty }: Flags) {
  return difficulty === undefined ? undefined : readChoice("difficulty", difficulty, DIFFICULTIES);
}

function chosenQuestions(chosen: readonly Model[], flags: Flags): Item[] {
  const count = readCount("count", flags.count, 1);
  const seed = readCount("seed", flags.seed, 0);
  const items = drawQuestions({ models: chosen, difficulty: difficultyOf(flags), count, seed });
  if (items.length < count) {
    console.error(`There are only ${items.length} different questions for these filters.`);
  }
  return items;
}

/** The fields of POST /api/question, and where the question comes from. */
function wireFields(item: Item) {
  return { ...item, seenBefore: false };
}

function cardOf({ id, version, topic, skill, archetypes, levels, space }: Model) {
  return { id, version, section: TOPICS[topic].section, topic, skill, archetypes, levels, space };
}

function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function page(item: Item, index: number): string {
  return `Question ${index + 1} · ${printOrigin(item)}\n\n${printItem(item)}`;
}

function listing(chosen: readonly Model[]): string {
  const rows = chosen.map((model) => {
    const { id, version, section, topic, skill, archetypes, levels, space } = cardOf(model);
    const spaces = levels.map((level) => `${level} ${space[level] ?? 0}`).join(", ");
    return [id, String(version), section, topic, skill, archetypes.join(" "), spaces];
  });
  return table(["model", "version", "section", "topic", "skill", "archetypes", "space"], rows);
}

await runCommand(printQuestions);
