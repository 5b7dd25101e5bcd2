import type { ScoreEstimate } from "@sat/contract";
import { skillPhrase } from "@sat/item";
import { useScore } from "../../question/score/use-score.ts";
import { Card } from "../../ui/card.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./score-card.module.css";
import { ScoreLine } from "../../question/score/score-line.tsx";

/** What the learner would score: the whole exam first, then each section. */
export function ScoreCard() {
  const { data, isError, isFetching, refetch } = useScore();
  return (
    <Card aria-labelledby="score">
      <h2 id="score">Estimated score</h2>
      {data !== undefined && (
        <div className={styles.scores}>
          <Estimate name="Whole exam" estimate={data.total} least={400} most={1600} />
          {data.sections.map((estimate) => (
            <Estimate
              key={estimate.section}
              name={estimate.section}
              estimate={estimate}
              least={200}
              most={800}
            />
          ))}
        </div>
      )}
      {data === undefined && isError && !isFetching && (
        <LoadFailure
          offline="The estimate of your score needs a connection."
          onAgain={() => void refetch()}
        >
          Failed to load the estimate of your score. Please try again.
        </LoadFailure>
      )}
      {data === undefined && (!isError || isFetching) && (
        <Skeleton label="Loading the estimate of your score..." lines={[60, 100]} />
      )}
    </Card>
  );
}

interface EstimateProps {
  readonly name: string;
  readonly estimate: ScoreEstimate;
  /** The ends of the scale. */
  readonly least: number;
  readonly most: number;
}

function Estimate({ name, estimate, least, most }: EstimateProps) {
  const { range, answers, narrowedBy } = estimate;
  const skills = LIST.format(narrowedBy.slice(0, 2).map(skillPhrase));
  return (
    <section className={styles.estimate}>
      <h3>{name}</h3>
      {range === null ? (
        <p>
          No estimate yet: {tooFew(answers)}. Questions on {skills} would help most.
        </p>
      ) : (
        <>
          <ScoreLine {...range} least={least} most={most} />
          <p>
            <strong>
              Estimate: {range.low} to {range.high}.
            </strong>{" "}
            Rests on {restsOn(answers)}. Questions on {skills} would narrow it most.
          </p>
        </>
      )}
    </section>
  );
}

const LIST = new Intl.ListFormat("en-US");

function restsOn(answers: number): string {
  return answers === 1 ? "1 answer" : `${answers.toLocaleString("en-US")} answers`;
}

function tooFew(answers: number): string {
  return answers === 1 ? "1 answer says too little" : `${restsOn(answers)} say too little`;
}
