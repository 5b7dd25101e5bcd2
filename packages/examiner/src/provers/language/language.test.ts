import type { JointFacts, VerbSlotFacts } from "@sat/engine";
import type { ShownItem } from "@sat/item";
import { expect, test } from "vitest";
import { proveAgreement } from "./agreement.ts";
import { proveInterruption } from "./interruption.ts";
import { proveJoint } from "./joint.ts";
import { proveNounForm } from "./noun-form.ts";
import { proveTransition } from "./transition.ts";
import { proveVerbSlot } from "./verb-slot.ts";

function item(text: string, ...[A = "", B = "", C = "", D = ""]: string[]): ShownItem {
  return {
    section: "Writing",
    difficulty: "Easy",
    topic: "grammar-fundamentals",
    question: `${text}\n\nWhich choice completes the text?`,
    options: { A, B, C, D },
    // The provers never look at the key.
    correctAnswer: "A",
    explanation: "",
    rationales: {
      A: { mistake: null, reason: "" },
      B: { mistake: null, reason: "" },
      C: { mistake: null, reason: "" },
      D: { mistake: null, reason: "" },
    },
    hint: "",
    tip: "",
  };
}

test("a verb agrees with the head, not with the noun beside it, and with the time", () => {
  const shown = item(
    "In 1889, a gamelan with dancers ______ in Paris.",
    "was heard",
    "were heard",
    "is heard",
    "are heard",
  );
  const facts = { kind: "agreement", head: "a gamelan", time: "In 1889" } as const;
  expect(proveAgreement(facts, shown)).toEqual(["A"]);
});

test("without words that fix the time no form is proven", () => {
  const shown = item("A gamelan ______ in Paris.", "was heard", "were heard", "is heard", "are");
  const facts = { kind: "agreement", head: "a gamelan", time: "" } as const;
  expect(proveAgreement(facts, shown)).toEqual([]);
});

test("two clauses without an adverb leave two marks open", () => {
  const facts: JointFacts = {
    kind: "joint",
    before: { text: "the gas expands", role: "clause" },
    after: { text: "the dough rises", role: "clause" },
  };
  const shown = item(
    "The gas ______ the dough rises.",
    "expands",
    "expands,",
    "expands;",
    "expands:",
  );
  expect(proveJoint(facts, shown)).toEqual(["C", "D"]);
});

test("a dependent clause that is called a clause is not believed", () => {
  const facts: JointFacts = {
    kind: "joint",
    before: { text: "because the gas expands", role: "clause" },
    after: { text: "however, the dough rises", role: "clause" },
  };
  const shown = item(
    "Because the gas ______ however, the dough rises.",
    "expands",
    "expands,",
    "expands;",
    "expands:",
  );
  expect(proveJoint(facts, shown)).toEqual([]);
});

test("a participle that can be a past tense is a second answer unless an agent follows", () => {
  const facts: VerbSlotFacts = { kind: "verb-slot", finite: null };
  const forms = ["were burned", "burned", "burning", "to burn"];
  expect(proveVerbSlot(facts, item("The lamps ______ all night.", ...forms))).toEqual(["A", "B"]);
  expect(proveVerbSlot(facts, item("The lamps ______ by keepers.", ...forms))).toEqual(["A"]);
});

test("an interruption is closed by the mark that opened it", () => {
  const facts = { kind: "interruption", opening: "" } as const;
  const options = ["night, is", "night—is", "night) is", "night is"];
  expect(
    proveInterruption(facts, item("The water—which flows all ______ cold.", ...options)),
  ).toEqual(["B"]);
  expect(proveInterruption(facts, item("The water of the ______ cold.", ...options))).toEqual([
    "D",
  ]);
});

test("a possessive is proven by the number of owners", () => {
  const shown = item(
    "Whenever two people sang, the ______ words changed.",
    "singer's",
    "singers'",
    "singer",
    "singers",
  );
  const follows = { text: "words changed", role: "owned" } as const;
  expect(proveNounForm({ kind: "noun-form", counted: "two people", follows }, shown)).toEqual([
    "B",
  ]);
});

test("a transition that the table does not know passes, so that it shows", () => {
  const shown = item("A. ______ B.", "However,", "Moreover,", "For example,", "Similarly,");
  expect(proveTransition({ kind: "transition", relation: "contrast" }, shown)).toEqual(["A", "B"]);
});
