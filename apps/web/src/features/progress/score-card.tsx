import type { ScoreEstimate } from "@sat/contract";
import { skillPhrase } from "@sat/item";
import { useScore } from "../../question/score/use-score.ts";
import { Card } from "../../ui/card.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./score-card.module.css";
import { restsOn } from "../../question/score/rests-on.ts";
import { ScoreLine } from "../../question/score/score-line.tsx";

/** What the learner would score: the whole exam first, then each section. */
export function ScoreCard() {
  const { data, isError, isFetching, refetch } = useScore();
  return (
    <Card aria-labelledby="score">
      <h2 id="score">Estimated score</h2>
      {data !== undefined && (
        <div className={styles.scores}>
          <Estimate
            name="Whole exam"
            estimate={data.total}
            reports={data.reports}
            least={400}
            most={1600}
          />
          {data.sections.map((estimate) => (
            <Estimate
              key={estimate.section}
              name={estimate.section}
              estimate={estimate}
              reports={data.reports}
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
  /** How many score reports of the exam it rests on, too. */
  readonly reports: number;
  /** The ends of the scale. */
  readonly least: number;
  readonly most: number;
}

function Estimate({ name, estimate, reports, least, most }: EstimateProps) {
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
            Rests on {restsOn(answers, reports)}. Questions on {skills} would narrow it most.
          </p>
        </>
      )}
    </section>
  );
}

const LIST = new Intl.ListFormat("en-US");

function tooFew(answers: number): string {
  return `${restsOn(answers, 0)} ${answers === 1 ? "says" : "say"} too little`;
}
