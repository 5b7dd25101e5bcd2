import type { FiledReport } from "@sat/contract";
import { type ChoiceModel, generate, loadModels, makesChoices, type Model } from "@sat/engine";
import { acceptedEntries, type ChoiceItem, type EntryItem } from "@sat/item";
import { describe, expect, it } from "vitest";
import { printReport } from "./print-report.ts";
import { reExamine } from "./re-examine.ts";

const models = await loadModels();

const MODEL = models
  .filter(makesChoices)
  .find(({ id }) => id === "equation-with-unknown-on-both-sides") as ChoiceModel; // it is there
const TYPED = models.find(({ id }) => id === "equation-with-unknown-on-both-sides-entry") as Model; // as above
const { item } = generate(MODEL, "Easy", 7);

function aReport(change: Partial<FiledReport> = {}): FiledReport {
  return {
    id: "5f0c7a52-0000-4000-8000-000000000001",
    flaw: "wrong-key",
    comment: "Is it not C?",
    reportedAt: "2026-11-20T18:15:00.000Z",
    outcome: null,
    itemId: item.id,
    model: item.model,
    version: item.version,
    level: item.level,
    seed: item.seed,
    question: asShown(item),
    ...change,
  };
}

function asShown(made: ChoiceItem) {
  const { section, difficulty, topic, question, options, correctAnswer } = made;
  const { explanation, rationales, hint, tip } = made;
  const before = { section, difficulty, topic, question, options, correctAnswer };
  return { ...before, explanation, rationales, hint, tip };
}

describe("a reported question", () => {
  it("is made again the same, and its proof holds", () => {
    expect(reExamine(aReport(), models)).toEqual({ remake: "made again the same", proof: "holds" });
  });

  it("that was shown with another key is told apart", () => {
    const correctAnswer = item.correctAnswer === "A" ? "B" : "A";
    const report = aReport({ question: { ...asShown(item), correctAnswer } });
    expect(reExamine(report, models).remake).toBe("NOT made the same, though the version is");
  });

  it("of an earlier version is held against today's", () => {
    const report = aReport({ version: item.version - 1, itemId: "another" });
    const { remake, proof } = reExamine(report, models);
    expect(remake).toMatch(/^another question is made now: version \d+ made it, now it is/);
    expect(proof).toBe("holds");
  });

  it("whose model has a flaw of its own fails the proof", () => {
    const broken: Model = {
      ...MODEL,
      create: (chance, level) => {
        const creation = MODEL.create(chance, level);
        return { ...creation, draft: { ...creation.draft, hint: "See $x." } };
      },
    };
    expect(reExamine(aReport(), [broken]).proof).toMatch(/^FAILS: /);
  });

  it("whose model is gone cannot be made", () => {
    expect(reExamine(aReport({ model: "gone" }), models)).toEqual({
      remake: "there is no model gone of this level any more",
      proof: "none",
    });
  });

  it("is printed with its key marked and all it takes to make it again", () => {
    const report = aReport();
    const text = printReport(report, reExamine(report, models));
    expect(text).toContain(`${report.id}  2026-11-20  wrong-key  open`);
    expect(text).toContain("“Is it not C?”");
    expect(text).toContain(`${item.model} v${item.version} Easy, seed 7: made again the same`);
    expect(text.match(/^ {4}\*[A-D]\) /gm)).toEqual([`    *${item.correctAnswer}) `]);
  });

  it("whose answer is typed is made again, and printed with what can be typed", () => {
    const typed = generate(TYPED, "Easy", 7).item as EntryItem; // its model makes nothing else
    const { id: itemId, model, version, level, seed } = typed;
    const { kind, section, difficulty, topic, question, explanation, hint, tip } = typed;
    const asked = { kind, section, difficulty, topic, question, explanation, hint, tip };
    const { answerKey, why, slips } = typed;
    const shown = { ...asked, answerKey, why, slips };
    const origin = { itemId, model, version, level, seed };
    const report = aReport({ ...origin, question: shown });
    const verdict = reExamine(report, models);
    expect(verdict).toEqual({ remake: "made again the same", proof: "holds" });
    const typing = ` {4}\\* typed: ${acceptedEntries(answerKey).join(" or ")}`;
    expect(printReport(report, verdict)).toMatch(new RegExp(`^${typing}$`, "m"));
  });

  it("is printed without what a terminal would obey, wherever it stands", () => {
    const spoiled = "\u001B[2J\u009B1m\r\u202E";
    const { question, options } = asShown(item);
    const report = aReport({
      comment: spoiled,
      model: spoiled,
      question: {
        ...asShown(item),
        question: `${question}\n\n${spoiled}`,
        options: { ...options, C: `${spoiled}\n${spoiled}` },
      },
    });
    const text = printReport(report, reExamine(report, models));
    expect(text).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E]/u);
    expect(text.split("\n")).toHaveLength(8);
  });
});
