import type { SkillProgress } from "@sat/contract";
import { type Section, SKILLS } from "@sat/item";
import { useState } from "react";
import { Card } from "../../ui/card.tsx";
import { Choice } from "../../ui/choice.tsx";
import { SkillRow } from "./skill-row.tsx";
import { COLUMNS, type Order, sorted } from "./sorted.ts";
import styles from "./skills-card.module.css";

const FILTERS = [
  { value: "all", label: "All" },
  { value: "verbal", label: "Reading and Writing" },
  { value: "math", label: "Math" },
] as const;
type Filter = (typeof FILTERS)[number]["value"];

/** Each skill of the exam: where the learner stands in it, and where it is going. */
export function SkillsCard({ skills }: { readonly skills: readonly SkillProgress[] }) {
  const [filter, setFilter] = useState<Filter>("all");
  const [order, setOrder] = useState<Order | undefined>();
  const rows = sorted(
    skills.filter((row) => filter === "all" || (filter === "math") === isOfMath(row)),
    order,
  );
  return (
    <Card aria-labelledby="skills">
      <h2 id="skills">Skills</h2>
      <p className={styles.about}>
        The level is on the seven steps that the exam's own reports use. Open a skill to see what it
        rests on.
      </p>
      <div className={styles.filter}>
        <Choice
          label="Section"
          isLabelShown={false}
          look="chips"
          value={filter}
          options={FILTERS}
          onChange={setFilter}
        />
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">
          Skills, sorted by the buttons in the first row
        </caption>
        <Head order={order} onSort={(by) => setOrder(next(order, by))} />
        <tbody>
          {rows.map((row) => (
            <SkillRow key={row.skill} row={row} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface HeadProps {
  readonly order: Order | undefined;
  readonly onSort: (by: Order["by"]) => void;
}

/** The columns' names, which sort by them. */
function Head({ order, onSort }: HeadProps) {
  return (
    <thead>
      <tr>
        {COLUMNS.map(({ id, name }) => {
          const isSorted = order?.by === id;
          const direction = order?.isDescending === true ? "descending" : "ascending";
          return (
            <th
              key={id}
              scope="col"
              className={styles[id]}
              aria-sort={isSorted ? direction : undefined}
            >
              <button type="button" className={styles.sort} onClick={() => onSort(id)}>
                {name}
                <span aria-hidden="true">{isSorted && (order.isDescending ? " ↓" : " ↑")}</span>
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function isOfMath({ skill }: SkillProgress): boolean {
  const sections: readonly Section[] = SKILLS[skill].sections;
  return sections.includes("Math");
}

/** Sorts by a column; once more, the other way round. */
function next(order: Order | undefined, by: Order["by"]): Order {
  return { by, isDescending: order?.by === by && !order.isDescending };
}
