import type { CopiedScoreReport } from "@sat/contract";
import { EXAM_SECTIONS, type ExamSection } from "@sat/item";
import { type FormEvent, useState } from "react";
import { failureOf } from "../../../lib/api.ts";
import { localDay } from "../../../lib/local-day.ts";
import { underWay } from "../../../lib/under-way.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import {
  bandField,
  type CopiedForm,
  DAY,
  domainsOf,
  formOf,
  requestOf,
  scoreField,
} from "./copied-form.ts";
import { useKeepReport } from "./score-report-calls.ts";
import styles from "./scores.module.css";

const FAILURE = "Failed to save the report. Please check your connection and try again.";
const FAULTS = "Some fields cannot be taken as they are. Please correct them and save again.";

/** As the bars of the exam's report have it: how many of the seven segments are filled. */
const BANDS = [
  { value: "", label: "Not copied" },
  ...Array.from({ length: 7 }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1} of 7` })),
];

interface ReportFormProps {
  /** The one that is changed; undefined for a new one. */
  readonly report: CopiedScoreReport | undefined;
  readonly onKept: () => void;
  readonly onCancel: () => void;
}

/** Where a score report of the exam is copied; what was typed stays until it is kept. */
export function ReportForm({ report, onKept, onCancel }: ReportFormProps) {
  const [form, setForm] = useState(() => formOf(report));
  const { mutate, isPending, isError, error } = useKeepReport(report?.id, onKept);
  const failure = failureOf(error);
  const faults = failure?.kind === "problem" ? (failure.errors ?? []) : [];
  const errors = new Map(faults.map(({ field, message }) => [field, message]));
  const change = (field: string, value: string) => setForm({ ...form, [field]: value });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(requestOf(form));
  };
  return (
    // What is wrong is said beside the fields, in words of ours.
    <form
      ref={beginHere}
      noValidate
      className={styles.form}
      aria-label="Score report"
      onSubmit={save}
    >
      <TextField
        label="Day of the exam"
        type="date"
        max={localDay()}
        value={form[DAY] ?? ""}
        onChange={({ target }) => change(DAY, target.value)}
        {...errorOf(errors, DAY)}
      />
      {EXAM_SECTIONS.map((section) => (
        <Section key={section} section={section} form={form} errors={errors} onChange={change} />
      ))}
      {isError && (
        <Alert tone="bad">{underWay(error) ?? (errors.size > 0 ? FAULTS : FAILURE)}</Alert>
      )}
      <div className={styles.ways}>
        <Button type="submit" busy={isPending}>
          Save Report
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Whoever has opened the form goes on in its first field. */
function beginHere(form: HTMLFormElement | null): void {
  form?.querySelector("input")?.focus();
}

type Errors = ReadonlyMap<string, string>;

function errorOf(errors: Errors, field: string, help = "") {
  const error = errors.get(field);
  return error === undefined ? { help } : { error };
}

interface SectionProps {
  readonly section: ExamSection;
  readonly form: CopiedForm;
  readonly errors: Errors;
  readonly onChange: (field: string, value: string) => void;
}

/** A section's score, and how its domains went. */
function Section({ section, form, errors, onChange }: SectionProps) {
  const score = scoreField(section);
  return (
    <fieldset className={styles.section}>
      <legend>{section}</legend>
      <TextField
        label={`${section} score`}
        type="number"
        inputMode="numeric"
        min={200}
        max={800}
        step={10}
        value={form[score] ?? ""}
        onChange={({ target }) => onChange(score, target.value)}
        {...errorOf(errors, score, "From 200 to 800")}
      />
      <p className={styles.where}>
        If you like, tell how many of the seven segments of each domain’s bar are filled.
      </p>
      <div className={styles.bands}>
        {domainsOf(section).map((domain) => (
          <Select
            key={domain}
            label={domain}
            value={form[bandField(domain)] ?? ""}
            options={BANDS}
            onChange={(value) => onChange(bandField(domain), value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
