import type { SkillProgress, Trend } from "@sat/contract";
import { SKILLS } from "@sat/item";
import { dayOf } from "../../lib/day-of.ts";
import { answersIn, share } from "./share.ts";
import styles from "./skills-card.module.css";

/** Stands where there is nothing to tell. */
const NOTHING = "–";

const TRENDS: Readonly<Record<Trend, string>> = {
  better: "↗ Better",
  steady: "→ Steady",
  worse: "↘ Worse",
};

/** A skill of the table, with what its level rests on. */
export function SkillRow({ row }: { readonly row: SkillProgress }) {
  const { skill, step, answers, trend, lastAnsweredAt, pace, examPace } = row;
  const { name, domain } = SKILLS[skill];
  return (
    <tr>
      <th scope="row" className={styles.skill}>
        {answers === 0 ? (
          <>
            {name}
            <span className={styles.domain}>{domain}</span>
          </>
        ) : (
          <details>
            <summary>
              {name}
              <span className={styles.domain}>{domain}</span>
            </summary>
            <Explanation row={row} />
          </details>
        )}
      </th>
      <td className={styles.level}>{step === null ? NOTHING : <Level step={step} />}</td>
      <td className={styles.right}>{answers === 0 ? NOTHING : `${share(row)} of ${answers}`}</td>
      <td className={styles.trend}>{trend === null ? NOTHING : TRENDS[trend]}</td>
      <td className={styles.last}>{lastAnsweredAt === null ? NOTHING : dayOf(lastAnsweredAt)}</td>
      <td className={styles.pace}>{pace === null ? NOTHING : `${pace} s of ${examPace} s`}</td>
    </tr>
  );
}

const STEPS = [1, 2, 3, 4, 5, 6, 7];

function Level({ step }: { readonly step: number }) {
  return (
    <>
      <span className={styles.steps} aria-hidden="true">
        {STEPS.map((each) => (
          <span key={each} data-reached={each <= step} />
        ))}
      </span>
      <span className={styles.step}>{step} of 7</span>
    </>
  );
}

function Explanation({ row }: { readonly row: SkillProgress }) {
  const { step, estimate, recentAnswers, recentRight, trend, lastAnsweredAt, pace, examPace } = row;
  const { mean, spread, answers } = estimate;
  return (
    <ul className={styles.explanation}>
      {step !== null && (
        <li>
          {mean.toFixed(1)} ± {spread.toFixed(1)} from {answersIn(answers)}, where 0 is the middle
          of all learners
        </li>
      )}
      <li>
        {recentRight} of the latest {recentAnswers} right
      </li>
      {trend !== null && <li>The latest ten against the ten before: {trend}</li>}
      {pace !== null && (
        <li>
          {pace} s a question, by the middle of the latest; the exam has {examPace} s
        </li>
      )}
      {lastAnsweredAt !== null && <li>Last answered {dayOf(lastAnsweredAt)}</li>}
    </ul>
  );
}
