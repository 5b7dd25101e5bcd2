import { fitsWish, loadModels, type Model, type Wish } from "@sat/engine";
import {
  acceptedEntries,
  DIFFICULTIES,
  type Item,
  SECTION_CHOICES,
  slipsByOption,
  TOPICS,
  TOPIC_IDS,
  topicsOf,
} from "@sat/item";
import { drawQuestions } from "../draw-questions.ts";
import { printItem, printOrigin } from "../print/print-item.ts";
import { table } from "../print/table.ts";
import { UsageError, readChoice, readCount, readFlags } from "./usage.ts";

const FLAGS = {
  section: { type: "string" },
  topic: { type: "string" },
  difficulty: { type: "string" },
  model: { type: "string" },
  response: { type: "string" },
  count: { type: "string", default: "1" },
  seed: { type: "string", default: "1" },
  format: { type: "string", default: "text" },
  each: { type: "boolean", default: false },
  list: { type: "boolean", default: false },
} as const;

type Flags = ReturnType<typeof readFlags<typeof FLAGS>>;

const RESPONSES = ["choice", "entry", "any"] as const;

/** What a command prints, and what it notes beside. */
interface Printed {
  readonly text: string;
  readonly note?: string;
}

/** Questions, or with --list the models, as text or JSON. Throws UsageError. */
export async function printQuestions(args: readonly string[]): Promise<Printed> {
  const flags = readFlags(FLAGS, args);
  const format = readChoice("format", flags.format, ["json", "text"]);
  const wish = wishIn(flags);
  const { section = "Mixed", topic } = wish;
  const models = await loadModels(topic === undefined ? topicsOf(section) : [topic]);
  const chosen = models.filter((model) => fitsWish(model, wish));
  if (chosen.length === 0) {
    throw new UsageError("There is no item model for these filters; --list names them all.");
  }
  if (flags.list) {
    return { text: format === "json" ? asJson(chosen.map(cardOf)) : listing(chosen) };
  }
  const count = readCount("count", flags.count, 1);
  const seed = readCount("seed", flags.seed, 0);
  const groups = flags.each ? chosen.map((model) => [model]) : [models];
  const drawn = await Promise.all(
    groups.map((group) => drawQuestions({ models: group, wish, count, seed })),
  );
  const items = drawn.flat();
  const text = format === "json" ? asJson(items.map(wireFields)) : items.map(page).join("\n\n\n");
  if (items.length === count * groups.length) return { text };
  return { text, note: `There are only ${items.length} different questions for these filters.` };
}

function wishIn(flags: Flags): Wish {
  const section =
    flags.section === undefined ? "Mixed" : readChoice("section", flags.section, SECTION_CHOICES);
  const topic = flags.topic === undefined ? undefined : readChoice("topic", flags.topic, TOPIC_IDS);
  const level =
    flags.difficulty === undefined
      ? undefined
      : readChoice("difficulty", flags.difficulty, DIFFICULTIES);
  if (topic !== undefined && section !== "Mixed" && TOPICS[topic].section !== section) {
    throw new UsageError(`Topic ${topic} belongs to ${TOPICS[topic].section}, not to ${section}.`);
  }
  return {
    section: section === "Mixed" ? undefined : section,
    topic,
    level,
    kinds: kindsIn(flags),
    models: flags.model === undefined ? undefined : [flags.model],
  };
}

/** Questions have options unless others are asked for, by kind or by model; the list names every model. */
function kindsIn({ response, model, list }: Flags): Wish["kinds"] {
  const isChosen = list || model !== undefined;
  const kind = readChoice("response", response ?? (isChosen ? "any" : "choice"), RESPONSES);
  return kind === "any" ? undefined : [kind];
}

/** The fields of POST /api/question, and where the question comes from; for an entry also what may be typed. */
function wireFields(item: Item) {
  const wire = { ...item, seenBefore: false };
  return item.kind === "entry"
    ? { ...wire, acceptedEntries: acceptedEntries(item.answerKey) }
    : { ...wire, codes: slipsByOption(item) };
}

function cardOf({ id, version, topic, skill, archetypes, levels, space, ...more }: Model) {
  const { section } = TOPICS[topic];
  const { calculator = [], response } = more;
  const card = { id, version, section, topic, skill, archetypes, levels, calculator, space };
  return response === "entry" ? { ...card, response } : card;
}

function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function page(item: Item, index: number): string {
  return `Question ${index + 1} · ${printOrigin(item)}\n\n${printItem(item)}`;
}

function listing(chosen: readonly Model[]): string {
  const rows = chosen.map((model) => {
    const { id, version, section, topic, skill, archetypes, ...more } = cardOf(model);
    const { levels, calculator, space } = more;
    const spaces = levels.map((level) => `${level} ${space[level] ?? 0}`).join(", ");
    return [
      id,
      String(version),
      section,
      topic,
      skill,
      archetypes.join(" "),
      calculator.join(" "),
      spaces,
    ];
  });
  return table(
    ["model", "version", "section", "topic", "skill", "archetypes", "on calculator", "space"],
    rows,
  );
}
