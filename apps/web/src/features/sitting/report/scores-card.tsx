import type { SittingReport } from "@sat/contract";
import { ScoreLine } from "../../../question/score/score-line.tsx";
import { Card } from "../../../ui/card.tsx";
import styles from "./report.module.css";

type Section = SittingReport["sections"][number];
type Reason = Section["reasons"][number];

/** Why a range is as wide as it is, as the rest of a sentence. */
const REASONS: Readonly<Record<Reason, string>> = {
  "few-questions": "it rests on few questions",
  uncalibrated: "how hard some of them are is not known from answers yet",
  "end-of-scale": "it lies near the end of the scale, where questions tell little apart",
};

const LIST = new Intl.ListFormat("en-US");

interface ScoresCardProps {
  /** Of both sections, or of the only one. */
  readonly total: SittingReport["score"];
  readonly sections: readonly Section[];
}

/** The estimated scores, as ranges on their scales. */
export function ScoresCard({ total, sections }: ScoresCardProps) {
  return (
    <Card aria-labelledby="scores">
      <h2 id="scores">Estimated score</h2>
      <div className={styles.scores}>
        {total !== null && sections.length > 1 && (
          <section className={styles.score}>
            <h3>Total</h3>
            <ScoreLine {...total} least={400} most={1600} />
            <p>
              <strong>{rangeOf(total)}.</strong> The sum of the sections.
            </p>
          </section>
        )}
        {sections.map((each) => (
          <SectionScore key={each.section} section={each} />
        ))}
      </div>
      {sections.some(({ score }) => score !== null) && (
        <p className={styles.about}>
          These are estimates, not official scores. The true value lies within the range nine times
          in ten.
        </p>
      )}
    </Card>
  );
}

function SectionScore({ section }: { readonly section: Section }) {
  const { section: name, score, reasons, scored, right } = section;
  const rests = `${right} of ${scored} scored questions right.`;
  return (
    <section className={styles.score}>
      <h3>{name}</h3>
      {score === null ? (
        <p>
          No estimate: {scored} scored questions say too little. {rests}
        </p>
      ) : (
        <>
          <ScoreLine {...score} least={200} most={800} />
          <p>
            <strong>{rangeOf(score)}.</strong> {rests}
            {reasons.length > 0 &&
              ` The range is wide because ${LIST.format(reasons.map((each) => REASONS[each]))}.`}
          </p>
        </>
      )}
    </section>
  );
}

function rangeOf({ estimate, low, high }: NonNullable<SittingReport["score"]>): string {
  // Next to nobody whose score is not at the end of the scale has it so.
  if (low === high) return `About ${estimate}, at the end of the scale`;
  return `About ${estimate}, between ${low} and ${high}`;
}
