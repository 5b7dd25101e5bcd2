import type { SittingTest } from "@sat/contract";
import { EXAM_SECTIONS } from "@sat/item";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { failureOf } from "../../../lib/api.ts";
import { underWay } from "../../../lib/under-way.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useStart } from "../sitting-calls.ts";
import { Manner } from "./manner.tsx";
import styles from "./new-test.module.css";
import { TestSize } from "./test-size-line.tsx";
import {
  FIRST_ON_PAPER,
  FIRST_WANTED,
  requestOf,
  SPRINT,
  testOf,
  type WantedTest,
} from "./wanted-test.ts";

const KINDS: readonly { readonly value: SittingTest["kind"]; readonly label: string }[] = [
  { value: "full", label: "Full test" },
  { value: "half", label: "Half test" },
  { value: "section", label: "One section" },
  { value: "module", label: "One module" },
  { value: "sprint", label: "Sprint" },
];

/** What each kind of test is. */
const ABOUT: Readonly<Record<SittingTest["kind"], string>> = {
  full: "Both sections with two modules each, as on test day. The second module of a section is harder or easier by how the first went.",
  half: "The first module of each section.",
  section: "Both modules of one section. The second is harder or easier by how the first went.",
  module: "The first module of one section.",
  sprint: "As few questions as you like, in exam conditions and at the exam's pace.",
};

/** What those are on paper that follow, on the screen, how a module went. */
const ABOUT_ON_PAPER: Partial<typeof ABOUT> = {
  full: "Both sections with two modules each, as on test day, whatever you answer in the first.",
  section: "Both modules of one section, whatever you answer in the first.",
};

function about({ kind, mode }: WantedTest): string {
  return (mode === "paper" ? ABOUT_ON_PAPER[kind] : undefined) ?? ABOUT[kind];
}

const SECTIONS = EXAM_SECTIONS.map((value) => ({ value, label: value }));
const SECTIONS_OR_BOTH = [{ value: "Both", label: "Both" } as const, ...SECTIONS];

interface NewTestProps {
  /** Whether another goes on on the screen, beside which there can be tests on paper alone. */
  readonly isOnPaper?: boolean;
}

/** Where a test is chosen and started. */
export function NewTest({ isOnPaper = false }: NewTestProps) {
  const [wanted, setWanted] = useState(isOnPaper ? FIRST_ON_PAPER : FIRST_WANTED);
  const navigate = useNavigate();
  const { mutate, isPending, isError, error } = useStart(({ id, mode }) =>
    navigate({ to: mode === "paper" ? "/test-paper" : "/test", search: { id } }),
  );
  const test = testOf(wanted);
  const change = (part: Partial<WantedTest>) => setWanted({ ...wanted, ...part });
  const start = (event: FormEvent) => {
    event.preventDefault();
    const request = requestOf(wanted);
    if (request !== undefined && !isPending) mutate(request);
  };
  return (
    <Card as="form" aria-labelledby="new-test" onSubmit={start}>
      <div className={styles.form}>
        <h2 id="new-test">{isOnPaper ? "New test on paper" : "New test"}</h2>
        <Choice
          label="What to sit"
          look="chips"
          value={wanted.kind}
          options={KINDS}
          onChange={(kind) => change({ kind })}
          help={about(wanted)}
        />
        <Part wanted={wanted} onChange={change} />
        {!isOnPaper && <Manner wanted={wanted} onChange={change} />}
        {test && <TestSize test={test} wanted={wanted} />}
        {isError && <Alert tone="bad">{whyNotStarted(error)}</Alert>}
        <div>
          <Button type="submit" size="large" busy={isPending} disabled={test === undefined}>
            {wanted.mode === "paper" ? "Make Booklet" : "Start Test"}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function whyNotStarted(error: unknown): string {
  const failure = failureOf(error);
  if (failure?.kind === "problem" && failure.type === "papers-open")
    return "Too many of your tests are on paper. Enter the answers of one, or discard it, first.";
  return underWay(error) ?? "Failed to start the test. Please check your connection and try again.";
}

interface PartProps {
  readonly wanted: WantedTest;
  readonly onChange: (part: Partial<WantedTest>) => void;
}

/** Which part of the exam, where it is not all of it. */
function Part({ wanted, onChange }: PartProps) {
  const { kind, section, length } = wanted;
  if (kind === "full" || kind === "half") return null;
  if (kind !== "sprint")
    return (
      <Choice
        label="Section"
        look="chips"
        value={section === "Both" ? "Math" : section}
        options={SECTIONS}
        onChange={(value) => onChange({ section: value })}
      />
    );
  return (
    <>
      <Choice
        label="Section"
        look="chips"
        value={section}
        options={SECTIONS_OR_BOTH}
        onChange={(value) => onChange({ section: value })}
      />
      <TextField
        label="Questions"
        type="number"
        inputMode="numeric"
        min={SPRINT.shortest}
        max={SPRINT.longest}
        value={length}
        onChange={({ target }) => onChange({ length: target.value })}
        {...(testOf(wanted) === undefined
          ? { error: `A whole number from ${SPRINT.shortest} to ${SPRINT.longest}` }
          : { help: `From ${SPRINT.shortest} to ${SPRINT.longest}` })}
      />
    </>
  );
}
