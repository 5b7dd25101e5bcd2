import { SECTIONS, TOPIC_IDS, TOPICS } from "@sat/item";
import { SECTION_NAMES } from "../../question/view/section-names.ts";
import { Select } from "../../ui/select.tsx";
import type { HistoryFilter } from "./history-filter.ts";
import styles from "./history-page.module.css";

/** Stands for what leaves nothing out. */
const ALL = "";

const SECTION_OPTIONS = [
  { value: ALL, label: "All sections" },
  ...SECTIONS.map((value) => ({ value, label: SECTION_NAMES[value] })),
] as const;

const RESULT_OPTIONS = [
  { value: ALL, label: "All results" },
  { value: "correct", label: "Correct" },
  { value: "incorrect", label: "Incorrect" },
  { value: "skipped", label: "Skipped" },
] as const;

interface HistoryFiltersProps {
  readonly filter: HistoryFilter;
  readonly onChange: (filter: HistoryFilter) => void;
}

/** Which answers are to be seen. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const { section = ALL, topic = ALL, result = ALL } = filter;
  const topics = TOPIC_IDS.filter((id) => section === ALL || TOPICS[id].section === section);
  return (
    <section className={styles.filters} aria-label="Filter">
      <Select
        label="Section"
        value={section}
        options={SECTION_OPTIONS}
        // A topic of another section would leave nothing to see.
        onChange={(value) => onChange({ section: value || undefined, result: filter.result })}
      />
      <Select
        label="Result"
        value={result}
        options={RESULT_OPTIONS}
        onChange={(value) => onChange({ ...filter, result: value || undefined })}
      />
      <Select
        label="Topic"
        value={topic}
        options={[
          { value: ALL, label: "All topics" },
          ...topics.map((value) => ({ value, label: TOPICS[value].name })),
        ]}
        onChange={(value) => onChange({ ...filter, topic: value || undefined })}
      />
    </section>
  );
}
