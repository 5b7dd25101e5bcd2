import type { MistakeCounts } from "@sat/contract";
import { SKILLS, SLIPS, typesetText } from "@sat/item";
import { Link } from "@tanstack/react-router";
import { Group } from "./group.tsx";
import styles from "./groups.module.css";
import type { Selection } from "./mistake-calls.ts";
import { MistakeList } from "./mistake-list.tsx";
import type { Grouping } from "./grouping.ts";

interface Kind {
  readonly name: string;
  readonly selection: Selection;
  readonly open: number;
  readonly week: number;
}

interface GroupsProps {
  readonly counts: MistakeCounts;
  readonly grouping: Exclude<Grouping, "date">;
}

/** The open mistakes by kind, the most frequent first and open. */
export function Groups({ counts, grouping }: GroupsProps) {
  const kinds = grouping === "slip" ? slipsIn(counts) : skillsIn(counts);
  const others = counts.open - kinds.reduce((sum, { open }) => sum + open, 0);
  return (
    <div>
      {kinds.map(({ name, selection, open, week }, at) => (
        <Group
          key={name}
          name={week === 0 ? name : `${name}: ${week} this week`}
          aside={`${open} open`}
          isOpenAtFirst={at === 0}
        >
          {() => <MistakeList selection={selection} />}
        </Group>
      ))}
      {others > 0 && (
        <p className={styles.others}>
          {kinds.length === 0 ? `${others} without` : `${others} more without`} a known {grouping}.{" "}
          <Link to="/mistakes" search={{ by: "date" }}>
            See all by date
          </Link>
        </p>
      )}
    </div>
  );
}

function slipsIn({ bySlip }: MistakeCounts): Kind[] {
  return bySlip.map(({ slip, open, week }) => ({
    name: typesetText(SLIPS[slip]),
    selection: { state: "open", slip },
    open,
    week,
  }));
}

function skillsIn({ bySkill }: MistakeCounts): Kind[] {
  return bySkill.map(({ skill, open, week }) => ({
    name: SKILLS[skill].name,
    selection: { state: "open", skill },
    open,
    week,
  }));
}
