import type { MistakeCounts } from "@sat/contract";
import { useNavigate } from "@tanstack/react-router";
import { ButtonLink } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Group } from "./group.tsx";
import type { Grouping } from "./grouping.ts";
import { Groups } from "./groups.tsx";
import { MistakeList } from "./mistake-list.tsx";
import styles from "./mistakes-page.module.css";

const GROUPING_OPTIONS = [
  { value: "slip", label: "Slip" },
  { value: "skill", label: "Skill" },
  { value: "date", label: "Date" },
] as const;

interface MistakeBookProps {
  readonly counts: MistakeCounts;
  readonly grouping: Grouping;
}

/** The open mistakes as they are grouped, and those that are retired, folded away. */
export function MistakeBook({ counts, grouping }: MistakeBookProps) {
  const { open, retired } = counts;
  return (
    <>
      <div>
        <ButtonLink to="/review" look="secondary">
          Review What Is Due
        </ButtonLink>
      </div>
      {open === 0 ? (
        <p>No open mistakes. The next question you miss appears here by itself.</p>
      ) : (
        <Open counts={counts} grouping={grouping} />
      )}
      {retired > 0 && (
        <Group name="Retired" aside={String(retired)}>
          {() => <MistakeList selection={{ state: "retired" }} />}
        </Group>
      )}
    </>
  );
}

function Open({ counts, grouping }: MistakeBookProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.open}>
      <p className={styles.sum}>
        {counts.open} open{counts.week > 0 && `, ${counts.week} from the last seven days`}
      </p>
      <div className={styles.grouping}>
        <Choice
          label="Group by"
          value={grouping}
          options={GROUPING_OPTIONS}
          onChange={(by) => void navigate({ to: "/mistakes", search: { by }, replace: true })}
        />
      </div>
      {grouping === "date" ? (
        <MistakeList selection={{ state: "open" }} byDay />
      ) : (
        // Another grouping is another list: what was open in the former is not in it.
        <Groups key={grouping} counts={counts} grouping={grouping} />
      )}
    </div>
  );
}
