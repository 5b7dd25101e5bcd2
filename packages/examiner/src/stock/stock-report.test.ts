import type { Passage } from "@sat/content";
import { passages } from "@sat/content/passages";
import { wordSets } from "@sat/content/words";
import { expect, test } from "vitest";
import { printContent } from "../cli/print-content.ts";
import { keyOf, withOptions } from "../testing/changes.ts";
import { changed, soundReading } from "../testing/sound-models.ts";
import { reportStock } from "./stock-report.ts";

const [one] = passages.filter((passage) => "text" in passage);
const single = one as Passage; // the stock is not empty, and pairs have no `text`

const QUESTIONS = Array.from({ length: 60 }, (_, at) => at);

/** Of one length, and in no text. */
const WORDS = ["Amber", "Fjord", "Query", "Zebra"];

/** Sixty questions whose options are words without sense, but for what is done to the key. */
function leaking(change: (key: string) => string) {
  return changed(
    soundReading,
    (creation, chance) => {
      const at = chance.turn(QUESTIONS);
      const key = keyOf(creation);
      const changes = withOptions(creation, (option, place) => {
        const text = `${WORDS[place]} ${chance.int(1000, 9999)} and ${chance.int(1000, 9999)}`;
        return { ...option, text: option === key ? change(text) : text };
      });
      return { ...changes, signature: `planted-${at}/1` };
    },
    { space: { Easy: QUESTIONS.length } },
  );
}

const tellsByLength = leaking((key) => `${key} and more`);
const tellsByEcho = leaking((key) => key.replace(/^\w+/, "Clock"));

function faultsWith(...planted: readonly Passage[]): string {
  return reportStock({ passages: planted, wordSets: [], models: [] }).faults.join("\n");
}

test("a sound text has no faults", () => {
  expect(faultsWith(single)).toBe("");
});

test("a text told twice is a fault", () => {
  expect(faultsWith(single, { ...single, id: "told-again" })).toContain("told-again share");
});

test("a British spelling is a fault", () => {
  expect(faultsWith({ ...single, text: `${single.text} The harbour froze.` })).toContain("harbour");
});

test("an invented name in more than three texts is a fault", () => {
  const { source: _, ...invented } = single;
  const texts = ["one", "two", "three", "four"].map((id) => ({
    ...invented,
    id,
    text: `On the quay ${id} of them waved, and then Zebulon came.`,
  }));
  expect(faultsWith(...texts)).toContain("the name Zebulon stands in 4 texts");
  expect(faultsWith(...texts.slice(1))).not.toContain("Zebulon");
  const sourced = texts.map((text) => ({ ...text, source: "The life of one who lived." }));
  expect(faultsWith(...sourced)).not.toContain("Zebulon");
});

test("a fault of a set of words is a fault of the stock", () => {
  const [set] = wordSets;
  const broken = {
    id: "broken",
    contexts: Object.fromEntries(Object.entries(set?.contexts ?? {}).slice(1)),
  };
  const { faults } = reportStock({ passages: [], wordSets: [broken], models: [] });
  expect(faults).toContain("broken: there are 3 words");
});

test("the report counts questions by topic and level, and words of texts by skill", () => {
  const report = reportStock({ passages: [single], wordSets, models: [tellsByLength] });
  expect(report.topics).toEqual([["main-idea-purpose", { Easy: 60, Medium: 0, Hard: 0 }]]);
  const words = report.lengths.find(({ skill }) => skill === "WIC");
  expect(words?.least).toBeLessThanOrEqual(words?.median ?? 0);
  expect(words?.median).toBeLessThanOrEqual(words?.most ?? 0);
});

test("a key that is the longest is guessed, by one line and after training", () => {
  const { guesses } = reportStock({ passages: [], wordSets: [], models: [tellsByLength] });
  expect(guesses.map(({ kind, questions }) => [kind, questions])).toEqual([
    ["all", 60],
    ["sample", 60],
  ]);
  expect(guesses[0]?.blind).toMatchObject({ name: "most: length", rate: 1 });
  expect(guesses[0]?.trained).toBeGreaterThan(0.9);
});

test("a key that alone echoes the text is guessed by who sees the text", () => {
  const { guesses } = reportStock({ passages: [], wordSets: [], models: [tellsByEcho] });
  expect(guesses[0]?.reading).toMatchObject({ name: "most: echo of the text", rate: 1 });
});

test("the page shows thin cells, names and guesses", () => {
  const report = reportStock({ passages: [single], wordSets: [], models: [tellsByLength] });
  const page = printContent({ ...report, faults: ["a planted fault"] });
  expect(page).toMatch(/Main Idea & Purpose +60 +0 \* +0 \*/);
  expect(page).toContain("most: length");
  expect(page).toContain("1 faults\na planted fault");
});
