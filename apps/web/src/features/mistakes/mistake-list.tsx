import type { Mistake } from "@sat/contract";
import { dayOf } from "../../lib/day-of.ts";
import { AnsweredPages } from "../../question/look-back/answered-pages.tsx";
import { type Selection, useMistakes } from "./mistake-calls.ts";
import styles from "./mistake-list.module.css";
import { MistakeRow } from "./mistake-row.tsx";
import { WORDS } from "./words.ts";

interface MistakeListProps {
  readonly selection: Selection;
  /** Whether each day has a heading of its own. */
  readonly byDay?: boolean;
}

/** The mistakes that are meant, the latest first. */
export function MistakeList({ selection, byDay = false }: MistakeListProps) {
  const pages = useMistakes(selection);
  const under = byDay ? "day" : selection.slip && "slip";
  return (
    <AnsweredPages
      pages={pages}
      words={WORDS}
      row={(mistake, above) => (
        <>
          {byDay && <Day mistake={mistake} above={above} />}
          <MistakeRow mistake={mistake} under={under} />
        </>
      )}
    />
  );
}

interface DayProps {
  readonly mistake: Mistake;
  readonly above: Mistake | undefined;
}

/** The day of a mistake, over the first of that day. */
function Day({ mistake, above }: DayProps) {
  const day = dayOf(mistake.missedAt);
  if (above !== undefined && dayOf(above.missedAt) === day) return null;
  return <h2 className={styles.day}>{day}</h2>;
}
