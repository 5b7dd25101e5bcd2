import type { SkillProgress } from "@sat/contract";
import { SKILLS } from "@sat/item";
import { Card } from "../../../ui/card.tsx";
import styles from "./placement.module.css";

/** So many of each are named. */
const NAMED = 3;

/** The learner's strongest skills so far, and the weakest. */
export function SkillsApart({ skills }: { readonly skills: readonly SkillProgress[] }) {
  const known = skills
    .filter(({ estimate }) => estimate.answers > 0)
    .toSorted((one, other) => other.estimate.mean - one.estimate.mean);
  // With few, none is to be named as both.
  const named = Math.min(NAMED, Math.floor(known.length / 2));
  if (named === 0) return null;
  return (
    <div className={styles.pair}>
      <SkillList title="Going well" skills={known.slice(0, named)} />
      <SkillList title="Worth your time" skills={known.slice(-named).toReversed()} />
    </div>
  );
}

interface SkillListProps {
  readonly title: string;
  readonly skills: readonly SkillProgress[];
}

function SkillList({ title, skills }: SkillListProps) {
  return (
    <Card aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.skills}>
        {skills.map(({ skill }) => (
          <li key={skill}>{SKILLS[skill].name}</li>
        ))}
      </ul>
    </Card>
  );
}
