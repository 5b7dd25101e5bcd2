import type { Review, ReviewedCard } from "@sat/contract";
import { SKILLS, SLIPS } from "@sat/item";
import { CircleCheck, CircleX } from "lucide-react";
import styles from "./reviewed-today.module.css";
import { dayWords } from "./review-words.ts";

/** What was reviewed today, how it went, and when each comes back. */
export function ReviewedToday({ done }: Pick<Review, "done">) {
  if (done.length === 0) return null;
  return (
    <section aria-labelledby="reviewed-today" className={styles.part}>
      <h2 id="reviewed-today">Reviewed today</h2>
      <ul className={styles.list}>
        {done.map((card) => (
          <li key={card.questionId} data-right={card.right}>
            <Row card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ card: { skill, slip, right, dueDay } }: { readonly card: ReviewedCard }) {
  const { name } = SKILLS[skill];
  return (
    <>
      {right ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
      <div>
        <p className={styles.name}>{slip === null ? name : SLIPS[slip]}</p>
        {slip !== null && <p>{name}</p>}
      </div>
      <p className={styles.outcome}>
        {right ? "Right" : "Missed"}, back {dayWords(dueDay)}
      </p>
    </>
  );
}
