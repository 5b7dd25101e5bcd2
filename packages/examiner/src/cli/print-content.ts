import { DIFFICULTIES, type Difficulty, TOPICS } from "@sat/item";
import { table } from "../print/table.ts";
import type { FacetGuesses } from "../stock/facet-guesses.ts";
import type { Names } from "../stock/names.ts";
import type { StockReport } from "../stock/stock-report.ts";

/** Fewer questions of a topic and level than these are met again too soon. */
const FEW = 60;
/** How many names the page shows. */
const NAMES = 30;

/** A report on the authored stock as a page of text: what there is, what gives keys away, what is wrong. */
export function printContent(report: StockReport): string {
  const { texts, questions, topics, kinds, lengths, names, guesses, faults } = report;
  return [
    `${texts} texts, ${questions} questions. A count below ${FEW} is marked with *.`,
    table(
      ["topic", ...DIFFICULTIES],
      topics.map(([topic, counts]) => [TOPICS[topic].name, ...cells(counts, marked)]),
    ),
    table(
      ["kind", ...DIFFICULTIES],
      kinds.map(([kind, counts]) => [kind, ...cells(counts, String)]),
    ),
    table(
      ["skill", "texts", "fewest words", "median", "most"],
      lengths.map(({ skill, texts: count, least, median, most }) => [
        skill,
        ...[count, least, median, most].map(String),
      ]),
    ),
    ...namesPage(names),
    guessesTable(guesses),
    faults.length === 0 ? "No faults." : `${faults.length} faults\n${faults.join("\n")}`,
  ].join("\n\n");
}

function cells(counts: Readonly<Record<Difficulty, number>>, print: (count: number) => string) {
  return DIFFICULTIES.map((level) => print(counts[level]));
}

function marked(count: number): string {
  return count < FEW ? `${count} *` : String(count);
}

function namesPage({ people, letters, regions }: Names): string[] {
  const listOf = (place: "first" | "last") =>
    people
      .filter((name) => name.place === place)
      .slice(0, NAMES)
      .map(({ name, texts }) => `${name} ${texts}`)
      .join(", ");
  const counted = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([value, count]) => `${value} ${count}`).join(", ");
  return [
    `First names, by texts: ${listOf("first")}`,
    `Last names, by texts: ${listOf("last")}`,
    `Names by their letter: ${counted(letters)}`,
    `Texts that name a place or people: ${counted(regions)}`,
  ];
}

function guessesTable(guesses: readonly FacetGuesses[]): string {
  return table(
    ["guessed", "questions", "trained", "with stem", "one line", "by", "with text", "by"],
    guesses.map((each) => [
      each.kind,
      String(each.questions),
      percent(each.trained),
      percent(each.trainedWithStem),
      percent(each.blind.rate),
      each.blind.name,
      percent(each.reading.rate),
      each.reading.name,
    ]),
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
